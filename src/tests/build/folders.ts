import { lstat, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A new empty folder; remove() deletes it. */
export async function scratchFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'guides-build-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Every file below a folder by its path, as text; 'link to …' for links, 'folder' for empty folders. */
export async function readFolder(folder: string, below = ''): Promise<Record<string, string>> {
  const tree: Record<string, string> = {};
  const names = await readdir(join(folder, below)).catch(() => []);
  for (const name of names.sort()) {
    const path = below === '' ? name : `${below}/${name}`;
    const stats = await lstat(join(folder, path));
    if (stats.isSymbolicLink()) tree[path] = `link to ${await readlink(join(folder, path))}`;
    else if (!stats.isDirectory()) tree[path] = await readFile(join(folder, path), 'utf8');
    else {
      const inside = await readFolder(folder, path);
      Object.assign(tree, Object.keys(inside).length === 0 ? { [path]: 'folder' } : inside);
    }
  }
  return tree;
}

/** The same without the build's own folder. */
export async function readBuilt(folder: string): Promise<Record<string, string>> {
  const tree = await readFolder(folder);
  return Object.fromEntries(Object.entries(tree).filter(([path]) => !path.startsWith('.guides')));
}

/** Names, inodes, and times of everything below a folder: equal if nothing was written. */
export async function readStamps(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  const stamps = await Promise.all(
    entries.sort().map(async (entry) => {
      const { ino, mtimeMs, size } = await lstat(join(folder, entry));
      return `${entry} ${ino} ${entry === '.guides' ? '' : mtimeMs} ${size}`;
    }),
  );
  return stamps;
}

export async function writeTree(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
