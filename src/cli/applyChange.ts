import { mkdir, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { replaceFile } from '../content/disk/replaceFile.ts';
import { describeRefusal } from '../content/disk/refusal.ts';
import { isSystemError } from '../content/disk/systemError.ts';
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
  const steps = [
    ...moves.map(
      ([from, to]) =>
        () =>
          rename(from, to),
    ),
    ...[...write].map(([file, text]) => async () => {
      await mkdir(dirname(file), { recursive: true });
      await replaceFile(file, text);
    }),
    ...remove.map((file) => () => unlink(file)),
  ];
  for (const [done, step] of steps.entries())
    await step().catch((error: unknown) => {
      if (!isSystemError(error)) throw error;
      const { message, hint } = describeRefusal(error);
      throw new CannotRun(
        `${message} ${done === 0 ? 'Nothing was changed.' : `${done} of ${steps.length} changes were made before that; git diff shows them.`}`,
        hint,
      );
    });
}
