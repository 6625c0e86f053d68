import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadContent } from '../content/content.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

const base = fileURLToPath(new URL('./golden/base/', import.meta.url));

/** A copy of the small good data folder, to break. */
export interface SampleData {
  dir: string;
  edit: (name: string, before: string, after: string) => Promise<void>;
  write: (name: string, text: string) => Promise<void>;
  validate: (cacheDir?: string) => Promise<Diagnostic[]>;
  remove: () => Promise<void>;
}

export async function sampleData(): Promise<SampleData> {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'sample-'));
  const dir = path.join(scratch, 'data');
  await cp(base, dir, { recursive: true });
  const write = (name: string, text: string) => writeFile(path.join(dir, name), text);
  return {
    dir,
    write,
    edit: async (name, before, after) => {
      const text = await readFile(path.join(dir, name), 'utf8');
      if (!text.includes(before)) throw new Error(`${name} does not hold ${before}`);
      await write(name, text.replace(before, after));
    },
    validate: async (cacheDir) => {
      const options = { today: '2026-11-21', ...(cacheDir !== undefined && { cacheDir }) };
      return (await loadContent(dir, options)).diagnostics;
    },
    remove: () => rm(scratch, { recursive: true, force: true }),
  };
}
