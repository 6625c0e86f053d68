import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { InvalidArgumentError } from 'commander';
import { projectFolder } from '../platform/project.ts';
import { isRealDate } from '../domain/dates.ts';
import { changeFileOf } from '../content/state/commitChange.ts';
import { underLock } from '../content/state/dataLock.ts';
import { CannotRun } from './cannotRun.ts';

/** For --today: a calendar date as YYYY-MM-DD. */
export function parseToday(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isRealDate(text)) {
    throw new InvalidArgumentError('It must be a calendar date as YYYY-MM-DD, for example 2026-11-21.');
  }
  return text;
}

/** The date in UTC. The only clock that commands look at. */
export function todayInUtc(): string {
  return new Date().toISOString().slice(0, 10);
}

/** For --data: refuses what is not a folder, before anything is read. */
export async function requireFolder(dir: string): Promise<void> {
  const found = await stat(dir).catch(() => null);
  if (found?.isDirectory()) {
    // A killed command left a change half made.
    if (existsSync(changeFileOf(dir))) await underLock(dir, () => Promise.resolve());
    return;
  }
  throw new CannotRun(
    found ? `--data ${dir} is not a folder.` : `There is no folder ${dir}.`,
    'Run the command from the project’s folder, or name the data folder with --data DIR.',
  );
}

/** The cache is beside the program, whatever the working directory is. */
export const cacheDir = fileURLToPath(new URL('.cache/', projectFolder));

/** Whether a text can be an id, and so a part of an address. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

export const slugHint = 'Use lower-case letters, digits and single hyphens.';
