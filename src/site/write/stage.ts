import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { statEntry } from './entries.ts';

/** A changed file, complete in the staging folder. */
export interface StagedFile {
  path: string;
  staged: string;
}

/** The bytes of a regular file below out; null if there is none, or it cannot be read. */
export function readBuilt(out: string, path: string): Buffer | null {
  const file = join(out, path);
  if (statEntry(file)?.isFile() !== true) return null;
  try {
    return readFileSync(file);
  } catch {
    // Replaced with a new one.
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
