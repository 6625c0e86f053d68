import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';
import { scratchFolder } from '../build/folders.ts';
import { bundleScript } from '../bundleScript.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Bundles `guides check` into one script below a folder, so that it starts in a tenth of the time, any user may run it,
 * and its cache is in that folder. Returns the script's path; the script has no other commands.
 */
async function bundleCheck(folder: string): Promise<string> {
  const outfile = join(folder, 'guides.mjs');
  await bundleScript(join(root, 'scripts/guides.ts'), outfile, [onlyCheck]);
  await cp(join(root, 'package.json'), join(folder, 'package.json'));
  await cp(join(root, 'data/schemas'), join(folder, 'data/schemas'), { recursive: true });
  return outfile;
}

/** The bundled program for a file's or a group's tests, built before the first and removed after the last. */
export function bundledCheck(): { folder: string; script: string } {
  const bundled = { folder: '', script: '' };
  let remove = () => Promise.resolve();
  beforeAll(async () => {
    const scratch = await scratchFolder();
    remove = scratch.remove;
    bundled.folder = scratch.path;
    bundled.script = await bundleCheck(scratch.path);
  });
  afterAll(() => remove());
  return bundled;
}

/** The other commands cannot be bundled, and no test here runs them. */
const onlyCheck: Plugin = {
  name: 'only-check',
  setup(bundle) {
    bundle.onResolve({ filter: /^\.\// }, ({ kind, importer, path }) =>
      kind === 'dynamic-import' && importer.endsWith('main.ts') && path !== './check/check.ts'
        ? { path, external: true }
        : null,
    );
  },
};
