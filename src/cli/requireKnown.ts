import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataFile } from '../content/author/change.ts';
import { boxIds, findBox, type FoundBox } from '../content/author/moveBox.ts';
import { listWords, nearest } from '../diagnostics/didYouMean.ts';
import { CannotRun } from './cannotRun.ts';

export function requireKnown(option: string, value: string | undefined, known: Iterable<string>): void {
  const names = [...new Set(known)].sort();
  if (value === undefined || names.includes(value)) return;
  const meant = nearest(value, names);
  const hint = meant === undefined ? `There is ${listWords(names)}.` : `Did you mean "${meant}"?`;
  throw new CannotRun(
    `${option} ${value}: the data has nothing by that name.`,
    names.length > 0 ? hint : undefined,
  );
}

export function findKnown<T>(option: string, name: string, known: ReadonlyMap<string, T>): T {
  requireKnown(option, name, known.keys());
  const found = known.get(name);
  if (found === undefined) throw new Error(`${option} ${name} has no entry`);
  return found;
}

export async function requireGame(data: string, id: string): Promise<void> {
  const games = await gameIds(data);
  if (games.includes(id)) return;
  const near = nearest(id, games);
  throw new CannotRun(
    `There is no game "${id}".`,
    near === undefined ? 'IDs are the file names in games/.' : `Did you mean "${near}"?`,
  );
}

export async function gameIds(data: string): Promise<string[]> {
  const names = await readdir(join(data, 'games')).catch(() => []);
  return names.flatMap((name) => (name.endsWith('.yaml') ? name.slice(0, -'.yaml'.length) : []));
}

export function requireBox(data: string, files: readonly DataFile[], game: string, id: string): FoundBox {
  const box = findBox(data, files, game, id);
  if (box !== null) return box;
  const near = nearest(id, boxIds(data, files, game));
  throw new CannotRun(
    `The game "${game}" has no box "${id}".`,
    near === undefined ? `IDs are in games/${game}.yaml.` : `Did you mean "${near}"?`,
  );
}
