import type { Offer, Retailer } from './data.ts';
import { formatDate } from './dates.ts';
import { formatPrice, regionCurrency } from './offers.ts';

/** What Amazon’s API says of an offer. Its terms allow it to be kept and shown for 24 hours. */
export interface AmazonPrice {
  offer: string;
  asin: string;
  /** When the API answered, RFC 3339 in UTC to the second. */
  at: string;
  /** null: out of stock. */
  price: number | null;
  in_stock: boolean | null;
  /** A third-party seller; null for Amazon itself. */
  seller: string | null;
}

export interface AmazonFile {
  details: string;
  prices: readonly { offer: string; at: string; text: string }[];
}

export const amazonDay = 24 * 60 * 60 * 1000;

/** Required next to a price or availability, or behind a link. */
export const amazonSentence =
  'Product prices and availability are accurate as of the date/time indicated and are subject to change. Any price and availability information displayed on Amazon at the time of purchase will apply to the purchase of this product.';

/** now: ms since the epoch. A price from the future comes from a wrong clock. */
export function isYoung(at: string, now: number): boolean {
  const age = now - Date.parse(at);
  return age >= 0 && age < amazonDay;
}

export const amazonHosts: Record<Offer['region'], string> = { US: 'amazon.com', UK: 'amazon.co.uk' };

export function isAmazon({ hosts, region }: Pick<Retailer, 'hosts' | 'region'>): boolean {
  return hosts.includes(amazonHosts[region]);
}

export function asinOf({ url, link }: Pick<Offer, 'url' | 'link'>): string | null {
  const [, asin] = /\/(?:dp|gp\/product)\/([A-Z0-9]{10})(?:[/?#]|$)/.exec(url) ?? [];
  return link === 'product' && asin !== undefined ? asin : null;
}

/** "$24.99 at Amazon, in stock, November 28, 2026, 3:23 AM UTC". */
export function amazonText(
  { price, in_stock: inStock, seller, at }: AmazonPrice,
  { region, shop }: { region: Offer['region']; shop: string },
): string {
  const amount = price === null ? 'Out of stock' : formatPrice(price, regionCurrency[region]);
  return [
    `${amount} at ${shop}`,
    ...(seller === null ? [] : [`sold by ${seller}`]),
    ...(price !== null && inStock === true ? ['in stock'] : []),
    formatDate(at),
    timeOf(at),
  ].join(', ');
}

function timeOf(at: string): string {
  const hour = Number(at.slice(11, 13));
  return `${hour % 12 || 12}:${at.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'} UTC`;
}
