import { countDiagnostics, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../diagnostics/format.ts';
import { printable } from '../diagnostics/printable.ts';
import { hosts, type HostName } from '../hosts/hosts.ts';
import type { FolderFacts } from '../hosts/verify/checkFolder.ts';
import type { Replayed } from '../hosts/verify/replay.ts';

/** All that was found about a built site and, where there was an address, about the server there. */
export interface Verified {
  folder: Pick<FolderFacts, 'deployment' | 'files' | 'label'>;
  builtFor: readonly HostName[];
  diagnostics: readonly Diagnostic[];
  baseUrl: URL | null;
  rows: readonly Replayed[];
}

/** For people: findings, then each request with what it should and did get. */
export function formatVerifyPretty(verified: Verified, color: boolean): string {
  const { folder, builtFor, diagnostics, baseUrl, rows } = verified;
  const { pages, redirects } = folder.deployment;
  const names = builtFor.map((name) => hosts[name].title).join(', ');
  const made = names === '' ? 'for no host in particular' : `for ${names}`;
  return [
    `${folder.label}/ holds ${countOf(pages, 'page')} and ${countOf(redirects, 'redirect')} of ${folder.deployment.origin}, built ${made}.`,
    '',
    formatDiagnostics([...diagnostics], 'pretty', { color, summary: { files: folder.files.size } }),
    ...(baseUrl === null ? [] : [formatRows(rows, baseUrl, color)]),
  ].join('\n');
}

function countOf({ length }: readonly unknown[], noun: string): string {
  return `${length} ${noun}${length === 1 ? '' : 's'}`;
}

function formatRows(rows: readonly Replayed[], baseUrl: URL, color: boolean): string {
  const wrong = rows.filter((row) => row.wrong.length > 0).length;
  const width = Math.max(...rows.map(({ name }) => name.length));
  return [
    `Asked ${baseUrl.origin}:`,
    '',
    ...rows.map((row) => formatRow(row, width, color)),
    '',
    wrong === 0
      ? `All ${rows.length} answers are as they should be.`
      : `${wrong} of ${rows.length} answers are not as they should be.`,
    '',
  ].join('\n');
}

function formatRow(
  { name, method, host, target, got, wrong }: Replayed,
  width: number,
  color: boolean,
): string {
  const paint = (code: number, text: string) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
  const request = `${method} ${target}${host === null ? '' : ` (Host: ${host})`}`;
  const answer = [got === null ? 'no answer' : String(got.status), got?.headers['location'] ?? '']
    .join(' ')
    .trim();
  const verdict = wrong.length === 0 ? paint(32, 'ok   ') : paint(31, 'WRONG');
  return [
    `${verdict}  ${name.padEnd(width)}  ${printable(request)} → ${printable(answer)}`,
    ...wrong.map((difference) => `         ${printable(difference)}`),
  ].join('\n');
}

/** For programs: one object. version changes only when a field changes its meaning. */
export function formatVerifyJson({ folder, builtFor, diagnostics, baseUrl, rows }: Verified): string {
  const report = {
    version: 1,
    dir: folder.label,
    origin: folder.deployment.origin,
    base_url: baseUrl?.origin ?? null,
    built_for: builtFor,
    summary: {
      ...countDiagnostics(diagnostics),
      answers: rows.length,
      wrong: rows.filter(({ wrong }) => wrong.length > 0).length,
    },
    diagnostics,
    rows,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
