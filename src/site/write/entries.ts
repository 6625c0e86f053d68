import type { Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { failedWith } from '../../content/disk/systemError.ts';
import { ancestorsOf } from './plannedPaths.ts';

/** What stands at a path, links not followed; null where nothing does. */
export async function statEntry(path: string): Promise<Stats | null> {
  try {
    return await lstat(path);
  } catch (error) {
    if (failedWith(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

/** The outermost thing above a path that is no real folder; null where all are folders or not there yet. */
export async function findObstacle(
  out: string,
  path: string,
  known: Map<string, Stats | null>,
): Promise<{ path: string; stats: Stats } | null> {
  for (const folder of ancestorsOf(path)) {
    const before = known.get(folder);
    const stats = before === undefined ? await statEntry(join(out, folder)) : before;
    known.set(folder, stats);
    if (stats === null) return null;
    if (!stats.isDirectory()) return { path: folder, stats };
  }
  return null;
}
