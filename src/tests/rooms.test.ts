import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The rooms that each room may import from; it may always import from itself. */
const doors: Record<string, readonly string[]> = {
  platform: [],
  domain: [],
  diagnostics: ['domain'],
  content: ['platform', 'domain', 'diagnostics'],
  web: ['domain'],
  check: ['platform', 'domain', 'diagnostics', 'content', 'web'],
  templates: ['domain'],
  site: ['platform', 'domain', 'diagnostics', 'content', 'templates', 'web'],
  hosts: ['platform', 'domain', 'diagnostics', 'web'],
  serve: ['platform', 'domain', 'diagnostics'],
  cli: ['platform', 'domain', 'diagnostics', 'content', 'web', 'check', 'site', 'hosts', 'serve'],
};

interface Import {
  from: string;
  file: string;
  to: string;
}

/** The room of a file, by its path from the root; null outside of rooms (tests, scripts). */
function roomOf(path: string): string | null {
  if (path.startsWith('templates/')) return 'templates';
  const room = /^src\/([^/]+)\//.exec(path)?.[1];
  return room !== undefined && room in doors ? room : null;
}

function listFiles(): string[] {
  return ['src', 'templates'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
}

function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/(?:from|import\(?)\s*'([^']+)'/g)].flatMap((match) => match[1] ?? []);
}

const files = listFiles().filter((file) => roomOf(file) !== null && !/\.test\.tsx?$/.test(file));
const imports: Import[] = files.flatMap((file) =>
  importsOf(file).map((to) => ({
    from: roomOf(file) ?? '',
    file,
    to: to.startsWith('.') ? relative(root, join(root, dirname(file), to)) : to,
  })),
);

/** The folders that a file is in, from its room down. */
function foldersOf(file: string): string[] {
  const steps = file.split('/').slice(0, -1);
  const top = file.startsWith('templates/') ? 1 : 2;
  return steps.slice(top - 1).map((_, index) => steps.slice(0, top + index).join('/'));
}

const isOfTests = (path: string) => /\/(?:cases|testing)\//.test(path);
const folders = new Set(files.filter((file) => !isOfTests(file)).flatMap(foldersOf));

/** The ends of those imports that are part of a cycle, or between two cycles. */
function inCycles(all: readonly Pick<Import, 'file' | 'to'>[]): string[] {
  let left = all;
  let count: number;
  // Files without imports or importers are not in a cycle.
  do {
    count = left.length;
    const importing = new Set(left.map(({ file }) => file));
    const imported = new Set(left.map(({ to }) => to));
    left = left.filter(({ file, to }) => importing.has(to) && imported.has(file));
  } while (left.length < count);
  return [...new Set(left.map(({ file }) => file))].sort();
}

describe('the rooms', () => {
  it('are found in the imports', () => {
    expect(imports.length).toBeGreaterThan(100);
  });

  it('have no import cycles, including types', () => {
    expect(inCycles(imports)).toEqual([]);
  });

  it('have no cycles inside: neither their folders, nor the folders in these', () => {
    const cycles = [...folders].flatMap((folder) => {
      const part = (path: string) =>
        path.startsWith(`${folder}/`) && !isOfTests(path)
          ? path.slice(folder.length + 1).split('/')[0]
          : undefined;
      const between = imports.flatMap((one) => {
        const [file, to] = [part(one.file), part(one.to)];
        return file === undefined || to === undefined || file === to ? [] : { file, to };
      });
      return inCycles(between).map((name) => `${folder}/${name}`);
    });
    expect(cycles).toEqual([]);
  });

  it('never give two folders the same name; a command is named after its room', () => {
    const names = [...folders]
      .filter((folder) => folder.startsWith('src/'))
      .map((folder) => folder.split('/').at(-1) ?? '')
      .filter((name) => !(name in doors));
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  });

  it('import only through their entry files', () => {
    const wrong = imports.filter(({ from, to }) => {
      const room = roomOf(to);
      return room !== null && room !== from && !doors[from]?.includes(room);
    });
    expect(wrong).toEqual([]);
  });

  it('keep pages out of the islands', () => {
    const wrong = imports.filter(
      ({ file, to }) => file.startsWith('templates/islands/') && /^templates\/(?:pages|guide)\//.test(to),
    );
    expect(wrong).toEqual([]);
  });

  it('import from a test only in tests', () => {
    expect(imports.filter(({ to }) => to.startsWith('src/tests/') || to.includes('.test.'))).toEqual([]);
  });

  it('keep the page reader from the network, the offers, and the run', () => {
    const readers = /^src\/check\/read\//;
    const wrong = imports.filter(
      ({ file, to }) =>
        readers.test(file) &&
        !file.startsWith('src/check/read/cases/') &&
        roomOf(to) === 'check' &&
        !readers.test(to),
    );
    expect(wrong).toEqual([]);
  });

  it('keep node and packages out of the domain', () => {
    expect(imports.filter(({ from, to }) => from === 'domain' && roomOf(to) !== 'domain')).toEqual([]);
  });

  it('keep everything but React out of the templates', () => {
    const allowed = /^(?:react|react-dom\/client)$/;
    // The index of the browser's search.
    const ofIslands = /^minisearch$/;
    const others = imports.filter(
      ({ from, file, to }) =>
        from === 'templates' &&
        roomOf(to) === null &&
        !allowed.test(to) &&
        !(file.startsWith('templates/islands/') && ofIslands.test(to)),
    );
    expect(others).toEqual([]);
  });

  it('keep names of games, shops, and verticals out of the program', () => {
    const names = /\b(?:pandemic|wingspan|catan|gloomhaven|carcassonne|board[- ]game|boardgame)/i;
    const naming = files
      .filter((file) => roomOf(file) !== 'check')
      .flatMap((file) =>
        readFileSync(join(root, file), 'utf8')
          .split('\n')
          // Comments and explanations may contain examples; rendered text may not.
          .filter((line) => names.test(line) && /^(?:templates|src\/(?:site|domain))/.test(file))
          .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(naming).toEqual([]);
  });
});

it('the domain bundles for a browser', async () => {
  const entryPoints = files.filter((file) => roomOf(file) === 'domain').map((file) => join(root, file));
  const result = await build({
    entryPoints,
    bundle: true,
    write: false,
    outdir: 'out',
    platform: 'browser',
    format: 'esm',
    logLevel: 'silent',
    metafile: true,
  });
  expect(result.errors).toEqual([]);
  expect(Object.keys(result.metafile.inputs).some((input) => builtinModules.includes(input))).toBe(false);
});

it('templates contain no sort, filter, slice, Date, or file access', () => {
  const forbidden = /\.(?:sort|toSorted|filter|slice|splice)\(|\bnew Date\b|\bDate\.now|node:/;
  const found = files
    .filter((file) => roomOf(file) === 'templates' && !file.startsWith('templates/islands/'))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => forbidden.test(line) && !line.includes('.filter(Boolean)'))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
