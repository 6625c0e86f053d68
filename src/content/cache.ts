import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from './disk/projectFolder.ts';
import type { Kind } from './kinds.ts';

type CachedKind = Kind | 'image' | 'texts';

/** Accepted data of files by their content; of images and of all texts, only that they were accepted. */
export interface Cache {
  get: (kind: CachedKind, bytes: Uint8Array) => unknown;
  set: (kind: CachedKind, bytes: Uint8Array, data: unknown) => void;
  /** Saves the entries that this run used. A failed write is ignored. */
  save: () => Promise<void>;
}

/** Sources that a cached result depends on besides the file itself. Library versions count too. */
const dependencies = [
  'data/schemas/',
  'src/content/art/',
  'src/content/yaml/',
  'src/content/schema/',
  'src/content/editorial/',
  'src/domain/',
] as const;

/** Opens a cache file, which need not exist. Entries of another program version are never found. */
export async function openCache(file: string): Promise<Cache> {
  const version = await versionOf();
  const known = await readEntries(file);
  const used: Record<string, unknown> = {};
  let changed = false;
  const keyOf = (kind: CachedKind, bytes: Uint8Array) =>
    createHash('sha256').update(version).update(kind).update('\0').update(bytes).digest('base64url');
  return {
    get: (kind, bytes) => {
      const key = keyOf(kind, bytes);
      if (!Object.hasOwn(known, key)) return undefined;
      used[key] = known[key];
      return known[key];
    },
    set: (kind, bytes, data) => {
      used[keyOf(kind, bytes)] = data;
      changed = true;
    },
    save: async () => {
      if (changed) await writeEntries(file, used);
    },
  };
}

async function readEntries(file: string): Promise<Record<string, unknown>> {
  try {
    const entries: unknown = JSON.parse(await readFile(file, 'utf8'));
    return typeof entries === 'object' && entries !== null ? { ...entries } : {};
  } catch {
    return {};
  }
}

async function writeEntries(file: string, entries: Record<string, unknown>): Promise<void> {
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, JSON.stringify(entries));
    // Whole or not at all: another run may read at the same time.
    await rename(draft, file);
  } catch {
    // The next run reads the YAML again.
  }
}

async function versionOf(): Promise<Buffer> {
  const hash = createHash('sha256').update(await readFile(new URL('package.json', projectFolder)));
  for (const folder of dependencies) {
    const base = new URL(folder, projectFolder);
    for (const name of (await readdir(base, { recursive: true })).sort()) {
      // Folders, and tests, change nothing that is kept.
      if (!/(?<!\.test)\.(?:ts|json)$/.test(name)) continue;
      hash.update(name).update(await readFile(new URL(name, base)));
    }
  }
  return hash.digest();
}
