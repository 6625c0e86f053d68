import { availableParallelism } from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
import { keepHeapSmall } from './keepHeapSmall.ts';

/**
 * Work that is the same for many files, so that worker threads can share it. Shared data, tasks and results are copied
 * between threads: plain data, maps, sets and typed arrays, without functions and classes.
 */
export interface Work<Shared, Task, Result> {
  /** Its name in the table of src/cli/worker.ts. */
  name: string;
  /** Called once in each thread, with the data that all tasks need. */
  start: (shared: Shared) => (task: Task) => Result | Promise<Result>;
}

export interface WorkOptions {
  /** Ends the workers and makes the caller's loop throw the signal's reason. */
  signal?: AbortSignal;
  /** The number of tasks from which workers save more time than their start costs. */
  minTasks?: number;
  /** At most so many threads, of which this is one: it works too while the others do. One per core by default. */
  threads?: number;
}

/** An array, or tasks that are made when their turn comes. */
export type Tasks<Task> = Iterable<Task> & { readonly length: number };

/** The number of batches that each worker is given at a time: one to work on, one for then. */
const ahead = 2;

/** At most so many tasks go to a worker at once: a message costs as much as a small task. */
const maxBatch = 8;

/**
 * The results of tasks, in the order of the tasks: from worker threads and this one if there are enough tasks and cores,
 * else from this thread. Throws what a task throws, or WorkerCrashed. The workers end with the caller's loop.
 */
export async function* runWork<Shared, Task, Result>(
  work: Work<Shared, Task, Result>,
  shared: Shared,
  tasks: Tasks<Task>,
  { signal, minTasks = 40, threads = availableParallelism() }: WorkOptions = {},
): AsyncGenerator<Result, void, void> {
  signal?.throwIfAborted();
  keepHeapSmall(tasks.length);
  if (tasks.length < minTasks || threads < 2) {
    const run = work.start(shared);
    for (const task of tasks) {
      yield await run(task);
      // Signals and images, which are drawn meanwhile.
      await turn();
      signal?.throwIfAborted();
    }
    return;
  }
  const { openPool } = await import('./pool.ts');
  const pool = openPool({ name: work.name, shared }, threads - 1);
  const stopped = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
  stopped.catch(() => undefined);
  const { take, left } = taker(tasks);
  const batches: { results: Promise<Result[]>; isDone: boolean }[] = [];
  let away = 0;
  const send = (batch: Task[]) => {
    away += 1;
    const results = pool.run(batch).then((answer) => {
      if ('results' in answer) return answer.results as Result[];
      throw Object.assign(new Error(answer.error.message), answer.error);
    });
    const sent = { results, isDone: false };
    const end = () => {
      away -= 1;
      sent.isDone = true;
    };
    // The caller's loop may end before these are waited for.
    results.then(end, end);
    batches.push(sent);
  };
  const first = () => Promise.race([batches.shift()?.results ?? [], stopped]);
  try {
    const run = work.start(shared);
    while (left() > 0) {
      // Small ones in the end, so that no thread waits long for the last.
      const size = Math.min(maxBatch, Math.ceil(left() / (threads * ahead * 2)));
      if (away < (threads - 1) * ahead) send(take(size));
      else {
        for (const task of take(1))
          batches.push({ results: Promise.resolve([await run(task)]), isDone: true });
        // Answers and signals arrive between two tasks.
        await turn();
        signal?.throwIfAborted();
      }
      while (batches[0]?.isDone === true) yield* await first();
    }
    while (batches.length > 0) yield* await first();
  } finally {
    await pool.close();
  }
}

/** Takes tasks one after the other; each is made when it is taken. */
function taker<Task>(tasks: Tasks<Task>): { take: (count: number) => Task[]; left: () => number } {
  const iterator = tasks[Symbol.iterator]();
  let left = tasks.length;
  return {
    left: () => left,
    take: (count) => {
      left -= count;
      return Array.from({ length: count }, () => iterator.next().value as Task);
    },
  };
}
