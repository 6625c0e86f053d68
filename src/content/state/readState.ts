import path from 'node:path';
import { failedWith, isSystemError } from '../../platform/systemError.ts';
import { readSmallFile } from '../readFile.ts';
import { parseCheckState, type CheckState } from './checkState.ts';

/**
 * The state of earlier checks. damaged: the file exists, but we did not write it; the state is then empty.
 */
export interface ReadState {
  state: CheckState;
  damaged: boolean;
}

// A hundred thousand offers.
const maxBytes = 50_000_000;

/** The checker's state file below a data folder. */
export function stateFileOf(dir: string): string {
  return path.join(dir, 'state', 'checks.json');
}

/** Reads the checker's state; empty if there is no file. Rejects with the system's error. */
export async function readState(file: string): Promise<ReadState> {
  let bytes: Uint8Array;
  try {
    bytes = await readSmallFile(file, maxBytes);
  } catch (error) {
    if (failedWith(error, 'ENOENT', 'ENOTDIR')) return { state: new Map(), damaged: false };
    // A folder, a pipe, or a file larger than we ever wrote.
    if (!isSystemError(error)) return { state: new Map(), damaged: true };
    throw error;
  }
  const state = parseCheckState(Buffer.from(bytes).toString('utf8'));
  return { state: state ?? new Map(), damaged: state === null };
}
