import { type Stats, lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { failedWith } from '../../platform/systemError.ts';
import { ancestorsOf } from './plannedPaths.ts';

export async function findForeignFiles(
  out: string,
  planned: readonly string[],
  ours: readonly string[],
  label: string,
): Promise<Diagnostic[]> {
  const own = new Set(ours);
  const ownByCase = new Map(ours.map((path) => [path.toLowerCase(), path]));
  const folders = new Map<string, Stats | null>();
  const found = new Map<string, string>();

  const isOwnFile = (path: string, stats: Stats): boolean => {
    if (!stats.isFile()) return false;
    if (own.has(path)) return true;
    // On a case-insensitive file system, our Wingspan.html also matches wingspan.html.
    const twin = ownByCase.get(path.toLowerCase());
    const other = twin === undefined ? null : statEntry(join(out, twin));
    return other !== null && other.ino === stats.ino && other.dev === stats.dev;
  };

  for (const path of planned) {
    const obstacle = findObstacle(out, path, folders);
    if (obstacle !== null) {
      if (!isOwnFile(obstacle.path, obstacle.stats)) found.set(obstacle.path, describe(obstacle.stats));
      continue;
    }
    const stats = statEntry(join(out, path));
    if (stats === null) continue;
    if (isOwnFile(path, stats)) continue;
    if (!stats.isDirectory()) found.set(path, describe(stats));
    else
      for (const inside of await listFiles(out, path)) {
        const entry = statEntry(join(out, inside));
        if (entry !== null && !isOwnFile(inside, entry)) found.set(inside, describe(entry));
      }
  }
  return [...found].map(([path, what]) =>
    diagnostic(
      'build/foreign-file',
      { file: `${label}/${path}`, line: 1, column: 1 },
      `The build needs this path, but it did not make this ${what}.`,
      {
        hint: `Move it away or delete it; if you need nothing in ${label}/, delete the folder. Then build again.`,
      },
    ),
  );
}

function describe(stats: Stats): string {
  return stats.isFile() ? 'file' : stats.isSymbolicLink() ? 'symbolic link' : 'special file';
}

async function listFiles(out: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(out, folder), { withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) files.push(...(await listFiles(out, path)));
    else files.push(path);
  }
  return files;
}

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
