import { infoOf, type Code } from './codes.ts';

/** note: a problem of a draft, which blocks nothing. */
export type Severity = 'error' | 'warning' | 'note';

/** From 1; columns in UTF-16 code units, endColumn exclusive. file is relative to the working directory. */
export interface Location {
  file: string;
  line: number;
  column: number;
  endColumn?: number;
}

export interface Related {
  at: Location;
  message: string;
}

/** The message says what is wrong and why, the hint what to do. */
export interface Diagnostic {
  code: Code;
  severity: Severity;
  message: string;
  hint?: string;
  at: Location;
  related?: readonly Related[];
  /** The line, the line before it, and a mark below, if the source text is known. */
  frame?: string;
}

/** note ends the pretty report, for example "dist/ was not changed." */
export interface Summary {
  files: number;
  note?: string;
}

export interface FormatOptions {
  /** Terminal colors, in the pretty format only. */
  color: boolean;
  summary: Summary;
}

export function severityOf(code: Code): 'error' | 'warning' {
  return infoOf(code).severity ?? 'error';
}

/** at is a location, or a file as a whole. */
export function diagnostic(
  code: Code,
  at: Location | string,
  message: string,
  hintOrMore?: string | { hint?: string | undefined; related?: readonly Related[] | undefined },
): Diagnostic {
  const more = typeof hintOrMore === 'object' ? hintOrMore : { hint: hintOrMore };
  return {
    code,
    severity: severityOf(code),
    message,
    ...(more.hint !== undefined && { hint: more.hint }),
    at: typeof at === 'string' ? { file: at, line: 1, column: 1 } : at,
    ...('related' in more && more.related !== undefined && { related: more.related }),
  };
}

export function formatLocation(at: Location): string {
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

/** Errors always fail a command, warnings only under --strict, notes never. */
export function isFailure(diagnostics: readonly Diagnostic[], strict: boolean): boolean {
  const { errors, warnings } = countDiagnostics(diagnostics);
  return errors > 0 || (strict && warnings > 0);
}
