import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isSystemError } from '../fileSystem.ts';

export interface ReportFile {
  /** Adds a line as soon as the disk lets it; lines that cannot be written are lost. */
  add: (line: string) => void;
  /** Resolves when what was added is written or lost. */
  flush: () => Promise<void>;
}

export interface ReportFileOptions {
  /** Beyond this the file becomes FILE.1, in place of an earlier one, and a new one is begun. */
  maxBytes: number;
  /** Told when lines were lost, with what the system says. */
  onLost: (reason: string) => void;
}

const maxWaiting = 1_000;

/** A file that lines are added to. It and the one before it hold about twice maxBytes at most. */
export function reportFile(path: string, { maxBytes, onLost }: ReportFileOptions): ReportFile {
  let waiting: string[] = [];
  let writing: Promise<void> | null = null;

  const writeAll = async () => {
    while (waiting.length > 0) {
      const text = waiting.join('');
      waiting = [];
      try {
        await mkdir(dirname(path), { recursive: true });
        const bytes = await sizeOf(path);
        if (bytes > 0 && bytes + Buffer.byteLength(text) > maxBytes) await rename(path, `${path}.1`);
        await appendFile(path, text, { mode: 0o600 });
      } catch (error) {
        if (!isSystemError(error)) throw error;
        onLost(error.code);
      }
    }
    writing = null;
  };

  return {
    add: (line) => {
      if (waiting.length >= maxWaiting) {
        onLost('too many at once');
        return;
      }
      waiting.push(`${line}\n`);
      writing ??= writeAll();
    },
    flush: async () => {
      await writing;
    },
  };
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return 0;
    throw error;
  }
}
