import sharp from 'sharp';
import { expect, it } from 'vitest';
import { imageType, svgSize } from './image.ts';
import { drawImage } from './svg.ts';

const picture = sharp({ create: { width: 640, height: 360, channels: 3, background: '#1b3944' } });

it.each([
  ['image/png', picture.clone().png()],
  ['image/jpeg', picture.clone().jpeg()],
  ['image/jpeg', picture.clone().jpeg({ progressive: true })],
  ['image/webp', picture.clone().webp()],
  ['image/webp', picture.clone().webp({ lossless: true })],
  ['image/webp', picture.clone().ensureAlpha(0.5).webp()],
])('reads type and size of %s', async (type, made) => {
  const bytes = await made.toBuffer();
  expect(imageType(bytes)).toBe(type);
  expect(await drawImage(bytes, 'data/art/x')).toEqual({ width: 640, height: 360 });
});

it('reads the size of an SVG that states one', () => {
  const sized =
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630px"/>';
  expect(imageType(Buffer.from(sized))).toBe('image/svg+xml');
  expect(svgSize(sized)).toEqual({ width: 1200, height: 630 });
  expect(svgSize('<svg viewBox="0 0 1 1"/>')).toEqual({});
});

it('recognizes no other file as an image', () => {
  for (const text of [
    '',
    'GIF89a',
    '<html><svg></svg></html>x'.slice(0, 5),
    'RIFF0000WAVEfmt ',
    'BM',
    '%PDF-1.7',
    '\u0089PNG',
  ]) {
    expect(imageType(Buffer.from(text, 'latin1'))).toBeNull();
  }
});
