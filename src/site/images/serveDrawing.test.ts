import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { isDrawingServed } from './planImages.ts';
import type { Slot } from './rasterFiles.ts';

/** Cannot be compressed, so that it is sent as it is. */
const drawingOf = (bytes: number) => randomBytes(bytes);
const sizes: Record<Slot, Record<number, number>> = {
  thumbnail: { 128: 2000 },
  card: { 240: 5000 },
  wide: { 800: 15_000 },
};
const served = (drawing: Uint8Array, slot: Slot, asked: string[] = []) =>
  isDrawingServed(drawing, slot, (other, width) => {
    asked.push(`${other} ${width}`);
    return Promise.resolve(sizes[other][width] ?? NaN);
  });

it.each([
  [1900, { thumbnail: true, card: true, wide: true }],
  [2100, { thumbnail: false, card: true, wide: true }],
  [5100, { thumbnail: false, card: false, wide: true }],
  [15_100, { thumbnail: false, card: false, wide: false }],
])('serves a drawing of %i bytes only where the picture of it is larger', async (bytes, expected) => {
  const drawing = drawingOf(bytes);
  for (const slot of ['thumbnail', 'card', 'wide'] as const)
    expect(await served(drawing, slot), slot).toBe(expected[slot]);
});

it('counts the bytes that are sent, not those on disk', async () => {
  expect(await served(Buffer.from('<path d="M0 0h9v9z"/>'.repeat(5000)), 'thumbnail')).toBe(true);
});

it('makes no large picture to compare with where the thumbnail settles it', async () => {
  const asked: string[] = [];
  await served(drawingOf(1000), 'wide', asked);
  expect(asked).toEqual(['thumbnail 128']);
});
