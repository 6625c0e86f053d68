// Bundles the command line into .cache/program/, for CI, cron and the built command: it then starts in half the time.
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { register } from 'tsx/esm/api';
import { bundleOptions } from './bundleOptions.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}.cache/program`;
const minute = 60_000;
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

/**
 * Moves the files of a bundle to where commands start from. A chunk's name tells its content, so the chunks of the bundle
 * before stay for the commands that run from it and load them when they need them; older ones go.
 */
async function putInPlace(draft) {
  await mkdir(folder, { recursive: true });
  const before = await stat(join(folder, 'guides.mjs')).catch(() => null);
  const entries = ['worker.mjs', 'guides.mjs'];
  const chunks = (await readdir(draft)).filter((name) => !entries.includes(name));
  // The entries come last, when all that they import is there.
  for (const name of [...chunks, ...entries]) await rename(join(draft, name), join(folder, name));
  if (before === null) return;
  for (const name of await readdir(folder)) {
    if (chunks.includes(name) || entries.includes(name)) continue;
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found !== null && found.mtimeMs < before.mtimeMs - minute) await rm(file, { force: true });
  }
}

try {
  const { makeWorkFolder } = await import('../src/platform/processes.ts');
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
    external: ['esbuild', 'harfbuzzjs', 'lightningcss', 'send', 'sharp', 'subset-font', 'tinypool'],
  });
  await putInPlace(draft);
} catch (error) {
  process.stderr.write(`error: The program could not be bundled: ${error.message.split('\n')[0]}\n`);
  process.exitCode = 2;
}
