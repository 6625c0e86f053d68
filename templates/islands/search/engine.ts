import MiniSearch, { type SearchResult as SearchHit } from 'minisearch';
import {
  askedPlayers,
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

export interface Found {
  entry: SearchEntry;
  terms: ReadonlySet<string>;
}

/** Boxes from this position on have equal weight: half of their guide's. */
const maxPlaces = 10;

/** found is sorted, best first; exact is false for approximate matches. */
export interface SearchResult {
  found: readonly Found[];
  exact: boolean;
  /** The title of a matching game that has no guide yet. */
  coming: string | null;
}

/** What people write for a word that guides use. */
const sameMeaning: Readonly<Record<string, string>> = {
  kid: 'family',
  kids: 'family',
  child: 'family',
  children: 'family',
};

export type Search = (query: string) => SearchResult;

/** Every word must match or begin one of the entry; else unknown words count as typos; else one longer word is enough. */
export function createEngine(index: SearchIndex): Search {
  const entries = searchEntries(index);
  const words = new Set<string>();
  const engine = new MiniSearch<Record<'title' | 'guide' | 'tags' | 'text', string> & { id: number }>({
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
      // Of boxes that match equally, the one to buy first comes first.
      boostDocument: (id: number) => 1.5 / (1 + Math.min(entries[id]?.place ?? 0, maxPlaces) / maxPlaces),
    },
  });
  engine.addAll(
    entries.map(({ title, guide, tags, text, words: hidden }, id) => ({
      id,
      title,
      guide,
      tags: tags.join(' '),
      text: `${text} ${hidden}`,
    })),
  );
  const sorted = [...words].sort();
  const known = (term: string) => sorted.some((word) => word.startsWith(term));
  // Each word may be a misspelling of several known ones.
  const match = (terms: readonly (readonly string[])[], combineWith: 'AND' | 'OR') =>
    engine.search({
      combineWith,
      queries: terms.map((meant, place) => ({
        combineWith: 'OR',
        queries: [...meant],
        prefix: (term: string) => isBeginning(term, place === terms.length - 1),
      })),
    });
  return (query) => {
    const nothing = { found: [], exact: true, coming: comingTitle(query, index.coming) };
    const { players, others } = askedPlayers(searchTerms(query));
    const seats = ({ entry }: Found) =>
      players === null ||
      (entry.players !== null && entry.players[0] <= players && players <= entry.players[1]);
    if (players !== null && others.length === 0) {
      const found = entries.map((entry) => ({ entry, terms: new Set<string>() })).filter(seats);
      return { ...nothing, found: found.sort((a, b) => bySeats(players, a.entry, b.entry)) };
    }
    if (others.length === 0) return nothing;
    const joined = joinedTerms(players === null ? query : others.join(' '));
    const alone = (terms: readonly string[]) => terms.map((term) => [term]);
    const meant = others.map((term) => {
      const near = known(term) ? [] : [sameMeaning[term] ?? nearestTerms(term, sorted)].flat();
      return near.length > 0 ? near : [term];
    });
    const long = meant.filter(([term = '']) => term.length > 2);
    const exact = [() => match(alone(joined), 'AND'), () => match(alone(others), 'AND')];
    // Who asks for a game without a guide by its name means no other game.
    const near = nothing.coming === null ? [() => match(meant, 'AND'), () => match(long, 'OR')] : [];
    const steps = [...exact, ...near];
    for (const [place, step] of steps.entries()) {
      const ranked = step().flatMap((result, at) => {
        const entry = entries[Number(result.id)];
        return entry === undefined ? [] : [{ entry, result, order: orderOf(entry, result, joined, at) }];
      });
      const found = ranked
        .sort((a, b) => a.order - b.order)
        .map(({ entry, result }) => ({ entry, terms: new Set(result.terms) }))
        .filter(seats);
      if (found.length > 0) return { ...nothing, found, exact: place < exact.length };
    }
    return nothing;
  };
}

/** Guides before boxes; those with the fewest seats to spare first. */
function bySeats(players: number, a: SearchEntry, b: SearchEntry): number {
  // Of two with as many, the one that needs more players.
  const spare = ({ players: seats }: SearchEntry) =>
    seats === null ? Infinity : (seats[1] - players) * 100 + players - seats[0];
  const isBox = ({ kind }: SearchEntry) => Number(kind === 'box');
  return isBox(a) - isBox(b) || spare(a) - spare(b) || a.place - b.place;
}

/** at is the position by score. A guide named in the query comes first, with its boxes in buying order; then guides with the tag. */
function orderOf(entry: SearchEntry, { match }: SearchHit, terms: readonly string[], at: number): number {
  const isIn = (field: string) =>
    Object.values(match).filter((fields) => fields.includes(field)).length >= terms.length;
  if (isIn('guide')) return searchTerms(entry.title).join() === terms.join() ? -2000 : entry.place - 1000;
  return entry.kind === 'guide' && isIn('tags') ? at : at + 10_000;
}
