import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import type { PlannedFile } from './planned.ts';

const folder = fileURLToPath(new URL('../../templates/islands/', import.meta.url));
const islands = ['newsletter', 'search', 'indexFilters', 'finder'] as const;

/** What runs in the browser. */
export interface Bundle {
  /** Stands inline in every page: colour scheme and region before the first paint, and the loader of islands. */
  boot: string;
  /** The address of what every page loads after it is shown. */
  page: string;
  /** Addresses of the islands' code, by name. */
  islands: Readonly<Record<string, string>>;
  files: readonly PlannedFile[];
}

const options = {
  bundle: true,
  minify: true,
  write: false as const,
  legalComments: 'none',
  jsx: 'automatic',
  absWorkingDir: folder,
  define: { 'process.env.NODE_ENV': '"production"' },
  target: ['chrome111', 'firefox115', 'safari16.4'],
  logLevel: 'silent',
} satisfies BuildOptions;

const moduleOptions = {
  ...options,
  format: 'esm',
  outdir: '/assets/js',
  entryNames: '[name].[hash]',
} satisfies BuildOptions;

/**
 * React is a chunk of its own that islands share; names carry a hash of their content. What every page loads is one
 * file of its own: beside islands it would be given the chunks that they share.
 */
export async function bundleScripts(): Promise<Bundle> {
  const [boot, page, shared] = await Promise.all([
    build({ ...options, entryPoints: ['boot.ts'], format: 'iife' }),
    build({ ...moduleOptions, entryPoints: ['page.ts'] }),
    build({
      ...moduleOptions,
      entryPoints: islands.map((name) => `${name}.ts`),
      splitting: true,
      chunkNames: 'shared.[hash]',
    }),
  ]);
  const modules = [...page.outputFiles, ...shared.outputFiles];
  const paths = modules.map(({ path }) => path);
  const named = (name: string) => paths.find((path) => path.startsWith(`/assets/js/${name}.`)) ?? '';
  return {
    boot: (boot.outputFiles[0]?.text ?? '').trim(),
    page: named('page'),
    islands: Object.fromEntries(islands.map((name) => [name, named(name)])),
    files: modules.map(({ path, contents }) => ({
      path: path.slice(1),
      produce: () => contents,
    })),
  };
}
