import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** The suffix of temporary files while they are written; leftovers may be deleted. */
export const draftSuffix = '.guides-tmp';

/** Removes what killed runs left in a folder. The caller must hold the lock. */
export async function removeDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((other) => other.endsWith(draftSuffix))) {
    await rm(path.join(folder, name), { force: true }).catch(() => undefined);
  }
}
