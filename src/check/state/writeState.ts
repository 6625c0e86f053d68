import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../../platform/atomicWrite.ts';
import { formatCheckState, type OfferState } from '../../content/state/checkState.ts';
import type { ReadState } from '../../content/state/readState.ts';
import type { OfferOutcome } from '../run/runCheck.ts';
import { nextState } from './strikes.ts';
import type { SplicedOffer } from '../writeBack/spliceOffers.ts';

/**
 * Writes the state after a file of offers was written, merged with the state on disk just before; keeps a
 * copy of a damaged file. gone: ids that are no longer in the data. The caller holds the lock. Rejects with
 * the system's error.
 */
export async function writeState(
  file: string,
  { state, damaged }: ReadState,
  outcomes: readonly OfferOutcome[],
  { offers, gone }: { offers: ReadonlyMap<string, SplicedOffer>; gone: ReadonlySet<string> },
): Promise<void> {
  const next = new Map<string, OfferState>([...state].filter(([id]) => !gone.has(id)));
  for (const { stored, verdict, at, isShopSilent } of outcomes) {
    const { id, url } = stored.offer;
    const { stands = false, sight = null, change = null } = offers.get(id) ?? {};
    // An offer's state follows it to its new address.
    const visited = { url: change?.url ?? url, verdict: verdict.kind, at, sight, isShopSilent };
    if (stands) next.set(id, nextState(state.get(id), visited));
  }
  await mkdir(path.dirname(file), { recursive: true });
  if (damaged) await rename(file, `${file}.damaged`);
  await replaceFile(file, formatCheckState(next));
}
