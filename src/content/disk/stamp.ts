import { lstatSync } from 'node:fs';

/**
 * Size, time of the last change and inode of a regular file in one text; null where there is none. A file with the
 * same stamp is taken to have the same content, as git and make do.
 */
export function stampOf(path: string): string | null {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true ? `${stats.size} ${stats.mtimeMs} ${stats.ino}` : null;
}
