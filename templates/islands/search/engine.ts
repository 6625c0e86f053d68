import MiniSearch from 'minisearch';
import {
  comingTitle,
  indexTerms,
  isBeginning,
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
const maxPlaces = 10;

/** found is the best first; exact is false where it is only near to what was asked for. */
export interface SearchResult {
  found: readonly Found[];
  exact: boolean;
  /** The title of a game that has no guide yet and that the query asks for. */
  coming: string | null;
  /** false where parts of the index that may have more were not looked through. */
  isAll: boolean;
}

/** Finds guides and boxes of the indexes that were added. */
export interface Engine {
  add: (index: SearchIndex) => void;
  find: (query: string) => SearchResult;
}

/**
 * Every word of the query must be met, also as a beginning. Where nothing meets them, a word that no word begins with
 * is taken for a slip, and where still nothing does, one of the longer words is enough.
 */
export function createEngine(): Engine {
  const entries: SearchEntry[] = [];
  const coming: string[] = [];
  let sorted: string[] = [];
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
      boostDocument: (id: number) => 1.5 / (1 + Math.min(entries[id]?.place ?? 0, maxPlaces) / maxPlaces),
    },
  });
  const known = (term: string) => sorted.some((word) => word.startsWith(term));
  // Each word may stand for several that it was perhaps meant to be.
  const match = (terms: readonly (readonly string[])[], combineWith: 'AND' | 'OR') =>
    engine.search({
      combineWith,
      queries: terms.map((meant, place) => ({
        combineWith: 'OR',
        queries: [...meant],
        prefix: (term: string) => isBeginning(term, place === terms.length - 1),
      })),
    });
  const find = (query: string): SearchResult => {
    const typed = searchTerms(query);
    const nothing = { found: [], exact: true, coming: comingTitle(query, coming), isAll: true };
    if (typed.length === 0) return nothing;
    const alone = (terms: readonly string[]) => terms.map((term) => [term]);
    const meant = typed.map((term) => {
      const near = known(term) ? [] : nearestTerms(term, sorted);
      return near.length > 0 ? near : [term];
    });
    const steps = [
      () => match(alone(joinedTerms(query)), 'AND'),
      () => match(alone(typed), 'AND'),
      () => match(meant, 'AND'),
      () =>
        match(
          meant.filter(([term = '']) => term.length > 2),
          'OR',
        ),
    ];
    for (const [place, step] of steps.entries()) {
      const found = step().flatMap(({ id, terms }) => {
        const entry = entries[Number(id)];
        return entry === undefined ? [] : [{ entry, terms: new Set(terms) }];
      });
      // The last step leaves out words that were asked for.
      if (found.length > 0)
        return { ...nothing, found, exact: place < steps.length - 1 || typed.length === 1 };
    }
    return nothing;
  };
  return {
    find,
    add: (index) => {
      const added = searchEntries(index);
      engine.addAll(
        added.map(({ title, guide, tags, text }, at) => ({
          id: entries.length + at,
          title,
          guide,
          tags: tags.join(' '),
          text,
        })),
      );
      entries.push(...added);
      coming.push(...index.coming);
      sorted = [...words].sort();
    },
  };
}
