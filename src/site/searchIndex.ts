import type { Expansion, Game } from '../domain/data.ts';
import { rankedExpansions, unrankedExpansions } from '../domain/ranking.ts';
import {
  guidesPerSearchPart,
  indexTerms,
  searchEntries,
  searchIndexPath,
  searchPartPath,
  searchTermsPath,
  type SearchIndex,
  type TermParts,
} from '../domain/search.ts';
import type { SiteContext } from './context.ts';
import type { InputRecorder } from './inputs.ts';
import type { PlannedFile } from './planned.ts';
import type { GuideEntry } from './publishedGuides.ts';
import { tracedFile } from './tracedFile.ts';

/**
 * The data of the search box: every published guide in index order, its boxes in buying order. One file, or parts for
 * many guides: a browser then looks up the words of a query among the terms and loads the parts that have them.
 */
export function searchIndexFiles(site: SiteContext, record: InputRecorder['record']): PlannedFile[] {
  const jsonFile = (path: string, make: (from: SiteContext) => unknown) =>
    tracedFile(path, site, record, (from) => `${JSON.stringify(make(from))}\n`);
  const count = Math.ceil(site.guides.length / guidesPerSearchPart);
  if (count <= 1) return [jsonFile(searchIndexPath, ({ guides }) => searchIndex(guides))];
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return [
    jsonFile(searchIndexPath, (from) => directory(from.searchTerms())),
    ...numbers.map((number) =>
      jsonFile(searchPartPath(number), ({ guides }) => searchIndex(guidesOfPart(guides, number))),
    ),
    ...numbers.map((number) =>
      jsonFile(searchTermsPath(number), (from) => from.searchTerms()[number - 1] ?? {}),
    ),
  ];
}

function directory(terms: readonly TermParts[]): SearchIndex {
  return { guides: [], coming: [], parts: terms.map((part) => Object.keys(part).sort()[0] ?? '') };
}

function guidesOfPart(guides: readonly GuideEntry[], number: number): readonly GuideEntry[] {
  return guides.slice((number - 1) * guidesPerSearchPart, number * guidesPerSearchPart);
}

/** Every term of the index with the numbers of its parts: in order, and cut into as many parts as the index has. */
export function searchTerms(guides: readonly GuideEntry[]): TermParts[] {
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
      boxes: boxesInOrder(game).map(({ title, slug, seo_title }) => ({
        title,
        anchor: slug,
        text: seo_title ?? '',
      })),
    })),
    coming: [
      ...new Set(
        guides.flatMap(({ guide }) =>
          guide.related_guides.flatMap(({ title, available }) => (available ? [] : title)),
        ),
      ),
    ].sort(),
  };
}

function boxesInOrder(game: Game): Expansion[] {
  return [...rankedExpansions(game).map(({ expansion }) => expansion), ...unrankedExpansions(game)];
}
