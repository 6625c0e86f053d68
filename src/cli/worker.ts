/** The entry of worker threads. */
import Tinypool from 'tinypool';
import type { Answer, WorkerData } from '../content/workers/pool.ts';
import type { Work } from '../content/workers/runWork.ts';

type Run = (task: unknown) => unknown;

/** Everything that worker threads do; only what is named is loaded. */
const works: Record<string, () => Promise<{ work: Work<never, never, unknown> }>> = {
  'read files': () => import('../content/units/readFiles.ts'),
  'check units': () => import('../content/units/checkUnit.ts'),
  guides: () => import('../site/guideWork.ts'),
};

let run: Promise<Run> | undefined;

export default async function answer(tasks: readonly unknown[]): Promise<Answer> {
  try {
    const work = await (run ??= start());
    const results: unknown[] = [];
    for (const task of tasks) results.push(await work(task));
    return { results };
  } catch (error) {
    const { message, stack, code }: NodeJS.ErrnoException =
      error instanceof Error ? error : new Error(String(error));
    return { error: { message, stack, code } };
  }
}

async function start(): Promise<Run> {
  const { name, shared } = Tinypool.workerData as WorkerData;
  const load = works[name];
  if (load === undefined) throw new Error(`src/cli/worker.ts does not know the work ${name}.`);
  const { work } = await load();
  return (work as Work<unknown, unknown, unknown>).start(shared);
}
