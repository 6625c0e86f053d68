import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isSystemError } from '../../platform/systemError.ts';
import { unreadable } from '../findFiles.ts';
import { shownPath } from '../shownPath.ts';
import type { CheckState } from './checkState.ts';
import { readState, stateFileOf, type ReadState } from './readState.ts';

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
export function describeDamage(file: string): Diagnostic {
  const at = { file: shownPath(file), line: 1, column: 1 };
  const message = 'This says what no check writes, so the strikes and times in it count for nothing.';
  const hint = 'Bring the file back from git, or delete it; the next guides check --write starts anew.';
  return finding('check/state-damaged', at, message, { hint });
}
