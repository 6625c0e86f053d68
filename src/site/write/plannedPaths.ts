import { rm, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Code } from '../../diagnostics/codes.ts';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { deploymentFile } from '../../domain/deployment.ts';
import { removeTemporaryFiles, replaceFile } from '../../platform/atomicWrite.ts';
import { failedWith } from '../../platform/systemError.ts';

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

export const stateFolder = '.guides';

/** The build's own files; staging is here so that a rename never crosses file systems. */
export function statePaths(out: string) {
  const folder = join(out, stateFolder);
  return {
    folder,
    lock: join(folder, 'lock'),
    manifest: join(folder, 'manifest.json'),
    staging: join(folder, 'staging'),
  };
}

/** Removes the leftovers of a killed build. Call it only with the lock. */
export async function cleanState(out: string): Promise<void> {
  const { folder, staging } = statePaths(out);
  await rm(staging, { recursive: true, force: true });
  await removeTemporaryFiles(folder);
}

/**
 * The build's own paths below the output folder, sorted; empty before the first build; null if this program
 * did not write the file.
 */
export async function readManifest(path: string): Promise<string[] | null> {
  const text = await readText(path);
  if (text === null) return [];
  try {
    const { version, files } = JSON.parse(text) as { version?: unknown; files?: unknown };
    // A path outside the folder would make the build delete somebody else's file.
    const isOwn = (file: unknown): file is string => typeof file === 'string' && isSafePath(file);
    return version === 1 && Array.isArray(files) && files.every(isOwn) ? files : null;
  } catch {
    return null;
  }
}

export async function writeManifest(path: string, files: Iterable<string>): Promise<void> {
  const text = `${JSON.stringify({ version: 1, files: [...new Set(files)].sort() }, null, 1)}\n`;
  if ((await readText(path)) !== text) await replaceFile(path, text);
}

function readText(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (failedWith(error, 'ENOENT')) return null;
    throw error;
  });
}
