import { join } from 'node:path';
import type { PictureView } from '../../../../templates/parts/Picture.tsx';
import { contentHash } from '../../../platform/hash.ts';
import { slowFile, type PlannedFile } from '../../planned.ts';
import { rasterTypes, type ImageSource, type Rendition } from './source.ts';

/** The shape that a picture is cropped to, and its widths in pixels. */
export const slots = {
  wide: { ratio: 1200 / 630, widths: [480, 800, 1200] },
  card: { ratio: 3 / 2, widths: [240, 480, 720] },
  thumbnail: { ratio: 1, widths: [64, 128, 256] },
} as const;

export type Slot = keyof typeof slots;

export function widthsOf(slot: Slot, source: { width: number; height: number }): number[] {
  const { ratio, widths } = slots[slot];
  const given = Math.floor(Math.min(source.width, source.height * ratio));
  const made = widths.filter((width) => width <= given);
  return made.length > 0 ? made : [Math.max(1, given)];
}

export function heightOf(slot: Slot, width: number): number {
  return Math.max(1, Math.round(width / slots[slot].ratio));
}

/** Changes whenever drawRendition makes different bytes from the same source. */
const renditionRecipe = 'rendition-1';

export interface RasterFile extends Rendition {
  type: string;
  href: string;
  file: PlannedFile;
}

export function rasterFiles(source: ImageSource, slot: Slot, cacheDir: string): RasterFile[] {
  const hash = contentHash(renditionRecipe + source.hash);
  const formats = ['avif', 'webp', source.opaque ? 'jpg' : 'png'] as const;
  return formats.flatMap((format) =>
    widthsOf(slot, source).map((width) => {
      const rendition = { width, height: heightOf(slot, width), format };
      const path = `assets/art/${source.name}-${slot}-${width}.${hash}.${format}`;
      const recipe = contentHash([renditionRecipe, source.hash, width, rendition.height, format].join(' '));
      const file = slowFile(path, join(cacheDir, 'images', `${recipe}.${format}`), async () => {
        const { drawRendition } = await import('./raster.ts');
        return drawRendition(await source.read(), rendition);
      });
      return { ...rendition, type: rasterTypes[format], href: `/${path}`, file };
    }),
  );
}

/** An unchanged drawing. It has no pixels; this is the shape of all drawings of a site. */
export function drawingView(src: string): PictureView {
  return { src, srcSet: null, width: 1200, height: 630, sources: [] };
}

export function rasterView(files: readonly RasterFile[]): PictureView {
  const types = [...new Set(files.map(({ type }) => type))];
  const setOf = (type: string | undefined) =>
    files.flatMap((file) => (file.type === type ? `${file.href} ${file.width}w` : [])).join(', ');
  const last = files.at(-1);
  if (last === undefined) throw new Error('A picture has at least one file.');
  return {
    src: last.href,
    srcSet: setOf(last.type),
    width: last.width,
    height: last.height,
    sources: types.slice(0, -1).map((type) => ({ type, srcSet: setOf(type) })),
  };
}
