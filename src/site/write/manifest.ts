import { readFile } from 'node:fs/promises';
import { replaceFile } from '../../platform/atomicWrite.ts';
import { isSafePath } from './plannedPaths.ts';
import { failedWith } from '../../platform/systemError.ts';

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
