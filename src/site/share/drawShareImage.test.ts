import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cutShareImage, drawShareImage } from './drawShareImage.ts';
import { drawPlate, type ShareText, type ShareType } from './plate.ts';
import { shareFonts } from './shareFonts.ts';

let cacheDir = '';
let type: ShareType;
let art: Buffer;
beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'share-'));
  type = await (await shareFonts(cacheDir)).open();
  art = await readFile(new URL('../../tests/sample/data/art/wingspan.svg', import.meta.url));
});
afterAll(() => rm(cacheDir, { recursive: true, force: true }));

const wingspan: ShareText = {
  title: 'Wingspan expansions: which box of birds next?',
  pick: 'European Expansion',
  note: null,
};
const field = '#bfe1db';
const rgb = async (image: Uint8Array, left: number, top: number) => [
  ...(await sharp(image).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe('a share image', () => {
  it('is a PNG of 1200 by 630 without metadata, the same each time', async () => {
    const made = await drawShareImage(art, field, wingspan, type);
    const { format, width, height, exif, icc, xmp } = await sharp(made).metadata();
    expect({ format, width, height, exif, icc, xmp }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(made.length).toBeLessThan(150_000);
    const again = await drawShareImage(art, field, wingspan, type);
    expect(Buffer.compare(Buffer.from(made), Buffer.from(again))).toBe(0);
  });

  it('has the plate on the left, the background at its edge, and the art on the right', async () => {
    const made = await drawShareImage(art, field, wingspan, type);
    expect(await rgb(made, 70, 315)).toEqual([255, 255, 255]);
    const [red = 0, green = 0, blue = 0] = await rgb(made, 4, 4);
    expect(Math.max(Math.abs(red - 0xbf), Math.abs(green - 0xe1), Math.abs(blue - 0xdb))).toBeLessThan(4);
    // The disc behind the bird, 22% to the right of the middle.
    const original = await sharp(art).resize(1200, 630).png().toBuffer();
    const [wanted, shown] = [await rgb(original, 800, 200), await rgb(made, 1064, 200)];
    expect(shown.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 12)).toBe(true);
  });

  it('uses a picture made for sharing, rotated upright and cropped', async () => {
    const lying = await sharp({ create: { width: 630, height: 1200, channels: 3, background: '#123456' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height, orientation } = await sharp(await cutShareImage(lying)).metadata();
    expect({ width, height, orientation }).toEqual({ width: 1200, height: 630 });
  });
});

/** The plate's rectangle, and the smallest rectangle around all that is drawn. */
async function measurePlate(text: ShareText) {
  const inside = drawPlate(text, type);
  const number = (name: string) => Number(new RegExp(`<rect[^>]* ${name}="([\\d.]+)"`).exec(inside)?.[1]);
  const rect = { x: number('x'), y: number('y'), width: number('width'), height: number('height') };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${inside}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, -1, -1];
  for (let index = 3, pixel = 0; index < data.length; index += 4, pixel += 1) {
    if (data[index] === 0) continue;
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x),
      Math.max(bottom, y),
    ];
  }
  return { inside, rect, drawn: { left, top, right: right + 1, bottom: bottom + 1 } };
}

describe('the plate', () => {
  const long = 'Unbelievably long words of expansion after expansion, '.repeat(12);
  it.each<[string, ShareText]>([
    ['a usual text', wingspan],
    ['a short one', { title: 'Privacy', pick: null, note: 'Board Game Expansion Orders' }],
    ['endless texts', { title: long, pick: long, note: null }],
    ['an endless note', { title: long, pick: null, note: long }],
    ['words without end', { title: 'W'.repeat(200), pick: 'W'.repeat(200), note: null }],
    [
      'letters that reach far up and down',
      { title: 'ÅÇÊÑ gjpqy ÅÇÊÑ gjpqy ÅÇÊÑ gjpqy', pick: 'Ågjpqy Ågjpqy', note: null },
    ],
    ['a title alone', { title: 'Privacy', pick: null, note: null }],
  ])('contains all of %s, inside the image and left of its middle', async (_, text) => {
    const { rect, drawn } = await measurePlate(text);
    expect(rect.x).toBe(54);
    expect(rect.x + rect.width).toBeLessThanOrEqual(620);
    expect(rect.y).toBeGreaterThanOrEqual(4);
    expect(rect.y + rect.height).toBeLessThanOrEqual(626);
    // Only the rectangle is drawn, nothing beyond it.
    expect(Math.abs(drawn.left - rect.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(drawn.top - rect.y)).toBeLessThanOrEqual(1);
    expect(Math.abs(drawn.right - (rect.x + rect.width))).toBeLessThanOrEqual(1);
    expect(Math.abs(drawn.bottom - (rect.y + rect.height))).toBeLessThanOrEqual(1);
  });

  it('needs no font, because its letters are outlines', () => {
    const inside = drawPlate(wingspan, type);
    expect(inside).not.toContain('<text');
    expect(inside.match(/<path/g)?.length).toBeGreaterThan(50);
  });

  it('draws markup in a text as plain letters', () => {
    const inside = drawPlate(
      { title: '</svg><script>alert(1)</script>&amp;', pick: '"><image href="x"/>', note: null },
      type,
    );
    expect(inside).not.toMatch(/script|image|href|&/);
  });
});

describe('the typeface', () => {
  it('drops the accent of a missing letter, and drops a missing symbol', () => {
    const { widthOf } = type.display;
    expect(widthOf('Brzęk', 40)).toBe(widthOf('Brzek', 40));
    expect(widthOf('Catan 卡坦岛', 40)).toBe(widthOf('Catan', 40));
    expect(widthOf('é', 40)).toBeGreaterThan(0);
  });

  it('draws letters in the requested size', () => {
    expect(type.display.widthOf('Catan', 80)).toBeCloseTo(2 * type.display.widthOf('Catan', 40));
  });
});
