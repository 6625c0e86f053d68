import { expect, it } from 'vitest';
import { BodyBuffer } from './body.ts';

it('keeps chunks up to its maximum', () => {
  const body = new BodyBuffer(10);
  expect(body.add(Buffer.from('Wing'))).toBe(true);
  expect(body.add(Buffer.from('span'))).toBe(true);
  expect(body.add(Buffer.from(' Asia'))).toBe(false);
  expect(body.bytes.toString()).toBe('Wingspan A');
  expect(body.add(Buffer.from('x'))).toBe(false);
  expect(body.bytes.toString()).toBe('Wingspan A');
});

it('is empty without chunks', () => {
  expect(new BodyBuffer(10).bytes).toHaveLength(0);
  expect(new BodyBuffer(0).add(Buffer.from('x'))).toBe(false);
});

it('grows both byte by byte and at once', () => {
  for (const step of [1, 7_919, 700_000]) {
    const body = new BodyBuffer(1_000_000);
    const sent = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    for (let at = 0; at < sent.length; at += step) body.add(sent.subarray(at, at + step));
    expect(body.bytes.equals(sent)).toBe(true);
  }
});
