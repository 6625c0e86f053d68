import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundleScript, type BuildOptions } from 'esbuild';
import { measure, type Measured } from './measure.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const recorded = join(root, 'scripts', 'bench', 'last.json');
const page = join(root, 'docs', 'performance.md');
const today = '2026-11-20';

/** Wall and processor seconds, and MiB; by what was done, by the number of guides. */
type Figures = Record<string, Record<string, Pick<Measured, 'seconds' | 'cpu' | 'peakMiB'>>>;

/** A copy of the program without a cache, as after a fresh clone. */
function cloneProgram(folder: string): string {
  const program = join(folder, 'program');
  mkdirSync(join(program, 'data'), { recursive: true });
  for (const name of [
    'src',
    'templates',
    'scripts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'data/schemas',
  ])
    cpSync(join(root, name), join(program, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(program, 'node_modules'));
  bundle(program);
  return program;
}

function bundle(program: string): void {
  execFileSync(process.execPath, [join(program, 'scripts', 'bundle.mjs')], { stdio: 'inherit' });
}

/** The bare script of a copy of the program, bundled as scripts/bundle.mjs bundles the program itself. */
async function bundleBare(program: string): Promise<string> {
  const outfile = join(program, 'bare.mjs');
  const { bundleOptions } = (await import(new URL('../bundleOptions.mjs', import.meta.url).href)) as {
    bundleOptions: BuildOptions;
  };
  await bundleScript({
    ...bundleOptions,
    entryPoints: [join(program, 'scripts', 'bench', 'bare.ts')],
    absWorkingDir: program,
    outfile,
  });
  return outfile;
}

/** Runs a program and ends the benchmark where it fails: a failed command takes no time worth knowing. */
async function timed(what: string, args: readonly string[]): Promise<Measured> {
  const measured = await measure(args);
  if (measured.code !== 0)
    throw new Error(`${what} ended with exit code ${measured.code}: node ${args.join(' ')}`);
  return measured;
}

function edit(file: string, before: RegExp, after: string): void {
  const text = readFileSync(file, 'utf8');
  if (!before.test(text)) throw new Error(`${file} holds nothing like ${before.source}.`);
  writeFileSync(file, text.replace(before, after));
}

async function benchCount(count: number, figures: Figures): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'guides-bench-'));
  const program = cloneProgram(folder);
  const command = join(program, 'scripts', 'guides.mjs');
  const [data, out] = [join(folder, 'data'), join(folder, 'dist')];
  const [cache, aside] = [join(program, '.cache'), join(folder, 'aside')];
  const on = (day: string) => ['--data', data, '--today', day];
  const build = (day = today) => [command, 'build', ...on(day), '--out', out];
  const bare = await bundleBare(program);
  const run = async (what: string, args: readonly string[]) => {
    const measured = await timed(what, args);
    (figures[what] ??= {})[count] = measured;
    const { seconds, cpu, peakMiB } = measured;
    console.log(
      `${String(count).padStart(6)} guides  ${what.padEnd(28)} ${seconds.toFixed(2).padStart(7)} s  cpu ${cpu.toFixed(2).padStart(7)} s  ${peakMiB.toFixed(0).padStart(5)} MiB`,
    );
  };
  try {
    await timed('make-data', [command, 'make-data', String(count), data, '--today', today]);
    const [guide = '', offers = ''] = ['guides', 'offers'].map((kind) => {
      const files = readdirSync(join(data, kind));
      return join(data, kind, files[Math.floor(files.length / 2)] ?? '');
    });
    await run('bare script', [bare, data, join(folder, 'bare')]);
    await run('validate, cold', [command, 'validate', ...on(today)]);
    await run('validate, unchanged', [command, 'validate', ...on(today)]);
    await run('build, cold, with pictures', build());
    // Pictures are counted apart. Nothing is deleted: for a while after that, ext4 takes 30 times as long for a new file.
    mkdirSync(aside);
    for (const name of readdirSync(cache))
      if (!['images', 'fonts', 'program'].includes(name)) renameSync(join(cache, name), join(aside, name));
    renameSync(out, join(aside, 'out'));
    await run('build, cold', build());
    await run('build, unchanged', build());
    edit(guide, /reason: (.)/, 'reason: Here $1');
    await run('build, a guide edited', build());
    edit(offers, /price: [\d.]+/, 'price: 12.34');
    await run('build, an offer edited', build());
    edit(join(data, 'pages', 'about.yaml'), /lede: /, 'lede: Once more. ');
    await run('build, a text page edited', build());
    execFileSync('git', ['init', '-q', data]);
    const commit = [
      '-c',
      'user.name=bench',
      '-c',
      'user.email=bench@example.com',
      'commit',
      '-q',
      '--allow-empty',
      '-m',
      'Bench',
    ];
    execFileSync('git', ['-C', data, ...commit]);
    await run('build, a new commit', build());
    await run('build, the next day', build('2026-11-21'));
    appendFileSync(join(program, 'templates', 'parts', 'Prose.tsx'), '\n// An edit.\n');
    bundle(program);
    await run('build, a template edited', build('2026-11-21'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints how figures compare with those that were recorded last. */
function compare(figures: Figures): void {
  const before = JSON.parse(readFileSync(recorded, 'utf8')) as Figures;
  const lines = Object.entries(figures).flatMap(([what, counts]) =>
    Object.entries(counts).flatMap(([count, { cpu }]) => {
      const old = before[what]?.[count]?.cpu;
      const change = old === undefined ? 0 : cpu / old - 1;
      return Math.abs(change) < 0.2
        ? []
        : [
            `${count} guides, ${what}: ${change > 0 ? '+' : ''}${(change * 100).toFixed(0)} % of a processor's time`,
          ];
    }),
  );
  console.log(
    lines.length === 0
      ? 'No figure is 20 % off the recorded ones.'
      : `Against the recorded figures:\n${lines.join('\n')}`,
  );
}

function table(figures: Figures): string {
  const counts = Object.keys(figures['bare script'] ?? {});
  const cell = (what: string, count: string) => {
    const figure = figures[what]?.[count];
    const bare = figures['bare script']?.[count];
    if (figure === undefined || bare === undefined) return '';
    const ratio = (figure.seconds / bare.seconds).toFixed(2);
    return `${figure.seconds.toFixed(2)} s (${ratio} ×), cpu ${figure.cpu.toFixed(2)} s, ${figure.peakMiB.toFixed(0)} MiB`;
  };
  const rows = Object.keys(figures).map((what) => [what, ...counts.map((count) => cell(what, count))]);
  return [['', ...counts.map((count) => `${count} guides`)], ['---', ...counts.map(() => '---')], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

/**
 * Times validate and build on made-up guides beside a bare script, compares with the recorded figures, and with record
 * keeps the new ones and writes the table of docs/performance.md. Throws where a command fails.
 */
export async function benchBuild(counts: readonly number[], record: boolean): Promise<void> {
  const figures: Figures = {};
  for (const count of counts) await benchCount(count, figures);
  compare(figures);
  if (!record) return;
  writeFileSync(recorded, `${JSON.stringify(figures, null, 2)}\n`);
  const text = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    text.replace(
      /<!-- figures -->[^]*<!-- end of figures -->/,
      `<!-- figures -->\n\n${table(figures)}\n\n<!-- end of figures -->`,
    ),
  );
}
