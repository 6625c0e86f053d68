import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listWords, nearest } from '../diagnostics/didYouMean.ts';
import { CannotRun } from './cannotRun.ts';

/** Refuses the value of an option that names nothing. */
export function requireKnown(option: string, value: string | undefined, known: Iterable<string>): void {
  const names = [...new Set(known)].sort();
  if (value === undefined || names.includes(value)) return;
  const meant = nearest(value, names);
  const hint = meant === undefined ? `There is ${listWords(names)}.` : `Did you mean "${meant}"?`;
  throw new CannotRun(
    `${option} ${value}: the data has none of that name.`,
    names.length > 0 ? hint : undefined,
  );
}

/** The entry that a command names; refuses a name that has none. */
export function findKnown<T>(option: string, name: string, known: ReadonlyMap<string, T>): T {
  requireKnown(option, name, known.keys());
  const found = known.get(name);
  if (found === undefined) throw new Error(`${option} ${name} has no entry`);
  return found;
}

/** Refuses an id that no game has. */
export function requireGame(games: readonly string[], id: string): void {
  if (games.includes(id)) return;
  const near = nearest(id, games);
  throw new CannotRun(
    `There is no game "${id}".`,
    near === undefined ? 'The ids are the names of the files in games/.' : `Did you mean "${near}"?`,
  );
}

/** The ids of all games, by their files. */
export async function gameIds(data: string): Promise<string[]> {
  const names = await readdir(join(data, 'games')).catch(() => []);
  return names.flatMap((name) => (name.endsWith('.yaml') ? name.slice(0, -'.yaml'.length) : []));
}
