import { readPage } from '../read/readPage.ts';

/** One row of a folder's truth.json: the correct reading of a saved page. */
export interface TruthRow {
  file: string;
  url: string;
  retailer: string;
  in_stock: boolean | null;
  prices: readonly number[];
  currency: 'USD' | 'GBP' | 'EUR' | undefined;
  /** As labeled, even if no offer has this currency. */
  iso: string | null;
}

export interface JudgedRow {
  file: string;
  stock: Mark;
  price: Mark;
  currency: Mark;
  said: string;
  expected: string;
  evidence: string;
}

/** none: there is nothing to read, and nothing was read. */
export type Mark = 'right' | 'wrong' | 'not read' | 'none';

/** The rows of a truth.json; null if it is invalid. */
export function parseTruth(data: unknown): TruthRow[] | null {
  if (!Array.isArray(data)) return null;
  const rows = data.map(parseRow);
  return rows.every((row) => row !== null) ? rows : null;
}

function parseRow(row: unknown): TruthRow | null {
  if (typeof row !== 'object' || row === null) return null;
  const field = (name: string): unknown => Object.getOwnPropertyDescriptor(row, name)?.value;
  const [file, url, retailer, stock, price, accepted, currency] = [
    'file',
    'url',
    'retailer',
    'in_stock',
    'price',
    'prices_accepted',
    'currency',
  ].map(field);
  if (typeof file !== 'string' || typeof url !== 'string') return null;
  const all: unknown[] = [price, ...(Array.isArray(accepted) ? (accepted as unknown[]) : [])];
  return {
    file,
    url,
    retailer: typeof retailer === 'string' ? retailer : 'Other',
    in_stock: typeof stock === 'boolean' ? stock : null,
    prices: [...new Set(all.filter((amount) => typeof amount === 'number'))],
    currency: currency === 'USD' || currency === 'GBP' || currency === 'EUR' ? currency : undefined,
    iso: typeof currency === 'string' ? currency : null,
  };
}

/**
 * Reads a saved page as if it had arrived at a time, in ms since the epoch, and compares the reading with the
 * label.
 */
export function judgeRow(row: TruthRow, html: string, at: number): JudgedRow {
  const { url, retailer, currency } = row;
  const reading = readPage(html, { url, status: 200, retailer, currency, at });
  const { in_stock, price } = reading;
  return {
    file: row.file,
    stock: markOf(in_stock === null, row.in_stock === null, in_stock === row.in_stock),
    price: markOf(price === null, row.prices.length === 0, price !== null && row.prices.includes(price)),
    currency: markOf(reading.currency === null, row.iso === null, reading.currency === row.iso),
    said: `${String(in_stock)} ${String(price)} ${reading.currency ?? ''}`.trim(),
    expected: `${String(row.in_stock)} ${row.prices.join('|') || 'null'} ${row.iso ?? ''}`.trim(),
    evidence: reading.evidence.join('; '),
  };
}

/** A statement is wrong if the label has none. */
function markOf(unread: boolean, unlabeled: boolean, agrees: boolean): Mark {
  if (unread) return unlabeled ? 'none' : 'not read';
  return agrees && !unlabeled ? 'right' : 'wrong';
}
