// Bundles the command line into .cache/program/, for CI, cron and the built command: it then starts in half the time.
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { register } from 'tsx/esm/api';
import { bundleOptions } from './bundleOptions.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}.cache/program`;
register({ tsconfig: `${root}tsconfig.json` });

/** Schemas are compiled into the program. */
const compiledSchemas = {
  name: 'compiled schemas',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]content[\\/]schema[\\/]compiled\.ts$/ }, async () => {
      const { compiledCode } = await import('../src/content/schema/standalone.ts');
      // A megabyte, of which three quarters are blanks and long names.
      const { code } = await transform(compiledCode(), { minify: true, format: 'esm' });
      return { contents: code, loader: 'js', resolveDir: root };
    });
  },
};
try {
  const { makeWorkFolder } = await import('../src/content/disk/workFolder.ts');
  const draft = makeWorkFolder(`${root}.cache`, 'program');
  await build({
    ...bundleOptions,
    entryPoints: { guides: `${root}scripts/guides.ts`, worker: `${root}src/cli/worker.ts` },
    absWorkingDir: root,
    outdir: draft,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [compiledSchemas],
    // They load machine code, WebAssembly or a program of their own from where they lie.
    external: ['esbuild', 'harfbuzzjs', 'lightningcss', 'sharp', 'subset-font', 'tinypool'],
  });
  // In one step, so that a command that starts meanwhile finds all of the old bundle or all of the new one.
  await rm(folder, { recursive: true, force: true });
  // Another bundling may have put its own there in between, which is as good.
  await rename(draft, folder).catch((error) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
} catch (error) {
  process.stderr.write(`error: The program could not be bundled: ${error.message.split('\n')[0]}\n`);
  process.exitCode = 2;
}
