import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nightData, type NightData } from '../../tests/check/nightData.ts';
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
