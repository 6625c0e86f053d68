import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get } from '../tests/serve/rawRequest.ts';
import { writeSampleSite, type SampleSite } from '../tests/serve/sampleSite.ts';

const program = fileURLToPath(new URL('../../scripts/guides.mjs', import.meta.url));
let site: SampleSite;
let taken: Server;
let takenPort = 0;

beforeAll(async () => {
  site = await writeSampleSite();
  await mkdir(join(site.around, 'empty'));
  await mkdir(join(site.around, 'other/.guides'), { recursive: true });
  await writeFile(join(site.around, 'other/.guides/deployment.json'), '{"version": 99}');
  taken = createServer();
  await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening));
  takenPort = (taken.address() as AddressInfo).port;
});
afterAll(async () => {
  await new Promise((closed) => taken.close(closed));
  await site.remove();
});

interface Running {
  child: ChildProcess;
  /** The port, once the server listens. */
  port: Promise<number>;
  ended: Promise<{ code: number | null; out: string; err: string }>;
}

/** Runs guides serve in the parent folder of the sample. */
function serve(args: readonly string[]): Running {
  const child = spawn(process.execPath, [program, 'serve', ...args], {
    cwd: site.around,
    env: { PATH: process.env['PATH'], HOME: site.around },
  });
  let out = '';
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const port = new Promise<number>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const found = /at http:\/\/127\.0\.0\.1:(\d+)\n/.exec(out)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
  });
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.on('close', (code) => {
      resolve({ code, out, err });
    });
  });
  return { child, port, ended };
}

describe('guides serve', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('prints its address and exits with 0 on %s', async (signal) => {
    const { child, port, ended } = serve(['--port', '0', '--reports', `${signal}.jsonl`]);
    expect((await get(await port, '/about')).status).toBe(200);
    expect((await get(await port, '/../secret.txt')).status).toBe(404);
    child.kill(signal);
    const { code, out, err } = await ended;
    expect(code).toBe(0);
    expect(out).toBe(
      `Serving dist at http://127.0.0.1:${await port}\n` +
        'This is a preview. For production, use a host, nginx, or Caddy: docs/going-live.md.\n' +
        `Reports of security policy violations go to ${signal}.jsonl. Press Ctrl-C to stop.\n`,
    );
    expect(err).toBe('refused 404 GET /../secret.txt from 127.0.0.1: leads nowhere\n');
    // Creates no file before the first report.
    expect(existsSync(join(site.around, `${signal}.jsonl`))).toBe(false);
  });

  it('logs each response with --verbose', async () => {
    const { child, port, ended } = serve(['dist', '--port', '0', '--verbose']);
    await get(await port, '/about?a=1');
    await get(await port, '/robots.txt');
    child.kill('SIGTERM');
    expect((await ended).err).toMatch(
      /^200 GET \/about\?a=1 \d+ bytes, \d+ ms\n200 GET \/robots\.txt 14 bytes, \d+ ms\n$/,
    );
  });

  it.each([
    [['nowhere'], 'There is no folder nowhere.', 'Build the site: guides build'],
    [['secret.txt'], 'secret.txt is not a folder.', 'Build the site: guides build'],
    [['empty'], 'empty has no .guides/deployment.json, which describes how', 'Build the site: guides build'],
    [
      ['other'],
      'other/.guides/deployment.json was not written by this version',
      'Build the site: guides build',
    ],
    [['--port', 'TAKEN'], 'on 127.0.0.1 is already in use.', '--port 0 picks a free one'],
    [['--port', '65536'], 'It must be a number from 0 to 65535.', ''],
    [['--port', '80a'], 'It must be a number from 0 to 65535.', ''],
    [
      ['--host', '192.0.2.1', '--port', '0'],
      '192.0.2.1 is not an address of this machine.',
      '--host 0.0.0.0',
    ],
    [['--reports', 'dist/api/reports.jsonl'], 'is inside dist, which is public', 'elsewhere'],
    [['--host', ''], 'It must be an address', ''],
    [['--verbos'], '(Did you mean --verbose?)', ''],
  ])('%j cannot run, and the error has a remedy', async (args, said, hint) => {
    const known = args.map((arg) => (arg === 'TAKEN' ? String(takenPort) : arg));
    const { code, out, err } = await serve(known).ended;
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(said);
    expect(err).toContain(hint);
    expect(err).not.toMatch(/^\s+at /m);
  });
});
