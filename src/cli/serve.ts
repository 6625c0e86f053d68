import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { startServer } from '../serve/server.ts';
import { explainFolder } from './builtFolder.ts';
import { cacheDir } from './options.ts';
import { explainListening, parsePort } from './port.ts';
import { watchStopSignals } from './stopSignals.ts';
import { shownPath } from '../content/load/readFile.ts';
import { CannotRun } from './cannotRun.ts';

interface Options {
  port: number;
  host: string;
  reports: string;
  verbose?: true;
}

const defaultReports = join(cacheDir, 'csp-reports.jsonl');

export const command = new Command('serve')
  .description(
    'Previews a built site, served as a host would serve it, until Ctrl-C. Exit codes: 0 stopped, 2 could not run.',
  )
  .argument('[dir]', 'folder of the built site', 'dist')
  .option('--port <number>', 'port; 0 picks a free one', parsePort, 8080)
  .option(
    '--host <address>',
    'address to listen on; 0.0.0.0 for all addresses of this machine',
    parseHost,
    '127.0.0.1',
  )
  .addOption(
    new Option('--reports <file>', 'file for reports of security policy violations').default(
      defaultReports,
      '.cache/csp-reports.jsonl in this program’s folder',
    ),
  )
  .option('--verbose', 'log every response on stderr')
  .action(serve);

async function serve(dir: string, options: Options): Promise<void> {
  const stop = watchStopSignals();
  await keepOutOfSite(options.reports, dir);
  const server = await startServer({
    dir,
    host: options.host,
    port: options.port,
    reports: options.reports,
    verbose: options.verbose === true,
    write: (line) => process.stderr.write(`${line}\n`),
  }).catch((error: unknown) => {
    throw explainListening(error, options);
  });
  if (typeof server === 'string') throw explainFolder(server, dir);
  process.stdout.write(
    `Serving ${dir} at ${server.url}\n` +
      'This is a preview. For production, use a host, nginx, or Caddy: docs/going-live.md.\n' +
      `Reports of security policy violations go to ${shownPath(options.reports)}. Press Ctrl-C to stop.\n`,
  );
  if (!stop.signal.aborted) await once(stop.signal, 'abort');
  await server.stop();
}

async function keepOutOfSite(reports: string, dir: string): Promise<void> {
  const paths = [dirname(resolve(reports)), resolve(dir)];
  const [folder, site] = await Promise.all(paths.map((path) => realpath(path).catch(() => path)));
  if (folder === undefined || site === undefined || !`${folder}${sep}`.startsWith(`${site}${sep}`)) return;
  throw new CannotRun(`--reports ${reports} is inside ${dir}, which is public.`, 'Choose a file elsewhere.');
}

/** Node listens on all addresses if this is empty. */
function parseHost(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It must be an address, for example 127.0.0.1.');
  return text;
}
