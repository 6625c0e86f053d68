import type { Offer, ListPrice } from './data.ts';
import { dayOf } from './dates.ts';
import { regionCurrency, shownPrice, stockOf, type ShopOffer } from './offers.ts';
import {
  dropOf,
  keepsHistory,
  summarizePrices,
  type OfferHistory,
  type PricePoint,
  type PriceSummary,
} from './priceHistory.ts';

/** Past prices by offer id, oldest first. */
export type PriceHistory = Pick<ReadonlyMap<string, readonly PricePoint[]>, 'get' | 'size'>;

export interface BoxPrices {
  summary: PriceSummary;
  currency: Offer['currency'];
  /** In stock and fresh; null if no shop is known to have it. */
  now: CurrentPrice | null;
}

/** drop is null if it is not a good price. since: the first day of this price, YYYY-MM-DD. */
export interface CurrentPrice {
  shopOffer: ShopOffer;
  price: number;
  drop: number | null;
  since: string;
}

export interface RememberedOffer extends OfferHistory {
  shopOffer: ShopOffer;
}

export function rememberedOffers(
  offers: readonly ShopOffer[],
  history: PriceHistory,
  region: Offer['region'],
): RememberedOffer[] {
  return offers.flatMap((shopOffer) => {
    const { offer, retailer } = shopOffer;
    const points = history.get(offer.id);
    const isKept = offer.region === region && offer.link === 'product' && keepsHistory(retailer);
    if (!isKept || points === undefined || offer.last_checked === null) return [];
    return [{ shopOffer, points, seenUntil: dayOf(offer.last_checked) }];
  });
}

/** offers: those of one box, or of the base game. Null if no price of the last 90 days is known. */
export function boxPrices(
  offers: readonly ShopOffer[],
  history: PriceHistory,
  region: Offer['region'],
  today: string,
): BoxPrices | null {
  const currency = regionCurrency[region];
  const remembered = rememberedOffers(offers, history, region);
  const summary = summarizePrices(remembered, currency, today);
  if (summary === null) return null;
  const [now] = remembered
    .flatMap(({ shopOffer, points }): CurrentPrice[] => {
      const { offer } = shopOffer;
      const price = stockOf(shopOffer, today) === 'in' ? shownPrice(shopOffer, today) : null;
      if (price === null || offer.currency !== currency) return [];
      const since =
        points.findLast((point) => point.price === price)?.date ?? dayOf(offer.last_checked ?? today);
      return [{ shopOffer, price, drop: dropOf(price, summary.usual), since }];
    })
    .sort((a, b) => a.price - b.price);
  return { summary, currency, now: now ?? null };
}

/** An older list price is shown on the box's own page only. */
const maxMonths = 18;

/** The list prices that may stand beside a shop: not older than 18 months, and not those of the release. */
export function currentListPrices(prices: readonly ListPrice[] | undefined = [], today: string): ListPrice[] {
  return prices.filter((price) => !price.at_launch && monthOf(today) - monthOf(price.date) <= maxMonths);
}

function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + (Number(date.slice(5, 7)) || 1);
}
