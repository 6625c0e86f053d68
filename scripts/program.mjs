// Makes the program from its TypeScript, once for each state of the sources: read as TypeScript at every start, a
// command would take three times as long to begin and half as much memory again.
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.cache/program');
/** What the program in the folder was made of, its files, and the first of them. */
const stampFile = join(folder, 'stamp.json');
/** Changes with every installation of packages; other tools than npm leave none. */
const installed = 'node_modules/.package-lock.json';
/** They load machine code, WebAssembly or a program of their own from where they lie. */
const kept = ['esbuild', 'harfbuzzjs', 'lightningcss', 'sharp', 'subset-font'];
const dayMs = 86_400_000;

/** The address of the program's first file, made anew where a source or a package has changed. */
export async function findProgram() {
  const stamp = await readStamp();
  if (stamp !== null && (await isFresh(stamp))) return pathToFileURL(join(folder, stamp.entry)).href;
  const startedAt = Date.now();
  const made = await makeProgram();
  try {
    await writeFiles(folder, made.files);
    const files = made.files.map(({ name }) => name);
    await prune(new Set(files));
    const sources = await lookAt(made.sources, startedAt);
    await replace(stampFile, JSON.stringify({ entry: made.entry, files, sources }));
    return pathToFileURL(join(folder, made.entry)).href;
  } catch {
    // The project's folder is not ours to write to: once more at the next start.
    const once = await mkdtemp(join(tmpdir(), 'guides-program-'));
    process.once('exit', () => rmSync(once, { recursive: true, force: true }));
    await writeFiles(once, made.files);
    return pathToFileURL(join(once, made.entry)).href;
  }
}

async function readStamp() {
  try {
    return JSON.parse(await readFile(stampFile, 'utf8'));
  } catch {
    return null;
  }
}

async function isFresh({ files, sources }) {
  try {
    const seen = await lookAt(Object.keys(sources));
    const there = new Set(await readdir(folder));
    return (
      files.every((name) => there.has(name)) &&
      Object.entries(sources).every(([file, state]) => seen[file] === state)
    );
  } catch {
    return false;
  }
}

/** Time and size of each file, by its path; of one written after a time, in ms, nothing that will be seen again. */
async function lookAt(files, before = Infinity) {
  const states = await Promise.all(
    files.map(async (file) => {
      const found = await stat(join(root, file)).catch(() => null);
      if (found === null) return [file, 'missing'];
      return [file, found.mtimeMs < before ? `${found.mtimeMs} ${found.size}` : 'changed'];
    }),
  );
  return Object.fromEntries(states);
}

async function makeProgram() {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: [join(root, 'scripts/guides.ts')],
    absWorkingDir: root,
    tsconfig: join(root, 'tsconfig.json'),
    outdir: folder,
    // Named by what they hold, so that a command that runs finds its own while another one is made.
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    sourcesContent: false,
    // React's development build is six times slower.
    define: { 'process.env.NODE_ENV': '"production"' },
    // Packages that are CommonJS require the system's modules.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    plugins: [whereItLies],
    logLevel: 'error',
  });
  const files = outputFiles.map(({ path, contents }) => ({ name: basename(path), contents }));
  const entry = files.find(({ name }) => /^guides-\w+\.mjs$/.test(name)).name;
  const own = Object.keys(metafile.inputs).filter(isOwn);
  const sources = [...own, installed, 'tsconfig.json', 'scripts/program.mjs'];
  return { entry, files, sources };
}

/** Of a path from the root: whether it is the project's, not a package's. */
function isOwn(path) {
  return !/^\.\.|(?:^|[\\/])node_modules[\\/]/.test(path);
}

/** Modules find files and packages from where they lie, not from the program's folder. */
const whereItLies = {
  name: 'where-it-lies',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (!isOwn(relative(root, path))) return null;
      const text = await readFile(path, 'utf8');
      const contents = text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
    onResolve({ filter: new RegExp(`^(?:${kept.join('|')})$`) }, ({ path }) => ({
      path: import.meta.resolve(path),
      external: true,
    }));
  },
};

async function writeFiles(to, files) {
  await mkdir(to, { recursive: true });
  for (const { name, contents } of files) {
    const file = join(to, name);
    // The name says what it holds; used again, it is young again.
    await utimes(file, new Date(), new Date()).catch(() => replace(file, contents));
  }
}

/** Whole or not at all: another command may read at the same time. */
async function replace(file, contents) {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, contents);
  await rename(draft, file);
}

/** What a command that still runs may yet need stays for a day. */
async function prune(needed) {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (needed.has(name) || file === stampFile) continue;
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > dayMs) await rm(file, { force: true });
  }
}
