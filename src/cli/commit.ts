import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The commit that a folder stands at, twelve digits; null where git does not know the folder. */
export async function findCommit(folder: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('git', ['-C', folder, 'rev-parse', '--short=12', 'HEAD']);
    return stdout.trim();
  } catch {
    return null;
  }
}
