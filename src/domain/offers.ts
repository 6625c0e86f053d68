/** The texts about an offer, and the order of offers. Commission plays no part. */
import type { Expansion, Offer, Retailer } from './data.ts';
import { addDays, dayOf, daysBetween } from './dates.ts';
import { listText } from './lists.ts';

export type Stock = 'in' | 'out' | 'unknown';

export interface ShopOffer {
  offer: Offer;
  retailer: Retailer;
}

const symbols: Record<Offer['currency'], string> = { USD: '$', GBP: '£', EUR: '€' };

/** "$35" or "£17.99". */
export function formatPrice(price: number, currency: Offer['currency']): string {
  return symbols[currency] + (Number.isInteger(price) ? `${price}` : price.toFixed(2));
}

/** Also unknown for a search link, and if it was seen longer ago than the shop's price_max_age_days. */
export function stockOf(shopOffer: ShopOffer, today: string): Stock {
  const { in_stock: inStock } = shopOffer.offer;
  if (inStock === null || !isFresh(shopOffer, today)) return 'unknown';
  return inStock ? 'in' : 'out';
}

/** Null for "Price varies": unknown, a search link, or seen longer ago than price_max_age_days. */
export function shownPrice(shopOffer: ShopOffer, today: string): number | null {
  return isFresh(shopOffer, today) ? shopOffer.offer.price : null;
}

function isFresh({ offer, retailer }: ShopOffer, today: string): boolean {
  if (offer.link === 'search' || offer.last_checked === null) return false;
  const age = daysBetween(offer.last_checked, today);
  return age >= 0 && age <= retailer.price_max_age_days && retailer.price_max_age_days > 0;
}

/** The last day on which price and stock may be shown, or null if none is known. */
export function priceUntil({ offer, retailer }: ShopOffer): string | null {
  return offer.last_checked === null ? null : addDays(offer.last_checked, retailer.price_max_age_days);
}

export const regions: readonly Offer['region'][] = ['US', 'UK'];

export const regionCurrency: Record<Offer['region'], Offer['currency']> = { US: 'USD', UK: 'GBP' };

const stocks: readonly Stock[] = ['in', 'unknown', 'out'];

/** By region, in stock, priority, id. */
export function orderOffers(offers: readonly ShopOffer[], today: string): ShopOffer[] {
  const ranks = new Map(offers.map((shopOffer) => [shopOffer, stocks.indexOf(stockOf(shopOffer, today))]));
  const stockRank = (shopOffer: ShopOffer) => ranks.get(shopOffer) ?? 0;
  return [...offers].sort(
    (a, b) =>
      regions.indexOf(a.offer.region) - regions.indexOf(b.offer.region) ||
      stockRank(a) - stockRank(b) ||
      a.offer.priority - b.offer.priority ||
      (a.offer.id < b.offer.id ? -1 : 1),
  );
}

/** Known, fresh, in-stock prices of a region, the lowest first; all in the currency of the first offer. */
export function bestDeals(
  offers: readonly ShopOffer[],
  region: Offer['region'],
  today: string,
  limit: number,
): ShopOffer[] {
  const known = orderOffers(offers, today).filter(
    (shopOffer) =>
      shopOffer.offer.region === region &&
      stockOf(shopOffer, today) === 'in' &&
      shownPrice(shopOffer, today) !== null,
  );
  return known
    .filter(({ offer }) => offer.currency === known[0]?.offer.currency)
    .sort((a, b) => (a.offer.price ?? 0) - (b.offer.price ?? 0))
    .slice(0, limit);
}

export function isOfferOf(offer: Offer, box: Expansion | null): boolean {
  if (box === null) return offer.item_type === 'base';
  if (box.is_base_game && offer.item_type === 'base') return true;
  if (offer.expansion_id !== box.id) return false;
  return box.retailer_offers === undefined || box.retailer_offers.includes(offer.id);
}

/** The name that readers see; a shop without hosts is named by the link's host. */
export function retailerName({ offer, retailer }: ShopOffer): string {
  return retailer.hosts.length > 0 ? retailer.name : new URL(offer.url).hostname.replace(/^www\./, '');
}

/** The link with our affiliate parameter or wrapper; the plain one if none is configured. */
export function affiliateUrl({ offer, retailer }: ShopOffer): string {
  const { affiliate } = retailer;
  if (affiliate === undefined) return offer.url;
  if ('wrapper' in affiliate) return affiliate.wrapper.replace('{url}', () => encodeURIComponent(offer.url));
  const url = new URL(offer.url);
  url.searchParams.set(affiliate.parameter, affiliate.value);
  return url.href;
}

export function earningsText(retailers: readonly Retailer[]): string {
  const names = (list: readonly Retailer[]) => listText(list.map(({ name }) => name));
  const named = retailers.filter(({ hosts }) => hosts.length > 0);
  const paying = named.filter(({ affiliate }) => affiliate !== undefined);
  const others = named.filter(({ affiliate }) => affiliate === undefined);
  if (paying.length === 0)
    return 'Today no link on this site earns anything: none of our links carries a tag.';
  const today = `Today our links to ${names(paying)} can earn a commission.`;
  return others.length === 0 ? today : `${today} Those to ${names(others)} earn nothing.`;
}

export function checkedDay(offer: Pick<Offer, 'last_checked'>): string | null {
  return offer.last_checked === null ? null : dayOf(offer.last_checked);
}
