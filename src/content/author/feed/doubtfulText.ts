import type { DoubtfulRow } from './planImport.ts';

const header = [
  'box',
  'candidates',
  'why',
  'title',
  'url',
  'gtin',
  'price',
  'currency',
  'in_stock',
  'date',
  'evidence',
];

/** A table to decide on: a person fills the column box, and the table is imported in turn. */
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
  // A spreadsheet takes a cell that begins with one of these for a formula.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
