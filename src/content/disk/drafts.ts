import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** What our own files are called while they are not yet what they shall be: whoever finds one may delete it. */
export const draftSuffix = '.guides-tmp';

/** Removes what killed runs left in a folder. Only for who holds the lock. */
export async function removeDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((other) => other.endsWith(draftSuffix))) {
    await rm(path.join(folder, name), { force: true }).catch(() => undefined);
  }
}
