import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { scratchFolder } from '../../tests/build/folders.ts';
import { bundleScript } from '../../tests/bundleScript.ts';
import {
  httpAnswer,
  startRawServer,
  writeForEver,
  type RawAnswer,
  type RawServer,
} from './testing/rawServer.ts';

interface Told {
  counts: Record<string, number>;
  peakMib: number;
  /** From the last line that the process wrote to its end. */
  exitMs: number;
}

let script = '';
let removeScript = () => Promise.resolve();
// Plain JavaScript, like the published program: loading TypeScript takes extra memory.
beforeAll(async () => {
  const scratch = await scratchFolder();
  removeScript = scratch.remove;
  script = join(scratch.path, 'run.mjs');
  await bundleScript(fileURLToPath(new URL('testing/run.ts', import.meta.url)), script);
});
afterAll(() => removeScript());

function runApart(urls: readonly string[]): Promise<Told> {
  const child = spawn(process.execPath, [script, JSON.stringify(urls)]);
  return new Promise((resolve, reject) => {
    let output = '';
    let errors = '';
    let at = 0;
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      at = performance.now();
    });
    child.stderr.on('data', (data: Buffer) => {
      errors += data.toString();
    });
    child.on('exit', (code) => {
      if (code === 0)
        resolve({ ...(JSON.parse(output) as Omit<Told, 'exitMs'>), exitMs: performance.now() - at });
      else reject(new Error(errors));
    });
  });
}

const mib = 1024 * 1024;
const servers: RawServer[] = [];
const start = async (answer: RawAnswer) => {
  const server = await startRawServer(answer);
  servers.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
const addresses = ({ origin }: RawServer, count: number) =>
  Array.from({ length: count }, (_, index) => `${origin}/${index}`);

it('the process ends by itself after the last visit, even with kept connections', async () => {
  const server = await start((socket) => {
    socket.write(httpAnswer('200 OK', 'in stock', ['Keep-Alive: timeout=60']));
  });
  const told = await runApart([...addresses(server, 40), 'http://127.0.0.1:1/']);
  expect(told.counts).toEqual({ '200 8': 40, unreachable: 1 });
  // The server would keep its connections for a minute.
  expect(told.exitMs).toBeLessThan(20_000);
});

describe('hostile bodies leave it below the size of one bomb:', () => {
  const zeros = Buffer.alloc(256 * mib);
  const bombs: [string, Buffer][] = [
    ['gzip', gzipSync(zeros, { level: 1 })],
    ['br', brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })],
    ['gzip, gzip', gzipSync(gzipSync(zeros, { level: 1 }))],
  ];
  const kinds: Readonly<Record<string, RawAnswer>> = {
    bombs: (socket, { path }) => {
      const [encoding, bytes] = bombs[Number(path.slice(1)) % bombs.length] ?? ['', zeros];
      socket.write(httpAnswer('200 OK', bytes, [`Content-Encoding: ${encoding}`]));
    },
    // Not Latin-1, so as a string it takes twice as much memory.
    'endless euro signs': (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n\r\n');
      writeForEver(socket, '€'.repeat(20_000));
    },
    'chunks of one byte': (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
      writeForEver(socket, '1\r\nx\r\n'.repeat(10_000));
    },
    'failures that are retried': (socket) => {
      socket.write('HTTP/1.1 500 Oops\r\n\r\n');
      writeForEver(socket, 'x'.repeat(65_536));
    },
  };

  it.each(Object.entries(kinds))('%s', async (name, answer) => {
    const server = await start(answer);
    // Two million chunks take a second each.
    const count = name.startsWith('chunks') ? 10 : 60;
    const told = await runApart(addresses(server, count));
    expect(Object.values(told.counts).reduce((sum, some) => sum + some, 0)).toBe(count);
    expect(told.peakMib).toBeLessThan(256);
    const requests = server.paths.length;
    expect(requests).toBe(name.startsWith('failures') ? 2 * count : count);
    expect(server.bytesWritten() / requests).toBeLessThan(16 * mib);
  });
});
