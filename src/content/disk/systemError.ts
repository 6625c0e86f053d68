/** An error of the operating system: code is its name for it ('ENOENT'). */
export interface SystemError extends Error {
  code: string;
  /** The call that failed, for example 'open'. */
  syscall: string;
  /** The file it was about; of two, dest is the second. */
  path?: string;
  dest?: string;
}

/** true for errors that node:fs throws for an operating system failure, as opposed to a bug. */
export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
}

/** true when the error is one of these, by the operating system's names. */
export function failedWith(error: unknown, ...names: string[]): boolean {
  return isSystemError(error) && names.includes(error.code);
}
