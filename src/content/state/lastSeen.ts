import type { Offer } from '../../domain/data.ts';
import type { OfferState, Sight } from './checkState.ts';

type Claim = Pick<Offer, 'url' | 'currency' | 'price' | 'in_stock' | 'last_checked'>;

/**
 * When an offer's price and stock were last seen to be what the data says: the later of what the data and the checker
 * say, at most today (YYYY-MM-DD). The checker's word counts only for the very values that it saw, so that neither a
 * correction by hand nor a run that died between two files gets the date of something else.
 */
export function lastSeen(offer: Claim, state: OfferState | undefined, today: string): string | null {
  const { last_checked } = offer;
  // Without a date the data claims nothing, and there is nothing to confirm.
  if (last_checked === null || state?.url !== offer.url || state.seen === null) return last_checked;
  const { at } = state.seen;
  if (!saysTheSame(state.seen, offer) || at.slice(0, 10) > today) return last_checked;
  return at.slice(0, last_checked.length) > last_checked ? at : last_checked;
}

/** Whether what was seen is what an offer claims. */
export function saysTheSame(seen: Omit<Sight, 'at'>, offer: Omit<Sight, 'at'>): boolean {
  return seen.currency === offer.currency && seen.price === offer.price && seen.in_stock === offer.in_stock;
}
