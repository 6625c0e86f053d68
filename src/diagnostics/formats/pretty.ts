import {
  countDiagnostics,
  formatLocation,
  type Diagnostic,
  type FormatOptions,
  type Summary,
} from '../diagnostic.ts';
import { printable } from '../printable.ts';

const styles = { error: 31, warning: 33, note: 36, hint: 36, dim: 2, bold: 1 } as const;
type Paint = (style: keyof typeof styles, text: string) => string;

/** For people: location, message, frame, hint, and totals at the end. */
export function formatPretty(diagnostics: readonly Diagnostic[], { color, summary }: FormatOptions): string {
  const paint: Paint = (style, text) => (color ? `\u001b[${styles[style]}m${text}\u001b[0m` : text);
  const parts = diagnostics.map((diagnostic) => formatOne(diagnostic, paint));
  return [...parts, formatSummary(diagnostics, summary)].join('\n\n') + '\n';
}

function formatOne(diagnostic: Diagnostic, paint: Paint): string {
  const { severity, code, at, message, frame, hint } = diagnostic;
  const lines = [
    `${paint('bold', printable(formatLocation(at)))}  ${paint(severity, severity)}  ${paint('dim', code)}`,
    indent(printable(message, 'lines')),
  ];
  if (frame) {
    const shown = indent(frame).split('\n');
    const before = shown.slice(0, -2).map((line) => paint('dim', line));
    lines.push('', ...before, ...shown.slice(-2, -1), paint(severity, shown.at(-1) ?? ''));
  }
  if (hint !== undefined)
    lines.push(`${paint('hint', '  hint:')} ${indent(printable(hint, 'lines')).trimStart()}`);
  for (const related of diagnostic.related ?? []) {
    const place = formatLocation(related.at);
    // The hint already names the location.
    if (!hint?.includes(place))
      lines.push(`${paint('hint', '  see:')} ${printable(`${place} ${related.message}`)}`);
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
