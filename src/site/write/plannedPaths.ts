import type { Code } from '../../diagnostics/codes.ts';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { deploymentFile } from '../../domain/deployment.ts';
import { stateFolder } from './stateFolder.ts';

// Names that every file system and server keeps unchanged; Windows drops a period at the end.
const segment = /^(?!\.{1,2}$)[A-Za-z0-9_~@+.-]*[A-Za-z0-9_~@+-]$/;

/**
 * true for a relative path that stays inside the folder it is joined to, on every system. The build's own
 * folder is reserved for the deployment description.
 */
export function isSafePath(path: string): boolean {
  if (path === deploymentFile) return true;
  const segments = path.split('/');
  return segments.every((name) => segment.test(name)) && segments[0]?.toLowerCase() !== stateFolder;
}

export function checkPlannedPaths(paths: readonly string[], out: string): Diagnostic[] {
  const report = (code: Code, path: string, message: string, hint: string) =>
    diagnostic(code, { file: `${out}/${path}`, line: 1, column: 1 }, message, { hint });
  const otherSlug = 'Give one of the two pages another slug.';
  const unsafe = paths
    .filter((path) => !isSafePath(path))
    .map((path) => {
      const hint = 'Use letters, digits, hyphens and single slashes only; no "..", no backslash.';
      const message = `"${path}" cannot be written below ${out}/.`;
      return report('build/path-unsafe', path, message, hint);
    });
  const seen = new Map<string, string>();
  const repeated: Diagnostic[] = [];
  for (const path of paths) {
    const before = seen.get(path.toLowerCase());
    seen.set(path.toLowerCase(), path);
    if (before === undefined) continue;
    const message =
      before === path
        ? `${path} is planned twice.`
        : `${before} and ${path} differ only in case, so some systems treat them as one file.`;
    repeated.push(report('build/path-repeated', path, message, otherSlug));
  }
  const folders = paths.flatMap((path) =>
    ancestorsOf(path).flatMap((folder) => {
      const file = seen.get(folder.toLowerCase());
      const message = `${file} is planned as a file, but ${path} needs it as a folder.`;
      return file === undefined ? [] : [report('build/path-repeated', path, message, otherSlug)];
    }),
  );
  return [...unsafe, ...repeated, ...folders];
}

export function ancestorsOf(path: string): string[] {
  const folders: string[] = [];
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1))
    folders.push(path.slice(0, end));
  return folders;
}
