import {
  guidesPerSearchPart,
  searchIndexPath,
  searchPartPath,
  searchTermsPath,
  type SearchIndex,
  type TermParts,
} from '../domain/search.ts';
import type { SiteContext } from './context.ts';
import type { InputRecorder } from './inputs.ts';
import type { PlannedFile } from './planned.ts';
import { guidesOfPart, searchIndex } from './searchIndex.ts';
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
    jsonFile(searchIndexPath, (from) => directory(from.overview.searchTerms)),
    ...numbers.map((number) =>
      jsonFile(searchPartPath(number), ({ guides }) => searchIndex(guidesOfPart(guides, number))),
    ),
    ...numbers.map((number) =>
      jsonFile(searchTermsPath(number), (from) => from.overview.searchTerms[number - 1] ?? {}),
    ),
  ];
}

function directory(terms: readonly TermParts[]): SearchIndex {
  return { guides: [], coming: [], parts: terms.map((part) => Object.keys(part).sort()[0] ?? '') };
}
