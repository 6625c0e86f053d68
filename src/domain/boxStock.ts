import { rememberedOffers, type PriceHistory } from './boxPrices.ts';
import type { Offer } from './data.ts';
import { daysBetween, latest } from './dates.ts';
import { retailerName, type ShopOffer, isOfferOf, priceUntil, regions, stockOf } from './offers.ts';
import type { RankedExpansion } from './ranking.ts';

/** A box without stock for this long is listed; only a person can say that it is out of print. */
export const goneDays = 60;
const newsDays = 7;

export type BoxStock =
  /** No shop has shown it in stock since that day. */
  | { kind: 'gone'; since: string }
  /** A shop got it back on `on`; nobody had it from `outSince` until then. */
  | { kind: 'back'; shop: string; on: string; outSince: string; seen: string }
  /** In stock at a shop when that was last seen. */
  | { kind: 'in'; shop: string; seen: string };

/** Days of one state of stock, from the first (YYYY-MM-DD) to the next run. */
interface StockRun {
  isIn: boolean;
  from: string;
}

export function boxStock(
  offers: readonly ShopOffer[],
  history: PriceHistory,
  region: Offer['region'],
  today: string,
): BoxStock | null {
  const shops = rememberedOffers(offers, history, region).flatMap(({ shopOffer, points, seenUntil }) => {
    const runs = runsOf(points.filter(({ date }) => date <= today));
    const last = runs.at(-1);
    return last === undefined ? [] : [{ shop: retailerName(shopOffer), runs, last, seenUntil }];
  });
  const inStock = shops.filter(({ last }) => last.isIn).sort((a, b) => (a.last.from < b.last.from ? -1 : 1));
  const [first] = inStock;
  if (first === undefined) {
    const since = latest(shops.map(({ last }) => last.from));
    return since !== undefined && daysBetween(since, today) >= goneDays ? { kind: 'gone', since } : null;
  }
  const { from: on } = first.last;
  const seen = first.seenUntil > on ? first.seenUntil : on;
  const before = shops.flatMap(({ runs }) => runs.findLast(({ from }) => from < on) ?? []);
  const outSince = latest(before.map(({ from }) => from));
  const isBack = outSince !== undefined && before.every(({ isIn }) => !isIn);
  if (isBack && daysBetween(on, today) <= newsDays)
    return { kind: 'back', shop: first.shop, on, outSince, seen };
  return daysBetween(seen, today) < goneDays ? { kind: 'in', shop: first.shop, seen } : null;
}

function runsOf(points: readonly { date: string; stock: boolean | null }[]): StockRun[] {
  const runs: StockRun[] = [];
  for (const { date, stock } of points) {
    const last = runs.at(-1);
    if (stock === null || last?.isIn === stock) continue;
    runs.push({ isIn: stock, from: date });
  }
  return runs;
}

/** How many ranked boxes are in stock in a region; until is the last day on which that may be said of any. */
export interface RegionStock {
  region: Offer['region'];
  boxes: number;
  until: string;
}

export function stockByRegion(
  ranked: readonly RankedExpansion[],
  offers: readonly ShopOffer[],
  today: string,
): RegionStock[] {
  const inStock = offers.filter((shopOffer) => stockOf(shopOffer, today) === 'in');
  return regions.flatMap((region) => {
    const here = inStock.filter(({ offer }) => offer.region === region);
    const boxes = ranked.filter(({ expansion }) => here.some(({ offer }) => isOfferOf(offer, expansion)));
    const own = here.filter(({ offer }) => boxes.some(({ expansion }) => isOfferOf(offer, expansion)));
    const until = latest(own.flatMap((shopOffer) => priceUntil(shopOffer) ?? []));
    return until === undefined ? [] : [{ region, boxes: boxes.length, until }];
  });
}
