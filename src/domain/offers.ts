/** What a page says about an offer, and in which order offers stand. Commission plays no part. */
import type { Offer, Retailer } from './data.ts';
import { addDays, dayOf, daysBetween } from './dates.ts';

export type Stock = 'in' | 'out' | 'unknown';

/** An offer with the shop it names. */
export interface ShopOffer {
  offer: Offer;
  retailer: Retailer;
}

const symbols: Record<Offer['currency'], string> = { USD: '$', GBP: '£', EUR: '€' };

/** "$35" or "£17.99". */
export function formatPrice(price: number, currency: Offer['currency']): string {
  return symbols[currency] + (Number.isInteger(price) ? `${price}` : price.toFixed(2));
}

/** A search link never has a known stock. */
export function stockOf(offer: Pick<Offer, 'in_stock' | 'link'>): Stock {
  if (offer.link === 'search' || offer.in_stock === null) return 'unknown';
  return offer.in_stock ? 'in' : 'out';
}

/**
 * The price to show, or null for "Price varies": none is known, the link is a search, or the price was seen
 * longer ago than the shop's price_max_age_days.
 */
export function shownPrice({ offer, retailer }: ShopOffer, today: string): number | null {
  if (offer.link === 'search' || offer.price === null || offer.last_checked === null) return null;
  const age = daysBetween(offer.last_checked, today);
  return age >= 0 && age <= retailer.price_max_age_days && retailer.price_max_age_days > 0
    ? offer.price
    : null;
}

/** The last day on which the price may be shown, or null where none is known. */
export function priceUntil({ offer, retailer }: ShopOffer): string | null {
  return offer.last_checked === null ? null : addDays(offer.last_checked, retailer.price_max_age_days);
}

/** In the order in which their offers stand. */
export const regions: readonly Offer['region'][] = ['US', 'UK'];
const stocks: readonly Stock[] = ['in', 'unknown', 'out'];

/** By region, in stock, priority, id. */
export function orderOffers(offers: readonly ShopOffer[]): ShopOffer[] {
  return [...offers].sort(
    ({ offer: a }, { offer: b }) =>
      regions.indexOf(a.region) - regions.indexOf(b.region) ||
      stocks.indexOf(stockOf(a)) - stocks.indexOf(stockOf(b)) ||
      a.priority - b.priority ||
      (a.id < b.id ? -1 : 1),
  );
}

/**
 * At most `limit` offers, in order. Each region gives its first before any gives its second, so that readers
 * of every region find a shop.
 */
export function chooseOffers(offers: readonly ShopOffer[], limit: number): ShopOffer[] {
  const ordered = orderOffers(offers);
  const turn = new Map(
    regions.flatMap((region) =>
      ordered
        .filter(({ offer }) => offer.region === region)
        .map((shopOffer, index) => [shopOffer, index] as const),
    ),
  );
  const chosen = new Set(
    [...ordered].sort((a, b) => (turn.get(a) ?? 0) - (turn.get(b) ?? 0)).slice(0, Math.max(0, limit)),
  );
  return ordered.filter((shopOffer) => chosen.has(shopOffer));
}

/** Known, fresh, in-stock prices of one currency (that of the first), in order; none where nothing is known. */
export function bestDeals(offers: readonly ShopOffer[], today: string, limit: number): ShopOffer[] {
  const known = orderOffers(offers).filter(
    (shopOffer) => stockOf(shopOffer.offer) === 'in' && shownPrice(shopOffer, today) !== null,
  );
  return known.filter(({ offer }) => offer.currency === known[0]?.offer.currency).slice(0, limit);
}

/** The name that readers see; a shop without hosts of its own is named by the link's host. */
export function retailerName({ offer, retailer }: ShopOffer): string {
  return retailer.hosts.length > 0 ? retailer.name : new URL(offer.url).hostname.replace(/^www\./, '');
}

/** The link with our affiliate parameter or wrapper; the plain one where none is configured. */
export function affiliateUrl({ offer, retailer }: ShopOffer): string {
  const { affiliate } = retailer;
  if (affiliate === undefined) return offer.url;
  if ('wrapper' in affiliate) return affiliate.wrapper.replace('{url}', () => encodeURIComponent(offer.url));
  const url = new URL(offer.url);
  url.searchParams.set(affiliate.parameter, affiliate.value);
  return url.href;
}

/** The day on which price and stock were seen, or null. */
export function checkedDay(offer: Pick<Offer, 'last_checked'>): string | null {
  return offer.last_checked === null ? null : dayOf(offer.last_checked);
}
