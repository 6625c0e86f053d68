import { existsSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  makeFolder,
  removeTemporaryFiles,
  replaceFile,
  stageFile,
  type StagedFile,
} from '../../platform/atomicWrite.ts';
import { sha256 } from '../../platform/hash.ts';
import { projectFolder } from '../../platform/project.ts';

export interface FileChange {
  write: ReadonlyMap<string, string>;
  remove: readonly string[];
}

/** The steps of a change, once all new texts are on disk. */
interface Steps {
  rename: readonly (readonly [from: string, to: string])[];
  remove: readonly string[];
}

/** The steps, so that the next command can finish them; not in the data folder, which strangers change too. */
export function changeFileOf(dir: string): string {
  const name = `${sha256(realpathSync(dir)).slice(0, 22)}.json`;
  return path.join(fileURLToPath(new URL('.cache/changes/', projectFolder)), name);
}

/** Changes all files or none; the caller holds the lock. Rejects with the system’s error. */
export async function commitChange(dir: string, { write, remove }: FileChange): Promise<void> {
  const folders = new Set([...write.keys(), ...remove].map((file) => path.dirname(file)));
  for (const folder of folders) await removeTemporaryFiles(folder);
  const staged: StagedFile[] = [];
  try {
    for (const [file, text] of write) {
      await makeFolder(path.dirname(file));
      staged.push(await stageFile(path.resolve(file), text));
    }
    const rename = staged.map(({ temporary, target }) => [temporary, target] as const);
    const steps: Steps = { rename, remove: remove.map((file) => path.resolve(file)) };
    await makeFolder(path.dirname(changeFileOf(dir)));
    await replaceFile(changeFileOf(dir), JSON.stringify(steps));
  } catch (error) {
    for (const file of staged) await file.discard();
    throw error;
  }
  finishChange(dir);
}

/** Finishes the change of a killed run. The caller holds the lock. Throws the system’s error. */
export function finishChange(dir: string): void {
  const file = changeFileOf(dir);
  if (!existsSync(file)) return;
  const { rename, remove } = JSON.parse(readFileSync(file, 'utf8')) as Steps;
  const root = realpathSync(dir) + path.sep;
  // A pull request can add files to .cache, too.
  const isInside = (one: string) => `${realpathSync(path.dirname(one))}${path.sep}`.startsWith(root);
  // Synchronous, so that signals wait.
  for (const [from, to] of rename)
    if (existsSync(from) && isInside(from) && isInside(to)) renameSync(from, to);
  for (const old of remove) if (existsSync(old) && isInside(old)) rmSync(old);
  rmSync(file);
}
