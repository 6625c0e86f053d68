import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { deploymentFile } from '../domain/deployment.ts';
import type { SiteProblem } from '../serve/siteFolder.ts';
import { CannotRun } from './cannotRun.ts';
import { commandLine, cacheDir } from './options.ts';

import { explainListening, parsePort } from './port.ts';
import { watchStopSignals } from './stopSignals.ts';

interface Options {
  port: number;
  host: string;
  reports: string;
  verbose?: true;
}

const defaultReports = join(cacheDir, 'csp-reports.jsonl');

export const command = new Command('serve')
  .description(
    'Previews a built site, served as a host would, until Ctrl-C. Exit 0: stopped, 2: could not run.',
  )
  .argument('[dir]', 'the folder of the built site', 'dist')
  .option('--port <number>', 'the port; 0 takes any that is free', parsePort, 8080)
  .option(
    '--host <address>',
    'the address to listen on; 0.0.0.0 for all of the machine',
    parseHost,
    '127.0.0.1',
  )
  .addOption(
    new Option('--reports <file>', 'where reports about the security policy are added').default(
      defaultReports,
      '.cache/csp-reports.jsonl of this program',
    ),
  )
  .option('--verbose', 'a line on stderr for every answer')
  .action(serve);

async function serve(dir: string, options: Options): Promise<void> {
  const stop = watchStopSignals();
  const [{ startServer }, { shownPath }] = await Promise.all([
    import('../serve/server.ts'),
    import('../content/shownPath.ts'),
  ]);
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
      'This is a preview; for production use a host, nginx or Caddy: docs/going-live.md.\n' +
      `Reports about the security policy go to ${shownPath(options.reports)}. Ctrl-C stops.\n`,
  );
  if (!stop.signal.aborted) await once(stop.signal, 'abort');
  await server.stop();
}

function explainFolder(problem: SiteProblem, dir: string): CannotRun {
  const build = `Build the site: ${commandLine('build')}`;
  switch (problem) {
    case 'noFolder':
      return new CannotRun(existsSync(dir) ? `${dir} is not a folder.` : `There is no folder ${dir}.`, build);
    case 'noDescription':
      return new CannotRun(`${dir} has no ${deploymentFile}, which says how to serve the site.`, build);
    case 'unreadable':
      return new CannotRun(`${dir}/${deploymentFile} was not written by this version's build.`, build);
  }
}

async function keepOutOfSite(reports: string, dir: string): Promise<void> {
  const paths = [dirname(resolve(reports)), resolve(dir)];
  const [folder, site] = await Promise.all(paths.map((path) => realpath(path).catch(() => path)));
  if (folder === undefined || site === undefined || !`${folder}${sep}`.startsWith(`${site}${sep}`)) return;
  throw new CannotRun(`--reports ${reports} lies in ${dir}, which is served.`, 'Name a file elsewhere.');
}

/** The system would take an empty address for all of them. */
function parseHost(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It must be an address, for example 127.0.0.1.');
  return text;
}
