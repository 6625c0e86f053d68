import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The cost of a program run, from start to end. peakMiB and cpu (user and system seconds) are the process's own. */
export interface Measured {
  seconds: number;
  cpu: number;
  peakMiB: number;
  code: number | null;
}

/** Runs node with args; stdout goes to a file where one is named, else nowhere. */
export async function measure(args: readonly string[], stdout?: string): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'guides-bench-'));
  const preload = join(folder, 'report.cjs');
  // The child reports what it took when it ends. Its maxRSS begins at that of this process, VmHWM at nothing.
  writeFileSync(
    preload,
    `const { existsSync, readFileSync, writeSync } = require('node:fs');
process.on('exit', () => {
  const status = '/proc/self/status';
  const peak = existsSync(status) && /VmHWM:\\s+(\\d+) kB/.exec(readFileSync(status, 'utf8'));
  const usage = process.resourceUsage();
  writeSync(3, JSON.stringify(peak ? { ...usage, maxRSS: Number(peak[1]) } : usage));
});`,
  );
  const out = stdout === undefined ? ('ignore' as const) : openSync(stdout, 'w');
  const start = performance.now();
  const child = spawn(process.execPath, ['--require', preload, ...args], {
    stdio: ['ignore', out, 'ignore', 'pipe'],
  });
  let told = '';
  child.stdio[3]?.on('data', (chunk: Buffer) => (told += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - start) / 1000;
  if (typeof out === 'number') closeSync(out);
  rmSync(folder, { recursive: true });
  const usage = JSON.parse(told) as NodeJS.ResourceUsage;
  return {
    seconds,
    cpu: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    peakMiB: usage.maxRSS / 1024,
    code,
  };
}
