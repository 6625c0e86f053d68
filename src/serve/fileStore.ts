import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open, realpath, type FileHandle } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { boundedCache } from './boundedCache.ts';
import { isSystemError, markFile } from './fileSystem.ts';

/** One file of the site, whole. */
export interface HeldFile {
  bytes: Buffer;
  /** A hash of the bytes, without quotes. */
  tag: string;
}

export type ReadResult = HeldFile | { refused: string } | null;

export interface FileStore {
  /** file is relative to root, with forward slashes. Never answers with anything that is not below root. */
  read: (root: string, file: string) => Promise<ReadResult>;
}

/** Reads files and keeps them in memory, as long as they stay what they are on the disk. */
export function fileStore(limits: { fileBytes: number; keptBytes: number }): FileStore {
  const kept = boundedCache<HeldFile | null>(limits.keptBytes, ({ bytes }) => bytes.length);
  return {
    read: async (root, file) => {
      const path = join(root, file);
      const found = await markFile(path);
      if (!found?.isFile) return null;
      if (found.bytes > limits.fileBytes)
        return { refused: `is larger than ${Math.floor(limits.fileBytes / 1024)} KB` };
      const held = await kept.get(`${path} ${found.mark}`, () => readWhole(root, path));
      return held ?? { refused: 'is a link, or cannot be read' };
    },
  };
}

/** null for what is no file of its own at that very path: a link, another spelling, something unreadable. */
async function readWhole(root: string, path: string): Promise<HeldFile | null> {
  try {
    // Without a link anywhere below root; where letter case does not count, also not by another spelling.
    if (!path.startsWith(root + sep) || (await realpath(path)) !== path) return null;
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const bytes = await readSteady(file);
      return bytes === null ? null : { bytes, tag: hash(bytes) };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (isSystemError(error)) return null;
    throw error;
  }
}

/** The bytes of an open file; null where it is no file, or changes faster than it can be read. */
async function readSteady(file: FileHandle): Promise<Buffer | null> {
  // A build puts whole files in place; others may write into them.
  for (let attempt = 0; attempt < 3; attempt++) {
    const before = await markFile(file);
    if (!before?.isFile) return null;
    const bytes = Buffer.alloc(before.bytes);
    let filled = 0;
    for (let read = 1; read > 0 && filled < bytes.length; filled += read) {
      read = (await file.read(bytes, filled, bytes.length - filled, filled)).bytesRead;
    }
    if (filled === bytes.length && (await markFile(file))?.mark === before.mark) return bytes;
  }
  return null;
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}
