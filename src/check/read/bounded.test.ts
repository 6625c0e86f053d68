import { expect, it } from 'vitest';
import { bounded } from './bounded.ts';

const large = 1_000_000;

it('gives what the work gives', () => {
  expect(bounded(10, () => 7)).toEqual({ value: 7 });
  expect(bounded(large, () => ({ price: 7 }))).toEqual({ value: { price: 7 } });
});

it.each([10, large])('says what was thrown while reading %i characters', (size) => {
  const work = () => {
    throw new TypeError('no such thing');
  };
  expect(bounded(size, work)).toEqual({ fault: 'TypeError: no such thing' });
});

it('stops a pattern that would take for ever, and goes on with the next page', () => {
  const endless = () => /^(a+)+$/.test(`${'a'.repeat(60)}b`);
  expect(bounded(large, endless)).toEqual({ fault: 'it took longer than 5 seconds' });
  expect(bounded(large, () => 7)).toEqual({ value: 7 });
});
