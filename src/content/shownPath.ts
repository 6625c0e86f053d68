import path from 'node:path';

/** A path as diagnostics show it: relative to the working directory, with forward slashes. */
export function shownPath(file: string): string {
  return (path.relative(process.cwd(), file) || '.').split(path.sep).join('/');
}
