import { rankedExpansions, unrankedExpansions } from '../domain/ranking.ts';
import {
  guidesPerSearchPart,
  indexTerms,
  searchEntries,
  type SearchIndex,
  type TermParts,
} from '../domain/search.ts';
import type { GuideEntry } from './publishedGuides.ts';

export function guidesOfPart(guides: readonly GuideEntry[], number: number): readonly GuideEntry[] {
  return guides.slice((number - 1) * guidesPerSearchPart, number * guidesPerSearchPart);
}

/** Every term of the index with the numbers of its parts: in order, and cut into as many parts as the index has. */
export function termParts(guides: readonly GuideEntry[]): TermParts[] {
  const count = Math.ceil(guides.length / guidesPerSearchPart);
  const found = new Map<string, Set<number>>();
  for (let number = 1; number <= count; number += 1) {
    const index = searchIndex(guidesOfPart(guides, number));
    const texts = searchEntries(index).flatMap(({ title, text, tags }) => [title, text, ...tags]);
    for (const term of [...texts, ...index.coming].flatMap(indexTerms)) {
      const parts = found.get(term);
      if (parts === undefined) found.set(term, new Set([number]));
      else parts.add(number);
    }
  }
  const terms = [...found.keys()].sort();
  const size = Math.ceil(terms.length / count);
  return Array.from({ length: count }, (_, part) =>
    Object.fromEntries(
      terms.slice(part * size, (part + 1) * size).map((term) => [term, [...(found.get(term) ?? [])]]),
    ),
  );
}

export function searchIndex(guides: readonly GuideEntry[]): SearchIndex {
  return {
    guides: guides.map(({ guide, game, path }) => ({
      name: guide.name,
      href: path,
      text: game.title === guide.name ? '' : game.title,
      tags: game.tags,
      mechanisms: game.mechanisms.filter((mechanism) => !game.tags.includes(mechanism)),
      boxes: [
        ...rankedExpansions(game, guide).map(({ expansion }) => expansion),
        ...unrankedExpansions(game),
      ].map(({ title, slug, seo_title }) => ({ title, anchor: slug, text: seo_title ?? '' })),
    })),
    coming: [...new Set(guides.flatMap(comingOf))].sort(),
  };
}

/** Titles of guides that a guide announces. */
function comingOf({ guide }: GuideEntry): string[] {
  return guide.related_guides.flatMap(({ available, title }) => (available ? [] : title));
}
