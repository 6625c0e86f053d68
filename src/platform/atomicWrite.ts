import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { failedWith, isSystemError } from './systemError.ts';

/** The suffix of temporary files while they are written; leftovers may be deleted. */
export const temporarySuffix = '.guides-tmp';

export interface StagedFile {
  temporary: string;
  target: string;
  place: () => Promise<void>;
  discard: () => Promise<void>;
}

/** Atomic, keeping the mode. Needs only the folder to be writable: callers ask whether the file is read-only. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const staged = await stageFile(file, text);
  await staged.place();
}

/** The first half of replaceFile, which uses the disk space; several staged files can then change all or none. */
export async function stageFile(file: string, text: string): Promise<StagedFile> {
  // A link remains a link.
  const target = await realpath(file).catch(() => file);
  const mode = await modeOf(target);
  // Hidden, so that a leftover of a kill is not mistaken for data.
  const name = `.${path.basename(target)}.${process.pid}${temporarySuffix}`;
  const temporary = path.join(path.dirname(target), name);
  const discard = () => rm(temporary, { force: true }).catch(() => undefined);
  const refuse = async (error: unknown) => {
    await discard();
    // The reader of the error knows the file, not the temporary one.
    if (isSystemError(error)) Object.assign(error, { path: file, dest: undefined });
    throw error;
  };
  await writeTemporary(temporary, mode, text).catch(refuse);
  return {
    temporary,
    target,
    place: () => rename(temporary, target).catch(refuse),
    discard,
  };
}

export async function removeTemporaryFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((other) => other.endsWith(temporarySuffix))) {
    await rm(path.join(folder, name), { force: true }).catch(() => undefined);
  }
}

/** Atomic, as another run may be reading; not forced to the disk, so it may be empty after a power cut. */
export function writeCacheFile(file: string, content: Uint8Array | string): void {
  const temporary = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    // The asynchronous call takes several times as much processor time.
    writeFileSync(temporary, content);
    renameSync(temporary, file);
  } catch {
    try {
      rmSync(temporary, { force: true });
    } catch {
      // The folder does not exist.
    }
  }
}

/** Rejects with the error of the folder that cannot be made; node's own recursive mkdir says ENOENT for any. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (failedWith(error, 'EEXIST')) return;
    if (!failedWith(error, 'ENOENT') || path.dirname(folder) === folder) throw error;
    await makeFolder(path.dirname(folder));
    await mkdir(folder).catch((again: unknown) => {
      if (!failedWith(again, 'EEXIST')) throw again;
    });
  }
}

async function writeTemporary(file: string, mode: number | null, text: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    if (mode !== null) await chmod(file, mode);
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function modeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mode & 0o7777;
  } catch (error) {
    if (failedWith(error, 'ENOENT')) return null;
    throw error;
  }
}
