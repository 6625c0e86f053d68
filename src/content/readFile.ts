import { closeSync, constants, fstatSync, openSync, readFileSync, statSync } from 'node:fs';

/** A file larger than allowed; code is like those of system errors. */
export class TooLarge extends Error {
  readonly size: number;
  constructor(size: number) {
    super(`${size} bytes`);
    this.size = size;
  }
}

/** The bytes of a regular file of at most maxBytes. Throws the system's error, or TooLarge. */
export function readSmallFile(file: string, maxBytes: number): Uint8Array {
  // Without O_NONBLOCK, opening a named pipe waits for a writer forever.
  const opened = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stat = fstatSync(opened);
    if (stat.isDirectory()) throw Object.assign(new Error(file), { code: 'EISDIR' });
    if (!stat.isFile()) throw Object.assign(new Error(file), { code: 'ENOTFILE' });
    if (stat.size > maxBytes) throw new TooLarge(stat.size);
    return readFileSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** The bytes of a regular file of at most maxBytes; null for any other, and where it cannot be read. */
export function readIfSmall(file: string, maxBytes: number): Uint8Array | null {
  try {
    const stats = statSync(file);
    return stats.isFile() && stats.size <= maxBytes ? readFileSync(file) : null;
  } catch {
    return null;
  }
}
