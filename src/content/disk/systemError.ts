/** An error of the operating system: code is its name for it ('ENOENT'). */
export interface SystemError extends Error {
  code: string;
}

/** true for what node:fs throws when the world says no, as opposed to a bug. */
export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
}

/** true when the error is one of these, by the operating system's names. */
export function failedWith(error: unknown, ...names: string[]): boolean {
  return isSystemError(error) && names.includes(error.code);
}
