import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Offer } from '../../domain/data.ts';
import { addDays, isRealDate } from '../../domain/dates.ts';
import { byText, groupBy } from '../../domain/lists.ts';
import type { PricePoint } from '../../domain/priceHistory.ts';
import { unreadable } from '../load/findFiles.ts';
import { readIfThere, TooLarge, shownPath } from '../load/readFile.ts';

const header = 'date,offer,price,currency,stock';
const currencies: readonly Offer['currency'][] = ['USD', 'GBP', 'EUR'];
const line = /^(\d{4}-\d\d-\d\d),([a-z0-9]+(?:-[a-z0-9]+)*),(\d{1,5}(?:\.\d{1,2})?)?,([A-Z]{3}),(in|out)?$/;
/** Older days are compacted to the last line of each offer and month. */
const keptDays = 365;

export function parseHistory(text: string): { points: PricePoint[]; damaged: number[] } {
  const rows = rowsOf(text).map((row, index) => ({ row, line: index + 1, point: parseLine(row) }));
  const damaged = rows.filter(({ row, point }) => point === null && row !== header);
  return {
    points: rows.flatMap(({ point }) => point ?? []).sort(byText(({ date }) => date)),
    damaged: damaged.map(({ line }) => line),
  };
}

/** Keeps damaged lines. restarted: offers whose older lines are of another page. */
export function addToHistory(
  text: string,
  seen: readonly PricePoint[],
  today: string,
  restarted: ReadonlySet<string> = new Set(),
): string {
  const old = text === '' ? [header] : rowsOf(text);
  const rows = old.filter((row) => {
    const { date = today, offer = '' } = parseLine(row) ?? {};
    // A day after today comes from a wrong clock and would keep out everything until then.
    return date <= today && !restarted.has(offer);
  });
  const points = rows.flatMap((row) => parseLine(row) ?? []).sort(byText(({ date }) => date));
  const added = seen.flatMap((point) => {
    const before = points.filter(({ offer }) => offer === point.offer);
    if (!isNew(point, before)) return [];
    points.push(point);
    return [formatPoint(point)];
  });
  if (added.length === 0 && rows.length === old.length) return text;
  return `${[...compact(rows, today), ...added].join('\n')}\n`;
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

/** Keeps the last price and stock of each offer and old month. */
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

const maxBytes = 10_000_000;

export function historyFileOf(dir: string, game: string): string {
  return path.join(dir, 'state', 'history', `${game}.csv`);
}

/** Empty if there is no file. Rejects with the system’s error, or with TooLarge. */
export async function readHistory(file: string): Promise<string> {
  return (await readIfThere(file, maxBytes)) ?? '';
}

/** Offer ids are unique among all games, so a renamed game keeps its history in the old file. */
export async function loadHistory(
  dir: string,
): Promise<{ history: Map<string, PricePoint[]>; diagnostics: Diagnostic[] }> {
  const folder = path.dirname(historyFileOf(dir, ''));
  const all: PricePoint[][] = [];
  const diagnostics: Diagnostic[] = [];
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.csv')).sort()) {
    const file = path.join(folder, name);
    let text: string;
    try {
      text = await readHistory(file);
    } catch (error) {
      const why = error instanceof TooLarge ? historyTooLarge(file, error.size) : unreadable(file, error);
      diagnostics.push({ ...why, severity: 'warning' });
      continue;
    }
    const { points, damaged } = parseHistory(text);
    all.push(points);
    diagnostics.push(...damaged.map((line) => describeDamagedLine(file, line)));
  }
  const history = groupBy(all.flat().sort(byText(({ date }) => date)), ({ offer }) => offer);
  return { history, diagnostics };
}

/** size in bytes. */
export function historyTooLarge(file: string, size: number): Diagnostic {
  const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
  const message = `This price history is ${megabytes(size)}, larger than the limit of ${megabytes(maxBytes)}, so it is ignored and no price is added.`;
  const hint = 'Restore the file from git, or delete its oldest lines.';
  return diagnostic('check/history-too-large', shownPath(file), message, hint);
}

function describeDamagedLine(file: string, line: number): Diagnostic {
  const message = 'No check wrote this line, so it is ignored.';
  const hint = 'Restore the line from git, or delete it.';
  return diagnostic('check/history-damaged', { file: shownPath(file), line, column: 1 }, message, hint);
}
