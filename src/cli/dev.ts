import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { projectFolder } from '../platform/project.ts';
import { parseToday, requireFolder } from './options.ts';
import { explainListening, parsePort } from './port.ts';
import { watchStopSignals } from './stopSignals.ts';
import { loadMaker } from './dev/loadMaker.ts';
import { createDevServer } from './dev/server.ts';
import { watch } from 'chokidar';

interface Options {
  data: string;
  port: number;
  today?: string;
  drafts?: true;
}

export const command = new Command('dev')
  .description('Serves the site while you edit it, and shows every saved change at once. Writes no build.')
  .option('--data <dir>', 'data folder', 'data')
  .option('--port <number>', 'port; 0 picks a free one', parsePort, 8080)
  .option('--today <date>', 'use this date as today, YYYY-MM-DD (default: today in UTC)', parseToday)
  .option('--drafts', 'also show drafts, with a ribbon')
  .action(dev);

async function dev(options: Options): Promise<void> {
  const stop = watchStopSignals();
  await requireFolder(options.data);
  const { data: dir, today } = options;
  const maker = await loadMaker({ data: dir, today, drafts: options.drafts === true });
  const state: { version: number; problems: string | null } = { version: 0, problems: null };
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const { server, tell } = createDevServer(
    () => state,
    (target) => begun.then(() => maker.make(target)),
  );
  const address = { host: '127.0.0.1', port: options.port };
  server.listen(address);
  await once(server, 'listening').catch((error: unknown) => {
    void maker.stop();
    throw explainListening(error, address);
  });

  let known: readonly string[] | null = null;
  let queue = Promise.resolve();
  const refresh = (what: string | null, fromSources: boolean) => {
    queue = queue.then(async () => {
      const started = performance.now();
      const planned = existsSync(options.data)
        ? await maker.plan(fromSources, known)
        : { kind: 'fault' as const, fault: `There is no folder ${options.data}.` };
      if (stop.signal.aborted) return;
      const isFault = planned.kind === 'fault';
      const problems = isFault ? planned.fault : planned.problems;
      const news = isFault ? (problems === state.problems ? null : problems) : planned.news;
      if (!isFault) ({ known } = planned);
      if (problems === null) state.version += 1;
      state.problems = problems;
      tell();
      if (news !== null) process.stdout.write(`${news}\n`);
      if (what !== null)
        process.stdout.write(
          `${what}: ${problems === null ? 'shown' : 'not shown'} after ${Math.round(performance.now() - started)} ms\n`,
        );
    });
    return queue;
  };

  const root = fileURLToPath(projectFolder);
  const data = resolve(options.data);
  const changed = new Set<string>();
  let pause: NodeJS.Timeout | undefined;
  const watcher = watch([data, `${root}templates`, `${root}src`], {
    ignoreInitial: true,
    // State files, locks, and editors’ temporary files.
    ignored: (path) =>
      /(?:^|[\\/])\.[^\\/]+$|~$|\.lock$|\.guides-tmp|\.test\.tsx?$/.test(path) ||
      path.startsWith(`${data}${sep}schemas`),
  });
  watcher.on('all', (event, path) => {
    // A folder that was moved away is watched again when it comes back.
    if (event === 'unlinkDir' && path === data) watcher.add(data);
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

  // Afterward no save is missed: it is either read now or seen by the watcher.
  await once(watcher, 'ready');
  await refresh(null, false);
  begin();
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`The site is at http://localhost:${port}/. Press Ctrl-C to stop.\n`);

  if (!stop.signal.aborted) await once(stop.signal, 'abort');
  clearTimeout(pause);
  await maker.stop();
  server.closeAllConnections();
  server.close();
  await watcher.close();
}
