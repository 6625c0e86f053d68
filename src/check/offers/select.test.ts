import { expect, it } from 'vitest';
import type { Offer } from '../../domain/data.ts';
import { selectOffers, type Selection } from './loadOffers.ts';
import { nextState } from '../writeBack/writer.ts';

const url = 'https://zatu.com/products/wingspan';
const offer: Offer = {
  id: 'wingspan-zatu',
  item_type: 'base',
  game_id: 'wingspan',
  retailer: 'Zatu',
  region: 'UK',
  url,
  link: 'product',
  currency: 'GBP',
  price: 39.99,
  in_stock: true,
  last_checked: '2026-11-20',
  priority: 1,
};
const stored = { offer, game: 'wingspan', path: 'data/offers/wingspan.yaml', file: 'wingspan.yaml', line: 9 };
const checked = (at: string, address = url) =>
  new Map([[offer.id, nextState(undefined, { url: address, at, verdict: 'ok', sight: null })]]);
const day = 86_400_000;
const at = '2026-11-20T23:59:59Z';
const select = (now: string, more: Partial<Selection> = {}, state = checked(at)) =>
  selectOffers([stored], state, { maxAge: day, now: Date.parse(now), ...more }).length;

it('skips offers checked more recently than the maximum age, to the millisecond', () => {
  expect(select('2026-11-21T00:00:00Z')).toBe(0);
  expect(select('2026-11-21T23:59:58.999Z')).toBe(0);
  expect(select('2026-11-21T23:59:59Z')).toBe(1);
});

it('ignores a time in the future, and the time of another address', () => {
  expect(select('2026-11-20T23:59:58Z')).toBe(1);
  expect(select('2026-11-21T00:00:00Z', {}, checked(at, `${url}-2`))).toBe(1);
});

it('starts with offers that were unchecked for the longest time', () => {
  const times = { azul: '2026-11-19T03:00:00Z', catan: null, root: '2026-11-18T03:00:00Z', scythe: null };
  const dates: Record<string, string> = { azul: '2026-01-01', catan: '2026-11-17' };
  const offers = Object.keys(times).map((id) => ({
    ...stored,
    offer: { ...offer, id, last_checked: dates[id] ?? null },
  }));
  const known = Object.entries(times).flatMap(([id, time]) => {
    const state = time === null ? [] : [...checked(time).values()];
    return state.map((one) => [id, one] as const);
  });
  const selected = selectOffers(offers, new Map(known), { now: Date.parse('2026-11-20T03:00:00Z') });
  expect(selected.map((one) => one.offer.id)).toEqual(['scythe', 'catan', 'root', 'azul']);
});

it('filters by game, shop and shard', () => {
  const now = '2026-11-25T00:00:00Z';
  expect(select(now, { game: 'catan' })).toBe(0);
  expect(select(now, { retailer: 'Wayland' })).toBe(0);
  const parts = [1, 2, 3].map((index) => select(now, { shard: { index, count: 3 } }));
  expect(parts.toSorted()).toEqual([0, 0, 1]);
});
