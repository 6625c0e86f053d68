import { createHash } from 'node:crypto';
import type { OfferState } from '../../content/state/checkState.ts';
import type { StoredOffer } from './loadOffers.ts';

/** The offers to check; an omitted field does not filter. */
export interface Selection {
  game?: string | undefined;
  retailer?: string | undefined;
  shard?: { index: number; count: number } | undefined;
  /** Excludes offers checked less than this before now; both in ms. */
  maxAge?: number | undefined;
  now: number;
}

/** Every offer is in exactly one shard, and offers with the same address are in the same one. */
export function selectOffers(
  offers: readonly StoredOffer[],
  state: ReadonlyMap<string, OfferState>,
  { game, retailer, shard, maxAge, now }: Selection,
): StoredOffer[] {
  return offers.filter(({ offer, game: slug }) => {
    if (game !== undefined && slug !== game) return false;
    if (retailer !== undefined && offer.retailer !== retailer) return false;
    if (shard !== undefined && shardOf(offer.url, shard.count) !== shard.index) return false;
    const known = state.get(offer.id);
    if (maxAge === undefined || known?.url !== offer.url) return true;
    const age = now - Date.parse(known.checked);
    // A time in the future comes from a wrong clock.
    return !(age >= 0 && age < maxAge);
  });
}

function shardOf(url: string, count: number): number {
  return (createHash('sha256').update(url).digest().readUInt32BE(0) % count) + 1;
}
