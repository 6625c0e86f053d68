import { readFileSync } from 'node:fs';

/** A process: started is the system's own count of its start, '' where the system does not tell. */
export interface ProcessMark {
  pid: number;
  started: string;
}

/** This process. */
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
