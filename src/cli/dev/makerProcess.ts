import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';
import { projectFolder } from '../../platform/project.ts';
import { makeWorkFolder } from '../../platform/processes.ts';
import type { MakerAnswer, Made, Request } from './messages.ts';

type Planned = Extract<MakerAnswer, { kind: 'planned' }>;

/** The process that makes the pages. */
export interface Maker {
  /** Reads the data again; called with true, templates and program too. Calls may not overlap. */
  plan: (fromSources: boolean) => Promise<Planned>;
  make: (target: string) => Promise<Made>;
  stop: () => Promise<void>;
}

/** Shown until the page loads itself anew, which it does as soon as it can be made. */
const notYet = 'The page is not made yet.';

/** Runs maker.ts, bundled from the sources as they are, with the arguments given. */
export async function startMaker(args: readonly string[]): Promise<Maker> {
  const root = fileURLToPath(projectFolder);
  // Below the project, where Node finds the packages; a folder of its own, since another server may run.
  const file = join(makeWorkFolder(join(root, '.cache'), 'dev'), 'maker.mjs');
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const sources = await context({
    entryPoints: ['src/cli/dev/maker.ts'],
    absWorkingDir: root,
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    sourcesContent: false,
    // By name, so that a misspelled package is an error in the file that imports it.
    external: Object.keys(dependencies),
    logLevel: 'silent',
  });
  let child: ChildProcess | null = null;
  let isOutdated = true;
  let isStopped = false;
  const waiting = new Map<number, (made: Made) => void>();
  let planned: ((answer: Planned) => void) | null = null;
  let lastId = 0;

  function run(): ChildProcess {
    const started = fork(file, args, {
      execArgv: ['--enable-source-maps'],
      env: { ...process.env, NODE_ENV: 'production' },
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    let said = '';
    started.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    started.on('message', (answer: MakerAnswer) => {
      if (started !== child) return;
      if (answer.kind === 'planned') planned?.(answer);
      else settle(answer.id, answer.made);
    });
    started.on('close', () => {
      if (started !== child) return;
      // It could not be loaded, or a mistake of ours ended it: the page says so, and the next save starts a new one.
      const fault = explainExit(said);
      planned?.({ kind: 'planned', problems: fault, warnings: null });
      abandon(fault);
    });
    return started;
  }

  const send = (request: Request) => {
    if (child?.connected === true) child.send(request);
  };
  const settle = (id: number, made: Made) => {
    waiting.get(id)?.(made);
    waiting.delete(id);
  };
  const abandon = (fault: string) => {
    for (const id of waiting.keys()) settle(id, faultyPage(fault));
  };

  return {
    plan: async (fromSources) => {
      isOutdated ||= fromSources || child?.connected !== true;
      if (isOutdated) {
        try {
          await sources.rebuild();
        } catch (error) {
          const problems = error instanceof Error ? error.message : String(error);
          return { kind: 'planned', problems, warnings: null };
        }
        isOutdated = false;
        child?.kill('SIGKILL');
        abandon(notYet);
        if (!isStopped) child = run();
      }
      return new Promise((resolve) => {
        planned = resolve;
        send({ kind: 'plan' });
      });
    },
    make: (target) =>
      new Promise((resolve) => {
        if (child?.connected !== true) {
          resolve(faultyPage(notYet));
          return;
        }
        lastId += 1;
        waiting.set(lastId, resolve);
        send({ kind: 'file', id: lastId, target });
      }),
    stop: async () => {
      isStopped = true;
      child?.kill('SIGKILL');
      await sources.dispose();
    },
  };
}

function faultyPage(fault: string): Made {
  return { status: 500, headers: { 'x-fault': 'true', 'content-type': 'text/plain' }, body: fault };
}

/** The error of Node for a bundle that cannot be loaded, without the stack. */
function explainExit(said: string): string {
  const root = fileURLToPath(projectFolder);
  const lines = said
    .replaceAll(root, '')
    .split('\n')
    .filter((line) => !/^\s+at |^Node\.js v|^node:internal|triggerUncaughtException|^\s*\^?\s*$/.test(line));
  return lines.slice(0, 12).join('\n') || 'The process that makes the pages has ended.';
}
