import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { projectFolder } from '../../content/disk/projectFolder.ts';
import type { MakerAnswer, Made, Request } from './messages.ts';

export type Planned = Extract<MakerAnswer, { kind: 'planned' }>;

/** The process that makes the pages. */
export interface Maker {
  /** Reads the data again; called with true, templates and program too. */
  plan: (fromSources: boolean) => Promise<Planned>;
  make: (target: string) => Promise<Made>;
  stop: () => void;
}

/** Runs maker.ts from its source, with the arguments given. onFault hears what keeps it from starting. */
export function startMaker(args: readonly string[]): Maker {
  let child = run();
  let waiting = new Map<number, (made: Made) => void>();
  let planned: ((answer: Planned) => void) | null = null;
  let lastId = 0;

  function run(): ChildProcess {
    const started = fork(fileURLToPath(new URL('src/cli/dev/maker.ts', projectFolder)), args, {
      execArgv: ['--import', import.meta.resolve('tsx')],
      env: { ...process.env, NODE_ENV: 'production' },
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    let said = '';
    started.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    started.on('message', (answer: MakerAnswer) => {
      if (answer.kind === 'planned') planned?.(answer);
      else waiting.get(answer.id)?.(answer.made);
    });
    started.on('exit', () => {
      if (started !== child) return;
      // It could not be loaded, or a mistake of ours ended it: the page says so, and the next save starts a new one.
      const fault = explainExit(said);
      planned?.({ kind: 'planned', problems: fault, warnings: null, milliseconds: 0 });
      for (const settle of waiting.values())
        settle({ status: 500, headers: { 'x-fault': 'true', 'content-type': 'text/plain' }, body: fault });
      waiting = new Map();
    });
    return started;
  }

  const send = (request: Request) => {
    if (child.connected) child.send(request);
  };

  return {
    plan: (fromSources) =>
      new Promise((settle) => {
        if (fromSources || !child.connected) {
          const old = child;
          child = run();
          old.kill('SIGKILL');
        }
        planned = settle;
        send({ kind: 'plan' });
      }),
    make: (target) =>
      new Promise((settle) => {
        if (!child.connected) {
          settle({
            status: 500,
            headers: { 'x-fault': 'true', 'content-type': 'text/plain' },
            body: 'Save the file again.',
          });
          return;
        }
        lastId += 1;
        const id = lastId;
        waiting.set(id, (made) => {
          waiting.delete(id);
          settle(made);
        });
        send({ kind: 'file', id, target });
      }),
    stop: () => {
      child.kill('SIGKILL');
    },
  };
}

/** The error of Node or esbuild for a source that cannot be loaded, without the stack. */
function explainExit(said: string): string {
  const root = fileURLToPath(projectFolder);
  const lines = said
    .replaceAll(root, '')
    .split('\n')
    .filter((line) => !/^\s+at |^Node\.js v|^node:internal|triggerUncaughtException|^\s*\^?\s*$/.test(line));
  return lines.slice(0, 12).join('\n') || 'The process that makes the pages has ended.';
}
