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

/**
 * The offers that were not checked for the longest time come first. Every offer is in exactly one shard, and
 * offers with the same address are in the same one.
 */
export function selectOffers(
  offers: readonly StoredOffer[],
  state: ReadonlyMap<string, OfferState>,
  { game, retailer, shard, maxAge, now }: Selection,
): StoredOffer[] {
  const checkedAt = ({ offer }: StoredOffer) => {
    const known = state.get(offer.id);
    // A time in the future comes from a wrong clock.
    return known?.url === offer.url && Date.parse(known.checked) <= now ? known.checked : '';
  };
  const selected = offers.filter(({ offer, game: slug }) => {
    if (game !== undefined && slug !== game) return false;
    if (retailer !== undefined && offer.retailer !== retailer) return false;
    if (shard !== undefined && shardOf(offer.url, shard.count) !== shard.index) return false;
    const known = state.get(offer.id);
    if (maxAge === undefined || known?.url !== offer.url) return true;
    const age = now - Date.parse(known.checked);
    // A time in the future comes from a wrong clock.
    return !(age >= 0 && age < maxAge);
  });
  return selected
    .map((offer) => ({ offer, time: checkedAt(offer) }))
    .sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
    .map(({ offer }) => offer);
}

function shardOf(url: string, count: number): number {
  return (createHash('sha256').update(url).digest().readUInt32BE(0) % count) + 1;
}
