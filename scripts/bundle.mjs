// Bundles the command line into .cache/program/, so that it starts in 0.1 s. npm run bundle does it ahead of time.
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { register } from 'tsx/esm/api';
import { bundleOptions } from './bundleOptions.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}.cache/program`;
const entries = ['guides.mjs'];
const minute = 60_000;

/** Rejects with a one-line message if a source cannot be bundled. */
export async function bundle() {
  const started = new Date();
  const unregister = register({ tsconfig: `${root}tsconfig.json` });
  const { makeWorkFolder } = await import('../src/platform/processes.ts');
  const staging = makeWorkFolder(`${root}.cache`, 'program');
  await build({
    ...bundleOptions,
    entryPoints: { guides: `${root}scripts/guides.ts` },
    absWorkingDir: root,
    outdir: staging,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [compiledSchemas],
    // They load native code, WebAssembly, or programs from their own folders.
    external: ['esbuild', 'harfbuzzjs', 'lightningcss', 'sharp', 'subset-font', 'svgo'],
    logLevel: 'silent',
  }).catch(({ errors: [first], message }) => {
    // A plugin's own error names the schema and the remedy.
    if (first?.detail instanceof Error) throw first.detail;
    throw new Error(first === undefined ? message : at(first.location) + first.text);
  });
  await unregister();
  await putInPlace(staging, started);
}

/** Schemas are compiled into the program. */
const compiledSchemas = {
  name: 'compiled schemas',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]content[\\/]schema[\\/]compiled\.ts$/ }, async () => {
      const { compiledCode } = await import('../src/content/schema/standalone.ts');
      // Unminified, it is a megabyte, mostly blanks and long names.
      const { code } = await transform(compiledCode(), { minify: true, format: 'esm' });
      return { contents: code, loader: 'js', resolveDir: root };
    });
  },
};

function at(location) {
  return location === null ? '' : `${location.file}:${location.line}:${location.column}: `;
}

/**
 * Moves a bundle to where commands start. Chunks of the previous bundle stay, because running commands
 * may still load them; older ones are removed.
 */
async function putInPlace(staging, started) {
  await mkdir(folder, { recursive: true });
  const before = await stat(join(folder, 'guides.mjs')).catch(() => null);
  const chunks = (await readdir(staging)).filter((name) => !entries.includes(name));
  // A source that changed during bundling is newer than the bundle.
  for (const name of entries) await utimes(join(staging, name), started, started);
  // Entries come last, after everything that they import.
  for (const name of [...chunks, ...entries]) await rename(join(staging, name), join(folder, name));
  if (before === null) return;
  for (const name of await readdir(folder)) {
    if (chunks.includes(name) || entries.includes(name)) continue;
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found !== null && found.mtimeMs < before.mtimeMs - minute) await rm(file, { force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await bundle().catch((error) => {
    process.stderr.write(`error: The program could not be bundled: ${error.message}\n`);
    process.exitCode = 2;
  });
}
