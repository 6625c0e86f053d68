import { type SystemError, explainRefusal } from '../../platform/systemError.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import type { LockHolder } from '../../platform/lock.ts';

const hints: Record<string, string> = {
  EROFS: 'Set --out to a folder on another disk.',
  ENAMETOOLONG: 'Use shorter slugs or a shorter --out.',
};

export function describeFailure(error: SystemError, label: string, begun: boolean): Diagnostic {
  const { reason, hint } = explainRefusal(error);
  const state = begun
    ? ` ${label}/ now has old and new files, each of them complete; the next build finishes the work.`
    : '';
  return diagnostic(
    'build/write-failed',
    { file: label, line: 1, column: 1 },
    `The site could not be written: ${reason}.${state}`,
    { hint: `${hints[error.code] ?? hint} Then build again. The system said: ${error.message}` },
  );
}

export function describeHolder(holder: LockHolder | null, label: string): Diagnostic {
  const lock = `${label}/.guides/lock`;
  const who =
    holder === null
      ? 'Another build'
      : `Another build (process ${holder.pid} on ${holder.host}, since ${formatTime(holder.since)})`;
  return diagnostic('build/locked', { file: lock, line: 1, column: 1 }, `${who} is writing ${label}/.`, {
    hint: `Wait for it to end. If that process no longer exists, delete ${lock}.`,
  });
}

function formatTime(since: string): string {
  return `${since.slice(0, 10)} ${since.slice(11, 19)} UTC`;
}
