import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readKept, writeKept } from './disk/kept.ts';
import { projectFolder } from './disk/projectFolder.ts';
import { stampOf } from './disk/stamp.ts';
import type { ArtFile } from './art/artFile.ts';
import type { TextSummary } from './editorial/textSummary.ts';
import type { Kind } from './kinds.ts';
import { readTextSummary, writeTextSummary } from './textSummaryFile.ts';

type CachedKind = Kind | 'image';

/** The files of a data folder without any findings, on the day of their check and on all later days. */
export interface Certificate {
  /** YYYY-MM-DD. */
  today: string;
  /** The hash of each file's content, by its path. */
  hashes: Readonly<Record<string, string>>;
  art: readonly [string, ArtFile][];
  /** The game of each guide, by the guide's file. */
  games: Readonly<Record<string, string>>;
}

/** Data of files that had no findings before, by their content; for images, only that they had none. */
export interface Cache {
  get: (kind: CachedKind, bytes: Uint8Array) => unknown;
  /** The data of a file whose content has this hash; undefined if it is not stored. */
  dataOf: (kind: Kind, hash: string) => unknown;
  set: (kind: CachedKind, bytes: Uint8Array, data: unknown) => void;
  /** The hash of a file's content: by its size, time and inode where it was hashed before, unless verify is set. */
  hashOf: (file: string) => string | null;
  certificate: Certificate | null;
  /** The text summary saved with the certificate; null if it is not known. */
  texts: () => TextSummary | null;
  /** Saves the hashes of files, and a certificate with its texts if there is one. */
  save: (certificate: Certificate | null, texts?: TextSummary) => void;
}

/** Inputs of the cache besides the file itself: schemas, reader, rules, library versions. */
const dependencies = ['data/schemas/', 'src/content/', 'src/domain/'] as const;

interface Index {
  /** By path: the stamp of a file, and the hash of its content. */
  stamps: Record<string, [stamp: string, hash: string]>;
  certificate: Certificate | null;
}

/** The number of unused data files allowed in the cache before it is emptied. */
const maxUnused = 2000;

/**
 * Opens the cache of a data folder, which need not exist: file without .json is a folder with an index for
 * each data folder. Entries of another program version, and truncated or edited ones, are never returned.
 */
export function openCache(file: string, dir: string, verify: boolean): Cache {
  const folder = file.replace(/\.json$/, '');
  const version = versionOf();
  const indexFile = path.join(folder, `${hashOfBytes(Buffer.from(path.resolve(dir)))}.json`);
  const index = (readKept(indexFile, version) ?? { stamps: {}, certificate: null }) as Index;
  const textsFile = indexFile.replace(/json$/, 'texts');
  const stamps: Index['stamps'] = {};
  let isChanged = false;
  const blobOf = (kind: CachedKind, hash: string) =>
    path.join(folder, hash.slice(0, 2), `${hash}-${kind}.json`);
  const dataOf = (kind: CachedKind, hash: string) => readKept(blobOf(kind, hash), version) ?? undefined;
  return {
    get: (kind, bytes) => dataOf(kind, hashOfBytes(bytes)),
    dataOf,
    set: (kind, bytes, data) => {
      writeKept(blobOf(kind, hashOfBytes(bytes)), version, data);
    },
    hashOf: (name) => {
      const stamp = stampOf(name);
      if (stamp === null) return null;
      const known = index.stamps[name];
      if (!verify && known?.[0] === stamp) {
        stamps[name] = known;
        return known[1];
      }
      const hash = hashOfBytes(readFileSync(name));
      isChanged = true;
      // A file written in the last few seconds could change again without a new stamp.
      if (isSettled(stamp)) stamps[name] = [stamp, hash];
      return hash;
    },
    certificate: index.certificate,
    texts: () =>
      index.certificate === null
        ? null
        : readTextSummary(textsFile, version + certificateHash(index.certificate)),
    save: (certificate, texts) => {
      if (certificate !== null && texts !== undefined)
        writeTextSummary(textsFile, version + certificateHash(certificate), texts);
      if (!isChanged && certificate === index.certificate) return;
      writeKept(indexFile, version, { stamps, certificate } satisfies Index);
      prune(folder, Object.keys(stamps).length + maxUnused);
    },
  };
}

function certificateHash({ hashes }: Certificate): string {
  return hashOfBytes(Buffer.from(JSON.stringify(hashes)));
}

function isSettled(stamp: string): boolean {
  return Date.now() - Number(stamp.split(' ')[1]) > 50;
}

function hashOfBytes(bytes: Uint8Array): string {
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
