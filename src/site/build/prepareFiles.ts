import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { isPage, type PlannedFile } from '../planned.ts';

export async function prepareFiles(
  files: readonly PlannedFile[],
  { isStopped, onDone }: { isStopped: () => boolean; onDone: (done: number, total: number) => void },
): Promise<void> {
  const limit = pLimit(availableParallelism());
  const costly = files.flatMap((file) => (isPage(file) ? [] : (file.prepare?.() ?? [])));
  let done = 0;
  if (costly.length > 0) onDone(0, costly.length);
  await limit.map(costly, async (prepare) => {
    if (isStopped()) return;
    await prepare();
    done += 1;
    onDone(done, costly.length);
  });
}
