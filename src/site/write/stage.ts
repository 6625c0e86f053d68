import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { statEntry } from './entries.ts';

/** A changed file, complete in the staging folder. */
export interface StagedFile {
  path: string;
  staged: string;
}

/** true when the file below out has exactly these bytes. */
export function isUnchanged(out: string, path: string, content: Uint8Array): boolean {
  const file = join(out, path);
  const stats = statEntry(file);
  if (stats === null || !stats.isFile() || stats.size !== content.byteLength) return false;
  try {
    return readFileSync(file).equals(content);
  } catch {
    // Unreadable: replaced with a new one.
    return false;
  }
}

/** Writes the content under a unique number, so that staging needs none of the site's folders. */
export function stageFile(staging: string, number: number, path: string, content: Uint8Array): StagedFile {
  const staged = join(staging, String(number));
  // The asynchronous call takes three times as much of a processor.
  writeFileSync(staged, content, { flag: 'wx' });
  return { path, staged };
}
