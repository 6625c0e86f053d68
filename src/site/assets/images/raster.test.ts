import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawRendition } from './raster.ts';
import { rasterTypes, type RasterFormat } from './source.ts';

const formats = ['avif', 'webp', 'png', 'jpg'] as const satisfies RasterFormat[];
/** Red on the left, blue on the right. */
const halves = (width = 400, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#d02020' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#2020d0' } },
      left: width / 2,
      top: 0,
    },
  ]);
const seen = async (bytes: Uint8Array, left: number, top: number) => {
  const pixel = await sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
};
const close = (actual: number[], wanted: number[], within = 8) =>
  actual.length === 3 && actual.every((value, index) => Math.abs(value - (wanted[index] ?? -99)) <= within);

it.each(formats)('makes an 8-bit %s of the requested size, without metadata', async (format) => {
  const source = await halves()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'A person' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .withIccProfile('p3', { attach: true })
    .toBuffer();
  const made = await drawRendition(source, { width: 128, height: 128, format });
  const { exif, icc, xmp, iptc, comments, orientation, width, height, depth, space, mediaType } =
    await sharp(made).metadata();
  expect({ exif, icc, xmp, iptc, comments, orientation }).toEqual({});
  expect({ width, height, depth, space }).toEqual({
    width: 128,
    height: 128,
    depth: 'uchar',
    space: 'srgb',
  });
  expect(mediaType).toBe(rasterTypes[format]);
  expect(Buffer.from(made).includes('A person')).toBe(false);
});

describe('a photograph that was taken sideways', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is rotated upright: orientation %i', async (orientation) => {
    const source = await halves().png().withMetadata({ orientation }).toBuffer();
    const upright = await sharp(source).autoOrient().png().toBuffer();
    const { width, height } = await sharp(upright).metadata();
    const made = await drawRendition(source, { width, height, format: 'png' });
    for (const [left, top] of [
      [5, 5],
      [width - 5, 5],
      [5, height - 5],
    ] as const)
      expect(close(await seen(made, left, top), await seen(upright, left, top)), `${left} ${top}`).toBe(true);
  });
});

it('keeps the visible colors of another color profile', async () => {
  const color = { r: 200, g: 90, b: 60 };
  const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: color } });
  // The same color has different numbers in the wider space and in sRGB.
  const wide = await plain.clone().withIccProfile('p3').png().toBuffer();
  const numbers = await sharp(wide, { ignoreIcc: true })
    .extract({ left: 9, top: 9, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(close([...numbers], [200, 90, 60])).toBe(false);
  expect(
    close(
      await seen(await drawRendition(wide, { width: 64, height: 64, format: 'png' }), 9, 9),
      [200, 90, 60],
    ),
  ).toBe(true);
});

it.each([
  ['CMYK', (image: Sharp) => image.toColourspace('cmyk').jpeg({ quality: 100 })],
  ['16 bits', (image: Sharp) => image.toColourspace('rgb16').png()],
  ['grey', (image: Sharp) => image.greyscale().png()],
])('converts %s to sRGB', async (_, encode) => {
  const source = await encode(
    sharp({ create: { width: 64, height: 64, channels: 3, background: '#808080' } }),
  ).toBuffer();
  const made = await drawRendition(source, { width: 64, height: 64, format: 'webp' });
  expect((await sharp(made).metadata()).space).toBe('srgb');
  // CMYK has no exact sRGB values; the library estimates them.
  expect(close(await seen(made, 9, 9), [128, 128, 128], 16)).toBe(true);
});

it('keeps transparency if the format supports it', async () => {
  const glass = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#ff000080' } })
    .png()
    .toBuffer();
  for (const format of ['avif', 'webp', 'png'] as const) {
    const made = await drawRendition(glass, { width: 64, height: 64, format });
    expect((await sharp(made).metadata()).hasAlpha, format).toBe(true);
  }
});

it('crops from the middle', async () => {
  const made = await drawRendition(await halves().png().toBuffer(), {
    width: 100,
    height: 100,
    format: 'png',
  });
  expect(close(await seen(made, 5, 50), [0xd0, 0x20, 0x20])).toBe(true);
  expect(close(await seen(made, 95, 50), [0x20, 0x20, 0xd0])).toBe(true);
});

it('draws a small drawing sharply at any size', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#fff" d="M0 0h4v4H0z"/><path fill="#d02020" d="M0 0h2v4H0z"/></svg>',
  );
  const made = await drawRendition(svg, { width: 512, height: 512, format: 'png' });
  expect(close(await seen(made, 252, 256), [0xd0, 0x20, 0x20])).toBe(true);
  expect(close(await seen(made, 259, 256), [255, 255, 255])).toBe(true);
});

it('makes the same bytes every time', async () => {
  const source = await halves().jpeg().toBuffer();
  for (const format of formats) {
    const make = () => drawRendition(source, { width: 128, height: 128, format });
    expect(Buffer.compare(Buffer.from(await make()), Buffer.from(await make())), format).toBe(0);
  }
});
