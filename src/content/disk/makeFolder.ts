import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { failedWith } from './systemError.ts';

/**
 * Makes a folder and those above it, where they are missing. Rejects with the system's error for the one that it does
 * not let be made; node's own recursive mkdir says ENOENT for all of them, also on a read-only disk.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (failedWith(error, 'EEXIST')) return;
    if (!failedWith(error, 'ENOENT') || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder).catch((again: unknown) => {
      if (!failedWith(again, 'EEXIST')) throw again;
    });
  }
}
