import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Makes `guides check` one plain script below a folder, so that it starts in a tenth of the time, any user may run it,
 * and its cache lies in that folder. Gives the script's path; other commands are not in it.
 */
export async function bundleCheck(folder: string): Promise<string> {
  // As deep as the file that looks for the schemas from where it stands.
  const outfile = join(folder, 'src/content/schema/guides.mjs');
  await build({
    entryPoints: [join(root, 'scripts/guides.ts')],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    plugins: [onlyCheck],
    // Packages that are CommonJS require the system's modules.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  await cp(join(root, 'data/schemas'), join(folder, 'data/schemas'), { recursive: true });
  return outfile;
}

/** The other commands load what cannot be bundled, and no test runs them here. */
const onlyCheck: Plugin = {
  name: 'only-check',
  setup(bundle) {
    bundle.onResolve({ filter: /^\.\// }, ({ kind, importer, path }) =>
      kind === 'dynamic-import' && importer.endsWith('main.ts') && path !== './check.ts'
        ? { path, external: true }
        : null,
    );
  },
};
