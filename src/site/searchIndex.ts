import {
  type SearchIndex,
  type TermParts,
  guidesPerSearchPart,
  indexTerms,
  searchEntries,
  searchIndexPath,
  searchPartPath,
  searchTermsPath,
} from '../domain/search.ts';
import type { SiteContext } from './context.ts';
import type { PlannedFile } from './planned.ts';
import { rankedExpansions, unrankedExpansions } from '../domain/ranking.ts';
import type { GuideEntry } from './publishedGuides.ts';

/**
 * The data of the search box: every published guide in index order, its boxes in buying order. One file, or parts for
 * many guides: a browser then looks up the words of a query among the terms and loads the parts that have them.
 */
export function searchIndexFiles({ guides }: SiteContext): PlannedFile[] {
  const jsonFile = (path: string, make: () => unknown): PlannedFile => ({
    path: path.slice(1),
    produce: () => `${JSON.stringify(make())}\n`,
  });
  const count = Math.ceil(guides.length / guidesPerSearchPart);
  if (count <= 1) return [jsonFile(searchIndexPath, () => searchIndex(guides))];
  const terms = termParts(guides);
  return [
    jsonFile(searchIndexPath, () => directory(terms)),
    ...terms.map((_, index) =>
      jsonFile(searchPartPath(index + 1), () => searchIndex(guidesOfPart(guides, index + 1))),
    ),
    ...terms.map((part, index) => jsonFile(searchTermsPath(index + 1), () => part)),
  ];
}

function directory(terms: readonly TermParts[]): SearchIndex {
  return { guides: [], coming: [], parts: terms.map((part) => Object.keys(part).sort()[0] ?? '') };
}

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
