/** The total price of a list of boxes, computed from dated prices and never stored. */
import type { ListPrice, Offer } from './data.ts';
import {
  checkedDay,
  orderOffers,
  priceUntil,
  retailerName,
  shownPrice,
  stockOf,
  type ShopOffer,
} from './offers.ts';

export interface PricedBox {
  title: string;
  offers: readonly ShopOffer[];
  /** Without old ones and those at launch. */
  listPrices: readonly ListPrice[];
}

export interface PathCost {
  parts: readonly { title: string; amount: number }[];
  missing: readonly string[];
  total: number;
  currency: Offer['currency'];
  /** The first and the last day of the prices; a list price may have a month. */
  from: string;
  to: string;
  /** until: the last day on which all of the shop's prices may be shown. Null for list prices. */
  at: { shop: string; until: string } | null;
}

interface BoxPrice {
  title: string;
  amount: number;
  currency: Offer['currency'];
  day: string;
}

interface ShopPrice extends BoxPrice {
  shopOffer: ShopOffer;
  shop: string;
  until: string;
}

/** A box's prices in a region, in the order of its offers. Items out of stock have none. */
export function shopPrices(
  { title, offers }: PricedBox,
  region: Offer['region'],
  today: string,
): ShopPrice[] {
  return orderOffers(offers, today).flatMap((shopOffer) => {
    const { offer } = shopOffer;
    const amount = shownPrice(shopOffer, today);
    const day = checkedDay(offer);
    const until = priceUntil(shopOffer);
    if (amount === null || day === null || until === null) return [];
    if (offer.region !== region || stockOf(shopOffer, today) === 'out') return [];
    const shop = retailerName(shopOffer);
    return [{ title, amount, currency: offer.currency, day, until, shopOffer, shop }];
  });
}

/** The list price in that currency; null if none is known. */
export function listPriceIn({ title, listPrices }: PricedBox, currency: Offer['currency']): BoxPrice | null {
  const price = listPrices.find((known) => known.currency === currency);
  return price === undefined ? null : { title, amount: price.amount, currency, day: price.date };
}

/** The cost at the shop with prices for the most boxes; null if no shop has two. */
export function shopCost(
  boxes: readonly PricedBox[],
  region: Offer['region'],
  today: string,
): PathCost | null {
  const all = boxes.flatMap((box) => shopPrices(box, region, today));
  const costs = [...new Set(all.map(({ shop }) => shop))].flatMap((shop) => {
    const prices = all.filter((price) => price.shop === shop);
    const cost = costOf(boxes, prices);
    const until = prices.map((price) => price.until).sort()[0];
    return cost === null || until === undefined ? [] : [{ ...cost, at: { shop, until } }];
  });
  return costs.sort((a, b) => b.parts.length - a.parts.length)[0] ?? null;
}

/** The publishers' list prices in one currency; null if fewer than two are known. */
export function listCost(boxes: readonly PricedBox[], currency: Offer['currency']): PathCost | null {
  return costOf(
    boxes,
    boxes.flatMap((box) => listPriceIn(box, currency) ?? []),
  );
}

function costOf(boxes: readonly PricedBox[], prices: readonly BoxPrice[]): PathCost | null {
  const known = boxes.flatMap(({ title }) => prices.find((price) => price.title === title) ?? []);
  const [first] = known;
  if (first === undefined || known.length < 2) return null;
  const days = known.map(({ day }) => day).sort();
  return {
    parts: known.map(({ title, amount }) => ({ title, amount })),
    missing: boxes.map(({ title }) => title).filter((title) => !known.some((price) => price.title === title)),
    // In cents, so that no sum ends in a fraction of one.
    total: known.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100,
    currency: first.currency,
    from: days[0] ?? first.day,
    to: days.at(-1) ?? first.day,
    at: null,
  };
}
