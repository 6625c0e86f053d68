import { mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { formatCheckState, parseCheckState, type CheckState } from '../content/checkState.ts';
import { removeDrafts, replaceFile } from '../content/replaceFile.ts';

/** Where the checker remembers, below a data folder. */
export function stateFileOf(dir: string): string {
  return path.join(dir, 'state', 'checks.json');
}

/** damaged: there is a file, but not one that we wrote; the state is empty then. */
export async function readState(file: string): Promise<{ state: CheckState; damaged: boolean }> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return { state: new Map(), damaged: false };
  const state = parseCheckState(text);
  return { state: state ?? new Map(), damaged: state === null };
}

/** Writes what update makes of the state as it stands now; a damaged file is kept beside. The caller holds the lock. */
export async function updateState(file: string, update: (state: CheckState) => CheckState): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await removeDrafts(path.dirname(file));
  const { state, damaged } = await readState(file);
  if (damaged) await rename(file, `${file}.damaged`);
  await replaceFile(file, formatCheckState(update(state)));
}
