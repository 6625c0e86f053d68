import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawImage } from './svg.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1b3944' } });
const photo = () =>
  sharp({
    create: {
      width: 320,
      height: 180,
      channels: 3,
      background: '#1b3944',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const drawing = (inside: string, attributes = 'width="1200" height="630"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
const codeOf = async (bytes: Uint8Array) => {
  const drawn = await drawImage(bytes, 'data/art/x');
  return 'code' in drawn ? drawn.code : null;
};

it.each([
  ['a JPEG', photo().jpeg()],
  ['a progressive JPEG', photo().jpeg({ progressive: true })],
  ['a CMYK JPEG', photo().toColourspace('cmyk').jpeg()],
  ['a photograph rotated by its metadata', photo().jpeg().withMetadata({ orientation: 6 })],
  ['a PNG', photo().png()],
  ['a 16-bit PNG', photo().toColourspace('rgb16').png()],
  ['a PNG with a palette', plain(320, 180).png({ palette: true })],
  ['a WebP', photo().webp()],
  ['a lossless WebP', photo().ensureAlpha(0.5).webp({ lossless: true })],
  ['the largest number of pixels allowed', plain(5000, 5000).jpeg()],
])('accepts %s', async (_, made) => {
  expect(await codeOf(await made.toBuffer())).toBeNull();
});

it.each([
  ['with a size', drawing('<path d="M0 0h9v9z"/>')],
  ['with a view box only', drawing('<path d="M0 0h9v9z"/>', 'viewBox="0 0 48 48"')],
  ['that uses itself, which draws nothing', drawing('<g id="a"><use href="#a"/></g>')],
])('accepts a drawing %s', async (_, svg) => {
  expect(await codeOf(svg)).toBeNull();
});

it.each([
  ['JPEG', photo().jpeg()],
  ['progressive JPEG', photo().jpeg({ progressive: true })],
  ['PNG', photo().png()],
  ['WebP', photo().webp()],
])('refuses a %s wherever it is cut off', async (_, made) => {
  const whole = await made.toBuffer();
  for (const part of [0.02, 0.3, 0.9])
    expect(await codeOf(whole.subarray(0, whole.length * part)), `${part} of it`).toBe('image/broken');
});

it('explains the reason without the library’s jargon', async () => {
  const whole = await photo().jpeg().toBuffer();
  expect(await drawImage(whole.subarray(0, whole.length / 2), 'data/art/x')).toMatchObject({
    message: 'The image cannot be drawn: premature end of JPEG image.',
  });
});

it('returns the size of a photograph after its rotation', async () => {
  const turned = await plain(320, 180).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await drawImage(turned, 'data/art/x')).toEqual({ width: 180, height: 320 });
});

it('refuses a small file that decompresses to too many pixels', async () => {
  const bomb = await plain(12_000, 12_000).png().toBuffer();
  expect(bomb.length).toBeLessThan(2_097_152);
  expect(await drawImage(bomb, 'data/art/x')).toMatchObject({
    code: 'image/too-many-pixels',
    message: 'The image is 12000 by 12000 pixels; at most 25000000 pixels are allowed.',
  });
  expect(await codeOf(drawing('', 'width="100000" height="100000"'))).toBe('image/too-many-pixels');
});

it.each([
  ['tags that do not match', drawing('<g><path d="M0 0"/>')],
  ['no area', drawing('', 'width="0" height="0"')],
])('refuses a drawing with %s', async (_, svg) => {
  expect(await codeOf(svg)).toBe('image/broken');
});

it('refuses animated images', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer();
  const png = await frame('#000');
  const webp = await sharp([png, await frame('#fff')], { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(await codeOf(webp)).toBe('image/animated');

  // Length, name, frames, plays, checksum: after the header, which ends at byte 33.
  const control = Buffer.from('00000008' + '6163544c' + '00000002' + '00000000' + 'f38d9370', 'hex');
  const animated = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
  expect(await codeOf(animated)).toBe('image/animated');
});
