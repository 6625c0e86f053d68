import MiniSearch from 'minisearch';
import {
  indexTerms,
  searchEntries,
  searchTerms,
  type SearchEntry,
  type SearchIndex,
} from '../../../src/domain/search.ts';
import { nearestTerm } from '../../../src/domain/spelling.ts';

/** A thing that was found, and the words of it that the query met. */
export interface Found {
  entry: SearchEntry;
  terms: ReadonlySet<string>;
}

/** Finds guides and boxes, the best first. */
export type Engine = (query: string) => Found[];

/**
 * Every word of the query must be met, the last of them and all others also as beginnings. Where nothing meets them,
 * a word that no word begins with is taken for a slip, and where still nothing does, one of the words is enough.
 */
export function buildEngine(index: SearchIndex): Engine {
  const entries = searchEntries(index);
  const words = new Set<string>();
  const engine = new MiniSearch<{ id: number; title: string; guide: string; tags: string; text: string }>({
    fields: ['title', 'guide', 'tags', 'text'],
    processTerm: (term) => {
      words.add(term);
      return term;
    },
    tokenize: indexTerms,
    searchOptions: {
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      prefix: true,
      boost: { title: 4, guide: 2, tags: 2 },
      boostDocument: (id: number) => (entries[id]?.kind === 'guide' ? 1.5 : 1),
    },
  });
  engine.addAll(
    entries.map(({ title, guide, tags, text }, id) => ({ id, title, guide, tags: tags.join(' '), text })),
  );

  const find = (terms: readonly string[], combineWith: 'AND' | 'OR') =>
    engine.search(terms.join(' '), { combineWith });
  return (query) => {
    const typed = searchTerms(query);
    if (typed.length === 0) return [];
    const sorted = [...words].sort();
    const known = (term: string) => sorted.some((word) => word.startsWith(term));
    const meant = typed.map((term) => (known(term) ? term : (nearestTerm(term, sorted) ?? term)));
    const steps = [
      () => find(typed, 'AND'),
      () => find(meant, 'AND'),
      () => find(meant, 'OR'),
    ];
    for (const step of steps) {
      const found = step().flatMap(({ id, terms }) => {
        const entry = entries[Number(id)];
        return entry === undefined ? [] : [{ entry, terms: new Set(terms) }];
      });
      if (found.length > 0) return found;
    }
    return [];
  };
}
