import { writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RawServer } from '../../check/net/testing/rawServer.ts';
import { loadOffers } from '../../check/offers/loadOffers.ts';
import { utcTime } from '../../check/run/runCheck.ts';
import { nextState, openWriter } from '../../check/writeBack/writer.ts';
import { loadContent } from '../../content/content.ts';
import { formatCheckState, parseCheckState } from '../../content/state/checkState.ts';
import { sampleData } from '../sampleData.ts';
import { checkOnce } from './checkOnce.ts';
import { nightData, offersText, type NightData, type Shown } from './nightData.ts';
import { startShop } from './nightShop.ts';
import { bundledCheck } from './program.ts';
import { runProgram } from './runProgram.ts';
import type { OfferOutcome } from '../../check/outcome.ts';

const games = ['azul', 'catan', 'scythe'];
const names = ['base', 'box', 'gone'];
const old: Shown = { price: 20, in_stock: false, last_checked: '2026-01-02' };
const sold = { price: 18.49, in_stock: true };

describe('two runs at once', () => {
  const program = bundledCheck();
  let data: NightData;
  let shop: RawServer;
  beforeEach(async () => {
    data = await nightData();
    shop = await startShop((name) => (name.endsWith('gone') ? 'gone' : sold));
  });
  afterEach(async () => {
    await shop.close();
    await data.remove();
  });

  const textOf = (game: string, shown: (name: string) => Shown) =>
    offersText(game, shop.origin, new Map(names.map((name) => [name, shown(name)])));
  const check = (...args: string[]) =>
    runProgram([
      process.execPath,
      program.script,
      'check',
      ...['--data', data.dir, '--allow-address', shop.allowed, '--concurrency', '8', '--write', ...args],
    ]).ended;

  it.each([
    ['over everything', [], []],
    ['over one part each', ['--shard', '1/2'], ['--shard', '2/2']],
    ['over one game and over everything', ['--game', 'azul'], ['--retailer', 'Zatu']],
  ])('%s write the same as one run', async (_name, one, other) => {
    for (let round = 0; round < 2; round++) {
      for (const game of games)
        await data.write(
          game,
          textOf(game, () => old),
        );
      const runs = await Promise.all([check(...one), check(...other)]);
      expect(runs).toMatchObject([
        { end: 0, stderr: '' },
        { end: 0, stderr: '' },
      ]);
      for (const game of games) {
        const text = (await data.read(game)).replaceAll(/"\d{4}-(?!01-02)\d\d-\d\d"/g, '"DATE"');
        const shown = (name: string) => (name === 'gone' ? old : { ...sold, last_checked: 'DATE' });
        expect(text).toBe(textOf(game, shown));
      }
      const state = parseCheckState(await data.state());
      expect(state?.size).toBe(games.length * names.length);
      for (const [id, { strikes }] of state ?? []) expect(strikes).toBe(id.endsWith('gone') ? 1 : 0);
      expect(await data.names()).toEqual(
        [...games.map((game) => `${game}.yaml`), 'checks.json', 'history'].sort(),
      );
    }
  });
});

describe('the state of an offer', () => {
  it('is dropped with the offer, but not if another run has just added both', async () => {
    const data = await nightData();
    const url = 'https://zatu.com/products/everdell';
    const known = nextState(undefined, { url, at: '2026-11-01T03:00:00Z', verdict: 'broken', sight: null });
    const shop = await startShop(() => {
      const added = new Map([
        ['removed-long-ago', known],
        ['added-meanwhile', known],
      ]);
      writeFileSync(join(data.dir, 'state/checks.json'), formatCheckState(added));
      return sold;
    });
    await data.write('azul', offersText('azul', shop.origin, new Map([['base', old]])));
    await mkdir(join(data.dir, 'state'));
    const before = formatCheckState(new Map([['removed-long-ago', known]]));
    await writeFile(join(data.dir, 'state/checks.json'), before);
    await checkOnce(data.dir, shop.allowed);
    const state = parseCheckState(await data.state());
    expect([...(state?.keys() ?? [])]).toEqual(['added-meanwhile', 'azul-base']);
    await shop.close();
    await data.remove();
  });
});

describe('a build while a check writes', () => {
  it('reads each price with the time when it was seen', async () => {
    const data = await sampleData();
    const start = Date.parse('2026-11-19T00:00:00Z');
    const rounds = 40;
    const priceAt = new Map<string, number>();
    let writing = true;

    const write = async () => {
      for (let round = 0; round < rounds; round++) {
        const { offers } = await loadOffers(data.dir, new Set());
        const at = utcTime(start + round * 3_600_000);
        // Every third night only confirms the previous price, which is recorded only in the state.
        const price = round % 3 === 2 ? 24 + ((round - 1) % 7) : 24 + (round % 7);
        priceAt.set(at, price);
        const outcomes = offers.map((stored): OfferOutcome => {
          const verdict = {
            kind: 'ok',
            ...{ in_stock: true, price, currency: 'GBP', tag_lost: null, evidence: '' },
          } as const;
          return { stored, verdict, at, wasChecked: true, isShopSilent: false, movedTo: null };
        });
        const rules = { priceJumpRatio: 9, acceptPriceJumps: false, restampDays: 7 };
        const writer = openWriter(offers, {
          dir: data.dir,
          write: true,
          rules,
          allowed: new Set(),
          gone: new Set(),
          historyShops: new Set(),
          now: () => at,
        });
        outcomes.forEach(writer.add);
        expect((await writer.finish()).failure).toBeNull();
      }
      writing = false;
    };

    let changes = 0;
    const build = async () => {
      for (let before: unknown; writing;) {
        const { content, diagnostics } = await loadContent(data.dir, { today: '2026-11-21' });
        expect(diagnostics).toEqual([]);
        const offer = content?.offers.get('wingspan')?.find(({ id }) => id === 'wingspan-oceania-zatu');
        const { price = null, last_checked = null } = offer ?? {};
        if (last_checked !== '2026-11-01') {
          expect([last_checked, price]).toEqual([last_checked, priceAt.get(last_checked ?? '')]);
        }
        if (before !== last_checked) changes += 1;
        before = last_checked;
      }
    };
    await data.edit('offers/wingspan.yaml', 'last_checked: 2026-11-01', 'last_checked: 2026-11-01T00:00:00Z');
    await data.edit('offers/wingspan.yaml', 'price: 24.99', 'price: 23');
    priceAt.set('2026-11-01T00:00:00Z', 23);
    await Promise.all([write(), build()]);
    expect(changes).toBeGreaterThan(3);
    await data.remove();
  });
});
