import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noMemo, openMemo, type Memo } from '../../platform/memo.ts';
import { loadArt } from './loadArt.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'art-'));
  await mkdir(path.join(dir, 'art'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const photo = () => sharp({ create: { width: 320, height: 180, channels: 3, background: '#1b3944' } });
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;

async function load(name: string, bytes: string | Uint8Array, memo: Memo = noMemo) {
  const file = path.join(dir, 'art', name);
  await writeFile(file, bytes);
  const { art, brokenArt, diagnostics } = await loadArt(dir, [file], memo);
  return { art: [...art.keys()], broken: [...brokenArt], codes: diagnostics.map(({ code }) => code) };
}

const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);
const multiplied = Array.from(
  { length: 6 },
  (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
).join('');

describe('hostile images', () => {
  it.each([
    [
      'a photograph that is cut off',
      'cut.jpg',
      async () => half(await photo().jpeg().toBuffer()),
      'image/broken',
    ],
    ['a PNG named .jpg', 'named.jpg', () => photo().png().toBuffer(), 'image/wrong-type'],
    ['a web page named .png', 'page.png', () => '<html><script>alert(1)</script></html>', 'image/wrong-type'],
    [
      'a decompression bomb',
      'bomb.png',
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      'image/too-many-pixels',
    ],
    ['a drawing with a script', 'script.svg', () => svg('<script>alert(1)</script>'), 'image/unsafe-svg'],
    ['a drawing with a foreignObject', 'page.svg', () => svg('<foreignObject/>'), 'image/unsafe-svg'],
    [
      'a drawing that loads a file',
      'loads.svg',
      () => svg('<use href="//example.com/a.svg#b"/>'),
      'image/unsafe-svg',
    ],
    [
      'a drawing with entities',
      'entity.svg',
      () => `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`,
      'image/unsafe-svg',
    ],
    [
      'a drawing with exponentially nested uses',
      'uses.svg',
      () => svg(`<path id="a0"/>${multiplied}<use href="#a6"/>`),
      'image/unsafe-svg',
    ],
    ['a drawing that is not closed', 'open.svg', () => svg('<g>'), 'image/broken'],
  ])('%s is refused', async (_, name, bytes, code) => {
    expect(await load(name, await bytes())).toEqual({ art: [], broken: [`art/${name}`], codes: [code] });
  });
});

it('decodes no image twice', async () => {
  const image = await photo().jpeg().toBuffer();
  const { memo, save } = openMemo(path.join(dir, 'memo'));
  const first = await load('photo.jpg', image, memo);
  save();
  let decoded = 0;
  const again: Memo = (task, inputs, make) =>
    openMemo(path.join(dir, 'memo')).memo(task, inputs, () => {
      decoded += 1;
      return make();
    });
  expect(await load('photo.jpg', image, again)).toEqual(first);
  expect(decoded).toBe(0);
});
