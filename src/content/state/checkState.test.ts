import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCheckState, parseCheckState, type OfferState } from './checkState.ts';

const oceania: OfferState = {
  url: 'https://zatu.com/products/wingspan-oceania',
  checked: '2026-11-20T03:00:41Z',
  verdict: 'ok',
  attempts: 4,
  strikes: 0,
  struck: null,
  seen: { at: '2026-11-20T03:00:41Z', currency: 'GBP', price: 24.99, in_stock: null },
};
const asia: OfferState = { ...oceania, strikes: 2, struck: '2026-11-19T03:00:00Z', seen: null };

it('reads back what it wrote, sorted by id', () => {
  const text = formatCheckState(
    new Map([
      ['wingspan-oceania', oceania],
      ['wingspan-asia', asia],
    ]),
  );
  expect(text).toBe(
    formatCheckState(
      new Map([
        ['wingspan-asia', asia],
        ['wingspan-oceania', oceania],
      ]),
    ),
  );
  expect([...(parseCheckState(text) ?? [])]).toEqual([
    ['wingspan-asia', asia],
    ['wingspan-oceania', oceania],
  ]);
});

it.each([
  ['nothing', ''],
  ['half of it', formatCheckState(new Map([['wingspan-oceania', oceania]])).slice(0, 80)],
  ['a list', '[]'],
  ['another version', '{"version": 2, "offers": {}}'],
  ['no offers', '{"version": 1}'],
])('refuses %s', (_name, text) => {
  expect(parseCheckState(text)).toBeNull();
});

it.each<[string, object]>([
  ['a time without a zone', { checked: '2026-11-20T03:00:41' }],
  ['an impossible time', { struck: '2026-13-40T03:00:41Z' }],
  ['half a strike', { strikes: 0.5 }],
  ['a negative number of attempts', { attempts: -1 }],
  ['no address', { url: null }],
  ['a price in words', { seen: { ...oceania.seen, price: '24.99' } }],
  ['stock in words', { seen: { ...oceania.seen, in_stock: 'yes' } }],
])('refuses %s', (_name, more) => {
  const offers = { 'wingspan-oceania': { ...oceania, ...more } };
  expect(parseCheckState(JSON.stringify({ version: 1, offers }))).toBeNull();
});

it('never throws, whatever the file contains', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseCheckState(text) === null));
});
