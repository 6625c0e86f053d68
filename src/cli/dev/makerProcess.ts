import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';
import { makeWorkFolder } from '../../platform/processes.ts';
import { projectFolder } from '../../platform/project.ts';

/** plan: read the data again; known is what the last reading found. file: make one file for a request. */
export type Task = { kind: 'plan'; known: readonly string[] | null } | { kind: 'file'; target: string };

export interface Planned {
  kind: 'planned';
  known: readonly string[];
  news: string | null;
  problems: string | null;
}

interface Fault {
  kind: 'fault';
  fault: string;
}

export type Made =
  | Fault
  | {
      kind: 'file';
      status: number;
      headers: Record<string, string>;
      body: Uint8Array | string;
      draft: string | null;
    };

export interface Maker {
  /** With fromSources, reloads templates and program too. Calls may not overlap. */
  plan: (fromSources: boolean, known: readonly string[] | null) => Promise<Planned | Fault>;
  make: (target: string) => Promise<Made>;
  stop: () => Promise<void>;
}

const notYet: Fault = { kind: 'fault', fault: 'The page is not ready yet.' };

export async function startMaker(args: readonly string[]): Promise<Maker> {
  const root = fileURLToPath(projectFolder);
  // Inside the project, so that Node finds the packages.
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
    // Listed by name, so that a misspelled package is an error in the importing file.
    external: Object.keys(dependencies),
    logLevel: 'silent',
  });
  let child: ChildProcess | null = null;
  let isStopped = false;
  let lastId = 0;
  const waiting = new Map<number, (answer: Planned | Made) => void>();

  const settle = (answer: Fault) => {
    for (const resolve of waiting.values()) resolve(answer);
    waiting.clear();
  };
  const ask = (task: Task): Promise<Planned | Made> => {
    if (child?.connected !== true) return Promise.resolve(notYet);
    lastId += 1;
    child.send({ id: lastId, ...task });
    return new Promise((resolve) => waiting.set(lastId, resolve));
  };
  const start = () => {
    const started = fork(file, args, {
      execArgv: ['--enable-source-maps'],
      env: { ...process.env, NODE_ENV: 'production' },
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    let said = '';
    started.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    started.on('message', ({ id, answer }: { id: number; answer: Planned | Made }) => {
      if (started !== child) return;
      waiting.get(id)?.(answer);
      waiting.delete(id);
    });
    // It crashed or did not load: the page says so, and the next save starts a new process.
    started.on('close', () => {
      if (started === child) settle({ kind: 'fault', fault: explainExit(said) });
    });
    return started;
  };

  let isOutdated = true;
  return {
    plan: async (fromSources, known) => {
      isOutdated ||= fromSources || child?.connected !== true;
      if (isOutdated) {
        try {
          await sources.rebuild();
        } catch (error) {
          return { kind: 'fault', fault: error instanceof Error ? error.message : String(error) };
        }
        isOutdated = false;
        child?.kill('SIGKILL');
        settle(notYet);
        if (isStopped) return notYet;
        child = start();
      }
      const answer = await ask({ kind: 'plan', known });
      return answer.kind === 'file' ? notYet : answer;
    },
    make: async (target) => {
      const answer = await ask({ kind: 'file', target });
      return answer.kind === 'planned' ? notYet : answer;
    },
    stop: async () => {
      isStopped = true;
      child?.kill('SIGKILL');
      await sources.dispose();
    },
  };
}

function explainExit(said: string): string {
  const root = fileURLToPath(projectFolder);
  const lines = said
    .replaceAll(root, '')
    .split('\n')
    .filter((line) => !/^\s+at |^Node\.js v|^node:internal|triggerUncaughtException|^\s*\^?\s*$/.test(line));
  return lines.slice(0, 12).join('\n') || 'The process that renders pages has exited.';
}
