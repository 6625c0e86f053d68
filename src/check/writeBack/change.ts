import type { Offer } from '../../domain/data.ts';
import { daysBetween } from '../../domain/dates.ts';
import type { Verdict } from '../verdict/verdict.ts';

/** The fields to write into an offer; a field that is left out stays. */
export type OfferChange = Partial<Pick<Offer, 'url' | 'in_stock' | 'price' | 'last_checked'>>;

/** When to write. */
export interface ChangeRules {
  priceJumpRatio: number;
  acceptPriceJumps: boolean;
  restampDays: number;
}

/** Price and stock of a verdict, and when the shop said so: RFC 3339 in UTC, to the second. */
export interface Seen extends Pick<Verdict, 'in_stock' | 'price'> {
  at: string;
  /** The address to which the shop permanently moved the product, if it is to be written. */
  movedTo?: string | null;
}

export interface PlannedOfferChange {
  /** Null if nothing is to be written. */
  change: OfferChange | null;
  /** Why an observed value is not written. */
  held: string | null;
  /** Whether every value that will be in the data was seen at this time. */
  confirmed: boolean;
}

const unchanged: PlannedOfferChange = { change: null, held: null, confirmed: false };

/** The change that a verdict makes to a stored offer. A null in the verdict changes nothing. */
export function planChange(
  offer: Pick<Offer, 'link' | 'in_stock' | 'price' | 'last_checked'>,
  seen: Seen,
  rules: ChangeRules,
): PlannedOfferChange {
  const { in_stock, price, at, movedTo = null } = seen;
  if (offer.link === 'search' || (in_stock === null && price === null)) return unchanged;
  const jump = price === null ? null : findPriceJump(offer.price, price, rules);
  // If the price belongs to another product, so does the stock.
  if (jump !== null) return { ...unchanged, held: jump };
  // The date applies to both price and stock: it may not vouch for a value that was not seen on that day.
  const priceSeen = price !== null || offer.price === null;
  const stockSeen = in_stock !== null || offer.in_stock === null;
  const confirmed = priceSeen && stockSeen;
  if (price !== null && price !== offer.price && !stockSeen) {
    return { ...unchanged, held: `the price is ${price} now, but nothing says whether it is in stock` };
  }
  const change: OfferChange = {
    ...(movedTo !== null && { url: movedTo }),
    ...(in_stock !== null && in_stock !== offer.in_stock && { in_stock }),
    ...(price !== null && price !== offer.price && { price }),
  };
  if (confirmed && mustStamp(offer.last_checked, change, rules, at)) {
    change.last_checked = stampAs(offer.last_checked, at);
  }
  return { change: Object.keys(change).length === 0 ? null : change, held: null, confirmed };
}

/** A message about a price jump beyond the ratio, or null. */
export function findPriceJump(
  stored: number | null,
  seen: number,
  { priceJumpRatio, acceptPriceJumps }: Pick<ChangeRules, 'priceJumpRatio' | 'acceptPriceJumps'>,
): string | null {
  if (stored === null || stored <= 0 || acceptPriceJumps) return null;
  const ratio = Math.max(seen / stored, stored / seen);
  return ratio > priceJumpRatio ? `the price jumped from ${stored} to ${seen}` : null;
}

/**
 * Whether any stored value was seen later than at, because another run finished meanwhile. Times after now
 * come from a wrong clock and are ignored.
 */
export function isOutdated(at: string, stored: readonly (string | null | undefined)[], now: string): boolean {
  return stored.some(
    (time) => time != null && time > at.slice(0, time.length) && time <= now.slice(0, time.length),
  );
}

function mustStamp(
  stored: string | null,
  change: OfferChange,
  { restampDays }: ChangeRules,
  at: string,
): boolean {
  if (stored === null) return true;
  if (stampAs(stored, at) === stored) return false;
  const days = daysBetween(stored, at);
  // A date after the present one comes from a wrong clock.
  return Object.keys(change).length > 0 || days >= restampDays || days < 0;
}

/** A date remains a date, a time remains a time. */
function stampAs(stored: string | null, at: string): string {
  return stored?.includes('T') === true ? at : at.slice(0, 10);
}
