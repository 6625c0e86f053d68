import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The bytes at a path below the cache; made and kept there where they are not known yet. */
export async function cached(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = await readFile(path).catch(() => null);
  if (known !== null) return known;
  const bytes = await make();
  const draft = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, bytes);
  // Whole or not at all: another build may read at the same time.
  await rename(draft, path);
  return bytes;
}
