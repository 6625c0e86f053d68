import { mkdir, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { stageFile, type StagedFile } from '../platform/atomicWrite.ts';
import { describeRefusal, isSystemError } from '../platform/systemError.ts';
import { shownPath } from '../content/shownPath.ts';
import type { PlannedChange } from '../content/author/plannedChange.ts';
import { CannotRun } from './cannotRun.ts';

/** Does what is planned and says what was done; with dryRun only says it. */
export async function applyChange(
  { write, rename: moves, remove, notes }: PlannedChange,
  dryRun: boolean,
): Promise<void> {
  const moved = new Set(moves.map(([, to]) => to));
  const lines = [
    ...moves.map(([from, to]) => `rename ${shownPath(from)} to ${shownPath(to)}`),
    ...[...write.keys()].filter((file) => !moved.has(file)).map((file) => `change ${shownPath(file)}`),
    ...remove.map((file) => `remove ${shownPath(file)}`),
  ];
  process.stdout.write(`${[...lines, ...notes.map((note) => `look at ${note}`)].join('\n')}\n`);
  if (dryRun) {
    process.stdout.write('Nothing was changed (--dry-run).\n');
    return;
  }
  // All new texts are on the disk before the first file changes, so a full disk or a missing right changes nothing.
  const staged: StagedFile[] = [];
  let done = 0;
  try {
    for (const [file, text] of write) {
      await mkdir(dirname(file), { recursive: true });
      staged.push(await stageFile(file, text));
    }
    const steps = [
      ...moves.map(
        ([from, to]) =>
          () =>
            rename(from, to),
      ),
      ...staged.map((file) => file.place),
      ...remove.map((file) => () => unlink(file)),
    ];
    for (const step of steps) {
      await step();
      done += 1;
    }
  } catch (error) {
    for (const file of staged) await file.discard();
    if (!isSystemError(error)) throw error;
    const { message, hint } = describeRefusal(error);
    const state = done === 0 ? 'Nothing was changed.' : 'Some files are changed; git status lists them.';
    throw new CannotRun(`${message} ${state}`, hint);
  }
}
