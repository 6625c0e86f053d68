import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { errorsAfter, type PlannedChange, type Refused } from '../content/author/change.ts';
import { findLinksOut } from '../content/load/findFiles.ts';
import { changeFileOf, commitChange } from '../content/state/commitChange.ts';
import { underLock } from '../content/state/dataLock.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { describeRefusal, isSystemError } from '../platform/systemError.ts';
import { requireFolder } from './options.ts';
import { watchStopSignals } from './stopSignals.ts';
import { shownPath } from '../content/load/readFile.ts';
import { CannotRun } from './cannotRun.ts';

export interface ChangeOptions {
  data: string;
  dryRun?: true;
}

export function addChangeOptions(command: Command): Command {
  return command
    .option('--data <dir>', 'data folder', 'data')
    .option('--dry-run', 'show what would change without changing anything');
}

/**
 * Changes the data folder as planned and reports it; with dryRun it only reports. Nothing else writes while
 * plan reads. validOn: the date (YYYY-MM-DD) on which the result must be valid, if it must.
 */
export async function changeData(
  { data, dryRun = false, validOn }: { data: string; dryRun?: boolean; validOn?: string },
  plan: () => Promise<PlannedChange | Refused>,
  report: (change: PlannedChange) => string = (change) => reportOf(change, dryRun),
): Promise<void> {
  await requireFolder(data);
  const stop = watchStopSignals();
  const work = async () => {
    const change = await plan();
    if ('refused' in change) throw new CannotRun(change.refused, change.hint);
    const isEmpty = change.write.size === 0 && change.remove === undefined;
    const [error] = validOn === undefined || isEmpty ? [] : await errorsAfter(data, change, validOn);
    if (error !== undefined) throw new CannotRun(`${error.message} Nothing was changed.`, error.hint);
    if (!dryRun && stop.exitCode() === null) await commit(data, change);
    if (stop.exitCode() === null) process.stdout.write(report(change));
  };
  if (dryRun) {
    refuse((await findLinksOut(data))[0]);
    await work();
  } else await withDataLock(data, work);
  process.exitCode = stop.exitCode() ?? process.exitCode;
}

export async function withDataLock(dir: string, work: () => Promise<void>): Promise<void> {
  refuse(await underLock(dir, work));
}

export function refuse(failure: Diagnostic | null | undefined): void {
  if (failure) throw new CannotRun(`${failure.at.file}: ${failure.message}`, failure.hint);
}

async function commit(dir: string, { write, rename = [], remove = [] }: PlannedChange): Promise<void> {
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

function reportOf({ write, rename = [], remove = [], notes = [] }: PlannedChange, dryRun: boolean): string {
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
