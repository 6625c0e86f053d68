import path from 'node:path';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { failedWith, isSystemError } from '../../platform/systemError.ts';
import { unreadable } from '../findFiles.ts';
import { readSmallFile } from '../readFile.ts';
import { shownPath } from '../shownPath.ts';
import { type CheckState, parseCheckState } from './checkState.ts';

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

/** The checker's state of a data folder, as pages need it; empty where it cannot be read. */
export async function loadState(dir: string): Promise<{ state: CheckState; diagnostics: Diagnostic[] }> {
  const file = stateFileOf(dir);
  let read: ReadState;
  try {
    read = await readState(file);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { state: new Map(), diagnostics: [unreadable(file, error)] };
  }
  return { state: read.state, diagnostics: read.damaged ? [describeDamage(file)] : [] };
}

/** Reports that the state file is damaged. */
function describeDamage(file: string): Diagnostic {
  const at = { file: shownPath(file), line: 1, column: 1 };
  const message = 'This says what no check writes, so the strikes and times in it count for nothing.';
  const hint = 'Bring the file back from git, or delete it; the next guides check --write starts anew.';
  return finding('check/state-damaged', at, message, { hint });
}
