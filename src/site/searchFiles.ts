import {
  guidesPerSearchPart,
  searchIndexPath,
  searchPartPath,
  searchTermsPath,
  type SearchIndex,
  type TermParts,
} from '../domain/search.ts';
import type { SiteContext } from './context.ts';
import type { PlannedFile } from './planned.ts';
import { guidesOfPart, searchIndex, termParts } from './searchIndex.ts';

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
