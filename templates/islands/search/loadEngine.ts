import { indexUse, searchIndexPath, type SearchIndex } from '../../../src/domain/search.ts';
import { buildEngine, type Engine } from './engine.ts';

const timeoutMs = 10_000;

let kept: { engine: Engine; at: number } | null = null;
let fetching: Promise<Engine> | null = null;

/** The engine over the site's index, which is fetched on first use and kept in memory. Rejects where it cannot be had. */
export async function loadEngine(): Promise<Engine> {
  const use = kept === null ? 'fetch' : indexUse(performance.now() - kept.at);
  if (kept === null || use === 'fetch') return fetchEngine();
  // A stale index is used where no newer one can be loaded.
  if (use === 'use and fetch') fetchEngine().catch(() => undefined);
  return kept.engine;
}

function fetchEngine(): Promise<Engine> {
  fetching ??= fetchIndex()
    .then((index) => {
      kept = { engine: buildEngine(index), at: performance.now() };
      return kept.engine;
    })
    .finally(() => {
      fetching = null;
    });
  return fetching;
}

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(searchIndexPath, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${searchIndexPath}: ${response.status}`);
  return (await response.json()) as SearchIndex;
}
