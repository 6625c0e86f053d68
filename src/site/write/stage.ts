import { readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { statEntry } from './foreign.ts';

export interface StagedFile {
  path: string;
  staged: string;
}

export function readBuilt(out: string, path: string): Buffer | null {
  const file = join(out, path);
  if (statEntry(file)?.isFile() !== true) return null;
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** Writes the content under a unique number, so that staging needs none of the site's folders. */
export function stageFile(staging: string, number: number, path: string, content: Uint8Array): StagedFile {
  const staged = join(staging, String(number));
  // The asynchronous call takes three times as much processor time.
  writeFileSync(staged, content, { flag: 'wx' });
  return { path, staged };
}

/** Forces files to the disk, four at a time. After a rename without it, a power cut can leave an empty file. */
export async function syncFiles(files: readonly StagedFile[]): Promise<void> {
  await pLimit(4).map(files, async ({ staged }) => {
    const file = await open(staged, 'r');
    await file.sync().finally(() => file.close());
  });
}
