import { readFileSync, statSync } from 'node:fs';
import { writeCacheFile } from './atomicWrite.ts';
import { sha256 } from './hash.ts';
import { programVersion } from './project.ts';

/** Runs make once per version of the program, task and inputs, which are JSON; again if isKept refused the result. */
export type Memo = <T>(
  task: string,
  inputs: readonly unknown[],
  make: () => T | Promise<T>,
  isKept?: (value: T) => boolean,
) => Promise<T>;

export interface MemoFile {
  memo: Memo;
  /** Stores the results that were used since the file was opened, and forgets the others. */
  save: () => void;
}

export const noMemo: Memo = async (_task, _inputs, make) => make();

const keyLength = 22;

/** One result per line: key, JSON. isFresh ignores all lines. */
export function openMemo(file: string, isFresh = false): MemoFile {
  const known = isFresh ? new Map<string, string>() : readLines(file);
  const used = new Map<string, string>();
  let isChanged = isFresh;
  return {
    memo: async <T>(
      task: string,
      inputs: readonly unknown[],
      make: () => T | Promise<T>,
      isKept: (value: T) => boolean = () => true,
    ): Promise<T> => {
      const key = sha256(JSON.stringify([programVersion(), task, inputs])).slice(0, keyLength);
      const json = used.get(key) ?? known.get(key);
      if (json !== undefined) {
        used.set(key, json);
        // The program itself wrote the line under the hash of what the value is made from.
        return JSON.parse(json) as T;
      }
      const value = await make();
      if (isKept(value)) {
        used.set(key, JSON.stringify(value));
        isChanged = true;
      }
      return value;
    },
    save: () => {
      if (!isChanged && used.size === known.size) return;
      writeCacheFile(file, [...used].map(([key, json]) => `${key}${json}\n`).join(''));
    },
  };
}

function readLines(file: string): Map<string, string> {
  try {
    // After a power cut, the last line may be cut short.
    const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    return new Map(lines.map((line) => [line.slice(0, keyLength), line.slice(keyLength)]));
  } catch {
    return new Map();
  }
}

/** The bytes of a cache file whose name changes with its recipe; made and stored if it is missing. */
export async function cachedFile(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    // The asynchronous call takes several times as much processor time.
    const bytes = readFileSync(file);
    // After a power cut, a file may have its name but not its bytes.
    if (bytes.length > 0) return bytes;
  } catch {
    // It does not exist yet.
  }
  const bytes = await make();
  writeCacheFile(file, bytes);
  return bytes;
}

export function isCached(file: string): boolean {
  try {
    return statSync(file).size > 0;
  } catch {
    return false;
  }
}
