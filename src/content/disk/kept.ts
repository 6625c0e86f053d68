import { readFileSync } from 'node:fs';
import { writeCacheFile } from '../../platform/atomicWrite.ts';
import { checksum } from './checksum.ts';

/**
 * The content of a cache file; null if it is missing, truncated, edited or stored under another key. The
 * first line is a checksum of the second, which is JSON.
 */
export function readKept(file: string, key: string): unknown {
  try {
    const bytes = readFileSync(file);
    const end = bytes.indexOf('\n');
    const body = bytes.subarray(end + 1);
    return bytes.toString('latin1', 0, end) === checksum(key, body) ? JSON.parse(body.toString()) : null;
  } catch {
    return null;
  }
}

/** Stores a value; a failed write is ignored. */
export function writeKept(file: string, key: string, value: unknown): void {
  const body = JSON.stringify(value);
  writeCacheFile(file, `${checksum(key, body)}\n${body}`);
}
