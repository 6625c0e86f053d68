import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { LockHolder } from '../../platform/lock.ts';

/** Why this build cannot start: another one holds the lock. holder is null if its note cannot be read. */
export function describeHolder(holder: LockHolder | null, label: string): Diagnostic {
  const lock = `${label}/.guides/lock`;
  const who =
    holder === null
      ? 'Another build'
      : `Another build (process ${holder.pid} on ${holder.host}, since ${formatTime(holder.since)})`;
  return finding('build/locked', { file: lock, line: 1, column: 1 }, `${who} is writing ${label}/.`, {
    hint: `Wait for it to end. If there is no such process any more, delete ${lock}.`,
  });
}

function formatTime(since: string): string {
  return `${since.slice(0, 10)} ${since.slice(11, 19)} UTC`;
}
