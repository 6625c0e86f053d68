import path from 'node:path';

/** Relative to the working directory, with forward slashes, as diagnostics show it. */
export function shownPath(file: string): string {
  return (path.relative(process.cwd(), file) || '.').split(path.sep).join('/');
}
