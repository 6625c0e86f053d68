import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SystemError } from './systemError.ts';

const reasons: Record<string, { reason: string; hint: string }> = {
  EACCES: { reason: 'this user may not write there', hint: 'Give yourself the right to write there.' },
  EPERM: { reason: 'the system does not permit it', hint: 'Give yourself the right to write there.' },
  EROFS: { reason: 'the disk is read-only', hint: 'Give --out a folder on another disk.' },
  ENOSPC: { reason: 'the disk is full', hint: 'Free some space.' },
  EDQUOT: { reason: 'your share of the disk is used up', hint: 'Free some space.' },
  ENAMETOOLONG: {
    reason: 'the name is too long for this disk',
    hint: 'Use shorter slugs or a shorter --out.',
  },
  EMFILE: { reason: 'too many files are open', hint: 'Raise the limit (ulimit -n).' },
};

/** What the operating system refused. begun: files had already begun to be put in place. */
export function describeFailure(error: SystemError, label: string, begun: boolean): Diagnostic {
  const known = reasons[error.code];
  const state = begun
    ? ` ${label}/ now holds old and new files, each of them complete; the next build finishes the work.`
    : '';
  return finding(
    'build/write-failed',
    { file: label, line: 1, column: 1 },
    `The site could not be written: ${known?.reason ?? error.message}.${state}`,
    { hint: `${known?.hint ?? 'Mend that.'} Then build again. The system said: ${error.message}` },
  );
}
