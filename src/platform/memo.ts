import { readFileSync, statSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { writeCacheFile } from './atomicWrite.ts';
import { sha256 } from './hash.ts';
import { programVersion } from './project.ts';

/**
 * Runs make once per key: the hash of the program's version, the task and its inputs, which are JSON. A result that
 * isKept refuses is made again next time.
 */
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
const checksumLength = 8;

/** One result per line: key, checksum, JSON. Damaged lines are ignored. isFresh ignores all lines. */
export function openMemo(file: string, isFresh = false): MemoFile {
  const known = isFresh ? new Map<string, Buffer>() : readLines(file);
  const used = new Map<string, Buffer>();
  let isChanged = isFresh;
  return {
    memo: async <T>(
      task: string,
      inputs: readonly unknown[],
      make: () => T | Promise<T>,
      isKept: (value: T) => boolean = () => true,
    ): Promise<T> => {
      const key = sha256(JSON.stringify([programVersion(), task, inputs])).slice(0, keyLength);
      const line = used.get(key) ?? known.get(key);
      if (line !== undefined) {
        used.set(key, line);
        // The program itself wrote the line under the hash of what the value is made from.
        return JSON.parse(line.toString('utf8', keyLength + checksumLength)) as T;
      }
      const value = await make();
      if (isKept(value)) {
        used.set(key, formatLine(key, JSON.stringify(value)));
        isChanged = true;
      }
      return value;
    },
    save: () => {
      if (!isChanged && used.size === known.size) return;
      const lines = [...used.values()].flatMap((line) => [line, lineBreak]);
      writeCacheFile(file, Buffer.concat(lines));
    },
  };
}

const lineBreak = Buffer.from('\n');

function formatLine(key: string, json: string): Buffer {
  return Buffer.from(`${key}${checksumOf(key, Buffer.from(json))}${json}`);
}

/** Detects lost and changed bytes, but not deliberate forgery. */
function checksumOf(key: string, json: Uint8Array): string {
  return crc32(json, crc32(key)).toString(16).padStart(checksumLength, '0');
}

function readLines(file: string): Map<string, Buffer> {
  const lines = new Map<string, Buffer>();
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return lines;
  }
  for (let start = 0, end = 0; (end = bytes.indexOf(10, start)) !== -1; start = end + 1) {
    const line = bytes.subarray(start, end);
    const key = line.toString('latin1', 0, keyLength);
    const sum = line.toString('latin1', keyLength, keyLength + checksumLength);
    if (sum === checksumOf(key, line.subarray(keyLength + checksumLength))) lines.set(key, line);
  }
  return lines;
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
