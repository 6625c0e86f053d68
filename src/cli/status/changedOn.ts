import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The day (YYYY-MM-DD) of the last commit of each file, by its path below a folder; empty where git knows nothing. */
export async function lastCommits(folder: string): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>();
  const args = ['-C', folder, 'log', '--format=%x00%cs', '--name-only', '--relative', '--', '.'];
  const { stdout } = await promisify(execFile)('git', args, { maxBuffer: 64_000_000 }).catch(() => ({
    stdout: '',
  }));
  for (const commit of stdout.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}
