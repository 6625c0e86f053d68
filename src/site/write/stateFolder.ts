import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder below the output folder that holds what the build itself needs. */
export const stateFolder = '.guides';

/** Where the build keeps its own files; staging lies here so that a rename never crosses file systems. */
export function statePaths(out: string) {
  const folder = join(out, stateFolder);
  return {
    folder,
    lock: join(folder, 'lock'),
    manifest: join(folder, 'manifest.json'),
    staging: join(folder, 'staging'),
  };
}

/** Removes what a killed build left behind. Only for who holds the lock. */
export async function cleanState(out: string): Promise<void> {
  const { folder } = statePaths(out);
  const leftovers = (await readdir(folder)).filter(
    (name) => name === 'staging' || name.endsWith('.tmp') || name.startsWith('lock.takeover'),
  );
  await Promise.all(leftovers.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
