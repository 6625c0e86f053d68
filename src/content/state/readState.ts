import path from 'node:path';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { failedWith, isSystemError } from '../../platform/systemError.ts';
import { unreadable } from '../findFiles.ts';
import { readSmallFile } from '../readFile.ts';
import { shownPath } from '../shownPath.ts';
import { type CheckState, parseCheckState } from './checkState.ts';

export interface ReadState {
  state: CheckState;
  damaged: boolean;
}

const maxBytes = 50_000_000;

export function stateFileOf(dir: string): string {
  return path.join(dir, 'state', 'checks.json');
}

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

/** The checker’s state of a data folder; empty if it cannot be read. */
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

function describeDamage(file: string): Diagnostic {
  const message = 'This says what no check writes, so the strikes and times in it count for nothing.';
  const hint = 'Bring the file back from git, or delete it; the next guides check --write starts anew.';
  return diagnostic('check/state-damaged', { file: shownPath(file), line: 1, column: 1 }, message, hint);
}
