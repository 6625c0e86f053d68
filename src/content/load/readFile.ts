import { open } from 'node:fs/promises';
import { failedWith } from '../../platform/systemError.ts';
import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from 'node:fs';
import path from 'node:path';

export class TooLarge extends Error {
  readonly size: number;
  constructor(size: number) {
    super(`${size} bytes`);
    this.size = size;
  }
}

/** The bytes of a regular file of at most maxBytes. Rejects with the system's error, or with TooLarge. */
export async function readSmallFile(file: string, maxBytes: number): Promise<Uint8Array> {
  const handle = await open(file, mode);
  try {
    refuse(file, await handle.stat(), maxBytes);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** Takes a third of the time of readSmallFile. */
export function readSmallFileSync(file: string, maxBytes: number): Uint8Array {
  const opened = openSync(file, mode);
  try {
    refuse(file, fstatSync(opened), maxBytes);
    return readFileSync(opened);
  } finally {
    closeSync(opened);
  }
}

// Without O_NONBLOCK, opening a named pipe waits for a writer forever.
const mode = constants.O_RDONLY | constants.O_NONBLOCK;

function refuse(file: string, stat: Stats, maxBytes: number): void {
  if (stat.isDirectory()) throw Object.assign(new Error(file), { code: 'EISDIR' });
  if (!stat.isFile()) throw Object.assign(new Error(file), { code: 'ENOTFILE' });
  if (stat.size > maxBytes) throw new TooLarge(stat.size);
}

/** The text of a file; null if there is none. Rejects as readSmallFile does. */
export async function readIfThere(file: string, maxBytes: number): Promise<string | null> {
  try {
    return Buffer.from(await readSmallFile(file, maxBytes)).toString('utf8');
  } catch (error) {
    if (failedWith(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

/** Relative to the working directory, with forward slashes, as diagnostics show it. */
export function shownPath(file: string): string {
  return (path.relative(process.cwd(), file) || '.').split(path.sep).join('/');
}
