import type { Diagnostic } from '../diagnostic.ts';
import { printable } from '../printable.ts';

/** One workflow command per line. https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
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
