import { ownJson } from '../../content/schema/ownJson.ts';
import { printable } from '../../diagnostics/printable.ts';
import { parsePrice } from '../../check/read/price/parsePrice.ts';
import { readPage } from '../../check/read/readPage.ts';

const text = { type: 'string' } as const;

interface LabeledText {
  text: string;
  amount?: number | null;
  currency?: string | null;
  /** "USD?" accepts any dollar. */
  iso?: string | null;
}

const isLabeledText = ownJson<LabeledText>({ type: 'object', required: ['text'], properties: { text } });

type JudgedPriceText = ReturnType<typeof judgeText>;

/** Labeled price texts; null: invalid. */
export function judgePriceTexts(data: unknown): JudgedPriceText[] | null {
  return Array.isArray(data) && data.every(isLabeledText) ? data.map(judgeText) : null;
}

/** counts: whether the label names a currency with certainty or high probability ("USD?"). */
function judgeText({ text: label, amount = null, currency, iso = null }: LabeledText) {
  const code = iso?.replace('?', '');
  const price = parsePrice(label, { currency: code ?? currency ?? undefined });
  const said = price === null ? 'null' : `${price.amount} ${price.currency ?? ''}`.trim();
  const sameCurrency = code === undefined || price?.currency === code;
  const right = amount === null ? price === null : price?.amount === amount && sameCurrency;
  return {
    text: label,
    said,
    right,
    expected: `${String(amount)} ${iso ?? ''}`.trim(),
    counts: iso !== null,
  };
}

interface TruthRow {
  file: string;
  url: string;
  retailer?: string | null;
  in_stock?: boolean | null;
  price?: number | null;
  prices_accepted?: number[] | null;
  currency?: string | null;
  /** The day or month on which the page was saved. */
  captured?: string | null;
}

const isTruthRow = ownJson<TruthRow>({
  type: 'object',
  required: ['file', 'url'],
  properties: { file: text, url: text },
});

/** none: there was nothing to read, and nothing was read. */
type Mark = 'right' | 'wrong' | 'not read' | 'none';
type JudgedRow = ReturnType<typeof judgeRow>;

export function parseTruth(data: unknown): TruthRow[] | null {
  return Array.isArray(data) && data.every(isTruthRow) ? data : null;
}

/** now: ms since the epoch, for a page without a day. */
export function judgeRow(row: TruthRow, html: string, now: number) {
  const { file, url, currency: iso = null } = row;
  const currency = (['USD', 'GBP', 'EUR'] as const).find((known) => known === iso);
  const captured = Date.parse(row.captured ?? '');
  const at = Number.isNaN(captured) ? now : captured;
  const reading = readPage(html, { url, status: 200, retailer: row.retailer ?? 'Other', currency, at });
  const { in_stock, price } = reading;
  const stock = row.in_stock ?? null;
  const prices = [...new Set([row.price ?? [], row.prices_accepted ?? []].flat())];
  return {
    file,
    stock: markOf(in_stock === null, stock === null, in_stock === stock),
    price: markOf(price === null, prices.length === 0, price !== null && prices.includes(price)),
    currency: markOf(reading.currency === null, iso === null, reading.currency === iso),
    said: `${String(in_stock)} ${String(price)} ${reading.currency ?? ''}`.trim(),
    expected: `${String(stock)} ${prices.join('|') || 'null'} ${iso ?? ''}`.trim(),
    evidence: reading.evidence.join('; '),
  };
}

/** A statement is wrong if the label has none. */
function markOf(unread: boolean, unlabeled: boolean, agrees: boolean): Mark {
  if (unread) return unlabeled ? 'none' : 'not read';
  return agrees && !unlabeled ? 'right' : 'wrong';
}

export function formatAccuracy(rows: readonly JudgedRow[]): string {
  const fields = ['stock', 'price', 'currency'] as const;
  const notes = rows
    .filter((row) => fields.some((field) => row[field] === 'wrong' || row[field] === 'not read'))
    .map((row) => {
      const marks = fields.map((field) => `${field} ${row[field]}`).join(', ');
      return `${row.file}: ${marks}\n  says ${row.said}; expected ${row.expected}\n  ${row.evidence}\n`;
    });
  const sums = fields.map((field) => `${field.padEnd(8)} ${sumOf(rows.map((row) => row[field]))}\n`);
  const gap = notes.length > 0 ? '\n' : '';
  return printable(`${notes.join('')}${gap}${rows.length} pages\n${sums.join('')}`, 'lines');
}

function sumOf(marks: readonly Mark[]): string {
  const count = (mark: Mark) => marks.filter((other) => other === mark).length;
  const [right, wrong, unread] = [count('right'), count('wrong'), count('not read')];
  return `${shareOf(right, right + wrong + unread)} right, ${wrong} wrong, ${unread} not read`;
}

export function formatPriceAccuracy(rows: readonly JudgedPriceText[]): string {
  const counted = rows.filter(({ counts }) => counts);
  const notes = counted
    .filter(({ right }) => !right)
    .map((row) => `"${row.text}" says ${row.said}; expected ${row.expected}\n`);
  const right = counted.filter((row) => row.right).length;
  return printable(`${notes.join('')}prices   ${shareOf(right, counted.length)} right\n`, 'lines');
}

function shareOf(part: number, whole: number): string {
  return `${part} of ${whole} (${whole === 0 ? '100.0' : ((100 * part) / whole).toFixed(1)} %)`;
}
