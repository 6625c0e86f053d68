import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nightData, offersText, type NightData } from '../../tests/check/nightData.ts';
import { loadOffers } from './loadOffers.ts';

let data: NightData;
beforeEach(async () => {
  data = await nightData();
  await data.write('root', 'game_id: root\noffers:\n  - id: a half-written offer\n');
});
afterEach(() => data.remove());

const load = async () => {
  const { offers, diagnostics } = await loadOffers(data.dir, new Set());
  return { games: new Set(offers.map(({ game }) => game)), errors: diagnostics.length };
};
const writeGuide = (text: string) => writeFile(path.join(data.dir, 'guides/root.yaml'), text);
const writeGame = (text: string) => writeFile(path.join(data.dir, 'games/root.yaml'), text);

describe('offers of a game', () => {
  it('without a guide are loaded', async () => {
    expect((await load()).errors).toBeGreaterThan(0);
  });

  it.each([
    ['status: draft\ngame: root\n', ''],
    ['slug: root\r\nstatus: "draft" # until June\r\ngame: root\r\ntitle: [\r\n', ''],
    ['', 'status: draft\n'],
  ])('are skipped while it is a draft: %j, %j', async (guide, game) => {
    const before = (await load()).games;
    if (guide !== '') await writeGuide(guide);
    if (game !== '') await writeGame(game);
    expect(await load()).toEqual({ games: before, errors: 0 });
  });

  it('are loaded once a guide is published', async () => {
    await writeGame('status: published\n');
    await writeGuide('status: published\ngame: root\n');
    expect((await load()).errors).toBeGreaterThan(0);
  });
});

it('knows what a box costs elsewhere: its list price, and other shops', async () => {
  await rm(path.join(data.dir, 'offers/root.yaml'));
  const shown = (price: number | null) => ({ price, in_stock: null, last_checked: '2026-11-01' });
  const prices = new Map([
    ['zatu', shown(null)],
    ['wayland', shown(31)],
  ]);
  await data.write('wingspan', offersText('wingspan', 'https://zatu.com', prices));
  const game = path.join(data.dir, 'games/wingspan.yaml');
  const list = 'list_price: [{ currency: GBP, amount: 34.99, date: 2026-10, source_id: rulebook }]';
  await writeFile(game, `${await readFile(game, 'utf8')}\n${list}\n`);
  const { offers } = await loadOffers(data.dir, new Set());
  expect(offers.map(({ offer, elsewhere }) => [offer.id, elsewhere])).toEqual([
    ['wingspan-zatu', [34.99, 31]],
    ['wingspan-wayland', [34.99]],
  ]);
});
