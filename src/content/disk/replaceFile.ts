import { chmod, open, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { draftSuffix } from './drafts.ts';
import { failedWith } from './systemError.ts';

/**
 * Replaces a file, or makes it, in one step; its mode stays. A kill or a power cut leaves the old one or the new one.
 * Rejects with the system's error, and then the file is as it was (or, from a dying disk, the new one). Needs the
 * right to write to the folder alone, so that who cares for a read-only file has to look at that himself.
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  // A link stays a link.
  const target = await realpath(file).catch(() => file);
  const mode = await modeOf(target);
  // Hidden, so that no one takes a draft that a kill left behind for data.
  const draft = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}${draftSuffix}`);
  try {
    const handle = await open(draft, 'w');
    try {
      if (mode !== null) await chmod(draft, mode);
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(path.dirname(target));
}

async function modeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mode & 0o7777;
  } catch (error) {
    if (failedWith(error, 'ENOENT')) return null;
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    // Windows has no way to sync a folder, and one that may be written need not be readable.
    if (!failedWith(error, 'EISDIR', 'EPERM', 'EINVAL', 'EACCES')) throw error;
  }
}
