import type { Offer } from '../../domain/data.ts';
import { addDays, isRealDate } from '../../domain/dates.ts';
import type { PricePoint } from '../../domain/priceHistory.ts';

const header = 'date,offer,price,currency,stock';
const currencies: readonly Offer['currency'][] = ['USD', 'GBP', 'EUR'];
const line = /^(\d{4}-\d\d-\d\d),([a-z0-9]+(?:-[a-z0-9]+)*),(\d{1,5}(?:\.\d{1,2})?)?,([A-Z]{3}),(in|out)?$/;
/** Days that are kept as they were; months that ended before are kept as one line for each offer. */
const keptDays = 365;

export interface ParsedHistory {
  /** Oldest first. */
  points: PricePoint[];
  /** Numbers of lines that no check writes, counted from 1. */
  damaged: number[];
}

/** The text of data/state/history/<game>.csv. A damaged line costs nothing but itself. */
export function parseHistory(text: string): ParsedHistory {
  const parsed: ParsedHistory = { points: [], damaged: [] };
  for (const [index, row] of rowsOf(text).entries()) {
    const point = parseLine(row);
    if (point !== null) parsed.points.push(point);
    else if (row !== header) parsed.damaged.push(index + 1);
  }
  // Two branches merged line by line leave the lines of one after those of the other.
  parsed.points.sort(byDate);
  return parsed;
}

/**
 * The text with what is new in seen at its end: a price or a stock that differs from the last one known of its offer.
 * today: YYYY-MM-DD. Months that ended over a year before it are compacted; damaged lines stay.
 */
export function addToHistory(text: string, seen: readonly PricePoint[], today: string): string {
  const old = text === '' ? [header] : rowsOf(text);
  // A day that has not come is from a wrong clock, and would keep out all that is seen until then.
  const rows = old.filter((row) => (parseLine(row)?.date ?? today) <= today);
  const points = rows.flatMap((row) => parseLine(row) ?? []).sort(byDate);
  const added = seen.flatMap((point) => {
    const before = points.filter(({ offer }) => offer === point.offer);
    if (!isNew(point, before)) return [];
    points.push(point);
    return [formatPoint(point)];
  });
  if (added.length === 0 && rows.length === old.length) return text;
  return `${[...compact(rows, today), ...added].join('\n')}\n`;
}

function byDate(a: PricePoint, b: PricePoint): number {
  return a.date < b.date ? -1 : a.date > b.date ? 1 : 0;
}

function isNew(point: PricePoint, before: readonly PricePoint[]): boolean {
  const last = before.at(-1);
  if (last === undefined) return true;
  if (point.date < last.date) return false;
  const price = before.findLast((known) => known.price !== null)?.price;
  const stock = before.findLast((known) => known.stock !== null)?.stock;
  return (
    point.currency !== last.currency ||
    (point.price !== null && point.price !== price) ||
    (point.stock !== null && point.stock !== stock)
  );
}

/** Of each offer and old month the last price and stock, at the place of the month's last line. */
function compact(rows: readonly string[], today: string): string[] {
  const oldest = addDays(today, -keptDays).slice(0, 7);
  const months = new Map<string, { at: number; point: PricePoint }>();
  const kept = new Map(rows.entries());
  for (const [at, row] of rows.entries()) {
    const point = parseLine(row);
    const month = point?.date.slice(0, 7) ?? oldest;
    if (point === null || month >= oldest) continue;
    const before = months.get(`${month} ${point.offer}`);
    if (before !== undefined) kept.delete(before.at);
    const isSameMoney = before?.point.currency === point.currency;
    const price = point.price ?? (isSameMoney ? before.point.price : null);
    const merged = { ...point, price, stock: point.stock ?? before?.point.stock ?? null };
    months.set(`${month} ${point.offer}`, { at, point: merged });
    kept.set(at, formatPoint(merged));
  }
  return [...kept].sort(([a], [b]) => a - b).map(([, row]) => row);
}

function formatPoint({ date, offer, price, currency, stock }: PricePoint): string {
  return [date, offer, price ?? '', currency, stock === null ? '' : stock ? 'in' : 'out'].join(',');
}

function parseLine(row: string): PricePoint | null {
  const [, date = '', offer = '', price, money, stock] = line.exec(row) ?? [];
  const currency = currencies.find((known) => known === money);
  const says = price !== undefined || stock !== undefined;
  if (currency === undefined || !says || !isRealDate(date) || Number(price) === 0) return null;
  return {
    date,
    offer,
    price: price === undefined ? null : Number(price),
    currency,
    stock: stock === undefined ? null : stock === 'in',
  };
}

function rowsOf(text: string): string[] {
  const rows = text.split(/\r?\n/);
  return rows.at(-1) === '' ? rows.slice(0, -1) : rows;
}
