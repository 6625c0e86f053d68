import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { httpAnswer, startRawServer, type RawServer } from '../../check/net/testing/rawServer.ts';
import { jsonLdScript, testProduct, testPage } from '../../check/read/cases/testPage.ts';
import { withoutWaiting } from './withoutWaiting.ts';

const base = fileURLToPath(new URL('../golden/base/', import.meta.url));
const program = fileURLToPath(new URL('../../../scripts/guides.mjs', import.meta.url));

const page = (offer: Record<string, unknown>) =>
  testPage({ name: 'Wingspan', head: jsonLdScript(testProduct(offer, { name: 'Wingspan' })) });
const html = (status: string, body: string, headers: string[] = []) =>
  httpAnswer(status, body, ['Content-Type: text/html', ...headers]);

/** The shop's answers, by path. */
const answers: Record<string, Buffer> = {
  '/products/oceania': html('200 OK', page({ price: '18.49' })),
  '/products/sold-out': html(
    '200 OK',
    page({ availability: 'https://schema.org/OutOfStock', price: '29.99' }),
  ),
  '/products/jump': html('200 OK', page({ price: '299.00' })),
  '/products/dollars': html('200 OK', page({ priceCurrency: 'USD' })),
  '/products/gone': html('404 Not Found', '<h1>Page not found</h1>'),
  '/products/moved': httpAnswer('301 Moved', '', ['Location: /products/asia']),
  '/products/asia': html('200 OK', testPage({ head: jsonLdScript(testProduct({})) })),
  '/products/home': httpAnswer('302 Found', '', ['Location: /']),
  '/': html('200 OK', page({})),
  '/products/wall': html('403 Forbidden', 'Access denied'),
  '/products/renamed': httpAnswer('301 Moved', '', ['Location: /shop/renamed']),
  '/shop/renamed': html('200 OK', page({ price: '10.00' })),
};

let scratch = '';
let data = '';
let file = '';
let shop: RawServer;

beforeEach(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'check-'));
  data = path.join(scratch, 'data');
  file = path.join(data, 'offers/wingspan.yaml');
  await cp(base, data, { recursive: true });
  await rm(path.join(data, 'offers/catan.yaml'));
  shop = await startRawServer((socket, { path: asked }) => {
    socket.write(answers[asked] ?? html('404 Not Found', 'none'));
  });
});
afterEach(async () => {
  await shop.close();
  await rm(scratch, { recursive: true, force: true });
});

function offer(name: string, fields: string): string {
  return `  # About ${name}: keep this.
  - id: wingspan-${name}
    item_type: base
    game_id: wingspan
    retailer: Zatu
    region: UK
    url: ${shop.origin}/products/${name} # the shop's own
    link: product
    currency: GBP
${fields}
    priority: 1
`;
}

const unknown = `    price: null   # not known
    in_stock: null
    last_checked: null`;

async function writeOffers(offers: readonly string[]): Promise<void> {
  const site = path.join(data, 'site.yaml');
  await writeFile(site, withoutWaiting(await readFile(site, 'utf8')));
  await writeFile(file, `game_id: wingspan\noffers:\n${offers.join('')}`.replaceAll('\n', '\r\n'));
}

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

function guides(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, 'check', ...args], (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });
}

const check = (...args: string[]) => guides('--data', data, '--allow-address', shop.allowed, ...args);

describe('guides check', { timeout: 60_000 }, () => {
  it('writes only stock, price and date of a CRLF file', async () => {
    await writeOffers([offer('oceania', unknown), offer('gone', unknown)]);
    await chmod(file, 0o640);
    const before = await readFile(file, 'utf8');
    const ended = await check('--write');
    expect(ended.stderr).toBe('');
    const today = new Date().toISOString().slice(0, 10);
    const [first = '', second = ''] = before.split(/(?= {2}# About gone)/);
    const expected = first
      .replace('price: null   #', 'price: 18.49   #')
      .replace('in_stock: null', 'in_stock: true')
      .replace('last_checked: null', `last_checked: ${today}`);
    expect(await readFile(file, 'utf8')).toBe(expected + second);
    expect((await stat(file)).mode & 0o777).toBe(0o640);
    expect(await readdir(path.join(data, 'offers'))).toEqual(['wingspan.yaml']);
    expect(await readdir(path.join(data, 'state'))).toEqual(['checks.json', 'history']);
    const state = JSON.parse(await readFile(path.join(data, 'state/checks.json'), 'utf8')) as unknown;
    expect(state).toMatchObject({
      offers: { 'wingspan-gone': { strikes: 1, verdict: 'broken' }, 'wingspan-oceania': { strikes: 0 } },
    });
  });

  it('shows the diff and changes no data without --write', async () => {
    await writeOffers([offer('oceania', unknown)]);
    const before = await readFile(file);
    const { stdout, ...ended } = await check();
    expect(ended).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('+    price: 18.49   # not known');
    expect(await readFile(file)).toEqual(before);
    expect(await readdir(data)).not.toContain('state');
  });

  it('withholds values that it must not write', async () => {
    const known = '    price: 29.99\n    in_stock: false\n    last_checked: 2026-08-17';
    const names = ['jump', 'dollars', 'moved', 'home', 'wall', 'gone'];
    await writeOffers(names.map((name) => offer(name, known)));
    const before = await readFile(file);
    const { stdout } = await check('--write', '--format', 'json');
    expect(await readFile(file)).toEqual(before);
    const { results } = JSON.parse(stdout) as {
      results: { id: string; verdict: string; held: string | null }[];
    };
    expect(Object.fromEntries(results.map(({ id, verdict }) => [id.slice(9), verdict]))).toEqual({
      jump: 'ok',
      dollars: 'ok',
      moved: 'redirected',
      home: 'soft404',
      wall: 'blocked',
      gone: 'broken',
    });
    expect(results.find(({ id }) => id === 'wingspan-jump')?.held).toContain('29.99 to 299');
    await check('--write', '--accept-price-jumps');
    expect(await readFile(file, 'utf8')).toContain('price: 299\r\n');
  });

  it('keeps the changes of two runs that write at once', async () => {
    await writeOffers([offer('oceania', unknown), offer('sold-out', unknown), offer('renamed', unknown)]);
    const runs = await Promise.all([check('--write', '--shard', '1/2'), check('--write', '--shard', '2/2')]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    const after = await readFile(file, 'utf8');
    for (const price of ['18.49', '29.99', '10']) expect(after).toContain(`price: ${price}   #`);
    const state = await readFile(path.join(data, 'state/checks.json'), 'utf8');
    expect(Object.keys((JSON.parse(state) as { offers: object }).offers)).toHaveLength(3);
  });

  it('starts over with a damaged state, and keeps the damaged file', async () => {
    await writeOffers([offer('oceania', unknown)]);
    await check('--write');
    await writeFile(path.join(data, 'state/checks.json'), '{"version": 1, "offers"');
    const { stderr } = await check('--write');
    expect(stderr).toContain('check/state-damaged');
    expect((await readdir(path.join(data, 'state'))).sort()).toEqual([
      'checks.json',
      'checks.json.damaged',
      'history',
    ]);
  });

  it('checks a list of plain addresses, and fails for what it cannot read', async () => {
    const list = path.join(scratch, 'list.json');
    const args = ['urls', list, '--data', data, '--allow-address', shop.allowed];
    await writeFile(list, JSON.stringify([`${shop.origin}/products/oceania`]));
    const { code, stdout } = await guides(...args);
    expect(JSON.parse(stdout)).toMatchObject([{ id: '0', verdict: 'ok', in_stock: true, price: 18.49 }]);
    expect(code).toBe(0);
    await writeFile(list, '[18.49]');
    expect(await guides(...args)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('neither') as unknown,
    });
  });

  it('checks a list, and requests only allowed addresses', async () => {
    const canary = await startRawServer((socket) => socket.write(html('200 OK', page({}))));
    const list = path.join(scratch, 'list.json');
    const url = (name: string) => `${shop.origin}/products/${name}`;
    const entries = [
      { id: 'a', retailer: 'Zatu', url: url('oceania'), currency: 'GBP', price: 20 },
      { id: 'b', retailer: 'Zatu', url: `${canary.origin}/x`, currency: 'GBP' },
      {
        id: 'c',
        retailer: 'Zatu',
        url: `https://www.awin1.com/cread.php?ued=${encodeURIComponent(url('sold-out'))}`,
        currency: 'GBP',
      },
      { id: 'd', retailer: 'Zatu', url: `${url('moved')}?tag=somebody-21`, currency: 'GBP' },
      { id: 'e', retailer: 'AmazonUS', url: 'https://www.amazon.com/dp/B0000000X1', currency: 'USD' },
    ];
    await writeFile(list, JSON.stringify(entries));
    const { stdout } = await guides('urls', list, '--data', data, '--allow-address', shop.allowed);
    expect(JSON.parse(stdout)).toMatchObject([
      { id: 'a', verdict: 'ok', in_stock: true, price: 18.49, currency: 'GBP', final_url: null },
      { id: 'b', verdict: 'skipped', in_stock: null },
      { id: 'c', verdict: 'ok', in_stock: false, price: 29.99 },
      { id: 'd' },
      { id: 'e', verdict: 'skipped' },
    ]);
    expect(canary.connections).toBe(0);
    expect(shop.heads.join('\n')).not.toContain('somebody-21');
    await canary.close();
  });
});

describe('a night without a network', () => {
  it('ends with 2, says so, and leaves the data and the state unchanged', async () => {
    await writeOffers([offer('oceania', unknown), offer('asia', unknown)]);
    await shop.close();
    const before = await readFile(file, 'utf8');
    const { code, stderr } = await check('--write');
    expect(code).toBe(2);
    expect(stderr).toContain('check/no-network');
    expect(await readFile(file, 'utf8')).toBe(before);
    await expect(stat(path.join(data, 'state/checks.json'))).rejects.toThrow('ENOENT');
  });

  it('writes a report that says that nothing was checked', async () => {
    await writeOffers([offer('oceania', unknown), offer('asia', unknown)]);
    await shop.close();
    const { code, stdout } = await check('--format', 'json');
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      complete: false,
      failure: { code: 'check/no-network', message: expect.stringContaining('No network') as string },
      results: [],
    });
    expect((await check('--format', 'markdown')).stdout).toContain('Nothing was checked');
  });
});
