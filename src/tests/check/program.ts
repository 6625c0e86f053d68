import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { scratchFolder } from '../build/folders.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Copies the program's bundle below a folder, so that any user may run it, and its cache is in that folder. Returns the
 * script's path.
 */
async function copyProgram(folder: string): Promise<string> {
  for (const name of ['package.json', 'data/schemas', '.cache/program'])
    await cp(join(root, name), join(folder, name), { recursive: true });
  return join(folder, '.cache/program/guides.mjs');
}

/** The bundled program for a file's or a group's tests, copied before the first and removed after the last. */
export function bundledCheck(): { folder: string; script: string } {
  const bundled = { folder: '', script: '' };
  let remove = () => Promise.resolve();
  beforeAll(async () => {
    const scratch = await scratchFolder();
    remove = scratch.remove;
    bundled.folder = scratch.path;
    bundled.script = await copyProgram(scratch.path);
  });
  afterAll(() => remove());
  return bundled;
}
