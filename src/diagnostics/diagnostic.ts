import { codes, type Code } from './codes.ts';

/** note: a problem of a draft, which stops nothing. */
export type Severity = 'error' | 'warning' | 'note';

/**
 * A place in a text file. Lines and columns count from 1, columns in UTF-16 code units; file is relative to the
 * working directory, with forward slashes. endColumn is exclusive, on the same line.
 */
export interface Place {
  file: string;
  line: number;
  column: number;
  endColumn?: number;
}

/** A second place that explains the first, for example where an id was used before. */
export interface Related {
  at: Place;
  message: string;
}

/** One problem in the data or in the world: what and why in the message, what to do in the hint. */
export interface Diagnostic {
  code: Code;
  severity: Severity;
  message: string;
  hint?: string;
  at: Place;
  related?: readonly Related[];
  /** The line with the line before it and a mark below; filled where the source text is known. */
  frame?: string;
}

/** A diagnostic with the severity that its code has in the registry. */
export function finding(
  code: Code,
  at: Place,
  message: string,
  more: { hint?: string | undefined; related?: readonly Related[] | undefined } = {},
): Diagnostic {
  return {
    code,
    severity: codes[code].severity,
    message,
    ...(more.hint !== undefined && { hint: more.hint }),
    at,
    ...(more.related !== undefined && { related: more.related }),
  };
}

/** file:line:column, as terminals and editors make it a link. */
export function formatPlace(at: Place): string {
  return `${at.file}:${at.line}:${at.column}`;
}

/** By file, line, column, code, message; the same on every machine. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) =>
      compareText(a.at.file, b.at.file) ||
      a.at.line - b.at.line ||
      a.at.column - b.at.column ||
      compareText(a.code, b.code) ||
      compareText(a.message, b.message),
  );
}

/** How many there are of each severity. */
export function countDiagnostics(
  diagnostics: readonly Diagnostic[],
): Record<'errors' | 'warnings' | 'notes', number> {
  const count = (wanted: Severity) => diagnostics.filter(({ severity }) => severity === wanted).length;
  return { errors: count('error'), warnings: count('warning'), notes: count('note') };
}

// Not localeCompare: its order depends on the machine's ICU.
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether diagnostics end a command with exit code 1: errors do, warnings only under --strict, notes never. */
export function isFailure(diagnostics: readonly Diagnostic[], strict: boolean): boolean {
  const { errors, warnings } = countDiagnostics(diagnostics);
  return errors > 0 || (strict && warnings > 0);
}
