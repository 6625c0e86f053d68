import { printable } from '../../diagnostics/printable.ts';
import { parsePrice } from '../price/parsePrice.ts';
import { readPage } from '../read/readPage.ts';

interface JudgedPriceText {
  text: string;
  expected: string;
  said: string;
  right: boolean;
  /** Whether the label names a currency with certainty or high probability ("USD?"). */
  counts: boolean;
}

/** Labeled price texts, each {text, amount, currency, iso}; iso "USD?" accepts any dollar. null: invalid. */
export function judgePriceTexts(data: unknown): JudgedPriceText[] | null {
  if (!Array.isArray(data)) return null;
  const judged = data.map(judgeText);
  return judged.every((row) => row !== null) ? judged : null;
}

function judgeText(row: unknown): JudgedPriceText | null {
  if (typeof row !== 'object' || row === null) return null;
  const field = (name: string): unknown => Object.getOwnPropertyDescriptor(row, name)?.value;
  const [text, amount, currency, iso] = ['text', 'amount', 'currency', 'iso'].map(field);
  if (typeof text !== 'string') return null;
  const mark = typeof currency === 'string' ? currency : undefined;
  const code = typeof iso === 'string' ? iso : null;
  const price = parsePrice(text, { currency: code?.replace('?', '') ?? mark });
  const said = price === null ? 'null' : `${price.amount} ${price.currency ?? ''}`.trim();
  const sameCurrency = code === null || price?.currency === code.replace('?', '');
  const right = typeof amount === 'number' ? price?.amount === amount && sameCurrency : price === null;
  return { text, said, right, expected: `${String(amount)} ${code ?? ''}`.trim(), counts: code !== null };
}

/** One row of a folder's truth.json: the correct reading of a saved page. */
interface TruthRow {
  file: string;
  url: string;
  retailer: string;
  in_stock: boolean | null;
  prices: readonly number[];
  currency: 'USD' | 'GBP' | 'EUR' | undefined;
  /** As labeled, even if no offer has this currency. */
  iso: string | null;
}

interface JudgedRow {
  file: string;
  stock: Mark;
  price: Mark;
  currency: Mark;
  said: string;
  expected: string;
  evidence: string;
}

/** none: there is nothing to read, and nothing was read. */
type Mark = 'right' | 'wrong' | 'not read' | 'none';

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

/** Results for saved pages: each row that is not entirely correct, then the totals. */
export function formatAccuracy(rows: readonly JudgedRow[]): string {
  const fields = ['stock', 'price', 'currency'] as const;
  const notes = rows
    .filter((row) => fields.some((field) => row[field] === 'wrong' || row[field] === 'not read'))
    .map((row) => {
      const marks = fields.map((field) => `${field} ${row[field]}`).join(', ');
      return `${row.file}: ${marks}\n  says ${row.said}; expected ${row.expected}\n  ${row.evidence}\n`;
    });
  const sums = fields.map((field) => `${field.padEnd(8)} ${sumOf(rows.map((row) => row[field]))}`);
  return printable(
    `${notes.join('')}${notes.length > 0 ? '\n' : ''}${rows.length} pages\n${sums.join('\n')}\n`,
    'lines',
  );
}

function sumOf(marks: readonly Mark[]): string {
  const count = (mark: Mark) => marks.filter((other) => other === mark).length;
  const [right, wrong, unread] = [count('right'), count('wrong'), count('not read')];
  return `${shareOf(right, right + wrong + unread)} right, ${wrong} wrong, ${unread} not read`;
}

/** Results for price texts: each incorrect one, then the total. */
export function formatPriceAccuracy(rows: readonly JudgedPriceText[]): string {
  const counted = rows.filter(({ counts }) => counts);
  const notes = counted
    .filter(({ right }) => !right)
    .map(({ text, said, expected }) => `"${text}" says ${said}; expected ${expected}\n`);
  const right = counted.filter((row) => row.right).length;
  return printable(`${notes.join('')}prices   ${shareOf(right, counted.length)} right\n`, 'lines');
}

function shareOf(part: number, whole: number): string {
  return `${part} of ${whole} (${whole === 0 ? '100.0' : ((100 * part) / whole).toFixed(1)} %)`;
}
