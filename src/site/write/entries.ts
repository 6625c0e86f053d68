import { lstatSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { failedWith } from '../../platform/systemError.ts';
import { ancestorsOf } from './plannedPaths.ts';

export function statEntry(path: string): Stats | null {
  try {
    // Every build checks thousands of files; the asynchronous call is ten times as slow, and so is an error.
    return lstatSync(path, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    if (failedWith(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

/**
 * The outermost entry above a path that is not a real folder; null if all are folders or do not exist yet.
 */
export function findObstacle(
  out: string,
  path: string,
  known: Map<string, Stats | null>,
): { path: string; stats: Stats } | null {
  if (known.get(path.slice(0, path.lastIndexOf('/')))?.isDirectory() === true) return null;
  for (const folder of ancestorsOf(path)) {
    const before = known.get(folder);
    const stats = before === undefined ? statEntry(join(out, folder)) : before;
    known.set(folder, stats);
    if (stats === null) return null;
    if (!stats.isDirectory()) return { path: folder, stats };
  }
  return null;
}
