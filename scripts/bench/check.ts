/**
 * Times `guides check urls` on 5,000 pages of 6 KB at 20 ms latency from six hosts, four at a time from each, against
 * a bare undici loop with the same limits that reads nothing. Prints each round and the median; nothing is asserted.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measure } from './measure.ts';

const pages = 5_000;
const command = fileURLToPath(new URL('../guides.mjs', import.meta.url));
const bareLoop = fileURLToPath(new URL('bareLoop.ts', import.meta.url));
const shopsFile = fileURLToPath(new URL('shops.ts', import.meta.url));

/** Times as many rounds as asked for. */
export async function benchCheck(rounds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'guides-bench-'));
  const shops = spawn(process.execPath, ['--import', 'tsx', shopsFile], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    const hosts = await new Promise<string[]>((resolve) => {
      shops.stdout.once('data', (line: Buffer) => {
        resolve(JSON.parse(line.toString()) as string[]);
      });
    });
    const list = join(folder, 'list.json');
    const entries = Array.from({ length: pages }, (_, index) => ({
      id: `offer-${index}`,
      retailer: `Shop${index % hosts.length}`,
      url: `http://${hosts[index % hosts.length] ?? ''}/products/expansion-${index}`,
      currency: 'GBP',
    }));
    writeFileSync(list, JSON.stringify(entries));
    const allowed = hosts.flatMap((host) => ['--allow-address', host]);
    const args = [
      'check',
      'urls',
      list,
      '--mode',
      'page',
      '--concurrency',
      '4',
      '--data',
      folder,
      ...allowed,
    ];
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const bareOut = join(folder, 'bare.json');
      await measure(['--import', 'tsx', bareLoop, list], bareOut);
      const { ms } = JSON.parse(readFileSync(bareOut, 'utf8')) as { ms: number };
      const out = join(folder, 'out.json');
      const { seconds, cpu, peakMiB, code } = await measure([command, ...args], out);
      const read = (JSON.parse(readFileSync(out, 'utf8')) as { price: number | null }[]).filter(
        ({ price }) => price !== null,
      );
      ratios.push((seconds * 1000) / ms);
      console.log(
        `bare ${(ms / 1000).toFixed(2)} s  check ${seconds.toFixed(2)} s  ratio ${ratios.at(-1)?.toFixed(2)}  CPU ${cpu.toFixed(2)} s  ${peakMiB.toFixed(0)} MiB  ${read.length} prices  exit ${code}`,
      );
    }
    const median = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
    console.log(`median ratio ${median.toFixed(2)}, from the start of the process to its end`);
  } finally {
    shops.stdin.end();
    rmSync(folder, { recursive: true });
  }
}
