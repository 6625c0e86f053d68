import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { realClock, type Clock } from '../../check/net/clock.ts';
import type { RawServer } from '../../check/net/testing/rawServer.ts';
import { historyFileOf } from '../../content/state/priceHistory.ts';
import { parseCheckState } from '../../content/state/checkState.ts';
import { checkOnce } from './checkOnce.ts';
import { nightData, offersText, type NightData, type Shown } from './nightData.ts';
import { soldAnswer, startShop } from './nightShop.ts';
import { bundledCheck } from './program.ts';
import { runProgram } from './runProgram.ts';

let data: NightData;
let shop: RawServer;
/** The clock's time; it moves only when set. */
let time = 0;
/** The names that set the clock, and the times. */
let jumps: Record<string, string> = {};
beforeEach(async () => {
  data = await nightData();
  jumps = {};
  shop = await startShop((name) => {
    time = Date.parse(jumps[name] ?? new Date(time).toISOString());
    return name.endsWith('gone') ? 'gone' : { price: 18.49, in_stock: true };
  });
});
afterEach(async () => {
  await shop.close();
  await data.remove();
});

const clock: Clock = { now: () => time, after: (ms, callback) => realClock.after(ms, callback) };

async function writeOffers(game: string, offers: Record<string, Shown>): Promise<void> {
  await data.write(game, offersText(game, shop.origin, new Map(Object.entries(offers))));
}

async function datesOf(game: string): Promise<(string | null)[]> {
  const dates = (await data.read(game)).matchAll(/last_checked: "?([^"\r]+)/g);
  return [...dates].map(([, date = null]) => date);
}

async function stateOf(id: string) {
  return parseCheckState(await data.state())?.get(id);
}

function checkAt(now: string, { perHost = 1, cache }: { perHost?: number; cache?: string } = {}) {
  time = Date.parse(now);
  return checkOnce(data.dir, shop.allowed, { clock, perHost, ...(cache !== undefined && { cache }) });
}

describe('a run across midnight', () => {
  it('dates each offer to the day on which its page was seen', async () => {
    const unknown = { price: null, in_stock: null, last_checked: null };
    const timed = { price: 20, in_stock: true, last_checked: '2026-11-01T00:00:00Z' };
    await writeOffers('azul', { a: unknown, b: timed });
    await writeOffers('catan', { a: unknown, b: timed });
    // During the run, both shops' pages for catan arrive on the next day.
    jumps = {
      'azul-a': '2026-11-20T23:59:59.998Z',
      'azul-b': '2026-11-20T23:59:59.999Z',
      'catan-a': '2026-11-21T00:00:00.000Z',
      'catan-b': '2026-11-21T00:00:00.001Z',
    };
    await checkAt('2026-11-20T23:59:00Z');
    expect(await datesOf('azul')).toEqual(['2026-11-20', '2026-11-20T23:59:59Z']);
    expect(await datesOf('catan')).toEqual(['2026-11-21', '2026-11-21T00:00:00Z']);
    expect(await stateOf('azul-b')).toMatchObject({ seen: { at: '2026-11-20T23:59:59Z' } });
    expect(await stateOf('catan-a')).toMatchObject({ seen: { at: '2026-11-21T00:00:00Z' } });
  });

  it('counts one strike, and a second one on the next night', async () => {
    await writeOffers('azul', { gone: { price: 20, in_stock: true, last_checked: '2026-11-01' } });
    await checkAt('2026-11-20T23:59:59.999Z');
    await checkAt('2026-11-21T00:00:00.000Z');
    expect(await stateOf('azul-gone')).toMatchObject({ strikes: 1, attempts: 2 });
    await checkAt('2026-11-21T23:59:59.999Z');
    expect(await stateOf('azul-gone')).toMatchObject({ strikes: 2, attempts: 3 });
    expect(await datesOf('azul')).toEqual(['2026-11-01']);
  });
});

describe('an offer that has not changed', () => {
  it('gets a new date on the seventh day, from its first second', async () => {
    await writeOffers('azul', { a: { price: 18.49, in_stock: true, last_checked: '2026-11-14' } });
    await checkAt('2026-11-20T23:59:59.999Z');
    expect(await datesOf('azul')).toEqual(['2026-11-14']);
    expect(await stateOf('azul-a')).toMatchObject({ seen: { at: '2026-11-20T23:59:59Z', price: 18.49 } });
    await checkAt('2026-11-21T00:00:00.000Z');
    expect(await datesOf('azul')).toEqual(['2026-11-21']);
  });

  it('whose page comes from the cache is dated to when the page was fetched', async () => {
    const cache = join(data.scratch, 'http');
    await writeOffers('azul', { a: { price: 18.49, in_stock: true, last_checked: '2026-11-01' } });
    await checkAt('2026-11-20T22:00:00Z', { cache });
    await writeOffers('azul', { a: { price: 20, in_stock: true, last_checked: '2026-11-01' } });
    await checkAt('2026-11-21T01:00:00Z', { cache });
    expect(shop.paths).toEqual(['/products/azul-a']);
    expect(await datesOf('azul')).toEqual(['2026-11-20']);
    expect(await stateOf('azul-a')).toMatchObject({ seen: { at: '2026-11-20T22:00:00Z', price: 18.49 } });
  });

  it('has an identical file after a second run', async () => {
    await writeOffers('azul', { a: { price: 20, in_stock: null, last_checked: '2026-11-14' } });
    await checkAt('2026-11-20T23:00:00Z');
    const first = await data.read('azul');
    await checkAt('2026-11-20T23:59:59Z');
    expect(await data.read('azul')).toBe(first);
  });
});

describe('a clock that was a year ahead', () => {
  it('leaves dates that the next night with a correct clock fixes', async () => {
    await writeOffers('azul', { a: { price: 20, in_stock: true, last_checked: '2026-11-01' } });
    await checkAt('2027-11-20T03:00:00Z');
    expect(await datesOf('azul')).toEqual(['2027-11-20']);
    await checkAt('2026-11-21T03:00:00Z');
    expect(await datesOf('azul')).toEqual(['2026-11-21']);
    expect(await stateOf('azul-a')).toMatchObject({
      checked: '2026-11-21T03:00:00Z',
      seen: { at: '2026-11-21T03:00:00Z' },
    });
    expect(await readFile(historyFileOf(data.dir, 'azul'), 'utf8')).toBe(
      'date,offer,price,currency,stock\n2026-11-21,azul-a,18.49,GBP,in\n',
    );
  });
});

describe('the order in which answers arrive', () => {
  it('changes neither the files nor the state', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'gone'];
    const old = { price: 20, in_stock: false, last_checked: '2026-11-01' };
    const results: unknown[] = [];
    for (const order of [names, names.toReversed()]) {
      const games = ['azul', 'catan'];
      await shop.close();
      shop = await startShop((name, socket) => {
        const box = name.split('-')[1] ?? '';
        const sold = box === 'gone' ? 'gone' : { price: 18 + names.indexOf(box), in_stock: true };
        setTimeout(() => socket.write(soldAnswer(sold, name)), 5 * order.indexOf(box));
        return null;
      });
      for (const game of games) await writeOffers(game, Object.fromEntries(names.map((name) => [name, old])));
      const checked = await checkAt('2026-11-20T03:00:00Z', { perHost: names.length * 2 });
      const files = await Promise.all(games.map(data.read));
      const texts = [...files, await data.state()].map((text) => text.replaceAll(shop.origin, 'SHOP'));
      results.push([checked.map(({ id }) => id), texts]);
      await data.remove();
      data = await nightData();
    }
    expect(results[1]).toEqual(results[0]);
  });
});

describe('the machine’s time zone', () => {
  const program = bundledCheck();

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/St_Johns'])(
    '%s changes no date',
    async (TZ) => {
      await writeOffers('azul', { a: { price: 20, in_stock: null, last_checked: null } });
      const day = () => new Date().toISOString().slice(0, 10);
      const before = day();
      const args = ['check', '--data', data.dir, '--allow-address', shop.allowed, '--write'];
      const { end } = await runProgram([process.execPath, program.script, ...args], { env: { TZ } }).ended;
      expect(end).toBe(0);
      expect([[before], [day()]]).toContainEqual(await datesOf('azul'));
      expect((await stateOf('azul-a'))?.checked).toMatch(new RegExp(`^(?:${before}|${day()})T.*Z$`));
    },
  );
});
