import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** A process: started is the system's own count of its start, '' if the system does not say. */
export interface ProcessMark {
  pid: number;
  started: string;
}

export function currentProcess(): ProcessMark {
  return { pid: process.pid, started: readStat(process.pid)?.started ?? '' };
}

/** false when the process has ended, or its pid belongs to a later process. Same machine only. */
export function isRunning({ pid, started }: ProcessMark): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const stat = readStat(pid);
  if (stat === null) return true;
  // Z: killed, and waiting for its parent to notice.
  return stat.state !== 'Z' && (started === '' || stat.started === started);
}

/** Removed when this process exits, as are those that killed processes left. */
export function makeWorkFolder(cache: string, purpose: string): string {
  const { pid, started } = currentProcess();
  const prefix = `${purpose}-${hostname()}-`;
  const folder = join(cache, `${prefix}${pid}-${started}`);
  // Node's recursive mkdir says ENOENT on a read-only disk.
  if (!existsSync(cache)) mkdirSync(cache);
  mkdirSync(folder);
  const remove = (name: string) => {
    rmSync(name, { recursive: true, force: true });
  };
  process.once('exit', () => {
    remove(folder);
  });
  for (const name of readdirSync(cache)) {
    const [, other, since = ''] = /^(\d+)-(\d*)$/.exec(name.slice(prefix.length)) ?? [];
    if (!name.startsWith(prefix) || other === undefined) continue;
    if (!isRunning({ pid: Number(other), started: since })) remove(join(cache, name));
  }
  return folder;
}

// https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: state is field 3, starttime field 22.
function readStat(pid: number): { state: string; started: string } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', started: fields[19] ?? '' };
  } catch {
    return null;
  }
}
