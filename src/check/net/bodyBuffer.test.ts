import { expect, it } from 'vitest';
import { BodyBuffer } from './bodyBuffer.ts';

it('keeps what comes in pieces, up to its most', () => {
  const body = new BodyBuffer(10);
  expect(body.add(Buffer.from('Wing'))).toBe(true);
  expect(body.add(Buffer.from('span'))).toBe(true);
  expect(body.add(Buffer.from(' Asia'))).toBe(false);
  expect(body.bytes.toString()).toBe('Wingspan A');
  expect(body.add(Buffer.from('x'))).toBe(false);
  expect(body.bytes.toString()).toBe('Wingspan A');
});

it('of nothing is empty', () => {
  expect(new BodyBuffer(10).bytes).toHaveLength(0);
  expect(new BodyBuffer(0).add(Buffer.from('x'))).toBe(false);
});

it('grows over what is small, byte by byte and at once', () => {
  for (const step of [1, 7_919, 700_000]) {
    const body = new BodyBuffer(1_000_000);
    const sent = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    for (let at = 0; at < sent.length; at += step) body.add(sent.subarray(at, at + step));
    expect(body.bytes.equals(sent)).toBe(true);
    body.release();
  }
});

it('released is empty, and its room never shows in the next', () => {
  const large = new BodyBuffer(1_000_000);
  large.add(Buffer.alloc(500_000, 'a'));
  large.release();
  expect(large.bytes).toHaveLength(0);
  const next = new BodyBuffer(1_000_000);
  next.add(Buffer.alloc(200_000, 'b'));
  expect(next.bytes).toHaveLength(200_000);
  expect(next.bytes.includes('a')).toBe(false);
});

it('is not given room that is too small', () => {
  const small = new BodyBuffer(200_000);
  small.add(Buffer.alloc(200_000));
  small.release();
  const large = new BodyBuffer(900_000);
  expect(large.add(Buffer.alloc(900_000, 'x'))).toBe(true);
  expect(large.bytes).toHaveLength(900_000);
});
