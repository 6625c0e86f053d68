import {
  countDiagnostics,
  formatLocation,
  type Diagnostic,
  type FormatOptions,
  type Summary,
} from '../diagnostic.ts';
import { printable } from '../printable.ts';

type Paint = (text: string) => string;
const styles = { red: 31, yellow: 33, cyan: 36, dim: 2, bold: 1 } as const;
type Palette = Record<keyof typeof styles, Paint>;

/** For people: place, message, frame, hint, and the sum at the end. */
export function formatPretty(diagnostics: readonly Diagnostic[], { color, summary }: FormatOptions): string {
  const palette = paletteOf(color);
  const parts = diagnostics.map((diagnostic) => formatOne(diagnostic, palette));
  return [...parts, formatSummary(diagnostics, summary)].join('\n\n') + '\n';
}

function formatOne(diagnostic: Diagnostic, { red, yellow, cyan, dim, bold }: Palette): string {
  const { severity, code, at, message, frame, hint } = diagnostic;
  const mark = { error: red, warning: yellow, note: cyan }[severity];
  const lines = [
    `${bold(printable(formatLocation(at)))}  ${mark(severity)}  ${dim(code)}`,
    indent(printable(message, 'lines')),
  ];
  if (frame) {
    const shown = indent(frame).split('\n');
    lines.push('', ...shown.slice(0, -2).map(dim), ...shown.slice(-2, -1), mark(shown.at(-1) ?? ''));
  }
  if (hint !== undefined) lines.push(`${cyan('  hint:')} ${indent(printable(hint, 'lines')).trimStart()}`);
  for (const related of diagnostic.related ?? []) {
    const place = formatLocation(related.at);
    // The hint has named the place already.
    if (!hint?.includes(place)) lines.push(`${cyan('  see:')} ${printable(`${place} ${related.message}`)}`);
  }
  return lines.join('\n');
}

function formatSummary(diagnostics: readonly Diagnostic[], { files, note }: Summary): string {
  const { errors, warnings, notes } = countDiagnostics(diagnostics);
  const drafts = notes === 0 ? '' : `, ${count(notes, 'note')} about drafts`;
  const found =
    diagnostics.length === 0
      ? 'No problems'
      : `${count(errors, 'error')}, ${count(warnings, 'warning')}${drafts}`;
  return `${found} in ${count(files, 'file')}.${note === undefined ? '' : ` ${note}`}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

function paletteOf(color: boolean): Palette {
  const paint = (name: keyof typeof styles) => (text: string) =>
    color ? `\u001b[${styles[name]}m${text}\u001b[0m` : text;
  return {
    red: paint('red'),
    yellow: paint('yellow'),
    cyan: paint('cyan'),
    dim: paint('dim'),
    bold: paint('bold'),
  };
}
