import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readKept, writeKept } from './disk/kept.ts';
import { projectFolder } from '../platform/project.ts';
import { ownedStampOf } from './disk/stamp.ts';
import type { ArtFile } from './art/artFile.ts';
import type { Kind } from './kinds.ts';
import { readIfSmall } from './readFile.ts';

/** A file with the hash of its content. */
interface StoredFile {
  kind: Kind;
  name: string;
  hash: string;
}

/** Data of files that their schemas accept without a word. */
export interface Store {
  /** Undefined if the data of this content is not stored. */
  get: (file: StoredFile) => unknown;
  /** The same for its outline (units/outline.ts), which is stored by itself: others ask for that alone. */
  outlineOf: (file: StoredFile) => unknown;
  /** Stores the data of some files of the same name: a game, its guide and its offers. */
  set: (name: string, files: readonly (StoredFile & StoredData)[]) => void;
}

interface StoredData {
  data: unknown;
  /** Undefined where nobody asks for one. */
  outline: unknown;
}

/** Where a store is, so that worker threads can open it too; null for one in memory, which only this thread has. */
export interface StoreOnDisk {
  folder: string;
  version: string;
}

/** What the last run knew of a data folder. */
export interface Index {
  /** The day on which nothing was wrong with the files of these hashes, YYYY-MM-DD; null if something was. */
  cleanOn: string | null;
  /** The hash of the content of each file in which nothing was wrong by itself, by its path. */
  hashes: Readonly<Record<string, string>>;
  art: readonly [string, ArtFile][];
  /** The game of each guide, by the guide's path. */
  gameOf: Readonly<Record<string, string>>;
  /** The units whose texts were compared with each other, each with the hash of its files. */
  compared: Readonly<Record<string, string>>;
  /** The hash of all that the rules between files look at, if they found nothing; else null. */
  outlines: string | null;
}

export interface Cache extends Store {
  place: StoreOnDisk | null;
  /** The hash of a file's content: by its size, time and inode where it was hashed before, unless verify is set. */
  hashOf: (file: string) => string | null;
  /** Notes how files are before they are read; the result keeps the hashes of what was read. */
  watch: (files: readonly string[]) => (hashes: Readonly<Record<string, string>>) => void;
  /** Null if there is none. */
  index: Index | null;
  save: (index: Index) => void;
}

/** Inputs of the cache besides the file itself: schemas, reader, rules, library versions. */
const dependencies = ['data/schemas/', 'src/content/', 'src/domain/'] as const;

interface Saved {
  /** By path: the stamp of a file, and the hash of its content. */
  stamps: Record<string, [stamp: string, hash: string]>;
  index: Index | null;
}

/** Bytes; no file that is accepted is larger. */
const maxHashed = 10_000_000;

/** The number of unused data files allowed in the cache before it is emptied. */
const maxUnused = 2000;

/** The number of names whose data stays in memory: rules ask for it soon after it was read, and for others' as well. */
const maxHeld = 48;

type Kept = Partial<Record<Kind, { hash: string; value: unknown }>>;

/** A store with two files for each name. */
export function openStore({ folder, version }: StoreOnDisk): Store {
  const data = keptByName((name) => path.join(folder, `${name}.json`), version);
  const outlines = keptByName((name) => path.join(folder, `${name}.outline.json`), version);
  return {
    get: data.get,
    outlineOf: outlines.get,
    set: (name, files) => {
      data.set(
        name,
        files.map((file) => ({ ...file, value: file.data })),
      );
      const outlined = files.filter(({ outline }) => outline !== undefined);
      if (outlined.length > 0)
        outlines.set(
          name,
          outlined.map((file) => ({ ...file, value: file.outline })),
        );
    },
  };
}

/** A file for each name, with a value for each kind. */
function keptByName(
  fileOf: (name: string) => string,
  version: string,
): {
  get: (file: StoredFile) => unknown;
  set: (name: string, files: readonly (StoredFile & { value: unknown })[]) => void;
} {
  const held = new Map<string, Kept>();
  const hold = (name: string, kept: Kept) => {
    const [oldest] = held.keys();
    if (held.size >= maxHeld && oldest !== undefined && !held.has(name)) held.delete(oldest);
    held.set(name, kept);
    return kept;
  };
  const read = (name: string): Kept => held.get(name) ?? hold(name, readKept(fileOf(name), version) ?? {});
  return {
    get: ({ kind, name, hash }) => {
      const kept = read(name)[kind];
      return kept?.hash === hash ? kept.value : undefined;
    },
    set: (name, files) => {
      const kept = { ...read(name) };
      for (const { kind, hash, value } of files) kept[kind] = { hash, value };
      hold(name, kept);
      writeKept(fileOf(name), version, kept);
    },
  };
}

/** For a run without a cache: holds all data until the run ends. */
export function openMemory(): Cache {
  const data = new Map<string, unknown>();
  return {
    get: ({ kind, hash }) => data.get(`${kind} ${hash}`),
    // They are soon made from the data.
    outlineOf: () => undefined,
    set: (_name, files) => {
      for (const file of files) data.set(`${file.kind} ${file.hash}`, file.data);
    },
    place: null,
    // Every file is read once anyway.
    hashOf: () => null,
    watch: () => () => undefined,
    index: null,
    save: () => undefined,
  };
}

/**
 * Opens the cache of a data folder, which need not exist: file without .json is a folder with an index for
 * each data folder. Entries of another program version, and truncated or edited ones, are never returned.
 */
export function openCache(file: string, dir: string, verify: boolean): Cache {
  const folder = file.replace(/\.json$/, '');
  const version = versionOf();
  const name = hashOfBytes(Buffer.from(path.resolve(dir)));
  const indexFile = path.join(folder, `${name}.json`);
  const saved = (readKept(indexFile, version) ?? { stamps: {}, index: null }) as Saved;
  const stamps: Saved['stamps'] = {};
  let isChanged = false;
  const place = { folder: path.join(folder, name), version };
  return {
    ...openStore(place),
    place,
    hashOf: (name) => {
      const stamp = ownedStampOf(name);
      if (stamp === null) return null;
      const known = saved.stamps[name];
      if (!verify && known?.[0] === stamp) {
        stamps[name] = known;
        return known[1];
      }
      const bytes = readIfSmall(name, maxHashed);
      if (bytes === null) return null;
      const hash = hashOfBytes(bytes);
      isChanged = true;
      if (isSettled(stamp)) stamps[name] = [stamp, hash];
      return hash;
    },
    watch: (files) => {
      const seen = files.flatMap((file) => {
        const stamp = ownedStampOf(file);
        return stamp !== null && isSettled(stamp) ? [[file, stamp] as const] : [];
      });
      return (hashes) => {
        isChanged = true;
        for (const [file, stamp] of seen) {
          const hash = hashes[file];
          if (hash !== undefined) stamps[file] = [stamp, hash];
        }
      };
    },
    index: saved.index,
    save: (index) => {
      if (!isChanged && index === saved.index) return;
      writeKept(indexFile, version, { stamps, index } satisfies Saved);
      // A file takes the place of its last version: only new names leave some that are not used.
      const names = Object.keys(stamps);
      if (names.some((name) => saved.stamps[name] === undefined)) prune(folder, names.length + maxUnused);
    },
  };
}

/** A file written in the last few seconds could change again without a new stamp. */
function isSettled(stamp: string): boolean {
  return Date.now() - Number(stamp.split(' ')[1]) > 50;
}

export function hashOfBytes(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** Empties a cache with more than that many files: the entries in use are soon restored. */
function prune(folder: string, most: number): void {
  try {
    const names = readdirSync(folder, { recursive: true }).map(String);
    if (names.length <= most * 2) return;
    for (const name of names.filter((one) => one.includes(path.sep)))
      rmSync(path.join(folder, name), { force: true });
  } catch {
    // Another run is removing it too.
  }
}

let known: string | undefined;

function versionOf(): string {
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(readFileSync(new URL('package.json', projectFolder)));
  for (const folder of dependencies) {
    const base = new URL(folder, projectFolder);
    for (const name of readdirSync(base, { recursive: true }).map(String).sort()) {
      // Folders and tests do not affect stored results.
      if (!/(?<!\.test)\.(?:ts|json)$/.test(name)) continue;
      hash.update(name).update(readFileSync(new URL(name, base)));
    }
  }
  known = hash.digest('base64url');
  return known;
}
