import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  makeFolder,
  removeTemporaryFiles,
  replaceFile,
  stageFile,
  temporarySuffix,
  type StagedFile,
} from '../../platform/atomicWrite.ts';
import { failedWith } from '../../platform/systemError.ts';

export interface FileChange {
  write: ReadonlyMap<string, string>;
  remove: readonly string[];
}

/** Lists the files of a change in progress, so that the next command can finish it after a kill. */
export function changeFileOf(dir: string): string {
  return path.join(dir, 'state', 'change.txt');
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
    const below = (file: string) => path.relative(dir, file);
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
  // Synchronous, so that signals wait.
  for (const step of steps.split('\n')) {
    const [verb, first = '', second = ''] = step.split('\t');
    const [from, to] = [path.join(dir, first), path.join(dir, second)];
    // The file may come from a pull request.
    if (!isBelow(first) || !isBelow(second)) continue;
    if (verb === 'write' && first.endsWith(temporarySuffix) && existsSync(from)) renameSync(from, to);
    else if (verb === 'remove') rmSync(from, { force: true });
  }
  rmSync(changeFileOf(dir));
}

function isBelow(file: string): boolean {
  return !path.isAbsolute(file) && !path.normalize(file).startsWith('..');
}
