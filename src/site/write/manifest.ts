import { readFile } from 'node:fs/promises';
import { replaceFile } from '../../platform/atomicWrite.ts';
import { isSafePath } from './plannedPaths.ts';
import { failedWith } from '../../platform/systemError.ts';

/**
 * The build's own paths below the output folder, sorted; empty before the first build; null if this program
 * did not write the file.
 */
export async function readManifest(path: string): Promise<string[] | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (failedWith(error, 'ENOENT')) return [];
    throw error;
  }
  return parseManifest(text);
}

export async function writeManifest(path: string, files: Iterable<string>): Promise<void> {
  const text = formatManifest(files);
  try {
    if ((await readFile(path, 'utf8')) === text) return;
  } catch (error) {
    if (!failedWith(error, 'ENOENT')) throw error;
  }
  await replaceFile(path, text);
}

function formatManifest(files: Iterable<string>): string {
  return `${JSON.stringify({ version: 1, files: [...new Set(files)].sort() }, null, 1)}\n`;
}

function parseManifest(text: string): string[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (!('version' in value) || value.version !== 1) return null;
  if (!('files' in value) || !Array.isArray(value.files)) return null;
  const files: unknown[] = value.files;
  // A path that leads out of the folder would make the build delete somebody else's file.
  return files.every((file) => typeof file === 'string' && isSafePath(file)) ? (files as string[]) : null;
}
