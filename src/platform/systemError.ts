export interface SystemError extends Error {
  code: string;
  syscall: string;
  /** The file it was about; of two, dest is the second. */
  path?: string;
  dest?: string;
}

/** true for errors that node:fs throws for an operating system failure, as opposed to a bug. */
export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
}

export function failedWith(error: unknown, ...names: string[]): boolean {
  return isSystemError(error) && names.includes(error.code);
}

export interface Refusal {
  reason: string;
  hint: string;
}

const refusals: Record<string, Refusal> = {
  EACCES: { reason: 'this user cannot write there', hint: 'Give yourself the right to write there.' },
  EPERM: { reason: 'the system does not permit it', hint: 'Give yourself the right to write there.' },
  EROFS: { reason: 'the disk is read-only', hint: 'Write to another disk.' },
  ENOSPC: { reason: 'the disk is full', hint: 'Free some space.' },
  EDQUOT: { reason: 'your disk quota is used up', hint: 'Free some space.' },
  EFBIG: { reason: 'the file would exceed the size limit', hint: 'Raise the limit (ulimit -f).' },
  ENAMETOOLONG: { reason: 'the name is too long for this disk', hint: 'Use shorter names.' },
  EMFILE: { reason: 'too many files are open', hint: 'Raise the limit (ulimit -n).' },
};

const refusalsOfFiles: Record<string, Refusal> = {
  ENOENT: { reason: 'it does not exist', hint: 'Check the path.' },
  EEXIST: { reason: 'that name already exists', hint: 'Rename or remove what is in the way.' },
  EISDIR: { reason: 'it is a folder', hint: 'Rename or remove what is in the way.' },
  ENOTDIR: {
    reason: 'a part of its path is a file, not a folder',
    hint: 'Rename or remove what is in the way.',
  },
};

const verbs: Record<string, string> = {
  open: 'opened',
  mkdir: 'made',
  rename: 'renamed',
  unlink: 'deleted',
  write: 'written',
  scandir: 'listed',
};

export function explainRefusal(error: SystemError): Refusal {
  return refusals[error.code] ?? { reason: error.message, hint: 'Remove the cause.' };
}

/** The refusal of any file operation as a sentence that names the file, if the system named it. */
export function describeRefusal(error: SystemError): { message: string; hint: string } {
  const path = error.dest ?? error.path;
  const refusal = explainRefusal(error);
  if (path === undefined) return { message: `The system refused: ${refusal.reason}.`, hint: refusal.hint };
  // The system does not say which permission was missing, to read or to write.
  if (error.code === 'EACCES')
    return {
      message: `${path} could not be ${verbs[error.syscall] ?? 'reached'}: permission denied.`,
      hint: 'Give yourself the right to read and write there, or run the command as the user who owns it.',
    };
  const { reason, hint } = refusalsOfFiles[error.code] ?? refusal;
  return { message: `${path} could not be ${verbs[error.syscall] ?? 'reached'}: ${reason}.`, hint };
}
