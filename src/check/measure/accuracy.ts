import { printable } from '../../diagnostics/printable.ts';
import type { JudgedRow, Mark } from './pageTruth.ts';
import type { JudgedPriceText } from './priceTruth.ts';

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
