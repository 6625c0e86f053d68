import { expect, it } from 'vitest';
import { Lanes } from './lanes.ts';

const url = (index: number) => new URL(`http://127.0.0.1:${index + 1}/`);

it('a connection is used again, the latest first, by its own origin only', () => {
  const lanes = new Lanes({ allowed: new Set() });
  const [first, second] = [lanes.take(url(1)), lanes.take(url(1))];
  lanes.give(first);
  lanes.give(second);
  expect(lanes.take(url(2))).not.toBe(second);
  expect(lanes.take(url(1))).toBe(second);
  expect(lanes.take(url(1))).toBe(first);
  expect(lanes.take(url(1))).not.toBe(first);
});

it('a killed one is not kept, and a fresh one never was', () => {
  const lanes = new Lanes({ allowed: new Set() });
  const lane = lanes.take(url(1));
  lane.kill();
  lanes.give(lane);
  const next = lanes.take(url(1));
  expect(next).not.toBe(lane);
  lanes.give(next);
  expect(lanes.take(url(1), true)).not.toBe(next);
});

it('of a thousand origins the longest idle are closed', () => {
  const lanes = new Lanes({ allowed: new Set() });
  const all = Array.from({ length: 1_000 }, (_, index) => lanes.take(url(index)));
  for (const lane of all) lanes.give(lane);
  expect(all.filter(({ killed }) => !killed)).toEqual(all.slice(-128));
  expect(lanes.take(url(999))).toBe(all[999]);
  lanes.close();
  expect(all.filter(({ killed }) => !killed)).toEqual([all[999]]);
});
