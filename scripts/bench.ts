/**
 * `npm run bench -- [COunticked…]` times builds of made-up guides (default: 20 and 1000), the bare script, and `guides dev`
 * from a save to the page (20 guides). Prints the table of docs/performance.md. Without a COunticked it also builds the live
 * data. `--against DIR` only builds the live data, here and in another checkout with packages, in turn.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, type BuildOptions } from 'esbuild';
import { copyProject } from '../src/tests/copyProject.ts';
import { writeMadeData } from '../src/tests/madeGuides/writeData.ts';

const today = '2026-11-20';
/** A cold build keeps these caches. */
const keptCaches = ['images', 'fonts', 'program'];

/** cpu: seconds of the whole process. */
interface Run {
  seconds: number;
  cpu: number;
  peakMiB: number;
}

/** Runs node and measures the process, which reports its own memory, since a parent cannot read it. */
async function run(args: readonly string[]): Promise<Run> {
  const report = `process.on('exit', () => {
    require('node:fs').writeSync(3, JSON.stringify(process.resourceUsage()));
  });`;
  const preload = join(mkdtempSync(join(tmpdir(), 'guides-bench-')), 'report.cjs');
  writeFileSync(preload, report);
  const start = performance.now();
  const child = spawn(process.execPath, ['--require', preload, ...args], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  let usage = '';
  child.stdio[3]?.on('data', (chunk: Buffer) => (usage += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - start) / 1000;
  rmSync(preload);
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${String(code)}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(usage) as NodeJS.ResourceUsage;
  return { seconds, cpu: (userCPUTime + systemCPUTime) / 1e6, peakMiB: maxRSS / 1024 };
}

/** The median of several runs; short ones run more often. */
async function measure(count: number, before: () => void, args: readonly string[]): Promise<Run> {
  const runs: Run[] = [];
  for (let round = 0; round < (count < 100 ? 5 : 1); round += 1) {
    before();
    runs.push(await run(args));
  }
  return medianRun(runs);
}

function medianRun(runs: readonly Run[]): Run {
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return {
    seconds: median(runs.map(({ seconds }) => seconds)),
    cpu: median(runs.map(({ cpu }) => cpu)),
    peakMiB: Math.max(...runs.map(({ peakMiB }) => peakMiB)),
  };
}

/** Nothing is deleted: for a while after a deletion, ext4 creates files 30 times as slowly. */
function putAside(folder: string, program: string, out: string): void {
  const aside = mkdtempSync(join(folder, 'aside-'));
  const cache = join(program, '.cache');
  for (const name of readdirSync(cache).filter((name) => !keptCaches.includes(name)))
    renameSync(join(cache, name), join(aside, name));
  renameSync(out, join(aside, 'dist'));
}

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing in ${file} was changed.`);
  writeFileSync(file, changed);
}

async function bench(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'guides-bench-'));
  const [program, data, out] = [join(folder, 'program'), join(folder, 'data'), join(folder, 'dist')];
  try {
    await copyProject(program);
    await writeMadeData(data, count, today);
    const guides = join(program, 'scripts/guides.mjs');
    const builds = [guides, 'build', '--data', data, '--today', today, '--out', out];
    const bare = join(program, 'bare.mjs');
    const options = (await import(new URL('bundleOptions.mjs', import.meta.url).href)) as {
      bundleOptions: BuildOptions;
    };
    await build({
      ...options.bundleOptions,
      entryPoints: [join(program, 'scripts/bare.ts')],
      absWorkingDir: program,
      outfile: bare,
    });
    const guide = readdirSync(join(data, 'guides'))[1] ?? '';
    const measured: [string, Run][] = [];
    const step = async (what: string, before: () => void, args = builds) => {
      measured.push([what, await measure(count, before, args)]);
    };
    await step('bare script', () => undefined, [bare, data, join(folder, 'bare')]);
    // Bundles the program and draws the pictures.
    await run(builds);
    let round = 0;
    await step('cold, pictures kept', () => {
      putAside(folder, program, out);
    });
    await step('one guide edited', () => {
      edit(join(data, 'guides', guide), (text) =>
        text.replace(/reason: /, `reason: Again ${(round += 1)}. `),
      );
    });
    await step('nothing changed', () => undefined);
    const base = measured[0]?.[1].seconds ?? 1;
    for (const [what, { seconds, peakMiB }] of measured) {
      const ratio = (seconds / base).toFixed(2);
      console.log(
        `| ${count} guides: ${what} | ${seconds.toFixed(2)} s | ${ratio} × | ${Math.round(peakMiB)} MiB |`,
      );
    }
    if (count < 100) await benchDev(program, guides, data, guide);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the live data of checkouts in turn, three times, each with its own program and data. */
async function benchLive(checkouts: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'guides-bench-'));
  try {
    const builds = [];
    for (const [index, from] of checkouts.entries()) {
      const [program, out] = [join(folder, `program-${index}`), join(folder, `dist-${index}`)];
      await copyProject(program, from);
      cpSync(join(from, 'data'), join(program, 'data'), { recursive: true });
      const guides = join(program, 'scripts/guides.mjs');
      const data = join(program, 'data');
      const build = () => run([guides, 'build', '--data', data, '--out', out]);
      await build();
      builds.push({ program, out, build });
    }
    const guide = readdirSync(join(folder, 'program-0/data/guides'))[1] ?? '';
    const steps: [string, (program: string, out: string, round: number) => void][] = [
      [
        'cold, pictures kept',
        (program, out) => {
          putAside(folder, program, out);
        },
      ],
      [
        'one guide edited',
        (program, _, round) => {
          edit(join(program, 'data/guides', guide), (text) => text.replace(/name: /, `name: ${round} `));
        },
      ],
      ['nothing changed', () => undefined],
    ];
    for (const [what, before] of steps) {
      const runs: Run[][] = checkouts.map(() => []);
      for (let round = 0; round < 3; round += 1)
        for (const [index, { program, out, build }] of builds.entries()) {
          before(program, out, round);
          runs[index]?.push(await build());
        }
      const medians = runs.map(medianRun);
      for (const [index, { cpu, peakMiB }] of medians.entries()) {
        const ratio = (cpu / (medians.at(-1)?.cpu ?? 1)).toFixed(2);
        const row = [`live data: ${what}`, checkouts[index], `${cpu.toFixed(2)} s CPU`, `${ratio} ×`];
        console.log(`| ${row.join(' | ')} | ${Math.round(peakMiB)} MiB |`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Saves a text under `guides dev` and waits for the changed page. */
async function benchDev(cwd: string, guides: string, data: string, guide: string): Promise<void> {
  const dev = spawn(process.execPath, [guides, 'dev', '--data', data, '--port', '0'], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await addressOf(dev);
    const page = async () => (await fetch(`${address}/guides/${guide.slice(0, -5)}-expansion-order`)).text();
    const events = (await fetch(`${address}/__dev/events`)).body?.getReader();
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const start = performance.now();
      edit(join(data, 'guides', guide), (text) => text.replace(/reason: /, `reason: Saved ${round}. `));
      do await events?.read();
      while (!(await page()).includes(`Saved ${round}.`));
      times.push(performance.now() - start);
    }
    const median = times.sort((a, b) => a - b)[2] ?? 0;
    console.log(`| guides dev, save to page | ${(median / 1000).toFixed(2)} s | | |`);
  } finally {
    dev.kill('SIGINT');
  }
}

function addressOf(dev: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    dev.stdout?.on('data', (chunk: Buffer) => {
      const [, port] = /http:\/\/localhost:(\d+)/.exec(chunk.toString()) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
  });
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const others = values.against === undefined ? [] : [resolve(values.against)];
if (others.length === 0)
  for (const count of positionals.length === 0 ? [20, 1000] : positionals) await bench(Number(count));
if (positionals.length === 0) await benchLive([process.cwd(), ...others]);
