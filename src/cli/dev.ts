import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { extname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { projectFolder } from '../platform/project.ts';
import { parseToday, requireFolder } from './options.ts';
import { explainListening, parsePort } from './port.ts';
import { watchStopSignals } from './stopSignals.ts';

interface Options {
  data: string;
  port: number;
  today?: string;
  drafts?: true;
}

export const command = new Command('dev')
  .description(
    'Serves the site while you write it: a saved file is on screen at once. Nothing is built or cached.',
  )
  .option('--data <dir>', 'the data folder', 'data')
  .option('--port <number>', 'the port; 0 takes any that is free', parsePort, 8080)
  .option('--today <date>', 'the date to show prices for, YYYY-MM-DD (default: today in UTC)', parseToday)
  .option('--drafts', 'show drafts as well, with a ribbon')
  .action(dev);

async function dev(options: Options): Promise<void> {
  const stop = watchStopSignals();
  await requireFolder(options.data);
  const [{ startMaker }, { createDevServer }, { watch }] = await Promise.all([
    import('./dev/makerProcess.ts'),
    import('./dev/devServer.ts'),
    import('chokidar'),
  ]);
  const maker = await startMaker([
    '--data',
    options.data,
    ...(options.today === undefined ? [] : ['--today', options.today]),
    ...(options.drafts === true ? ['--drafts'] : []),
  ]);
  const state: { version: number; problems: string | null } = { version: 0, problems: null };
  const { server, tell } = createDevServer(() => state, maker.make);
  const place = { host: '127.0.0.1', port: options.port };
  server.listen(place);
  await once(server, 'listening').catch((error: unknown) => {
    void maker.stop();
    throw explainListening(error, place);
  });

  let warned: string | null = null;
  let queue = Promise.resolve();
  const refresh = (what: string | null, fromSources: boolean) => {
    queue = queue.then(async () => {
      const started = performance.now();
      const { problems, warnings } = await maker.plan(fromSources);
      if (stop.signal.aborted) return;
      if (problems === null) state.version += 1;
      state.problems = problems;
      tell();
      const said = problems ?? warnings;
      if (said !== null && said !== warned) process.stdout.write(`${said}\n`);
      warned = said;
      if (what !== null)
        process.stdout.write(
          `${what}: ${problems === null ? 'shown' : 'not shown'} after ${Math.round(performance.now() - started)} ms\n`,
        );
    });
    return queue;
  };

  await refresh(null, false);
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`The site is at http://localhost:${port}/. Ctrl-C stops.\n`);

  const root = fileURLToPath(projectFolder);
  const data = resolve(options.data);
  const changed = new Set<string>();
  let pause: NodeJS.Timeout | undefined;
  const watcher = watch([data, `${root}templates`, `${root}src`], {
    ignoreInitial: true,
    // The checker's notes, locks, and what editors leave for a moment.
    ignored: (path) =>
      /(?:^|[\\/])\.[^\\/]+$|~$|\.lock$|\.guides-tmp|\.test\.tsx?$/.test(path) ||
      path.startsWith(`${data}${sep}schemas`),
  });
  watcher.on('all', (_event, path) => {
    changed.add(path);
    clearTimeout(pause);
    pause = setTimeout(() => {
      const paths = [...changed];
      changed.clear();
      const fromSources = paths.some(
        (path) => !path.startsWith(data + sep) && /^\.tsx?$/.test(extname(path)),
      );
      void refresh(paths.map((path) => relative(process.cwd(), path)).join(', '), fromSources);
    }, 20);
  });

  if (!stop.signal.aborted) await once(stop.signal, 'abort');
  clearTimeout(pause);
  await maker.stop();
  server.closeAllConnections();
  server.close();
  await watcher.close();
}
