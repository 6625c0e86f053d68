import { existsSync } from 'node:fs';
import { errorsAfter, type PlannedChange } from '../content/author/change.ts';
import { shownPath } from '../content/shownPath.ts';
import { changeFileOf, commitChange } from '../content/state/commitChange.ts';
import { underLock } from '../content/state/dataLock.ts';
import { describeRefusal, isSystemError } from '../platform/systemError.ts';
import { CannotRun } from './cannotRun.ts';
import { watchStopSignals } from './stopSignals.ts';

interface Options {
  dir: string;
  dryRun: boolean;
  /** The date (YYYY-MM-DD) by which the changed data must be valid; null if it need not be. */
  validOn: string | null;
  /** What to say about the change; otherwise each file with what happens to it. */
  report?: (change: PlannedChange) => string;
}

/**
 * Changes the data folder as planned, and says what it did; with dryRun it only says it. No other command writes from
 * the first read to the last write: plan reads what it changes.
 */
export async function changeData(
  { dir, dryRun, validOn, report }: Options,
  plan: () => Promise<PlannedChange>,
): Promise<void> {
  const stop = watchStopSignals();
  const work = async () => {
    const change = await plan();
    const [error] = validOn === null ? [] : await errorsAfter(dir, change, validOn);
    if (error !== undefined) throw new CannotRun(`${error.message} Nothing was changed.`, error.hint);
    if (!dryRun && stop.exitCode() === null) await commit(dir, change);
    if (stop.exitCode() === null) process.stdout.write(report?.(change) ?? reportOf(change, dryRun));
  };
  if (dryRun) await work();
  else await withDataLock(dir, work);
  process.exitCode = stop.exitCode() ?? process.exitCode;
}

/** Runs an action while no other command writes to the data folder. */
export async function withDataLock(dir: string, work: () => Promise<void>): Promise<void> {
  const failure = await underLock(dir, work);
  if (failure !== null) throw new CannotRun(failure.message, failure.hint);
}

async function commit(dir: string, { write, rename, remove }: PlannedChange): Promise<void> {
  try {
    await commitChange(dir, { write, remove: [...remove, ...rename.map(([from]) => from)] });
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const { message, hint } = describeRefusal(error);
    const state = existsSync(changeFileOf(dir))
      ? 'The next command finishes the change.'
      : 'Nothing was changed.';
    throw new CannotRun(`${message} ${state}`, hint);
  }
}

function reportOf({ write, rename, remove, notes }: PlannedChange, dryRun: boolean): string {
  const renamed = new Set(rename.map(([, to]) => to));
  const lines = [
    ...rename.map(([from, to]) => `rename ${shownPath(from)} to ${shownPath(to)}`),
    ...[...write.keys()].filter((file) => !renamed.has(file)).map((file) => `change ${shownPath(file)}`),
    ...remove.map((file) => `remove ${shownPath(file)}`),
    ...notes.map((note) => `look at ${note}`),
    ...(dryRun ? ['Nothing was changed (--dry-run).'] : []),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
