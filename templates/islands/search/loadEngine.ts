import { patienceMs } from '../../../src/domain/uiLimits.ts';
import { indexUse, searchIndexPath, type SearchIndex } from '../../../src/domain/search.ts';
import { fetchEarly } from '../early.ts';
import { createEngine, type Search } from './engine.ts';

let kept: { search: Search; at: number } | null = null;
let fetching: Promise<Search> | null = null;

/** The search over the site's index, which is fetched on first use and kept in memory. Rejects if it cannot be loaded. */
export async function loadEngine(): Promise<Search> {
  const use = kept === null ? 'fetch' : indexUse(performance.now() - kept.at);
  if (kept === null || use === 'fetch') return fetchEngine();
  // A stale index is better than none.
  if (use === 'use and fetch') fetchEngine().catch(() => undefined);
  return kept.search;
}

function fetchEngine(): Promise<Search> {
  fetching ??= fetchJson(searchIndexPath)
    .then((index) => {
      kept = { search: createEngine(index as SearchIndex), at: performance.now() };
      return kept.search;
    })
    .finally(() => {
      fetching = null;
    });
  return fetching;
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetchEarly(path, AbortSignal.timeout(patienceMs));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
