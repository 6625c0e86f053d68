import { lstatSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { failedWith } from '../../content/disk/systemError.ts';
import { ancestorsOf } from './plannedPaths.ts';

/** What stands at a path, links not followed; null where nothing does. */
export function statEntry(path: string): Stats | null {
  try {
    // Thousands of files are looked at in every build; the asynchronous call costs ten times as much.
    return lstatSync(path);
  } catch (error) {
    if (failedWith(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

/** The outermost thing above a path that is no real folder; null where all are folders or not there yet. */
export function findObstacle(
  out: string,
  path: string,
  known: Map<string, Stats | null>,
): { path: string; stats: Stats } | null {
  for (const folder of ancestorsOf(path)) {
    const before = known.get(folder);
    const stats = before === undefined ? statEntry(join(out, folder)) : before;
    known.set(folder, stats);
    if (stats === null) return null;
    if (!stats.isDirectory()) return { path: folder, stats };
  }
  return null;
}
