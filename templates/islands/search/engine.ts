import MiniSearch from 'minisearch';
import {
  indexTerms,
  joinedTerms,
  searchEntries,
  searchTerms,
  type SearchEntry,
  type SearchIndex,
} from '../../../src/domain/search.ts';
import { nearestTerms } from '../../../src/domain/spelling.ts';

/** A thing that was found, and the words of it that the query met. */
export interface Found {
  entry: SearchEntry;
  terms: ReadonlySet<string>;
}

/** From this place on boxes weigh alike: half as much as their guide. */
const mostPlaces = 10;

/** Finds guides and boxes, the best first. */
export type Engine = (query: string) => Found[];

/**
 * Every word of the query must be met, also as a beginning. Where nothing meets them, a word that no word begins with
 * is taken for a slip, and where still nothing does, one of the longer words is enough.
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
      boost: { title: 4, guide: 2, tags: 2, text: 0.5 },
      // Of boxes that fit alike, the one to buy first comes first.
      boostDocument: (id: number) => 1.5 / (1 + Math.min(entries[id]?.place ?? 0, mostPlaces) / mostPlaces),
    },
  });
  engine.addAll(
    entries.map(({ title, guide, tags, text }, id) => ({ id, title, guide, tags: tags.join(' '), text })),
  );

  const sorted = [...words].sort();
  const known = (term: string) => sorted.some((word) => word.startsWith(term));
  // Each word may stand for several that it was perhaps meant to be.
  const find = (terms: readonly (readonly string[])[], combineWith: 'AND' | 'OR') =>
    engine.search({
      combineWith,
      queries: terms.map((meant, place) => ({
        combineWith: 'OR',
        queries: [...meant],
        // Of a word that the reader has left, one or two letters are no beginning.
        prefix: (term: string) => place === terms.length - 1 || term.length > 2,
      })),
    });
  return (query) => {
    const typed = searchTerms(query);
    if (typed.length === 0) return [];
    const alone = (terms: readonly string[]) => terms.map((term) => [term]);
    const meant = typed.map((term) => {
      const near = known(term) ? [] : nearestTerms(term, sorted);
      return near.length > 0 ? near : [term];
    });
    const steps = [
      () => find(alone(joinedTerms(query)), 'AND'),
      () => find(alone(typed), 'AND'),
      () => find(meant, 'AND'),
      () =>
        find(
          meant.filter(([term = '']) => term.length > 2),
          'OR',
        ),
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
