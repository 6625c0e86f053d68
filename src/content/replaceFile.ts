import { chmod, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const draftSuffix = '.guides-tmp';

/**
 * Replaces a file in one step, with its mode; a kill or a power cut leaves the old one or the new one. Rejects with the
 * system's error, and then the file is as it was. Needs the right to write to the folder.
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  // A link stays a link.
  const target = await realpath(file).catch(() => file);
  // Hidden, so that no one takes a draft that a kill left behind for data.
  const draft = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}${draftSuffix}`);
  try {
    const handle = await open(draft, 'w');
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    const mode = await stat(target).then(
      (found) => found.mode & 0o7777,
      () => null,
    );
    if (mode !== null) await chmod(draft, mode);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(path.dirname(target));
}

/** Removes what killed runs left in a folder. Only for who holds the lock. */
export async function removeDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((other) => other.endsWith(draftSuffix))) {
    await rm(path.join(folder, name), { force: true }).catch(() => undefined);
  }
}

async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch {
    // Some systems have no way to sync a folder.
  }
}
