/** Prices over time. Nothing here orders or recommends a box. */
import type { Offer, Retailer } from './data.ts';
import { addDays, daysBetween } from './dates.ts';
import { byText } from './lists.ts';

/** A change of an offer. A value that is null was not seen that day, so the earlier one still applies. */
export interface PricePoint extends Pick<Offer, 'price' | 'currency'> {
  /** YYYY-MM-DD. */
  date: string;
  offer: string;
  stock: boolean | null;
}

export interface DayPrice {
  date: string;
  amount: number;
}

export interface PriceSummary {
  /** The lowest price of the last 90 days, and the latest day that had it. */
  lowest: DayPrice;
  /** The median over the days with a known price; null if there are fewer than 30. */
  usual: number | null;
  /** The price on the first known day and every change after it, oldest first. The first may date from before the 90 days. */
  changes: readonly DayPrice[];
  days: readonly DayPrice[];
}

export const historyDays = 90;
const usualDays = 30;
export const dropPercent = 10;

/** Shops such as Amazon allow a price to be shown for a day only, so old ones are not kept. */
export function keepsHistory(retailer: Pick<Retailer, 'price_history' | 'price_max_age_days'>): boolean {
  return retailer.price_history ?? retailer.price_max_age_days > 1;
}

/** The points of one offer, oldest first, and the last day on which it was seen. */
export interface OfferHistory {
  points: readonly PricePoint[];
  seenUntil: string;
}

/**
 * The last 90 days of a box in one currency; null if no price is known. A price counts until the next one or until it was
 * last seen, but not on days without stock.
 */
export function summarizePrices(
  offers: readonly OfferHistory[],
  currency: Offer['currency'],
  today: string,
): PriceSummary | null {
  const start = addDays(today, 1 - historyDays);
  const best = new Map<string, number>();
  for (const { points, seenUntil } of offers) {
    const until = seenUntil < today ? seenUntil : today;
    for (const [date, amount] of pricesByDay(points, currency, start, until)) {
      best.set(date, Math.min(amount, best.get(date) ?? amount));
    }
  }
  const days = [...best].map(([date, amount]) => ({ date, amount })).sort(byText(({ date }) => date));
  const [first] = days;
  if (first === undefined) return null;
  const changes = days.filter(({ amount }, index) => days[index - 1]?.amount !== amount);
  return {
    lowest: days.reduce((lowest, day) => (day.amount <= lowest.amount ? day : lowest), first),
    usual: days.length < usualDays ? null : medianOf(days.map(({ amount }) => amount)),
    changes: [
      { ...first, date: first.date === start ? firstDayOf(first, offers, currency) : first.date },
      ...changes.slice(1),
    ],
    days,
  };
}

/** Whole percent below the usual price; null if it is not a good price. */
export function dropOf(price: number, usual: number | null): number | null {
  if (usual === null) return null;
  // In cents, so that 10% of 29.90 is exact.
  const [cents, usualCents] = [Math.round(price * 100), Math.round(usual * 100)];
  const percent = Math.floor(((usualCents - cents) * 100) / usualCents);
  return percent >= dropPercent ? percent : null;
}

/** The day since which the lowest price has been what it was on a day, without a break. */
function firstDayOf(
  { date, amount }: DayPrice,
  offers: readonly OfferHistory[],
  currency: Offer['currency'],
): string {
  const lowestOn = (day: string) =>
    Math.min(
      ...offers.flatMap(({ points, seenUntil }) =>
        day > seenUntil ? [] : pricesByDay(points, currency, day, day).map(([, price]) => price),
      ),
    );
  // The lowest price can change only on these days.
  const turns = offers
    .flatMap(({ points, seenUntil }) => [...points.map((point) => point.date), addDays(seenUntil, 1)])
    .filter((day) => day < date)
    .sort()
    .reverse();
  const change = turns.findIndex((day) => lowestOn(day) !== amount);
  return (change === -1 ? turns.at(-1) : turns[change - 1]) ?? date;
}

/** The price of each day from start to end on which the offer was not out of stock. */
function pricesByDay(
  points: readonly PricePoint[],
  currency: Offer['currency'],
  start: string,
  end: string,
): [date: string, amount: number][] {
  const prices: [string, number][] = [];
  let price: number | null = null;
  let stock: boolean | null = null;
  for (const [index, point] of points.entries()) {
    price = point.currency === currency ? (point.price ?? price) : null;
    stock = point.stock ?? stock;
    const next = points[index + 1]?.date;
    const last = next === undefined || next > end ? end : addDays(next, -1);
    if (price === null || stock === false) continue;
    const from = point.date < start ? start : point.date;
    for (let left = daysBetween(from, last), date = from; left >= 0; left -= 1, date = addDays(date, 1)) {
      prices.push([date, price]);
    }
  }
  return prices;
}

/** The lower of the two in the middle, so it is a real price. */
function medianOf(amounts: readonly number[]): number {
  const sorted = [...amounts].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
