import { lstatSync, type Stats } from 'node:fs';

/**
 * Size, time of the last change and inode of a regular file in one text; null where there is none. A file with the
 * same stamp is taken to have the same content, as git and make do.
 */
export function stampOf(path: string): string | null {
  return stampIn(lstatSync(path, { throwIfNoEntry: false }));
}

/** The same with the owner and the permissions: the file may have become unreadable. */
export function ownedStampOf(path: string): string | null {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  const stamp = stampIn(stats);
  return stamp === null ? null : `${stamp} ${stats?.mode} ${stats?.uid}`;
}

/** The same of an entry about which the system was asked already. */
export function stampIn(stats: Stats | undefined): string | null {
  return stats?.isFile() === true ? `${stats.size} ${stats.mtimeMs} ${stats.ino}` : null;
}
