import { expect, it } from 'vitest';
import { heightOf, slots, widthsOf } from './rasterFiles.ts';

it('makes every width of a drawing, because it has no pixels', () => {
  expect(widthsOf('thumbnail', { width: Infinity, height: Infinity })).toEqual([64, 128, 256]);
});

it.each([
  ['wide', { width: 4000, height: 3000 }, [480, 800, 1200]],
  ['wide', { width: 1000, height: 800 }, [480, 800]],
  // A panorama is cropped at its sides, so that its result is narrower.
  ['wide', { width: 4000, height: 300 }, [480]],
  ['card', { width: 200, height: 200 }, [200]],
  ['card', { width: 1, height: 1 }, [1]],
  ['thumbnail', { width: 640, height: 130 }, [64, 128]],
] as const)('never enlarges a picture: %s of %o is %o wide', (slot, source, widths) => {
  expect(widthsOf(slot, source)).toEqual(widths);
});

it('keeps the shape of a slot at every width', () => {
  expect(slots.wide.widths.map((width) => heightOf('wide', width))).toEqual([252, 420, 630]);
  expect(slots.card.widths.map((width) => heightOf('card', width))).toEqual([160, 320, 480]);
  expect(slots.thumbnail.widths.map((width) => heightOf('thumbnail', width))).toEqual([64, 128, 256]);
});
