import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { changeFileOf } from '../../content/state/commitChange.ts';
import type { Offers } from '../../domain/data.ts';
import { runProgram, type Ended } from '../check/runProgram.ts';
import { printedRandom } from '../seed.ts';

const program = fileURLToPath(new URL('../../../scripts/guides.mjs', import.meta.url));
const sample = fileURLToPath(new URL('../sample/data/', import.meta.url));
const base = fileURLToPath(new URL('../golden/base/', import.meta.url));
let dir = '';

beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'author-')), 'data');
  await cp(sample, dir, { recursive: true });
});
afterEach(() => rm(join(dir, '..'), { recursive: true, force: true }));

const start = (...args: string[]) => runProgram([process.execPath, program, ...args, '--data', dir]);
const guides = (...args: string[]): Promise<Ended> => start(...args).ended;
const files = async () => (await readdir(dir, { recursive: true })).map(String).sort();
const leftovers = async () => (await files()).filter((name) => /guides-tmp|\.lock/.test(name));

it('writes four sightings made at the same time', async () => {
  const file = join(dir, 'offers/catan.yaml');
  const { offers } = parse(await readFile(file, 'utf8')) as Offers;
  const pages = offers.filter(
    ({ link, retailer, item_type }) => link === 'product' && retailer === 'Zatu' && item_type === 'expansion',
  );
  const seen = pages
    .slice(0, 4)
    .map(({ id, expansion_id = '' }, index) => ({ id, box: expansion_id, price: 30.5 + index }));
  expect(seen).toHaveLength(4);
  const ended = await Promise.all(
    seen.map(({ box, price }) => guides('seen', `catan/${box}`, 'Zatu', '--price', String(price))),
  );
  expect(ended.map(({ end, stderr }) => [end, stderr])).toEqual(seen.map(() => [0, '']));
  const after = parse(await readFile(file, 'utf8')) as Offers;
  expect(seen.map(({ id }) => after.offers.find((offer) => offer.id === id)?.price)).toEqual(
    seen.map(({ price }) => price),
  );
});

it('asks about a price that the checker would not write', async () => {
  const offers = join(dir, 'offers/catan.yaml');
  const before = await readFile(offers, 'utf8');
  const [known] = (parse(before) as Offers).offers.filter(
    ({ retailer, price, item_type }) => retailer === 'Zatu' && item_type === 'expansion' && price !== null,
  );
  const box = `catan/${known?.expansion_id ?? ''}`;
  const cents = String((known?.price ?? 0) * 100);
  const { end, stderr } = await guides('seen', box, 'Zatu', '--price', cents);
  expect(end).toBe(2);
  expect(stderr).toContain(`the price jumped from ${known?.price ?? ''} to ${cents}`);
  expect(stderr).toContain('--accept-price-jumps');
  expect(await readFile(offers, 'utf8')).toBe(before);
});

it('refuses a page that is another box’s already', async () => {
  const at = ['MiniatureMarket', '--url', 'https://www.miniaturemarket.com/catan-seafarers.html'];
  expect((await guides('seen', 'catan/seafarers', ...at)).stderr).toBe('');
  const before = await readFile(join(dir, 'offers/catan.yaml'), 'utf8');
  const { end, stderr } = await guides('seen', 'catan/cities-and-knights', ...at);
  expect([end, stderr]).toEqual([2, expect.stringContaining('has the page of "catan-seafarers-')]);
  expect(await readFile(join(dir, 'offers/catan.yaml'), 'utf8')).toBe(before);
});

it('a feed’s price of the future is left out, and nothing is written', async () => {
  const feed = join(dir, '..', 'feed.csv');
  const row = 'Catan: Cities & Knights,https://zatu.com/products/catan-cities-knights,30.99,GBP,2999-01-01';
  await writeFile(feed, `title,url,price,currency,date\n${row}\n`);
  const before = await readFile(join(dir, 'offers/catan.yaml'), 'utf8');
  const { end } = await guides('offers', 'import', feed);
  expect(end).toBe(0);
  expect(await readFile(join(dir, 'offers/catan.yaml'), 'utf8')).toBe(before);
});

describe('a rename that is interrupted', () => {
  const random = printedRandom('rename');

  // Each step validates the whole folder, so a small one is three times as fast.
  beforeEach(async () => {
    await rm(dir, { recursive: true });
    await cp(base, dir, { recursive: true });
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'by %s is complete or has no effect, and the next command cleans up',
    async (signal) => {
      for (let round = 0; round < 3; round += 1) {
        const [from, to] = round % 2 === 0 ? ['wingspan', 'birds'] : ['birds', 'wingspan'];
        const isDone = (names: readonly string[]) => names.includes(`games/${to}.yaml`);
        if (isDone(await files())) continue;
        const { child, ended } = start('rename', from, to);
        // It writes the lock first; then a few milliseconds decide.
        const since = Date.now();
        while (
          Date.now() - since < 10_000 &&
          !(await files()).some((name) => name.startsWith('state/checks.json.lock'))
        );
        await new Promise((resolve) => setTimeout(resolve, random() * 60));
        child.kill(signal);
        const { end } = await ended;
        if (signal !== 'SIGKILL') expect([0, 143]).toContain(end);
        const validated = await guides('validate', '--quiet', '--today', '2026-11-21');
        expect(validated.stdout).not.toMatch(/\berror\b/);
        expect(existsSync(changeFileOf(dir))).toBe(false);
        const names = await files();
        expect(names.includes(`games/${from}.yaml`)).toBe(!isDone(names));
        expect(names.includes(`guides/${to}.yaml`)).toBe(isDone(names));
        if (!isDone(names)) expect((await guides('rename', from, to)).end).toBe(0);
      }
      expect((await guides('rename', 'catan', 'settlers')).end).toBe(0);
      expect(await leftovers()).toEqual([]);
    },
  );

  it('between two files is finished by the next command', async () => {
    expect((await guides('rename', 'wingspan', 'birds')).end).toBe(0);
    await cp(join(base, 'games/wingspan.yaml'), join(dir, 'games/wingspan.yaml'));
    const steps = { rename: [], remove: [join(dir, 'games/wingspan.yaml')] };
    await writeFile(changeFileOf(dir), JSON.stringify(steps));
    expect((await guides('validate', '--today', '2026-11-21')).end).toBe(0);
    expect(await files()).not.toContain('games/wingspan.yaml');
  });
});
