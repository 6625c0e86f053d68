import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isSystemError } from './fileSystem.ts';

/** true while a build may be replacing files below root. The lock of a killed build does not count. */
export async function isBuilding(root: string): Promise<boolean> {
  const text = await readFile(join(root, '.guides/lock'), 'utf8').catch((error: unknown) => {
    if (isSystemError(error)) return error.code === 'ENOENT' ? null : '';
    throw error;
  });
  if (text === null) return false;
  const [, pid] = /"pid":(\d+)/.exec(text) ?? [];
  // From here there is no telling whether a process of another machine still runs.
  if (pid === undefined || !text.includes(`"host":${JSON.stringify(hostname())}`)) return true;
  return isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be asked, and runs.
    return !(isSystemError(error) && error.code === 'ESRCH');
  }
}
