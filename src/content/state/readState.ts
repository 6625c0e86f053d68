import path from 'node:path';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { isSystemError } from '../../platform/systemError.ts';
import { unreadable } from '../load/findFiles.ts';
import { readIfThere, shownPath } from '../load/readFile.ts';
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
  try {
    const text = await readIfThere(file, maxBytes);
    const state = text === null ? new Map<string, never>() : parseCheckState(text);
    return { state: state ?? new Map(), damaged: state === null };
  } catch (error) {
    // A folder, a pipe, or a file larger than we ever wrote.
    if (!isSystemError(error)) return { state: new Map(), damaged: true };
    throw error;
  }
}

/** The checker’s state of a data folder; empty if it cannot be read. */
export async function loadState(dir: string): Promise<{ state: CheckState; diagnostics: Diagnostic[] }> {
  const file = stateFileOf(dir);
  try {
    const { state, damaged } = await readState(file);
    return { state, diagnostics: damaged ? [describeDamage(file)] : [] };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { state: new Map(), diagnostics: [unreadable(file, error)] };
  }
}

function describeDamage(file: string): Diagnostic {
  const message = 'This file was not written by guides check, so it is ignored.';
  const hint = 'Restore the file from git, or delete it; the next guides check --write starts over.';
  return diagnostic('check/state-damaged', shownPath(file), message, hint);
}
