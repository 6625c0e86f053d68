import { existsSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  makeFolder,
  removeTemporaryFiles,
  replaceFile,
  stageFile,
  temporarySuffix,
  type StagedFile,
} from '../../platform/atomicWrite.ts';
import { sha256 } from '../../platform/hash.ts';
import { projectFolder } from '../../platform/project.ts';
import { failedWith } from '../../platform/systemError.ts';

export interface FileChange {
  write: ReadonlyMap<string, string>;
  remove: readonly string[];
}

/**
 * Lists the files of a change in progress, so that the next command can finish it after a kill. Not in the data folder,
 * whose files may come from a pull request.
 */
export function changeFileOf(dir: string): string {
  const name = `${sha256(realpathSync(dir)).slice(0, 22)}.txt`;
  return path.join(fileURLToPath(new URL('.cache/changes/', projectFolder)), name);
}

/**
 * Changes all files or none. All new texts are on disk before the first file changes; after that, no signal interrupts.
 * The caller holds the lock. Rejects with the system’s error.
 */
export async function commitChange(dir: string, { write, remove }: FileChange): Promise<void> {
  const folders = new Set([...write.keys(), ...remove].map((file) => path.dirname(file)));
  for (const folder of folders) await removeTemporaryFiles(folder);
  const staged: StagedFile[] = [];
  try {
    for (const [file, text] of write) {
      await makeFolder(path.dirname(file));
      staged.push(await stageFile(file, text));
    }
    const root = realpathSync(dir);
    const below = (file: string) => path.relative(root, realFile(file));
    const steps = [
      ...staged.map(({ temporary, target }) => ['write', below(temporary), below(target)]),
      ...remove.map((file) => ['remove', below(file)]),
    ];
    await makeFolder(path.dirname(changeFileOf(dir)));
    await replaceFile(changeFileOf(dir), steps.map((step) => `${step.join('\t')}\n`).join(''));
  } catch (error) {
    for (const file of staged) await file.discard();
    throw error;
  }
  finishChange(dir);
}

/** Finishes the change of a killed run. The caller holds the lock. Throws the system’s error. */
export function finishChange(dir: string): void {
  let steps: string;
  try {
    steps = readFileSync(changeFileOf(dir), 'utf8');
  } catch (error) {
    if (failedWith(error, 'ENOENT', 'ENOTDIR')) return;
    throw error;
  }
  const root = realpathSync(dir);
  // Synchronous, so that signals wait.
  for (const step of steps.split('\n').filter((line) => line !== '')) {
    const [verb, first = '', second = first] = step.split('\t');
    const [from, to] = [path.join(root, first), path.join(root, second)];
    if (!isInside(from, root) || !isInside(to, root)) continue;
    if (verb === 'write' && first.endsWith(temporarySuffix) && existsSync(from)) renameSync(from, to);
    else if (verb === 'remove') rmSync(from, { force: true });
  }
  rmSync(changeFileOf(dir));
}

/** The file's path with links to folders resolved; a link to a file stays. */
function realFile(file: string): string {
  return path.join(realpathSync(path.dirname(file)), path.basename(file));
}

function isInside(file: string, root: string): boolean {
  const folder = path.dirname(file);
  return existsSync(folder) && `${realpathSync(folder)}${path.sep}`.startsWith(root + path.sep);
}
