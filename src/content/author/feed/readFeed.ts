import { parse } from 'csv-parse/sync';
import type { Offer } from '../../../domain/data.ts';
import { isRealDate } from '../../../domain/dates.ts';
import { readGtin } from '../../../domain/gtin.ts';
import { findColumns, type FeedColumns, type FeedField } from './feedColumns.ts';

/** A product of a shop's feed. null: the feed does not say it, or not in a form that is certain. */
export interface FeedRow {
  /** The line of the file, counted from 1. */
  line: number;
  title: string;
  url: string;
  /** Fourteen digits. */
  gtin: string | null;
  price: number | null;
  currency: Offer['currency'] | null;
  in_stock: boolean | null;
  /** YYYY-MM-DD. */
  date: string | null;
  evidence: string;
  /** A person's decision: "wingspan/oceania", "wingspan" for the base game, "-" for none of ours. */
  box: string;
  /** false for used and damaged copies. */
  isNew: boolean;
}

const delimiters = [',', ';', '\t', '|'];

/** The rows of a feed, or why the file is none. */
export function readFeed(text: string): FeedRow[] | { refused: string } {
  const [first = ''] = text.split(/\r?\n/, 1);
  for (const delimiter of delimiters) {
    const header = cellsOf(first, delimiter)[0]?.cells ?? [];
    const columns = findColumns(header);
    if (columns.has('title') && columns.has('url')) return rowsOf(text, delimiter, columns);
  }
  return { refused: 'Its first line names no column for the title and the address of a product.' };
}

function rowsOf(text: string, delimiter: string, columns: FeedColumns): FeedRow[] | { refused: string } {
  let lines: { cells: string[]; line: number }[];
  try {
    lines = cellsOf(text, delimiter);
  } catch (error) {
    return {
      refused: `It cannot be read as a table: ${error instanceof Error ? error.message : String(error)}.`,
    };
  }
  return lines.slice(1).flatMap(({ cells, line }) => {
    const of = (field: FeedField) =>
      (columns.get(field) ?? []).map((index) => cells[index]?.trim() ?? '').find((cell) => cell !== '') ?? '';
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
  });
}

function cellsOf(text: string, delimiter: string): { cells: string[]; line: number }[] {
  const records: unknown = parse(text, {
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  // The shape that csv-parse gives with "info".
  return (records as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
    cells: record,
    line: info.lines,
  }));
}

/** "24.99", "24,99", "£24.99" and "24.99 GBP"; anything less clear is null. */
function readAmount(text: string): number | null {
  const bare = text.replace(/^(?:[A-Z]{3}|[£$€])\s*|\s*(?:[A-Z]{3}|[£$€])$/g, '').replace(',', '.');
  const amount = /^\d{1,4}(?:\.\d{1,2})?$/.test(bare) ? Number(bare) : 0;
  return amount > 0 ? amount : null;
}

function readCurrency(text: string): Offer['currency'] | null {
  const found = /(?:^|[^A-Z])(USD|GBP|EUR)(?:$|[^A-Z])/.exec(text)?.[1];
  if (found === 'USD' || found === 'GBP' || found === 'EUR') return found;
  // A dollar may be Canada's.
  return text.includes('£') ? 'GBP' : text.includes('€') ? 'EUR' : null;
}

function readStock(text: string): boolean | null {
  if (/^(?:1|true|yes|y|in[ _-]?stock|https?:\/\/schema\.org\/InStock)$/i.test(text)) return true;
  if (/^(?:0|false|no|n|out[ _-]?of[ _-]?stock|https?:\/\/schema\.org\/OutOfStock)$/i.test(text))
    return false;
  return null;
}
