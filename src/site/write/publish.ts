import { renameSync } from 'node:fs';
import { mkdir, readdir, rmdir, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StagedFile } from './stage.ts';
import { ancestorsOf } from './plannedPaths.ts';
import { failedWith } from '../../platform/systemError.ts';
import { findObstacle, statEntry } from './foreign.ts';

export interface Publication {
  out: string;
  planned: ReadonlySet<string>;
  staged: readonly StagedFile[];
  stale: readonly string[];
}

/**
 * Puts the staged files in place atomically, one by one, then removes the stale ones. Calls onDone after
 * each. If it is stopped at any point, every file is either the complete old one or the complete new one.
 * Throws system errors.
 */
export async function publish(
  { out, planned, staged, stale }: Publication,
  onDone: (change: { path: string; kind: 'written' | 'removed' }) => void,
): Promise<void> {
  const inTheWay = findInTheWay(planned, stale);
  const remove = async (path: string) => {
    if (await removeFile(out, path)) onDone({ path, kind: 'removed' });
  };
  for (const path of stale) if (inTheWay.has(path)) await remove(path);
  const folders = new Set<string>();
  for (const { path, staged: from } of staged) {
    await makeWay(out, path, folders);
    // The asynchronous call takes several times as much processor time.
    renameSync(from, join(out, path));
    onDone({ path, kind: 'written' });
  }
  for (const path of stale) if (!inTheWay.has(path)) await remove(path);
}

/**
 * The stale files at paths where a folder or, ignoring case, a file is planned, or in a folder that becomes a
 * file.
 */
function findInTheWay(planned: ReadonlySet<string>, stale: readonly string[]): Set<string> {
  if (stale.length === 0) return new Set();
  const files = new Set([...planned].map((path) => path.toLowerCase()));
  const folders = new Set([...files].flatMap(ancestorsOf));
  return new Set(
    stale.filter((path) => {
      const lower = path.toLowerCase();
      return files.has(lower) || folders.has(lower) || ancestorsOf(lower).some((folder) => files.has(folder));
    }),
  );
}

async function makeWay(out: string, path: string, folders: Set<string>): Promise<void> {
  const folder = dirname(join(out, path));
  if (!folders.has(folder)) await mkdir(folder, { recursive: true });
  folders.add(folder);
  const stats = statEntry(join(out, path));
  if (stats?.isDirectory()) await removeEmptyTree(join(out, path));
}

/** A folder becomes a file: all its files were ours and are gone, so only empty folders can be left. */
async function removeEmptyTree(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await removeEmptyTree(join(folder, name));
  await rmdir(folder);
}

/** false if none of our files were there. Links, and files behind links, are not ours. */
async function removeFile(out: string, path: string): Promise<boolean> {
  if (findObstacle(out, path, new Map()) !== null) return false;
  const stats = statEntry(join(out, path));
  if (stats?.isFile()) await unlink(join(out, path));
  await removeEmptyFolders(out, path);
  return stats?.isFile() ?? false;
}

async function removeEmptyFolders(out: string, path: string): Promise<void> {
  for (const folder of ancestorsOf(path).reverse()) {
    try {
      await rmdir(join(out, folder));
    } catch (error) {
      if (failedWith(error, 'ENOTEMPTY', 'EEXIST')) return;
      if (!failedWith(error, 'ENOENT')) throw error;
    }
  }
}
