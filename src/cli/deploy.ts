import { Command, InvalidArgumentError } from 'commander';
import { hashFiles, readBuiltFolder } from './builtFolder.ts';
import { bareUrl, commandLine, formatOption, wantsColor } from './options.ts';
import { deviationsOf, hosts, type HostName } from '../hosts/hosts.ts';
import { checkFolder, type FolderFacts } from '../hosts/checkFolder.ts';
import { urlTable } from '../hosts/verify/urlTable.ts';
import { replay, openServer, type Replayed } from '../hosts/verify/replay.ts';
import { readAddresses } from '../content/load/addresses.ts';
import { countDiagnostics, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../diagnostics/format.ts';
import { printable } from '../diagnostics/printable.ts';
import { shownPath } from '../content/load/readFile.ts';
import { CannotRun } from './cannotRun.ts';

interface Options {
  data: string;
  baseUrl?: URL;
  format: 'pretty' | 'json';
}

const verify = new Command('verify')
  .description(
    'Verifies that a built site is, or would be, served correctly. Exit codes: 0 verified, 1 problems found, 2 could not run.',
  )
  .argument('[dir]', 'folder of the built site', 'dist')
  .option('--data <dir>', 'data folder, for the recorded addresses (state/addresses.json)', 'data')
  .option('--base-url <url>', 'also test the server at this URL, and no other', parseAddress)
  .addOption(formatOption())
  .action(verifyFolder);

export const command = new Command('deploy')
  .description('Verifies how a built site is served.')
  .addCommand(verify);

async function verifyFolder(dir: string, { data, baseUrl, format }: Options): Promise<void> {
  const folder = await readBuiltFolder(dir);
  const { builtFor, diagnostics } = await checkFolder(folder, await readPublished(data));
  if (baseUrl !== undefined) await requireAnswer(baseUrl);
  const rows = baseUrl === undefined ? [] : await ask(dir, folder, baseUrl, builtFor);
  const verified: Verified = { folder, builtFor, diagnostics, baseUrl: baseUrl ?? null, rows };
  process.stdout.write(
    format === 'json'
      ? formatVerifyJson(verified)
      : formatVerifyPretty(verified, wantsColor(process.stdout, process.env)),
  );
  const failed =
    diagnostics.some(({ severity }) => severity === 'error') || rows.some(({ wrong }) => wrong.length > 0);
  process.exitCode = failed ? 1 : 0;
}

async function ask(dir: string, folder: FolderFacts, baseUrl: URL, builtFor: readonly HostName[]) {
  const facts = { ...folder, baseUrl, files: await hashFiles(dir, folder.files) };
  return replay(facts, urlTable(facts), deviationsOf(builtFor));
}

/** An unpublished site has no list. */
async function readPublished(data: string) {
  const { file, paths, damaged } = await readAddresses(data);
  if (damaged)
    throw new CannotRun(
      `${shownPath(file)} is not a list of addresses.`,
      `Restore the file with git, or delete it and start a new one: ${commandLine('addresses --write')}`,
    );
  return { file: shownPath(file), paths };
}

/** Fails after one unanswered request instead of trying all of them. */
async function requireAnswer(baseUrl: URL): Promise<void> {
  const server = openServer(baseUrl);
  try {
    await server.ask({ method: 'HEAD', host: null, target: '/' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Node’s message for a certificate without a known root.
    const isUntrusted = /certificate|altnames/i.test(reason);
    throw new CannotRun(
      isUntrusted
        ? `The certificate of ${baseUrl.origin} is not trusted: ${reason}.`
        : `${baseUrl.origin} does not answer: ${reason}.`,
      isUntrusted
        ? `Name the certificate of its authority: NODE_EXTRA_CA_CERTS=ca.pem ${commandLine('deploy verify …')}`
        : 'Start the server, or check the URL.',
    );
  } finally {
    await server.close();
  }
}

function parseAddress(text: string): URL {
  const url = bareUrl(text);
  if (url === null)
    throw new InvalidArgumentError('It must be a URL without a path, for example http://127.0.0.1:8080.');
  return url;
}

interface Verified {
  folder: Pick<FolderFacts, 'deployment' | 'files' | 'label'>;
  builtFor: readonly HostName[];
  diagnostics: readonly Diagnostic[];
  baseUrl: URL | null;
  rows: readonly Replayed[];
}

function formatVerifyPretty(verified: Verified, color: boolean): string {
  const { folder, builtFor, diagnostics, baseUrl, rows } = verified;
  const { pages, redirects } = folder.deployment;
  const names = builtFor.map((name) => hosts[name].title).join(', ');
  const made = names === '' ? 'for no host in particular' : `for ${names}`;
  return [
    `${folder.label}/ has ${countOf(pages, 'page')} and ${countOf(redirects, 'redirect')} of ${folder.deployment.origin}, built ${made}.`,
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
  const notes = notesOf(rows);
  const width = Math.max(...rows.map(({ name }) => name.length));
  return [
    `Responses from ${baseUrl.origin}:`,
    '',
    ...rows.map((row) => formatRow(row, width, color)),
    '',
    ...(notes.length === 0
      ? []
      : ['This host differs, as expected:', ...notes.map((note) => `  ${note}`), '']),
    wrong === 0
      ? `All ${rows.length} responses are correct.`
      : `${wrong} of ${rows.length} responses are wrong.`,
    '',
  ].join('\n');
}

function notesOf(rows: readonly Replayed[]): string[] {
  return [...new Set(rows.flatMap(({ note }) => note ?? []))];
}

function formatRow(
  { name, method, host, target, got, wrong, note }: Replayed,
  width: number,
  color: boolean,
): string {
  const paint = (code: number, text: string) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
  const request = `${method} ${target}${host === null ? '' : ` (Host: ${host})`}`;
  const answer = [got === null ? 'no response' : String(got.status), got?.headers['location'] ?? '']
    .join(' ')
    .trim();
  const verdict = wrong.length > 0 ? paint(31, 'WRONG') : paint(32, note === null ? 'ok   ' : 'note ');
  return [
    `${verdict}  ${name.padEnd(width)}  ${printable(request)} → ${printable(answer)}`,
    ...wrong.map((difference) => `         ${printable(difference)}`),
  ].join('\n');
}

/** JSON for programs. version changes only if a field changes its meaning. */
function formatVerifyJson({ folder, builtFor, diagnostics, baseUrl, rows }: Verified): string {
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
    notes: notesOf(rows),
    diagnostics,
    rows,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
