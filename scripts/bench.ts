/**
 * `npm run bench -- [COUNT…]` times builds of made-up guides (default: 20 and 1000), the bare script, and `guides dev`
 * from a save to the page (20 guides). Prints the table of docs/performance.md.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { copyProject } from '../src/tests/copyProject.ts';
import { writeMadeData } from '../src/tests/madeGuides/writeData.ts';

const today = '2026-11-20';
/** A cold build keeps these caches. */
const keptCaches = ['images', 'fonts', 'program'];

interface Run {
  seconds: number;
  peakMiB: number;
}

/** Runs node and measures the process, which reports its own memory, since a parent cannot read it. */
async function run(args: readonly string[]): Promise<Run> {
  const report = `process.on('exit', () => {
    const [, peak] = /VmHWM:\\s+(\\d+)/.exec(require('node:fs').readFileSync('/proc/self/status', 'utf8'));
    require('node:fs').writeSync(3, peak);
  });`;
  const preload = join(mkdtempSync(join(tmpdir(), 'guides-bench-')), 'report.cjs');
  writeFileSync(preload, report);
  const start = performance.now();
  const child = spawn(process.execPath, ['--require', preload, ...args], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  let peak = '';
  child.stdio[3]?.on('data', (chunk: Buffer) => (peak += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - start) / 1000;
  rmSync(preload);
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${String(code)}`);
  return { seconds, peakMiB: Number(peak) / 1024 };
}

/** The median of several runs; short ones run more often. */
async function measure(count: number, before: () => void, args: readonly string[]): Promise<Run> {
  const runs: Run[] = [];
  for (let round = 0; round < (count < 100 ? 5 : 1); round += 1) {
    before();
    runs.push(await run(args));
  }
  const [median] = runs.sort((a, b) => a.seconds - b.seconds).slice(Math.floor(runs.length / 2));
  return { seconds: median?.seconds ?? 0, peakMiB: Math.max(...runs.map(({ peakMiB }) => peakMiB)) };
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
      // Nothing is deleted: for a while after a deletion, ext4 creates files 30 times as slowly.
      const aside = mkdtempSync(join(folder, 'aside-'));
      const cache = join(program, '.cache');
      for (const name of readdirSync(cache).filter((name) => !keptCaches.includes(name)))
        renameSync(join(cache, name), join(aside, name));
      renameSync(out, join(aside, 'dist'));
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

const counts = process.argv.slice(2).map(Number);
for (const count of counts.length === 0 ? [20, 1000] : counts) await bench(count);
