import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { cachedFile, isCached } from '../platform/memo.ts';
import { isPage, type PlannedAsset, type PlannedFile } from './planned.ts';

/** An expensive file that is cached at cache, whose name changes with its inputs. */
export function slowFile(path: string, cache: string, make: () => Promise<Uint8Array>): PlannedAsset {
  const produce = () => cachedFile(cache, make);
  return { path, prepare: () => (isCached(cache) ? null : produce), produce };
}

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
