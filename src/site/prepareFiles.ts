import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { PlannedFile } from './planned.ts';

export interface PrepareOptions {
  /** Once this returns true, work that has not started is left to the next build. */
  isStopped: () => boolean;
  onDone: (done: number, total: number) => void;
}

/**
 * Prepares expensive parts of files, as many at once as the machine has cores, so that memory stays bounded.
 */
export async function prepareFiles(
  files: readonly PlannedFile[],
  { isStopped, onDone }: PrepareOptions,
): Promise<void> {
  const limit = pLimit(availableParallelism());
  const costly = files.flatMap(({ prepare }) => prepare?.() ?? []);
  let done = 0;
  if (costly.length > 0) onDone(0, costly.length);
  await limit.map(costly, async (prepare) => {
    if (isStopped()) return;
    await prepare();
    done += 1;
    onDone(done, costly.length);
  });
}
