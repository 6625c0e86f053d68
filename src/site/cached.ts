import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * The bytes at a path below the cache; made and kept there where they are not known yet. A cache that cannot be
 * written is none, and no reason to fail.
 */
export async function cached(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = await readFile(path).catch(() => null);
  // A machine that lost its power may have kept the name and not the bytes.
  if (known !== null && known.length > 0) return known;
  const bytes = await make();
  await keep(path, bytes).catch(() => undefined);
  return bytes;
}

/** Whether the bytes at a path below the cache are there. */
export function isKept(path: string): boolean {
  try {
    return statSync(path).size > 0;
  } catch {
    return false;
  }
}

async function keep(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(draft, bytes);
    // Whole or not at all: another build may read at the same time.
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
