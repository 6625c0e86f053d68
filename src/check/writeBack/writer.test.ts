import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { historyFileOf, readHistory } from '../../content/state/priceHistory.ts';
import { parseCheckState } from '../../content/state/checkState.ts';
import { nightData, offersText, type NightData } from '../../tests/check/nightData.ts';
import { loadOffers, type StoredOffer } from '../offers/loadOffers.ts';
import { openWriter, type Writer, type WriterOptions } from './writer.ts';
import type { OfferOutcome } from '../outcome.ts';

const games = Array.from({ length: 12 }, (_, number) => `catan-${number}`);
const origin = 'https://zatu.com';
const at = '2026-11-21T03:00:00Z';

let data: NightData;
let offers: StoredOffer[];
let writer: Writer;
beforeEach(async () => {
  data = await nightData();
  const old = { price: 20, in_stock: false, last_checked: '2026-11-01' };
  for (const game of games) {
    await data.write(
      game,
      offersText(
        game,
        origin,
        new Map([
          ['base', old],
          ['box', old],
        ]),
      ),
    );
  }
  ({ offers } = await loadOffers(data.dir, new Set()));
  writer = openWriter(offers, options());
});
afterEach(() => data.remove());

function options(): WriterOptions {
  return {
    dir: data.dir,
    write: true,
    rules: { priceJumpRatio: 2, acceptPriceJumps: false, restampDays: 7 },
    allowed: new Set(),
    gone: new Set(),
    historyShops: new Set(offers.map(({ offer }) => offer.retailer)),
    now: () => at,
  };
}

function outcomeOf(stored: StoredOffer): OfferOutcome {
  const said = { in_stock: true, price: 18.49, currency: 'GBP', tag_lost: null, evidence: '' };
  const verdict = { kind: 'ok', ...said } as const;
  return { stored, verdict, at, wasChecked: true, isShopSilent: false, movedTo: null };
}

describe('a writer', () => {
  it('that only plans reports the changes, and writes nothing', async () => {
    const planning = openWriter(offers, { ...options(), write: false });
    for (const stored of offers) planning.add(outcomeOf(stored));
    const { written, diff } = await planning.finish();
    expect([...written.values()].every(({ change }) => change?.price === 18.49)).toBe(true);
    expect(diff.match(/^--- a\//gm)).toHaveLength(games.length);
    for (const game of games) expect(await data.read(game)).toContain('"price": 20');
    expect(await data.names()).toHaveLength(games.length);
  });

  it('has written everything when it finishes, even with many results at once', async () => {
    for (const stored of offers) writer.add(outcomeOf(stored));
    const { written, failure } = await writer.finish();
    expect(failure).toBeNull();
    expect(written.size).toBe(offers.length);
    for (const game of games) expect(await data.read(game)).not.toContain('"price": 20');
    expect(parseCheckState(await data.state())?.size).toBe(offers.length);
    // The offers, checks.json and the folder of histories.
    expect(await data.names()).toHaveLength(games.length + 2);
  });

  it('adds the values seen for a game’s offers to its history', async () => {
    for (const stored of offers) writer.add(outcomeOf(stored));
    await writer.finish();
    const [base, box] = offers.filter(({ game }) => game === 'catan-0');
    expect(await readHistory(historyFileOf(data.dir, 'catan-0'))).toBe(
      `date,offer,price,currency,stock
2026-11-21,${base?.offer.id ?? ''},18.49,GBP,in
2026-11-21,${box?.offer.id ?? ''},18.49,GBP,in
`,
    );
  });

  it('starts the history of a corrected offer again, and keeps it if the product is the same', async () => {
    for (const stored of offers) writer.add(outcomeOf(stored));
    await writer.finish();
    const historyAfter = async (from: string, to: string, night: string) => {
      await data.write('catan-0', (await data.read('catan-0')).replace(from, to));
      const stored = (await loadOffers(data.dir, new Set())).offers.filter(({ game }) => game === 'catan-0');
      const next = openWriter(stored, { ...options(), now: () => night });
      for (const one of stored) next.add({ ...outcomeOf(one), at: night });
      await next.finish();
      return (await readHistory(historyFileOf(data.dir, 'catan-0'))).split('\n').slice(1, -1);
    };
    const same = await historyAfter('/products/catan-0-box', '/shop/Catan-0-Box/', '2026-11-22T03:00:00Z');
    expect(same).toEqual(['2026-11-21,catan-0-base,18.49,GBP,in', '2026-11-21,catan-0-box,18.49,GBP,in']);
    const other = await historyAfter('/shop/Catan-0-Box/', '/products/harbor-lights', '2026-11-23T03:00:00Z');
    expect(other).toEqual(['2026-11-21,catan-0-base,18.49,GBP,in', '2026-11-23,catan-0-box,18.49,GBP,in']);
  });

  it('records no price that was held back, or of a shop that does not allow it', async () => {
    const jump = offers.map((stored) => {
      const outcome = outcomeOf(stored);
      return { ...outcome, verdict: { ...outcome.verdict, price: 2 } };
    });
    for (const outcome of jump) writer.add(outcome);
    await writer.finish();
    expect(await readHistory(historyFileOf(data.dir, 'catan-0'))).toBe('');
    const silent = openWriter(offers, { ...options(), historyShops: new Set() });
    for (const stored of offers) silent.add(outcomeOf(stored));
    await silent.finish();
    expect(await readHistory(historyFileOf(data.dir, 'catan-0'))).toBe('');
  });

  it('names a history that is too large, and writes everything else', async () => {
    const history = historyFileOf(data.dir, 'catan-0');
    await mkdir(path.dirname(history), { recursive: true });
    await writeFile(history, '#'.repeat(10_400_000));
    for (const stored of offers) writer.add(outcomeOf(stored));
    const { written, failure } = await writer.finish();
    expect(failure).toMatchObject({ code: 'check/history-too-large', severity: 'error' });
    expect(failure?.at.file).toContain('catan-0.csv');
    expect(failure?.message).toContain('10.4 MB');
    expect(written.size).toBe(offers.length);
    for (const game of games) expect(await data.read(game)).not.toContain('"price": 20');
    expect(await readHistory(historyFileOf(data.dir, 'catan-1'))).not.toBe('');
    expect((await stat(history)).size).toBe(10_400_000);
  });

  it('does not write a file until all of its offers are decided', async () => {
    const [first, second, third] = offers;
    if (!first || !second || !third) throw new Error('no offers');
    writer.add(outcomeOf(third));
    writer.add(outcomeOf(first));
    await writer.finish();
    expect(await data.read('catan-0')).toContain('"price": 20');
    writer.add(outcomeOf(second));
    const { written } = await writer.finish();
    expect([...written.keys()]).toEqual([first.offer.id, second.offer.id]);
    expect(await data.read('catan-0')).not.toContain('"price": 20');
  });

  it('throws a bug when it finishes, and not before', async () => {
    const [first, second] = offers;
    if (!first || !second) throw new Error('no offers');
    const broken = { ...outcomeOf(first), at: 'yesterday' };
    Object.defineProperty(broken, 'verdict', {
      get: () => {
        throw new TypeError('a bug');
      },
    });
    writer.add(broken);
    writer.add(outcomeOf(second));
    await expect(writer.finish()).rejects.toThrow('a bug');
  });
});
