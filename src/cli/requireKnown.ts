import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataFile } from '../content/author/change.ts';
import { boxIds, findBox, type FoundBox } from '../content/author/moveBox.ts';
import { didYouMean, listWords } from '../diagnostics/didYouMean.ts';
import { CannotRun } from './cannotRun.ts';

export function requireKnown(option: string, value: string | undefined, known: Iterable<string>): void {
  const names = [...new Set(known)].sort();
  if (value === undefined || names.includes(value)) return;
  const hint = names.length > 0 ? didYouMean(value, names, `There is ${listWords(names)}.`) : undefined;
  throw new CannotRun(`${option} ${value}: the data has nothing by that name.`, hint);
}

export function findKnown<T>(option: string, name: string, known: ReadonlyMap<string, T>): T {
  requireKnown(option, name, known.keys());
  const value = known.get(name);
  if (value === undefined) throw new Error(`${option} ${name} has no entry`);
  return value;
}

export async function requireGame(data: string, id: string): Promise<void> {
  const games = await gameIds(data);
  if (games.includes(id)) return;
  throw new CannotRun(
    `There is no game "${id}".`,
    didYouMean(id, games, 'IDs are the file names in games/.'),
  );
}

export async function gameIds(data: string): Promise<string[]> {
  const names = await readdir(join(data, 'games')).catch(() => []);
  return names.flatMap((name) => (name.endsWith('.yaml') ? name.slice(0, -'.yaml'.length) : []));
}

export function requireBox(files: readonly DataFile[], game: string, id: string): FoundBox {
  const box = findBox(files, game, id);
  if (box !== null) return box;
  const hint = didYouMean(id, boxIds(files, game), `IDs are in games/${game}.yaml.`);
  throw new CannotRun(`The game "${game}" has no box "${id}".`, hint);
}
