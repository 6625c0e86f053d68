import { type Diagnostic, type FormatOptions, countDiagnostics } from './diagnostic.ts';
import { formatPretty } from './formats/pretty.ts';
import { formatSarif } from './formats/sarif.ts';
import { printable } from './printable.ts';

const formats = {
  pretty: formatPretty,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
} satisfies Record<string, (diagnostics: readonly Diagnostic[], options: FormatOptions) => string>;

export type Format = keyof typeof formats;
export const formatNames = Object.keys(formats);

export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  format: Format,
  options: FormatOptions,
): string {
  return formats[format](diagnostics, options);
}

// JSON.stringify does not escape these; terminals obey them.
const unsafe = /[\u007f-\u009f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** version changes only if a field changes its meaning. */
function formatJson(diagnostics: readonly Diagnostic[], { summary }: FormatOptions): string {
  const report = {
    version: 1,
    summary: { ...countDiagnostics(diagnostics), ...summary },
    diagnostics,
  };
  const escaped = JSON.stringify(report, null, 2).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${escaped}\n`;
}

/** One workflow command per line. https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function formatGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((diagnostic) => `${formatCommand(diagnostic)}\n`).join('');
}

function formatCommand({ severity, code, at, message, hint }: Diagnostic): string {
  const properties = {
    file: at.file,
    line: String(at.line),
    col: String(at.column),
    ...(at.endColumn !== undefined && { endColumn: String(at.endColumn) }),
    title: code,
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
  return `::${severity === 'note' ? 'notice' : severity} ${list.join(',')}::${escapeData(hint === undefined ? message : `${message}\n${hint}`)}`;
}

function escapeData(text: string): string {
  return printable(text, 'lines').replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
