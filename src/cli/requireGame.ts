import type { DataFile } from '../content/author/dataFiles.ts';
import { nearest } from '../diagnostics/didYouMean.ts';
import { CannotRun } from './cannotRun.ts';

/** Refuses an id that no game has. */
export function requireGame(files: readonly DataFile[], id: string): void {
  const games = files.filter(({ kind }) => kind === 'game').map(({ name }) => name);
  if (games.includes(id)) return;
  const near = nearest(id, games);
  throw new CannotRun(
    `There is no game "${id}".`,
    near === undefined ? 'The ids are the names of the files in games/.' : `Did you mean "${near}"?`,
  );
}
