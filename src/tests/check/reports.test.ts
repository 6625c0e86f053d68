import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportFormats } from '../../check/report/formats.ts';
import { httpAnswer, startRawServer, type RawServer } from '../../check/net/testing/rawServer.ts';
import { jsonLdScript, testProduct, testPage } from '../../check/read/cases/testPage.ts';
import { bundledCheck } from './program.ts';
import { withoutWaiting } from './withoutWaiting.ts';

const base = fileURLToPath(new URL('../golden/base/', import.meta.url));
const html = (status: string, body: string) => httpAnswer(status, body, ['Content-Type: text/html']);
const page = (price: string) =>
  html(
    '200 OK',
    testPage({ name: 'Wingspan', head: jsonLdScript(testProduct({ price }, { name: 'Wingspan' })) }),
  );

/** The shop's answers, by the end of the path. */
const answers: Record<string, Buffer> = {
  fine: page('18.49'),
  jump: page('299.00'),
  gone: html('404 Not Found', '<h1>Page not found</h1>'),
  wall: html('403 Forbidden', 'Access denied'),
  moved: httpAnswer('301 Moved', '', ['Location: /products/fine']),
  mute: html('200 OK', '<title>x</title><p>Hello</p>'),
};

let scratch = '';
const program = bundledCheck();
let data = '';
let shop: RawServer;

beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'reports-'));
  data = path.join(scratch, 'data');
  await cp(base, data, { recursive: true });
  await rm(path.join(data, 'offers/catan.yaml'));
  shop = await startRawServer((socket, { path: asked }) => {
    socket.write(answers[path.basename(asked)] ?? html('404 Not Found', 'none'));
  });
  const site = path.join(data, 'site.yaml');
  await writeFile(site, withoutWaiting(await readFile(site, 'utf8')));
  const offers = Object.keys(answers).map(
    (name) => `  - id: wingspan-${name}
    item_type: base
    game_id: wingspan
    retailer: Zatu
    region: UK
    url: ${shop.origin}/products/${name}
    link: product
    currency: GBP
    price: 20
    in_stock: true
    last_checked: 2026-08-17
    priority: 1
`,
  );
  await writeFile(path.join(data, 'offers/wingspan.yaml'), `game_id: wingspan\noffers:\n${offers.join('')}`);
});
afterAll(async () => {
  await shop.close();
  await rm(scratch, { recursive: true, force: true });
});

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

function check(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program.script, 'check', ...args], (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });
}
const checkData = (...args: string[]) => check('--data', data, '--allow-address', shop.allowed, ...args);

describe('the report of a run', () => {
  it.each(reportFormats)('is written to a file in format %s', async (format) => {
    const file = path.join(scratch, `report.${format}`);
    const { code, stderr } = await checkData('--format', format, '--report', file, '--fail-on', 'broken');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(await readFile(file, 'utf8')).toContain('wingspan-jump');
  });

  it('is not lost if its file cannot be written', async () => {
    const folder = path.join(scratch, 'folder');
    await mkdir(folder);
    const { code, stdout, stderr } = await checkData('--format', 'json', '--report', folder);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ version: 1, complete: true });
    expect(stderr).toMatch(/^error: The report could not be written to .*; it is on stdout\.\n$/);
  });

  it('is the same from one run as merged from its parts', async () => {
    const files = ['1/2', '2/2'].map((shard) => path.join(scratch, `part-${shard.replace('/', '-')}.json`));
    for (const [index, file] of files.entries()) {
      await checkData('--shard', `${index + 1}/2`, '--format', 'json', '--report', file);
    }
    const whole = JSON.parse((await checkData('--format', 'json')).stdout) as { results: unknown };
    const merged = await check('merge', ...files, '--format', 'json');
    expect((JSON.parse(merged.stdout) as { results: unknown }).results).toEqual(whole.results);
    const part = await check('merge', files[0] ?? '');
    expect(part).toMatchObject({ code: 2, stdout: '', stderr: 'error: Missing: the report of 2/2.\n' });
  });
});

describe('one address', () => {
  const url = (name: string, ...args: string[]) =>
    check('url', `${shop.origin}/products/${name}`, '--allow-address', shop.allowed, ...args);

  it('is shown with every hop, every statement and the verdict', async () => {
    const { code, stdout } = await url('moved');
    expect(code).toBe(0);
    expect(stdout.split('\n').map((line) => line.replace(/ \d+ ms, \d+ bytes.*| {2}".*/, ''))).toEqual([
      'Hops',
      `  301  ${shop.origin}/products/moved `,
      `  200  ${shop.origin}/products/fine `,
      'Statements',
      '  json-ld: product',
      '  json-ld: stock in',
      '  json-ld: price 18.49 GBP',
      'Verdict',
      `  redirected to ${shop.origin}/products/fine`,
      '  in_stock null, price null',
      '  it leads to another page, /products/fine',
      '',
    ]);
  });

  it('without an answer is shown without a hop, and suggests what to look at', async () => {
    const closed = await startRawServer(() => undefined);
    await closed.close();
    const { code, stdout } = await check('url', `${closed.origin}/`, '--allow-address', closed.allowed);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^Hops\n {2}none: the address was not called\n/);
    expect(stdout).toContain('unreachable (refused): it refuses connections (connect ECONNREFUSED');
  });
});

describe('a mistake on the command line', () => {
  it.each([
    [
      ['--game', 'wingspam'],
      'error: --game wingspam: the data has nothing by that name.\n  hint: Did you mean "wingspan"?\n',
    ],
    [
      ['--retailer', 'Zato'],
      'error: --retailer Zato: the data has nothing by that name.\n  hint: Did you mean "Zatu"?\n',
    ],
    [
      ['--shard', '3/2'],
      "error: option '--shard <i/n>' argument '3/2' is invalid. It must be i/n, for example 1/4.\n  hint: Run guides check --help for usage.\n",
    ],
    [['urls', '/no/such.json'], 'error: /no/such.json cannot be read: there is no such file.\n'],
    [['urls', '/'], 'error: / cannot be read: it is a folder.\n'],
    [
      ['url', 'zatu.com/x'],
      'error: "zatu.com/x" is not a URL.\n  hint: It must start with https:// or http://.\n',
    ],
  ])('%s is explained', async (args, stderr) => {
    const inData = args[0]?.startsWith('--') === true;
    expect(await (inData ? checkData(...args) : check(...args))).toEqual({ code: 2, stdout: '', stderr });
  });
});
