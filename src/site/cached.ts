import { readFileSync, statSync } from 'node:fs';
import { writeCacheFile } from '../platform/atomicWrite.ts';

/**
 * The bytes at a path below the cache; made and stored if they are missing. A failed cache write is ignored.
 */
export async function cached(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = readKeptFile(path);
  if (known !== null) return known;
  const bytes = await make();
  writeCacheFile(path, bytes);
  return bytes;
}

function readKeptFile(path: string): Uint8Array | null {
  try {
    // The asynchronous call takes several times as much of a processor.
    const bytes = readFileSync(path);
    // After a power loss, a file may have its name but not its bytes.
    return bytes.length > 0 ? bytes : null;
  } catch {
    return null;
  }
}

/** Whether the bytes at a path below the cache are there. */
export function isKept(path: string): boolean {
  try {
    return statSync(path).size > 0;
  } catch {
    return false;
  }
}
