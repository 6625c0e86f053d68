import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { httpAnswer, startRawServer, type RawServer } from '../../check/net/testing/rawServer.ts';
import { nightData, type NightData } from './nightData.ts';
import { bundledCheck } from './program.ts';
import { runProgram } from './runProgram.ts';

const program = bundledCheck();
let data: NightData;
let site: RawServer;
beforeEach(async () => {
  data = await nightData();
  const html = ['Content-Type: text/html'];
  site = await startRawServer((socket, { path: address }) =>
    socket.write(
      address === '/gone'
        ? httpAnswer('404 Not Found', '<h1>Not found</h1>', html)
        : httpAnswer('200 OK', '<h1>Wingspan: the rules</h1>', html),
    ),
  );
});
afterEach(async () => {
  await site.close();
  await data.remove();
});

/** Points every source to an address of the server. */
async function writeSources(address: string): Promise<void> {
  for (const game of ['catan', 'wingspan']) {
    const file = path.join(data.dir, `games/${game}.yaml`);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/url: \S+/g, `url: ${site.origin}${address}`));
  }
}

const checkSources = (...args: string[]) =>
  runProgram([
    process.execPath,
    program.script,
    ...['check', 'sources', '--data', data.dir, '--allow-address', site.allowed, ...args],
  ]).ended;

it('guides check sources lists each line with a dead source', async () => {
  await writeSources('/gone');
  const { end, stdout } = await checkSources();
  expect(end).toBe(1);
  expect(stdout).toMatch(/games\/catan\.yaml:\d+\n[^]*games\/wingspan\.yaml:\d+\n/);
  expect(stdout).toContain(`  broken  ${site.origin}/gone\n  status 404\n`);
  expect(site.paths).toEqual(['/gone']);
});

it('guides check sources accepts a source that answers', async () => {
  await writeSources('/rules');
  const { stdout } = await checkSources('--format', 'json');
  const rows = JSON.parse(stdout) as { url: string; verdict: string; lines: string[] }[];
  expect(rows.find(({ url }) => url === `${site.origin}/rules`)).toMatchObject({ verdict: 'ok' });
});

it('guides check sources calls no source dead without a network', async () => {
  await writeSources('/rules');
  await site.close();
  const { end, stdout } = await checkSources();
  expect(end).toBe(2);
  expect(stdout).not.toContain('dead');
});
