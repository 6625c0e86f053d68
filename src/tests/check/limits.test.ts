import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  httpAnswer,
  startRawServer,
  writeForEver,
  type RawAnswer,
  type RawServer,
} from '../../check/net/testing/rawServer.ts';
import { jsonLdScript, testProduct, testPage } from '../../check/read/cases/testPage.ts';

const program = fileURLToPath(new URL('../../../scripts/guides.mjs', import.meta.url));
const mib = 1024 * 1024;
/** As many as are requested at a time, so that every open request is hostile. */
const hosts = 24;
const pagesPerHost = 1;
/** A heap limit makes V8 collect garbage early. */
const maxHeapMiB = 96;

let scratch = '';
let shops: RawServer[] = [];

beforeEach(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'limits-'));
});
afterEach(async () => {
  await Promise.all(shops.map((shop) => shop.close()));
  shops = [];
  await rm(scratch, { recursive: true, force: true });
});

interface Ended {
  peakMiB: number;
  prices: number;
  verdicts: Set<string>;
}

/** Checks pages of all shops in one process, four at a time from each. */
async function checkAll(): Promise<Ended> {
  const entries = shops.flatMap((shop, number) =>
    Array.from({ length: pagesPerHost }, (_, page) => ({
      id: `offer-${number}-${page}`,
      retailer: 'Zatu',
      url: `${shop.origin}/products/${page}`,
      currency: 'GBP',
    })),
  );
  const list = path.join(scratch, 'list.json');
  await writeFile(list, JSON.stringify(entries));
  const report = path.join(scratch, 'report.cjs');
  // Not resourceUsage().maxRSS: a new process inherits its parent's.
  await writeFile(
    report,
    `const { readFileSync, writeSync } = require('node:fs');
process.on('exit', () => writeSync(3, /VmHWM:\\s+(\\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))[1]));`,
  );
  const allowed = shops.flatMap((shop) => ['--allow-address', shop.allowed]);
  const args = ['check', 'urls', list, '--mode', 'page', '--concurrency', '4', '--data', scratch, ...allowed];
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${maxHeapMiB}`, '--require', report, program, ...args],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
    },
  );
  let out = '';
  let peak = '';
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stdio[3]?.on('data', (chunk: Buffer) => (peak += chunk.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  const rows = JSON.parse(out) as { verdict: string; price: number | null }[];
  expect(rows).toHaveLength(entries.length);
  return {
    peakMiB: Number(peak) / 1024,
    prices: rows.filter(({ price }) => price !== null).length,
    verdicts: new Set(rows.map(({ verdict }) => verdict)),
  };
}

const start = testPage({ head: jsonLdScript(testProduct({ price: '18.49' })) });
/** A page of almost 2 MiB with as many elements as a real shop's page. */
function largePage(): Buffer {
  const tile = '<div class="tile"><a href="/products/other">Another €uro game</a> <b>£9.99</b></div>\n';
  return Buffer.from(start + tile.repeat(8_000) + 'é'.repeat(500_000));
}
const page = largePage();
const bomb = gzipSync(Buffer.concat([Buffer.from(start), Buffer.alloc(200 * mib, '<i>1</i>')]), { level: 1 });
const typed = 'Content-Type: text/html; charset=utf-8';

const packedPage = gzipSync(page);

const bodies: Readonly<Record<string, { answer: RawAnswer; verdict: string }>> = {
  'pages of 2 MiB': {
    answer: (socket) => socket.write(httpAnswer('200 OK', page, [typed])),
    verdict: 'ok',
  },
  'the same, compressed': {
    answer: (socket) => socket.write(httpAnswer('200 OK', packedPage, [typed, 'Content-Encoding: gzip'])),
    verdict: 'ok',
  },
  bombs: {
    answer: (socket) => socket.write(httpAnswer('200 OK', bomb, [typed, 'Content-Encoding: gzip'])),
    verdict: 'unknown',
  },
  'endless bodies': {
    answer: (socket) => {
      socket.write(`HTTP/1.1 200 OK\r\n${typed}\r\n\r\n${start}`);
      writeForEver(socket, '<p>€</p>'.repeat(8_000));
    },
    verdict: 'unknown',
  },
};

/** The heap, the engine itself, and the bodies in progress. */
const maxMiB = 350;

describe(`${hosts} hosts at once leave the process within its memory, and none sends over 8 MB of a body:`, () => {
  it.each(Object.entries(bodies))('%s', { timeout: 60_000 }, async (_name, { answer, verdict }) => {
    shops = await Promise.all(Array.from({ length: hosts }, () => startRawServer(answer)));
    const ended = await checkAll();
    expect(ended.verdicts).toEqual(new Set([verdict]));
    expect(ended.prices).toBe(verdict === 'ok' ? hosts * pagesPerHost : 0);
    expect(ended.peakMiB).toBeLessThan(maxMiB);
    expect(shops.map((shop) => shop.paths.length)).toEqual(shops.map(() => pagesPerHost));
    // On average: the machine's buffers take some MB from a server before the program reads them.
    const sent = shops.reduce((sum, shop) => sum + shop.bytesWritten(), 0);
    expect(sent / (hosts * pagesPerHost)).toBeLessThan(8 * mib);
  });
});
