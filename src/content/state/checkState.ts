import type { Offer } from '../../domain/data.ts';

/** The checker's state of an offer. Times are RFC 3339 in UTC, to the second. */
export interface OfferState {
  /** The address that this state belongs to; there is no state for any other. */
  url: string;
  /** When it was last checked, whatever the result. */
  checked: string;
  verdict: string;
  attempts: number;
  /** Nights in a row on which its link failed, and when the last of them was counted. */
  strikes: number;
  struck: string | null;
  seen: Sight | null;
}

/** Price and stock in the data, and when the shop was last seen to say the same. */
export interface Sight extends Pick<Offer, 'currency' | 'price' | 'in_stock'> {
  at: string;
}

/** By offer id. */
export type CheckState = ReadonlyMap<string, OfferState>;

/** Parses the text of data/state/checks.json; null if we did not write it. */
export function parseCheckState(text: string): CheckState | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(data) || data['version'] !== 1 || !isObject(data['offers'])) return null;
  const entries = Object.entries(data['offers']);
  return entries.every((entry): entry is [string, OfferState] => isOfferState(entry[1]))
    ? new Map(entries)
    : null;
}

/** Sorted by id, one field a line, so that diffs are small. */
export function formatCheckState(state: CheckState): string {
  const entries = [...state].sort(([a], [b]) => (a < b ? -1 : 1));
  const offers = Object.fromEntries(
    entries.map(([id, { url, checked, verdict, attempts, strikes, struck, seen }]) => [
      id,
      { url, checked, verdict, attempts, strikes, struck, seen: seen && orderSight(seen) },
    ]),
  );
  return `${JSON.stringify({ version: 1, offers }, null, 2)}\n`;
}

function orderSight({ at, currency, price, in_stock }: Sight): Sight {
  return { at, currency, price, in_stock };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOfferState(value: unknown): value is OfferState {
  if (!isObject(value)) return false;
  const { url, checked, verdict, attempts, strikes, struck, seen } = value;
  return (
    [url, verdict].every((field) => typeof field === 'string') &&
    isTime(checked) &&
    [attempts, strikes].every((count) => Number.isSafeInteger(count) && Number(count) >= 0) &&
    (struck === null || isTime(struck)) &&
    (seen === null || isSight(seen))
  );
}

function isSight(value: unknown): value is Sight {
  if (!isObject(value)) return false;
  const { at, currency, price, in_stock } = value;
  return (
    isTime(at) &&
    typeof currency === 'string' &&
    (price === null || typeof price === 'number') &&
    (in_stock === null || typeof in_stock === 'boolean')
  );
}

function isTime(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}
