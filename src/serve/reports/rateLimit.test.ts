import { expect, it } from 'vitest';
import { rateLimit } from './rateLimit.ts';

it('lets so many of each in, and so many of all, in a minute', () => {
  let now = 0;
  const hasRoom = rateLimit({ perPeer: 2, total: 3 }, () => now);
  expect(['ann', 'ann', 'ann', 'ben', 'cleo'].map(hasRoom)).toEqual([true, true, false, true, false]);
  now = 59_999;
  expect(hasRoom('ann')).toBe(false);
  now = 60_000;
  expect(hasRoom('ann')).toBe(true);
});
