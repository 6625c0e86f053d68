import { mkdir, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { replaceFile } from '../content/disk/replaceFile.ts';
import { shownPath } from '../content/shownPath.ts';
import type { PlannedChange } from '../content/author/plannedChange.ts';

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
  for (const [from, to] of moves) await rename(from, to);
  for (const [file, text] of write) {
    await mkdir(dirname(file), { recursive: true });
    await replaceFile(file, text);
  }
  for (const file of remove) await unlink(file);
}
