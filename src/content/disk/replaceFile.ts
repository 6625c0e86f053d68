import { chmod, open, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { draftSuffix } from './drafts.ts';
import { failedWith, isSystemError } from './systemError.ts';

/** A new text that lies beside its file until it takes its place. */
export interface StagedFile {
  place: () => Promise<void>;
  discard: () => Promise<void>;
}

/**
 * Replaces or creates a file atomically; its mode is kept. After a kill or a power cut, the file is either
 * the old one or the new one. Rejects with the system's error, and then the file is unchanged (or, from a
 * failing disk, the new one). Needs only write permission for the folder, so callers that respect read-only
 * files have to check that themselves.
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  const staged = await stageFile(file, text);
  await staged.place();
}

/** The first half of replaceFile, which needs the room on the disk; of several files, all or none can then change. */
export async function stageFile(file: string, text: string): Promise<StagedFile> {
  // A link remains a link.
  const target = await realpath(file).catch(() => file);
  const mode = await modeOf(target);
  // Hidden, so that a draft left by a kill is not mistaken for data.
  const draft = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}${draftSuffix}`);
  const discard = () => rm(draft, { force: true }).catch(() => undefined);
  const refuse = async (error: unknown) => {
    await discard();
    // Whoever reads the error knows the file, not its draft.
    if (isSystemError(error)) Object.assign(error, { path: file, dest: undefined });
    throw error;
  };
  await writeDraft(draft, mode, text).catch(refuse);
  return {
    place: async () => {
      await rename(draft, target).catch(refuse);
      await syncFolder(path.dirname(target));
    },
    discard,
  };
}

async function writeDraft(draft: string, mode: number | null, text: string): Promise<void> {
  const handle = await open(draft, 'w');
  try {
    if (mode !== null) await chmod(draft, mode);
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

async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    // Windows cannot sync a folder, and a writable folder need not be readable.
    if (!failedWith(error, 'EISDIR', 'EPERM', 'EINVAL', 'EACCES')) throw error;
  }
}
