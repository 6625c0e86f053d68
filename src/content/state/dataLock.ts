import { setTimeout as pause } from 'node:timers/promises';
import { takeLock, type LockHolder } from '../../platform/lock.ts';
import { explainRefusal, isSystemError, type SystemError } from '../../platform/systemError.ts';
import { findLinksOut } from '../load/findFiles.ts';
import { finishChange } from './commitChange.ts';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { shownPath } from '../load/readFile.ts';
import { stateFileOf } from './checkState.ts';

// A command that checks the whole data folder after its change needs a few seconds.
const patience = { attempts: 300, milliseconds: 100 };

/** work must read what it changes. Returns null, or why it did not run. */
export async function underLock(
  dir: string,
  work: () => Promise<void>,
  { attempts, milliseconds } = patience,
): Promise<Diagnostic | null> {
  const path = `${stateFileOf(dir)}.lock`;
  try {
    const [link] = await findLinksOut(dir);
    if (link !== undefined) return link;
    let lock = await takeLock(path);
    let holder: string | undefined;
    for (let attempt = 1; lock.kind === 'held' && attempt < attempts; attempt += 1) {
      // While other runs take turns, ours will come.
      if (lock.by?.since !== holder) attempt = 1;
      holder = lock.by?.since;
      await pause(milliseconds);
      lock = await takeLock(path);
    }
    if (lock.kind === 'held') return describeDataLock(lock.by, shownPath(path));
    try {
      finishChange(dir);
      await work();
    } finally {
      lock.release();
    }
    return null;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return describeWriteFailure(error, shownPath(dir));
  }
}

export function describeDataLock(holder: LockHolder | null, lock: string): Diagnostic {
  const who = holder === null ? 'Another run' : `Another run (process ${holder.pid} on ${holder.host})`;
  const message = `${who} has been writing for too long.`;
  const hint = `Wait for it to end. If that process no longer exists, delete ${lock}.`;
  return diagnostic('check/locked', lock, message, hint);
}

export function describeWriteFailure(error: SystemError, label: string): Diagnostic {
  const { reason, hint } = explainRefusal(error);
  const message = `The data could not be written: ${reason}. Each file is either unchanged or complete.`;
  const more = `${hint} Then run the command again. The system said: ${error.message}`;
  return diagnostic('check/write-failed', label, message, more);
}
