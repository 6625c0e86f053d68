/**
 * Times `guides dev` on 20 made-up guides in a copy of the project: from a save to the answer with the new page, by way
 * of the event that makes a browser load it. Processor time is that of the server, of its esbuild and of the process
 * that makes pages.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../../src/tests/copyProject.ts';

const guides = 20;
const patience = 60_000;
const clockTicks = 100;

interface Save {
  name: string;
  file: string;
  /** The text with a mark in it that the page then has. */
  edit: (text: string, mark: string) => string;
  mark: (round: number) => string;
}

/** Prints the median and all rounds of each kind of save. */
export async function benchDev(rounds: number): Promise<void> {
  const project = mkdtempSync(join(tmpdir(), 'guides-bench-'));
  await copyProject(project);
  const command = join(project, 'scripts/guides.mjs');
  execFileSync(process.execPath, [command, 'make-data', String(guides), 'data/many'], { cwd: project });
  const [guide = ''] = readdirSync(join(project, 'data/many/guides'));
  const saves: readonly Save[] = [
    {
      name: 'a text',
      file: `data/many/guides/${guide}`,
      edit: (text, mark) => text.replace(/together\./, `${mark}.`),
      mark: (round) => 'together '.repeat(round + 2).trim(),
    },
    {
      // The word of the round before goes: all texts are looked at, since another may name what is no more.
      name: 'a text that loses a word',
      file: `data/many/guides/${guide}`,
      edit: (text, mark) => text.replace(/together\./, `together ${mark}.`),
      mark: (round) => `round${round}`,
    },
    {
      name: 'a style sheet',
      file: 'templates/styles/guide.css',
      edit: (text, mark) => `${text}\n@layer components{.${mark}{color:red}}\n`,
      mark: (round) => `bench-${round}`,
    },
    {
      name: 'a template',
      file: 'templates/pages/GuidePage.tsx',
      edit: (text, mark) => text.replace('id="main"', `id="main" data-bench="${mark}"`),
      mark: (round) => `bench-${round}`,
    },
  ];
  const path = `/guides/${guide.replace(/\.yaml$/, '')}-expansion-order`;
  const dev = spawn(process.execPath, [command, 'dev', '--data', 'data/many', '--port', '0'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await addressOf(dev);
    const events = await listen(`${address}/__dev/events`);
    await pageWith(address + path, '<main');
    for (const { name, file, edit, mark: markOf } of saves) {
      const full = join(project, file);
      const text = readFileSync(full, 'utf8');
      const walls: number[] = [];
      const cpus: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const mark = markOf(round);
        const changed = edit(text, mark);
        if (changed === text) throw new Error(`Nothing in ${file} was changed.`);
        const before = ticksOf(dev.pid ?? 0);
        const start = performance.now();
        writeFileSync(full, changed);
        await events.next(async () => (await pageWith(address + path)).includes(mark));
        walls.push(performance.now() - start);
        cpus.push(cpuSince(before, dev.pid ?? 0));
      }
      console.log(
        `${name}: ${median(walls)} ms, processor ${median(cpus)} ms (${walls.map(Math.round).join(', ')})`,
      );
    }
  } finally {
    dev.kill('SIGINT');
    rmSync(project, { recursive: true });
  }
}

function addressOf(dev: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    dev.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, port] = /http:\/\/localhost:(\d+)/.exec(said) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    dev.on('exit', () => {
      reject(new Error(`guides dev has ended: ${said}`));
    });
  });
}

/** The events of an open page. next settles when holds is true after one of them, and fails where none comes. */
async function listen(address: string): Promise<{ next: (holds: () => Promise<boolean>) => Promise<void> }> {
  const response = await fetch(address);
  if (response.body === null) throw new Error('No events');
  const reader = response.body.getReader();
  await reader.read();
  return {
    next: async (holds) => {
      const late = setTimeout(() => void reader.cancel(new Error('late')), patience);
      try {
        for (;;) {
          const { done } = await reader.read();
          if (done) throw new Error(`No page with the change after ${patience} ms.`);
          if (await holds()) return;
        }
      } finally {
        clearTimeout(late);
      }
    },
  };
}

async function pageWith(address: string, needed = ''): Promise<string> {
  const response = await fetch(address);
  const text = await response.text();
  if (!response.ok || !text.includes(needed))
    throw new Error(`${address}: ${response.status} ${text.slice(0, 500)}`);
  return text;
}

/** Processor time in clock ticks of a process and its children, by their ids; none where the system has no /proc. */
function ticksOf(parent: number): Map<number, number> {
  const ticks = new Map<number, number>();
  let ids: number[] = [];
  try {
    ids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return ticks;
  }
  for (const id of ids) {
    try {
      const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      if (id === parent || Number(fields[1]) === parent)
        ticks.set(id, Number(fields[11]) + Number(fields[12]));
    } catch {
      // It has ended meanwhile.
    }
  }
  return ticks;
}

function cpuSince(before: ReadonlyMap<number, number>, parent: number): number {
  const spent = [...ticksOf(parent)].reduce((sum, [id, now]) => sum + now - (before.get(id) ?? 0), 0);
  return (spent * 1000) / clockTicks;
}

function median(values: readonly number[]): number {
  return Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}
