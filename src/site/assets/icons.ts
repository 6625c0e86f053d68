import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../content/content.ts';
import { projectFolder } from '../../platform/project.ts';
import { contentHash } from '../../platform/hash.ts';
import { openImage } from './images/source.ts';
import { slowFile } from '../planned.ts';

const drawing = new URL('templates/parts/favicon.svg', projectFolder);
/** Changes whenever the way icons are made changes. */
const recipe = 'icons-1';

export async function planIcons(content: Content, cacheDir: string) {
  const { favicon, logo } = content.site;
  const svg =
    favicon === undefined ? await readFile(drawing) : await (await openImage(content, favicon)).read();
  const mark = logo.image === undefined ? null : await openImage(content, logo.image);
  const hash = contentHash(svg);
  const drawn = (path: string, make: () => Promise<Uint8Array>) =>
    slowFile(path, join(cacheDir, 'images', `${contentHash([recipe, hash, path].join(' '))}-${path}`), make);
  const files = [
    { path: `assets/favicon.${hash}.svg`, produce: () => svg },
    drawn('favicon.ico', () => drawIco(svg)),
    drawn('apple-touch-icon.png', () => drawTouchIcon(svg)),
  ] as const;
  const [icon, ico, touch] = files;
  const marks = mark === null ? [] : [{ path: `assets/${mark.name}.${mark.hash}.svg`, produce: mark.read }];
  return {
    svg: `/${icon.path}`,
    ico: `/${ico.path}`,
    touch: `/${touch.path}`,
    mark: marks.map(({ path }) => `/${path}`)[0] ?? null,
    files: [...files, ...marks],
  };
}

/** One PNG of 32 pixels. https://learn.microsoft.com/windows/win32/menurc/newheader */
async function drawIco(svg: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const png = await sharp(svg).resize(32, 32).png({ compressionLevel: 9 }).toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function drawTouchIcon(svg: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const margin = 26;
  const mark = await sharp(svg)
    .resize(180 - 2 * margin, 180 - 2 * margin)
    .toBuffer();
  return sharp(mark)
    .extend({ top: margin, right: margin, bottom: margin, left: margin, background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
