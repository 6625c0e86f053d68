import { existsSync } from 'node:fs';
import Tinypool from 'tinypool';
import { projectFolder } from '../../platform/project.ts';

/** What a worker is started with: the name of its work, and what all tasks need. */
export interface WorkerData {
  name: string;
  shared: unknown;
}

/** A worker's answer to some tasks. An error loses its code on the way between threads, so it travels as data. */
export type Answer =
  | { results: unknown[] }
  | { error: { message: string; stack: string | undefined; code: string | undefined } };

/** A worker ended without an answer, for example for want of memory. */
export class WorkerCrashed extends Error {
  override readonly name = 'WorkerCrashed';
}

export interface Pool {
  /** Rejects with WorkerCrashed. */
  run: (tasks: readonly unknown[]) => Promise<Answer>;
  /** Ends all workers, whatever they do. */
  close: () => Promise<void>;
}

/** Starts worker threads, which run the default export of a module. */
export function openPool(data: WorkerData, threads: number, filename = workerFile()): Pool {
  const pool = new Tinypool({
    filename,
    minThreads: threads,
    maxThreads: threads,
    workerData: data,
    // Without, a worker never ends its first job, and what a WeakRef has named is kept until a job ends.
    useAtomics: false,
  });
  let hasEnded = false;
  const crash = new Promise<never>((_resolve, reject) => {
    const fail = (why: string, cause?: unknown) => {
      reject(new WorkerCrashed(`A worker thread ended before its work was done: ${why}.`, { cause }));
    };
    pool.on('error', (error: Error) => {
      fail(error.message, error);
    });
    // The library waits forever for a worker that ended by itself, also when it closes the pool.
    for (const thread of pool.threads)
      thread.on('exit', (code: number) => {
        hasEnded = true;
        // An error that ended it says more, and comes at the same time.
        setImmediate(() => {
          fail(`exit code ${code}`);
        });
      });
  });
  // Nobody need wait when it happens; and closing the pool ends the workers too.
  crash.catch(() => undefined);
  return {
    run: (tasks) => {
      const answer = (pool.run(tasks) as Promise<Answer>).catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error);
        throw new WorkerCrashed(`A worker thread ended before its work was done: ${why}.`, { cause: error });
      });
      return Promise.race([answer, crash]);
    },
    close: async () => {
      const closed = pool.destroy();
      if (!hasEnded) await closed;
    },
  };
}

/** The entry of worker threads: beside the bundled program, else the one that reads the sources through tsx. */
function workerFile(): string {
  const bundled = new URL('./worker.mjs', import.meta.url);
  return (existsSync(bundled) ? bundled : new URL('scripts/worker.mjs', projectFolder)).href;
}
