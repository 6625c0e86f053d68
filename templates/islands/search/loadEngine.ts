import {
  guidesPerSearchPart,
  indexUse,
  searchIndexPath,
  searchPartPath,
  searchTermsPath,
  type SearchIndex,
  type TermParts,
} from '../../../src/domain/search.ts';
import { createEngine, type SearchResult } from './engine.ts';
import { choosePlan } from './choosePlan.ts';

const timeoutMs = 10_000;
/** So many parts of an index are loaded at once, and so often, until a query finds something. */
const partsAtOnce = 4;
const rounds = 3;
/** What is typed within this time loads nothing for the beginning of it. Milliseconds. */
const typingMs = 150;

/** Looks for a query. place: that of a guide, counted from 0, whose neighbors have to be among what is looked through. */
export type Search = (query: string, place?: number | null) => Promise<SearchResult>;

let kept: { search: Search; at: number } | null = null;
let fetching: Promise<Search> | null = null;

/** The search over the site's index, which is fetched on first use and kept in memory. Rejects where it cannot be had. */
export async function loadEngine(): Promise<Search> {
  const use = kept === null ? 'fetch' : indexUse(performance.now() - kept.at);
  if (kept === null || use === 'fetch') return fetchEngine();
  // A stale index is used where no newer one can be loaded.
  if (use === 'use and fetch') fetchEngine().catch(() => undefined);
  return kept.search;
}

function fetchEngine(): Promise<Search> {
  fetching ??= fetchJson(searchIndexPath)
    .then((index) => {
      kept = { search: searchOf(index as SearchIndex, fetchJson), at: performance.now() };
      return kept.search;
    })
    .finally(() => {
      fetching = null;
    });
  return fetching;
}

/** The search over an index; load gets the JSON of its parts by their path. */
export function searchOf(index: SearchIndex, load: (path: string) => Promise<unknown>): Search {
  const engine = createEngine();
  const { parts: starts } = index;
  if (starts === undefined) {
    engine.add(index);
    return (query) => Promise.resolve(engine.find(query));
  }
  const loaded = new Map<string, Promise<unknown>>();
  const once = (path: string): Promise<unknown> => {
    const known = loaded.get(path) ?? load(path);
    loaded.set(path, known);
    // What could not be had is asked for again.
    known.catch(() => loaded.delete(path));
    return known;
  };
  const added = new Set<number>();
  let asked = 0;
  const addParts = async (parts: readonly number[]): Promise<void> => {
    const indexes = await Promise.all(parts.map((part) => once(searchPartPath(part))));
    for (const [at, part] of parts.entries()) {
      if (added.has(part)) continue;
      added.add(part);
      engine.add(indexes[at] as SearchIndex);
    }
  };
  return async (query, place = null) => {
    asked += 1;
    const turn = asked;
    await new Promise((resolve) => setTimeout(resolve, typingMs));
    if (turn !== asked) return { ...engine.find(query), isAll: false };
    const own = place === null ? 1 : Math.floor(place / guidesPerSearchPart) + 1;
    const plan = await choosePlan(
      query,
      starts,
      (number) => once(searchTermsPath(number)) as Promise<TermParts>,
    );
    let result: SearchResult | null = null;
    for (let round = 0; round < rounds; round += 1) {
      const parts = plan.slice(round * partsAtOnce, (round + 1) * partsAtOnce);
      if (round > 0 && parts.length === 0) break;
      // Where no part has the words, those of the page or the first ones are near enough.
      await addParts(place !== null || plan.length === 0 ? [...new Set([own, ...parts])] : parts);
      result = engine.find(query);
      if (result.found.length > 0 && result.exact) break;
    }
    return { ...(result ?? engine.find(query)), isAll: plan.every((part) => added.has(part)) };
  };
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
