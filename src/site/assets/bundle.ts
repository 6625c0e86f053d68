import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { join as joinPosix } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import type { BuildOptions, Metafile } from 'esbuild';
import { contentHash } from '../../platform/hash.ts';
import { cachedFile } from '../../platform/memo.ts';
import { programVersion, projectFolder } from '../../platform/project.ts';
import type { PlannedFile } from '../planned.ts';
import type { Stylesheets } from './stylesheet.ts';

const folder = fileURLToPath(new URL('templates/islands/', projectFolder));

export interface ScriptParts {
  newsletter: boolean;
  finder: boolean;
  regionSwitch: boolean;
  amazon: boolean;
}
/** Scripts that run before the rest of their island has loaded, and therefore need a separate file. */
const early = ['search/beginEngine.ts'];

interface PageScripts {
  boot: string;
  script: string;
}

export interface ScriptBundle {
  pages: Readonly<Record<keyof Stylesheets, PageScripts>>;
  islands: Readonly<Record<string, readonly string[]>>;
  files: readonly PlannedFile[];
}

const options = {
  bundle: true,
  minify: true,
  write: false as const,
  // licenses.txt contains them.
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

/** Islands share a chunk with React; the scripts of each kind of page are built apart, or they would import chunks, too. */
export async function bundleScripts(cacheDir: string, parts: ScriptParts): Promise<ScriptBundle> {
  const recipe = contentHash(JSON.stringify([programVersion(), parts]));
  const cache = join(cacheDir, 'scripts', `${recipe}.json`);
  const json = await cachedFile(cache, async () => Buffer.from(JSON.stringify(await bundleNow(parts))));
  const { files, ...bundle } = JSON.parse(Buffer.from(json).toString()) as MadeBundle;
  return {
    ...bundle,
    files: files.map(({ path, text }) => ({ path, produce: () => text })),
  };
}

type MadeBundle = Omit<ScriptBundle, 'files'> & { files: { path: string; text: string }[] };

async function bundleNow({ newsletter, finder, regionSwitch, amazon }: ScriptParts): Promise<MadeBundle> {
  const islands = [
    ...(newsletter ? ['newsletter'] : []),
    'search',
    'indexFilters',
    ...(finder ? ['finder'] : []),
  ];
  const define = { ...options.define, REGION_SWITCH: String(regionSwitch), AMAZON_PRICES: String(amazon) };
  const { build } = await import('esbuild');
  const scriptsOf = async (kind: 'guide' | 'box' | 'page') => {
    const own = { ...define, PAGE: JSON.stringify(kind) };
    const [boot, page] = await Promise.all([
      // Without the project's tsconfig it has no "use strict", so it is smaller.
      build({ ...options, define: own, entryPoints: ['boot.ts'], format: 'iife', tsconfigRaw: '{}' }),
      build({
        ...moduleOptions,
        define: own,
        entryPoints: ['page.ts'],
        entryNames: `${kind}.[hash]`,
        splitting: true,
        chunkNames: '[name].[hash]',
      }),
    ]);
    const script = page.outputFiles.find(({ path }) => path.startsWith(`/assets/js/${kind}.`))?.path ?? '';
    return { boot: (boot.outputFiles[0]?.text ?? '').trim(), script, files: page.outputFiles };
  };
  const [guide, box, page, shared] = await Promise.all([
    scriptsOf('guide'),
    scriptsOf('box'),
    scriptsOf('page'),
    build({
      ...moduleOptions,
      entryPoints: [...islands.map((name) => `${name}.ts`), ...early],
      splitting: true,
      chunkNames: 'shared.[hash]',
      metafile: true,
    }),
  ]);
  const paths = shared.outputFiles.map(({ path }) => path);
  const named = (name: string) => paths.find((path) => path.startsWith(`/assets/js/${name}.`)) ?? '';
  const imports = importsByAddress(shared.metafile);
  const code = islands.map((name) => [name, withImports(named(name), imports)] as const);
  // An early script is in a file that its island imports; its own entry file is not needed.
  const needed = new Set(code.flatMap(([, addresses]) => addresses));
  const made = new Map(
    [
      ...[guide, box, page].flatMap(({ files }) => files),
      ...shared.outputFiles.filter(({ path }) => needed.has(path)),
    ].map(({ path, text }) => [path, text]),
  );
  const codeOf = ({ boot, script }: PageScripts): PageScripts => ({ boot, script });
  return {
    pages: { home: codeOf(page), guide: codeOf(guide), box: codeOf(box), page: codeOf(page) },
    islands: Object.fromEntries(code),
    files: [
      ...Array.from(made, ([path, text]) => ({ path: path.slice(1), text })),
      { path: 'assets/js/licenses.txt', text: await licenseTexts(shared.metafile) },
    ],
  };
}

async function licenseTexts({ inputs }: Metafile): Promise<string> {
  const names = Object.keys(inputs).flatMap((path) => {
    const [, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
    return name ?? [];
  });
  const texts = [...new Set(names)].sort().map(async (name) => {
    const found = fileURLToPath(new URL(`node_modules/${name}/`, projectFolder));
    const file = (await readdir(found)).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry));
    if (file === undefined) throw new Error(`node_modules/${name} has no license file`);
    return `${name}\n\n${await readFile(join(found, file), 'utf8')}`;
  });
  return (await Promise.all(texts)).join(`\n${'-'.repeat(72)}\n\n`);
}

function importsByAddress({ outputs }: Metafile): ReadonlyMap<string, readonly string[]> {
  const addressOf = (name: string) => joinPosix(folder, name);
  return new Map(
    Object.entries(outputs).map(([name, { imports }]) => [
      addressOf(name),
      imports.flatMap(({ kind, path }) => (kind === 'import-statement' ? addressOf(path) : [])),
    ]),
  );
}

function withImports(address: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set([address]);
  for (const known of found) for (const next of imports.get(known) ?? []) found.add(next);
  return [...found];
}
