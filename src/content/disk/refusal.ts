import type { SystemError } from './systemError.ts';

/** Why the system did not allow a file to be written, as half a sentence, and what to do about it. */
export interface Refusal {
  reason: string;
  hint: string;
}

const refusals: Record<string, Refusal> = {
  EACCES: { reason: 'this user may not write there', hint: 'Give yourself the right to write there.' },
  EPERM: { reason: 'the system does not permit it', hint: 'Give yourself the right to write there.' },
  EROFS: { reason: 'the disk is read-only', hint: 'Write to another disk.' },
  ENOSPC: { reason: 'the disk is full', hint: 'Free some space.' },
  EDQUOT: { reason: 'your share of the disk is used up', hint: 'Free some space.' },
  EFBIG: { reason: 'a file may not grow so large here', hint: 'Raise the limit (ulimit -f).' },
  ENAMETOOLONG: { reason: 'the name is too long for this disk', hint: 'Use shorter names.' },
  EMFILE: { reason: 'too many files are open', hint: 'Raise the limit (ulimit -n).' },
};

/** The refusal behind a system's error. */
export function explainRefusal(error: SystemError): Refusal {
  return refusals[error.code] ?? { reason: error.message, hint: 'Mend that.' };
}
