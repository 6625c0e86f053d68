import type { Offer } from '../domain/data.ts';
import { daysBetween } from '../domain/dates.ts';
import type { Verdict } from './verdict.ts';

/** What to write into an offer; a field that is left out stays. */
export type Change = Partial<Pick<Offer, 'in_stock' | 'price' | 'last_checked'>>;

/** When to write. at: when the page was seen, RFC 3339 in UTC. */
export interface ChangeRules {
  priceJumpRatio: number;
  acceptPriceJumps: boolean;
  restampDays: number;
  at: string;
}

export interface PlannedChange {
  /** Null where nothing is to be written. */
  change: Change | null;
  /** Why something that was seen is not written. */
  held: string | null;
  /** Whether what will stand in the data was seen at this time. */
  confirmed: boolean;
}

const nothing: PlannedChange = { change: null, held: null, confirmed: false };

/** What a verdict changes in an offer as it is stored. Null in the verdict changes nothing. */
export function planChange(
  offer: Pick<Offer, 'link' | 'in_stock' | 'price' | 'last_checked'>,
  verdict: Pick<Verdict, 'in_stock' | 'price'>,
  rules: ChangeRules,
): PlannedChange {
  const { in_stock, price } = verdict;
  if (offer.link === 'search' || (in_stock === null && price === null)) return nothing;
  const jump = price === null ? null : findPriceJump(offer.price, price, rules);
  // A price that is another product's makes the stock another product's too.
  if (jump !== null) return { ...nothing, held: jump };
  const change: Change = {
    ...(in_stock !== null && in_stock !== offer.in_stock && { in_stock }),
    ...(price !== null && price !== offer.price && { price }),
  };
  // The date stands beside the price: without one seen now, an older price would pass for a new one.
  const confirmed = price !== null || offer.price === null;
  if (confirmed && mustStamp(offer.last_checked, change, rules)) {
    change.last_checked = stampAs(offer.last_checked, rules.at);
  }
  return { change: Object.keys(change).length === 0 ? null : change, held: null, confirmed };
}

/** Says how a price jumped beyond the ratio, or null. */
export function findPriceJump(
  stored: number | null,
  seen: number,
  { priceJumpRatio, acceptPriceJumps }: Pick<ChangeRules, 'priceJumpRatio' | 'acceptPriceJumps'>,
): string | null {
  if (stored === null || stored <= 0 || acceptPriceJumps) return null;
  const ratio = Math.max(seen / stored, stored / seen);
  return ratio > priceJumpRatio ? `the price jumped from ${stored} to ${seen}` : null;
}

function mustStamp(stored: string | null, change: Change, { restampDays, at }: ChangeRules): boolean {
  if (stored === null) return true;
  if (stampAs(stored, at) === stored) return false;
  return Object.keys(change).length > 0 || daysBetween(stored, at) >= restampDays;
}

/** A date stays a date, a time a time. */
function stampAs(stored: string | null, at: string): string {
  return stored?.includes('T') === true ? `${at.slice(0, 19)}Z` : at.slice(0, 10);
}
