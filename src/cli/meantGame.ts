import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { nearest } from '../diagnostics/didYouMean.ts';

/** The id of a game file whose name is near to an id that names none. */
export async function meantGame(data: string, id: string): Promise<string | undefined> {
  const names = await readdir(join(data, 'games')).catch(() => []);
  return nearest(
    id,
    names.filter((name) => name.endsWith('.yaml')).map((name) => name.slice(0, -'.yaml'.length)),
  );
}
