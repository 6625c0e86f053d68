import { expect, it } from 'vitest';
import { lastSeen, type OfferState } from './checkState.ts';

const url = 'https://zatu.com/products/wingspan-oceania';
const oceania = { url, currency: 'GBP', price: 24.99, in_stock: true, last_checked: '2026-11-17' } as const;
const seen = { at: '2026-11-20T03:00:41Z', currency: 'GBP', price: 24.99, in_stock: true } as const;
const state = (more: Partial<OfferState> = {}): OfferState => ({
  url,
  checked: '2026-11-20T03:00:41Z',
  verdict: 'ok',
  attempts: 4,
  strikes: 0,
  struck: null,
  seen,
  ...more,
});
const today = '2026-11-21';

it('is the later of what the data and the checker say', () => {
  expect(lastSeen(oceania, state(), today)).toBe('2026-11-20T03:00:41Z');
  const corrected = { ...oceania, last_checked: '2026-11-21' };
  expect(lastSeen(corrected, state(), today)).toBe('2026-11-21');
  const timed = { ...oceania, last_checked: '2026-11-20T03:00:42Z' };
  expect(lastSeen(timed, state(), today)).toBe('2026-11-20T03:00:42Z');
});

it('stays a date if the checker saw it on the same day', () => {
  expect(lastSeen({ ...oceania, last_checked: '2026-11-20' }, state(), today)).toBe('2026-11-20');
});

it.each([
  ['price', { price: 19.99 }],
  ['stock', { in_stock: null }],
  ['currency', { currency: 'EUR' }],
  ['address', { url: `${url}-2` }],
] as const)('ignores the checker’s date of another %s', (_name, other) => {
  expect(lastSeen({ ...oceania, ...other }, state(), today)).toBe('2026-11-17');
});

it('ignores later days, so a build for an earlier day is that day’s', () => {
  expect(lastSeen(oceania, state(), '2026-11-20')).toBe('2026-11-20T03:00:41Z');
  expect(lastSeen(oceania, state(), '2026-11-19')).toBe('2026-11-17');
});

it('adds nothing if nothing is claimed or was seen', () => {
  expect(lastSeen({ ...oceania, last_checked: null }, state(), today)).toBeNull();
  expect(lastSeen(oceania, undefined, today)).toBe('2026-11-17');
  expect(lastSeen(oceania, state({ seen: null, verdict: 'blocked' }), today)).toBe('2026-11-17');
});
