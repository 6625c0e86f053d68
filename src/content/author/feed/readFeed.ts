import { parse } from 'csv-parse/sync';
import type { Offer } from '../../../domain/data.ts';
import { isRealDate } from '../../../domain/dates.ts';
import { readGtin } from '../../../domain/gtin.ts';

/** A product of a shop’s feed. null: unknown or ambiguous. */
export interface FeedRow {
  line: number;
  title: string;
  url: string;
  gtin: string | null;
  price: number | null;
  currency: Offer['currency'] | null;
  in_stock: boolean | null;
  date: string | null;
  evidence: string;
  /** A person’s decision: "wingspan/oceania", "wingspan" for the base game, "-" for none. */
  box: string;
  isNew: boolean;
}

export interface DoubtfulRow {
  row: FeedRow;
  why: string;
  candidates: string[];
}

export interface Feed {
  rows: FeedRow[];
  /** Line numbers of rows with an unclosed quote. */
  unreadable: number[];
}

const delimiters = [',', ';', '\t', '|'];
const maxLinesOfRow = 20;
// Far more than a shop’s feed has.
const maxLines = 1_000_000;

/** The rows of a feed, or why the file is not one. */
export function readFeed(text: string): Feed | { refused: string } {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/, maxLines + 1);
  if (lines.length > maxLines) return { refused: 'It has more than a million lines.' };
  for (const delimiter of delimiters) {
    const header = readCells(lines.slice(0, 1), delimiter) ?? [];
    const columns = findColumns(header);
    if (columns('title').length > 0 && columns('url').length > 0)
      return readRows(lines, delimiter, columns, header.length);
  }
  return { refused: 'Its first line has no column for the title or the address of a product.' };
}

function readRows(lines: readonly string[], delimiter: string, columns: FeedColumns, width: number): Feed {
  const feed: Feed = { rows: [], unreadable: [] };
  for (let at = 1; at < lines.length; at += 1) {
    if (lines[at]?.trim() === '') continue;
    let end = at + 1;
    let cells = readCells(lines.slice(at, end), delimiter);
    while (cells === null && end < lines.length && end - at < maxLinesOfRow) {
      end += 1;
      cells = readCells(lines.slice(at, end), delimiter);
    }
    // Otherwise the quote of another row closed it.
    if (cells === null || (end > at + 1 && cells.length !== width)) {
      feed.unreadable.push(at + 1);
      continue;
    }
    feed.rows.push(...rowOf(cells, columns, at + 1));
    at = end - 1;
  }
  return feed;
}

/** Null if a quote is not closed. */
function readCells(lines: readonly string[], delimiter: string): string[] | null {
  try {
    const rows: unknown = parse(lines.join('\n'), {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
    });
    const row: unknown = Array.isArray(rows) && rows.length === 1 ? rows[0] : null;
    return Array.isArray(row) ? row.map(String) : null;
  } catch {
    return null;
  }
}

function rowOf(cells: readonly string[], columns: FeedColumns, line: number): FeedRow[] {
  const of = (field: keyof typeof names) =>
    columns(field)
      .map((index) => cells[index]?.trim() ?? '')
      .find((cell) => cell !== '') ?? '';
  const [title, url] = [of('title'), of('url')];
  if (title === '' || url === '') return [];
  const price = of('price');
  const date = of('date').slice(0, 10);
  return [
    {
      line,
      title,
      url,
      gtin: readGtin(of('gtin')),
      price: readAmount(price),
      currency: readCurrency(of('currency')) ?? readCurrency(price),
      in_stock: readStock(of('stock')),
      date: /^\d{4}-\d\d-\d\d$/.test(date) && isRealDate(date) ? date : null,
      evidence: of('evidence'),
      box: of('box'),
      isNew: /^(?:new)?$/i.test(of('condition')),
    },
  ];
}

/** Reads "24.99", "24,99", "£24.99" and "24.99 GBP"; null for anything less clear. */
function readAmount(text: string): number | null {
  const bare = text.replace(/^(?:[A-Z]{3}|[£$€])\s*|\s*(?:[A-Z]{3}|[£$€])$/g, '').replace(',', '.');
  const amount = /^\d{1,4}(?:\.\d{1,2})?$/.test(bare) ? Number(bare) : 0;
  return amount > 0 ? amount : null;
}

function readCurrency(text: string): Offer['currency'] | null {
  const found = /(?:^|[^A-Z])(USD|GBP|EUR)(?:$|[^A-Z])/.exec(text)?.[1];
  if (found === 'USD' || found === 'GBP' || found === 'EUR') return found;
  return text.includes('£') ? 'GBP' : text.includes('€') ? 'EUR' : null;
}

function readStock(text: string): boolean | null {
  if (/^(?:1|true|yes|y|in[ _-]?stock|https?:\/\/schema\.org\/InStock)$/i.test(text)) return true;
  if (/^(?:0|false|no|n|out[ _-]?of[ _-]?stock|https?:\/\/schema\.org\/OutOfStock)$/i.test(text))
    return false;
  return null;
}

/**
 * Column names in lower case without signs, in order of preference: our own table; Google Merchant and CJ (title, link,
 * sale_price); Awin (product_name, merchant_deep_link, search_price).
 */
const names = {
  title: ['title', 'productname', 'name'],
  url: ['url', 'merchantdeeplink', 'link', 'producturl', 'linkurl', 'buyurl', 'deeplink', 'awdeeplink'],
  gtin: ['gtin', 'productgtin', 'ean', 'upc'],
  price: ['saleprice', 'searchprice', 'price', 'storeprice', 'retailprice'],
  currency: ['currency', 'currencycode'],
  stock: ['instock', 'availability', 'stockstatus'],
  condition: ['condition'],
  date: ['date', 'lastupdated'],
  evidence: ['evidence'],
  box: ['box'],
};

/** Columns of each field; the first column that is not empty counts. */
type FeedColumns = (field: keyof typeof names) => readonly number[];

function findColumns(header: readonly string[]): FeedColumns {
  const known = header.map((name) =>
    name
      .toLowerCase()
      .replace(/^\s*g:/, '')
      .replace(/[\s_-]+/g, ''),
  );
  const columns = new Map<string, number[]>();
  for (const [field, wanted] of Object.entries(names))
    columns.set(
      field,
      wanted.map((name) => known.indexOf(name)).filter((column) => column !== -1),
    );
  return (field) => columns.get(field) ?? [];
}

const header = 'box candidates why title url gtin price currency in_stock date evidence'.split(' ');

/** A table for a person, who fills in the box column and imports it again. */
export function doubtfulText(rows: readonly DoubtfulRow[]): string {
  const lines = rows.map(({ row, why, candidates }) => [
    '',
    candidates.join(' or '),
    why,
    row.title,
    row.url,
    row.gtin ?? '',
    row.price ?? '',
    row.currency ?? '',
    row.in_stock === null ? '' : row.in_stock ? 'yes' : 'no',
    row.date ?? '',
    row.evidence,
  ]);
  return [header, ...lines]
    .map((cells) => `${cells.map((cell) => cellText(String(cell))).join(',')}\n`)
    .join('');
}

function cellText(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
