import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { checkData } from '../../../check/run/checkData.ts';
import { loadOffers } from '../../../check/offers/loadOffers.ts';
import { realClock } from '../../../check/net/clock.ts';
import type { CheckResult } from '../../../check/report/report.ts';
import { feedItems } from '../../../content/author/feed/matchRow.ts';
import { loadContent, type Content } from '../../../content/content.ts';
import { parseHistory } from '../../../content/state/priceHistory.ts';
import type { Offer } from '../../../domain/data.ts';
import { addDays } from '../../../domain/dates.ts';
import { findDeals } from '../../../site/guides/deals.ts';
import { shopHealth } from '../../../site/guides/linkHealth.ts';
import { publishedGuides } from '../../../site/guides/publishedGuides.ts';
import { loadSample, sampleFolder } from '../../sample/sample.ts';
import {
  answerOn,
  isGone,
  isSeen,
  nights,
  portalPage,
  scriptProducts,
  troubleOf,
  type ScriptedProduct,
} from './script.ts';
import { loadState } from '../../../content/state/checkState.ts';
import { openPracticeShop, type PracticeShop, productPage } from '../../../cli/check/practice.ts';

const firstNight = '2026-08-24';
const dayOf = (night: number) => addDays(firstNight, night);
const shopIds = { GBP: 'Zatu', USD: 'MiniatureMarket' } as const;
const hosts = { GBP: 'zatu.com', USD: 'miniaturemarket.com' } as const;

let scratch = '';
let dir = '';
let shops: Record<'GBP' | 'USD', PracticeShop>;
/** A third shop: with only two, the one that still answers could be a portal. */
let wayland: PracticeShop;
let products: ScriptedProduct[];
let night = 0;
/** Stored values that were never correct, each with its night. */
const wrong: string[] = [];
/** Tasks for a person, as "night id why". */
const work: string[] = [];
let offline = 0;
let packedKiB = 0;
let last: Content;

const git = async (...args: string[]) =>
  (
    await promisify(execFile)('git', [
      '-C',
      scratch,
      '-c',
      'user.name=Night',
      '-c',
      'user.email=night@guides.example',
      ...args,
    ])
  ).stdout;

/** Two shops with every box of two games, and a repository with their data. */
async function prepare(): Promise<void> {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'nights-'));
  dir = path.join(scratch, 'data');
  await cp(sampleFolder, dir, { recursive: true });
  const items = feedItems(await loadSample()).filter(({ game }) => ['wingspan', 'azul'].includes(game.id));
  const offered = items.flatMap((item) =>
    (['GBP', 'USD'] as const).map((currency) => ({
      item,
      currency,
      id: `${item.key.replace('/', '-')}-${shopIds[currency].toLowerCase()}`,
      title: item.box === null ? item.game.title : `${item.game.title} ${item.box.title}`,
    })),
  );
  products = scriptProducts(offered);
  shops = {
    GBP: await openPracticeShop((name) => answerOn(products, 'GBP', name, night)),
    USD: await openPracticeShop((name) => answerOn(products, 'USD', name, night), '127.0.0.2'),
  };
  wayland = await openPracticeShop(
    (name) =>
      troubleOf('GBP', night) === 'portal'
        ? portalPage
        : name === 'robots.txt'
          ? undefined
          : productPage('Wingspan', { price: '50.00', currency: 'GBP', stock: 'InStock' }),
    '127.0.0.3',
  );
  for (const game of ['azul', 'catan', 'terraforming-mars', 'wingspan']) {
    const offers = offered
      .filter(({ item }) => item.game.id === game)
      .map(({ item: { box }, currency, id }): Offer => {
        const isBase = box === null || box.is_base_game === true;
        return {
          id,
          item_type: isBase ? 'base' : 'expansion',
          ...(isBase ? { game_id: game } : { expansion_id: box.id }),
          retailer: shopIds[currency],
          region: currency === 'GBP' ? 'UK' : 'US',
          url: `${shops[currency].origin}/products/${id}`,
          link: 'product',
          currency,
          price: null,
          in_stock: null,
          last_checked: null,
          priority: 1,
        };
      });
    const [first] = offers;
    const id = `${game}-wayland`;
    const url = `${wayland.origin}/products/${id}`;
    const other = first === undefined ? [] : [{ ...first, id, retailer: 'Wayland', url }];
    await writeFile(
      path.join(dir, 'offers', `${game}.yaml`),
      stringify({ game_id: game, offers: [...offers, ...other] }),
    );
  }
  const retailers = path.join(dir, 'retailers.yaml');
  const local = (text: string) =>
    text
      .replace('- zatu.com', '- 127.0.0.1\n      - zatu.com')
      .replace('- miniaturemarket.com', '- 127.0.0.2\n      - miniaturemarket.com');
  await writeFile(retailers, local(await readFile(retailers, 'utf8')));
  await git('init', '--quiet');
}

function allowedShops(): ReadonlySet<string> {
  return new Set([...Object.values(shops), wayland].map(({ address }) => address));
}

async function checkTonight(): Promise<readonly CheckResult[]> {
  const allowed = allowedShops();
  const { offers, retailers, site } = await loadOffers(dir, allowed);
  if (site === null) throw new Error('no site.yaml');
  const { state } = await loadState(dir);
  const now = Date.parse(`${dayOf(night)}T03:23:00Z`);
  const { results, failure } = await checkData(offers, {
    dir,
    all: offers,
    write: true,
    followMoves: true,
    retailers,
    settings: site.check,
    state,
    rules: { priceJumpRatio: 2, acceptPriceJumps: false, restampDays: 7 },
    network: {
      cache: undefined,
      userAgent: 'test',
      allowed,
      limits: { delayMs: 0, perHost: 4 },
      clock: { now: () => now, after: (ms, callback) => realClock.after(Math.min(ms, 5), callback) },
    },
    onOutcome: () => undefined,
  });
  if (failure !== null) offline += 1;
  return results;
}

/** The data must match the shop's state when it was last seen. */
async function judge(results: readonly CheckResult[]): Promise<void> {
  const stored = (await loadOffers(dir, allowedShops())).offers;
  for (const { offer } of stored) {
    const product = products.find(({ id }) => id === offer.id);
    const truth = product === undefined ? undefined : lastTruth(product, night);
    if (truth?.price !== (offer.price ?? undefined) || truth?.inStock !== (offer.in_stock ?? undefined))
      wrong.push(`${night} ${offer.id}: ${String(offer.price)} ${String(offer.in_stock)}`);
  }
  for (const { id, held, error, change } of results) {
    if (held !== null && !held.startsWith('this shop answered no request')) work.push(`${night} ${id} held`);
    if (error) work.push(`${night} ${id} gone`);
    if (change?.url !== undefined) work.push(`${night} ${id} moved`);
  }
}

function lastTruth(product: ScriptedProduct, upTo: number) {
  for (let at = upTo; at >= 0; at -= 1) if (isSeen(product, at)) return product.truths[at];
  return undefined;
}

beforeAll(async () => {
  await prepare();
  for (night = 0; night < nights; night += 1) {
    await judge(await checkTonight());
    await git('add', '--all');
    await git('commit', '--quiet', '--allow-empty', '--message', 'Offers checked over night');
  }
  night = nights - 1;
  const [root = ''] = (await git('rev-list', '--max-parents=0', 'HEAD')).trim().split('\n');
  // The download size of the nights' commits after the first.
  const pack = path.join(scratch, 'nights.bundle');
  await git('bundle', 'create', '--quiet', pack, `${root}..HEAD`);
  packedKiB = (await readFile(pack)).byteLength / 1024;
  // Pages can only be built from https addresses.
  for (const folder of ['offers', 'state']) {
    for (const name of await readdir(path.join(dir, folder))) {
      if (!/\.(?:yaml|json)$/.test(name)) continue;
      const file = path.join(dir, folder, name);
      const text = await readFile(file, 'utf8');
      const real = text
        .replaceAll(shops.GBP.origin, `https://${hosts.GBP}`)
        .replaceAll(shops.USD.origin, `https://${hosts.USD}`)
        .replaceAll(wayland.origin, 'https://waylandgames.co.uk');
      await writeFile(file, real);
    }
  }
  await mkdir(path.join(dir, 'state'), { recursive: true });
  const { content, diagnostics } = await loadContent(dir, { today: dayOf(nights - 1) });
  if (content === null) throw new Error(JSON.stringify(diagnostics.slice(0, 3)));
  last = content;
}, 600_000);
afterAll(async () => {
  await Promise.all([...Object.values(shops), wayland].map((shop) => shop.close()));
  await rm(scratch, { recursive: true, force: true });
});

describe('after ninety nights', () => {
  it('no wrong value was ever stored', () => {
    expect(wrong).toEqual([]);
  });

  it('nights behind a portal counted as nights without a network', () => {
    expect(offline).toBe(2);
  });

  it('the history has exactly the changes, each on the night on which it was seen', async () => {
    const folder = path.join(dir, 'state/history');
    const texts = await Promise.all(
      (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
    );
    const lines = texts.flatMap((text) => parseHistory(text).points);
    for (const product of products) {
      const expected: unknown[] = [];
      let before: unknown = null;
      for (let at = 0; at < nights; at += 1) {
        const truth = product.truths[at];
        if (!isSeen(product, at) || truth === undefined || JSON.stringify(truth) === before) continue;
        before = JSON.stringify(truth);
        expected.push({
          date: dayOf(at),
          offer: product.id,
          price: truth.price,
          currency: product.currency,
          stock: truth.inStock,
        });
      }
      expect(lines.filter(({ offer }) => offer === product.id)).toEqual(expected);
    }
  });

  it('the good prices are the ones in the script', () => {
    const today = dayOf(nights - 1);
    const { deals } = findDeals({ content: last, guides: publishedGuides(last), today });
    const found = deals.map(({ now }) => now.shopOffer.offer.id).sort();
    const expected = products.filter(isGoodAtTheEnd).map(({ id }) => id);
    expect(found).toEqual(expected.sort());
    expect(found.length).toBeGreaterThan(0);
  });

  it('link health counts the last night’s results', () => {
    const rows = shopHealth(last, publishedGuides(last));
    for (const currency of ['GBP', 'USD'] as const) {
      const own = products.filter((product) => product.currency === currency);
      const gone = own.filter((product) => isGone(product, nights - 1)).length;
      const row = rows.find(({ retailer }) => retailer.id === shopIds[currency]);
      expect(row?.counts).toMatchObject({ gone, alive: own.length - gone, moved: 0, blocked: 0 });
      expect(row?.checked).toBe(dayOf(nights - 1));
    }
  });

  it('links point to the shops’ new product addresses', () => {
    const offers = [...last.offers.values()].flat();
    for (const { id, movesOn, goneFrom } of products) {
      const isMoved = movesOn !== null && (goneFrom === null || movesOn < goneFrom);
      expect(offers.find((offer) => offer.id === id)?.url.includes('/products/new-')).toBe(isMoved);
    }
  });

  it('a person had to act only as scripted', () => {
    const expected = products.flatMap((product) => {
      const { id, currency, movesOn, goneFrom, typoOn } = product;
      const of: string[] = [];
      if (typoOn !== null && troubleOf(currency, typoOn) === null && !isGone(product, typoOn))
        of.push(`${typoOn} ${id} held`);
      if (movesOn !== null && (goneFrom === null || movesOn < goneFrom)) {
        let at = movesOn;
        while (!isSeen(product, at)) at += 1;
        of.push(`${at} ${id} moved`);
      }
      // A link counts as gone after three nights, and is reported every night from then on.
      for (let at = (goneFrom ?? nights) + 2; at < nights; at += 1) {
        const trouble = troubleOf(currency, at);
        if (trouble === null || trouble === 'layout') of.push(`${at} ${id} gone`);
      }
      return of;
    });
    expect(work.sort()).toEqual(expected.sort());
    expect(new Set(work.map((line) => line.split(' ')[2]))).toEqual(new Set(['held', 'moved', 'gone']));
  });

  it('the repository grew by less than a megabyte', () => {
    expect(packedKiB).toBeLessThan(1024);
  });
});

/** The documented rule, counted day by day. */
function isGoodAtTheEnd(product: ScriptedProduct): boolean {
  const prices: number[] = [];
  for (let at = 0; at < nights; at += 1) {
    const truth = lastTruth(product, at);
    if (truth?.inStock === true && at <= lastSeenNight(product)) prices.push(truth.price);
  }
  const now = lastTruth(product, nights - 1);
  const usual = prices.sort((a, b) => a - b)[Math.floor((prices.length - 1) / 2)];
  if (now?.inStock !== true || usual === undefined || prices.length < 30) return false;
  // A price may be shown for a month at one shop and for half a year at the other.
  const age = nights - 1 - lastSeenNight(product);
  return (
    age <= (product.currency === 'GBP' ? 180 : 30) &&
    Math.round(now.price * 100) <= Math.round(usual * 100) * 0.9
  );
}

function lastSeenNight(product: ScriptedProduct): number {
  let at = nights - 1;
  while (at > 0 && !isSeen(product, at)) at -= 1;
  return at;
}
