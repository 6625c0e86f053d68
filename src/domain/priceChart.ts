import { addDays, daysBetween, formatDate } from './dates.ts';
import { formatPrice } from './offers.ts';
import { historyDays, type PriceSummary } from './priceHistory.ts';
import type { Offer } from './data.ts';

/** With fewer prices a line shows no trend. */
export const chartPrices = 3;
const pixelsPerDay = 2;
const height = 40;
const margin = 4;

/** A line of prices over 90 days, in the units of its own box. label describes its range, start and end. */
export interface PriceChart {
  width: number;
  height: number;
  /** The d of an SVG path; a new piece begins after days without a price. */
  path: string;
  usualY: number | null;
  end: { x: number; y: number };
  label: string;
}

/** Null if there are fewer than three dated prices. */
export function priceChart(
  { days, changes, usual }: PriceSummary,
  currency: Offer['currency'],
  today: string,
): PriceChart | null {
  const [first, last] = [days[0], days.at(-1)];
  if (changes.length < chartPrices || first === undefined || last === undefined) return null;
  const start = addDays(today, 1 - historyDays);
  const amounts = days.map(({ amount }) => amount);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const x = (date: string) => daysBetween(start, date) * pixelsPerDay;
  const y = (amount: number) =>
    Math.round(margin + ((high - amount) / (high - low || 1)) * (height - 2 * margin));
  let path = '';
  for (const [index, { date, amount }] of days.entries()) {
    const before = days[index - 1];
    const isNext = before !== undefined && addDays(before.date, 1) === date;
    if (!isNext) path += `M${x(date)} ${y(amount)}`;
    else if (before.amount !== amount) path += `V${y(amount)}`;
    const after = days[index + 1];
    if (after?.amount !== amount || addDays(date, 1) !== after.date) path += `H${x(date) + pixelsPerDay}`;
  }
  const price = (amount: number) => formatPrice(amount, currency);
  const [from = '', now = ''] = [changes[0], changes.at(-1)].map(
    (change) => change && `${price(change.amount)} from ${formatDate(change.date)}`,
  );
  return {
    width: historyDays * pixelsPerDay,
    height,
    path,
    usualY: usual === null ? null : y(usual),
    end: { x: x(last.date) + pixelsPerDay, y: y(last.amount) },
    label: `${changes.length} prices between ${price(low)} and ${price(high)}: ${from}, ${now}, last seen ${formatDate(last.date)}`,
  };
}
