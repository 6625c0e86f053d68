import { stat, type FileHandle } from 'node:fs/promises';

/** Equal as long as the file has not been replaced or changed. */
export interface FileMark {
  mark: string;
  isFile: boolean;
  bytes: number;
}

/** The version mark of a file, links followed; null where there is none or it is not readable. */
export async function markFile(path: string | FileHandle): Promise<FileMark | null> {
  try {
    const found = await (typeof path === 'string'
      ? stat(path, { bigint: true })
      : path.stat({ bigint: true }));
    const { dev, ino, size, mtimeNs, ctimeNs } = found;
    return {
      mark: [dev, ino, size, mtimeNs, ctimeNs].join(' '),
      isFile: found.isFile(),
      bytes: Number(size),
    };
  } catch (error) {
    if (isSystemError(error)) return null;
    throw error;
  }
}

/** true for what the operating system refuses or does not find. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}
