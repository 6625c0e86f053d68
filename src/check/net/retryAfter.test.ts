import { expect, it } from 'vitest';
import { parseRetryAfter } from './retryAfter.ts';
import { seededRandom } from './seededRandom.ts';

const now = Date.UTC(2026, 10, 21, 3, 0, 0);

it.each([
  ['0', 0],
  ['2', 2_000],
  [' 120 ', 120_000],
  ['1.5', 1_500],
  ['999999999999', 999_999_999_999_000],
  ['Sat, 21 Nov 2026 03:00:30 GMT', 30_000],
  ['Saturday, 21-Nov-26 03:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2020 03:00:30 GMT', 0],
  ['-5', null],
  ['2026', 2_026_000],
  ['2026-11-21T03:00:30Z', null],
  ['soon', null],
  ['Sat, 99 Nov 2026', null],
  ['1e9', null],
  ['9'.repeat(400), null],
  ['', null],
])('%j is %j ms', (header, expected) => {
  expect(parseRetryAfter(header, now)).toBe(expected);
});

it('the first of two counts, and none is none', () => {
  expect(parseRetryAfter(['1', '2'], now)).toBe(1_000);
  expect(parseRetryAfter(undefined, now)).toBe(null);
});

it('random numbers of one seed are the same each time, and between 0 and 1', () => {
  const numbers = (seed: number) => Array.from({ length: 200 }, seededRandom(seed));
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(new Set(numbers(7)).size).toBe(200);
  expect(numbers(7).every((number) => number >= 0 && number < 1)).toBe(true);
});
