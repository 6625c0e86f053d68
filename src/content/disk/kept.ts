import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
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

/** Keeps a value, whole or not at all; a failed write is ignored. */
export function writeKept(file: string, key: string, value: unknown): void {
  const draft = `${file}.${process.pid}`;
  const body = JSON.stringify(value);
  try {
    const text = `${checksum(key, body)}\n${body}`;
    try {
      writeFileSync(draft, text);
    } catch {
      // Hardly ever is the folder missing.
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(draft, text);
    }
    // Another run may read at the same time.
    renameSync(draft, file);
  } catch {
    try {
      rmSync(draft, { force: true });
    } catch {
      // There is no folder to remove it from.
    }
  }
}
