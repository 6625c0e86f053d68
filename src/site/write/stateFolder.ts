import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTemporaryFiles } from '../../platform/atomicWrite.ts';

export const stateFolder = '.guides';

/** The build's own files; staging is here so that a rename never crosses file systems. */
export function statePaths(out: string) {
  const folder = join(out, stateFolder);
  return {
    folder,
    lock: join(folder, 'lock'),
    manifest: join(folder, 'manifest.json'),
    staging: join(folder, 'staging'),
  };
}

/** Removes the leftovers of a killed build. Call it only with the lock. */
export async function cleanState(out: string): Promise<void> {
  const { folder, staging } = statePaths(out);
  await rm(staging, { recursive: true, force: true });
  await removeTemporaryFiles(folder);
}
