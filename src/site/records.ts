import { join } from 'node:path';
import { programVersion } from '../platform/project.ts';
import { readKeptParts, writeKeptParts } from '../content/disk/keptParts.ts';
import { contentHash } from '../platform/hash.ts';
import type { PageFacts } from './audit/auditPage.ts';
import type { Level } from './audit/budget/compress.ts';
import type { FileCost } from './audit/budget/fileCost.ts';
import type { Inputs } from './inputs.ts';

/** An earlier build's record of a file that passed the audit. */
export interface FileRecord {
  /** The file's stamp in the output folder. */
  stamp: string;
  hash: string;
  bytes: number;
  key: string | null;
  inputs: Inputs | null;
  /** For pages. */
  facts: PageFacts | null;
  cost: FileCost | null;
  /** Bytes by better compressions, where a budget has asked for them. */
  sizes: Partial<Record<Level, number>>;
}

export type FileRecords = Map<string, FileRecord>;

/** The location of an output folder's records, and their other dependencies. */
export interface RecordStore {
  /** By the path of the file, as far as there are some that can be trusted. */
  read: () => FileRecords;
  /** Keeps records in place of those that were read: what has not changed must be the same object. */
  save: (before: FileRecords, records: FileRecords) => void;
}

/** out is an absolute path; key changes with all options that change pages. */
export function recordStore(cacheDir: string, out: string, key: string): RecordStore {
  const folder = join(cacheDir, 'build', contentHash(out));
  const fullKey = `${programVersion()} ${key}`;
  return {
    read: () => readKeptParts(folder, fullKey) as FileRecords,
    save: (before, records) => {
      writeKeptParts(folder, fullKey, before, records);
    },
  };
}
