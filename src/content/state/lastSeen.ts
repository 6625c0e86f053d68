import type { Offer } from '../../domain/data.ts';
import type { OfferState, Sight } from './checkState.ts';

type Claim = Pick<Offer, 'url' | 'currency' | 'price' | 'in_stock' | 'last_checked'>;

/**
 * When an offer's price and stock were last confirmed: the later of the data's and the checker's dates, at
 * most today (YYYY-MM-DD). The checker's date counts only for the exact values that it saw, so that neither a
 * manual correction nor a run that was killed between two files gets the date of another value.
 */
export function lastSeen(offer: Claim, state: OfferState | undefined, today: string): string | null {
  const { last_checked } = offer;
  // Without a date the data claims nothing, and there is nothing to confirm.
  if (last_checked === null || state?.url !== offer.url || state.seen === null) return last_checked;
  const { at } = state.seen;
  if (!saysTheSame(state.seen, offer) || at.slice(0, 10) > today) return last_checked;
  return at.slice(0, last_checked.length) > last_checked ? at : last_checked;
}

/** Whether the observed values are those that an offer claims. */
export function saysTheSame(seen: Omit<Sight, 'at'>, offer: Omit<Sight, 'at'>): boolean {
  return seen.currency === offer.currency && seen.price === offer.price && seen.in_stock === offer.in_stock;
}
