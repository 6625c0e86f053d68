import { rm, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deploymentFile } from '../../domain/deployment.ts';
import { removeTemporaryFiles, replaceFile } from '../../platform/atomicWrite.ts';
import { failedWith } from '../../platform/systemError.ts';

// Names that every file system and server keeps unchanged; Windows drops a period at the end.
const segment = /^(?!\.{1,2}$)[A-Za-z0-9_~@+.-]*[A-Za-z0-9_~@+-]$/;

/** Whether a path stays inside its folder on every system, outside the build's own folder. */
export function isSafePath(path: string): boolean {
  if (path === deploymentFile) return true;
  const segments = path.split('/');
  return segments.every((name) => segment.test(name)) && segments[0]?.toLowerCase() !== stateFolder;
}

/** Whether a file at a path is where one of the planned files or its folders must be; some systems ignore case. */
export function obstacleTest(planned: Iterable<string>): (path: string) => boolean {
  const files = new Set([...planned].map((path) => path.toLowerCase()));
  const folders = new Set([...files].flatMap(ancestorsOf));
  return (path) => {
    const lower = path.toLowerCase();
    return files.has(lower) || folders.has(lower) || ancestorsOf(lower).some((folder) => files.has(folder));
  };
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

/** The paths that the build made; empty before the first build; null if this program did not write the file. */
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
