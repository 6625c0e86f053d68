import { join } from 'node:path';
import type { PictureView } from '../../../templates/parts/Picture.tsx';
import { contentHash } from '../../platform/hash.ts';
import { cachedFile, isCached } from '../../platform/memo.ts';
import type { PlannedFile } from '../planned.ts';
import { rasterTypes, type ImageSource, type RasterFormat, type Rendition } from './source.ts';

export type Slot = 'wide' | 'card' | 'thumbnail';

/**
 * The shape that a picture is cut to and the widths in pixels that it is made in. phone is the narrowest that a phone
 * asks for: it has two device pixels or more to each of the page's.
 */
export interface SlotSizes {
  ratio: number;
  widths: readonly number[];
  phone: number;
}

export const slots = {
  wide: { ratio: 1200 / 630, widths: [480, 800, 1200], phone: 800 },
  card: { ratio: 3 / 2, widths: [240, 480, 720], phone: 240 },
  thumbnail: { ratio: 1, widths: [64, 128, 256], phone: 128 },
} as const satisfies Record<Slot, SlotSizes>;

export function widthsOf(slot: Slot, source: { width: number; height: number }): number[] {
  const { ratio, widths } = slots[slot];
  const given = Math.floor(Math.min(source.width, source.height * ratio));
  const made = widths.filter((width) => width <= given);
  return made.length > 0 ? made : [Math.max(1, given)];
}

export function heightOf(slot: Slot, width: number): number {
  return Math.max(1, Math.round(width / slots[slot].ratio));
}

/** Changes whenever the bytes that drawRendition makes of the same source do. */
export const renditionRecipe = 'rendition-1';

export interface RasterFile extends Rendition {
  type: string;
  href: string;
  file: PlannedFile;
}

export function rasterFiles(source: ImageSource, slot: Slot, cacheDir: string): RasterFile[] {
  const hash = contentHash(renditionRecipe + source.hash);
  return formatsOf(source).flatMap((format) =>
    widthsOf(slot, source).map((width) => {
      const rendition = { width, height: heightOf(slot, width), format };
      const path = `assets/art/${source.name}-${slot}-${width}.${hash}.${format}`;
      const make = () => makeRaster(source, rendition, cacheDir);
      const prepare = () => (isCached(rasterPath(source, rendition, cacheDir)) ? null : make);
      const file = { path, prepare, produce: make };
      return { ...rendition, type: rasterTypes[format], href: `/${path}`, file };
    }),
  );
}

function formatsOf({ opaque }: ImageSource): readonly RasterFormat[] {
  return ['avif', 'webp', opaque ? 'jpg' : 'png'];
}

export function makeRaster(source: ImageSource, rendition: Rendition, cacheDir: string): Promise<Uint8Array> {
  return cachedFile(rasterPath(source, rendition, cacheDir), async () => {
    const { drawRendition } = await import('./raster.ts');
    return drawRendition(await source.read(), rendition);
  });
}

function rasterPath(source: ImageSource, { width, height, format }: Rendition, cacheDir: string): string {
  const recipe = contentHash([renditionRecipe, source.hash, width, height, format].join(' '));
  return join(cacheDir, 'images', `${recipe}.${format}`);
}

/** A drawing as it is. It has no pixels; this is the shape that all drawings of a site have. */
export function drawingView(src: string): PictureView {
  return { src, srcSet: null, width: 1200, height: 630, sources: [] };
}

export function rasterView(files: readonly RasterFile[]): PictureView {
  const types = [...new Set(files.map(({ type }) => type))];
  const setOf = (type: string | undefined) =>
    files.flatMap((file) => (file.type === type ? `${file.href} ${file.width}w` : [])).join(', ');
  const last = files.at(-1);
  if (last === undefined) throw new Error('A picture has one file at least.');
  return {
    src: last.href,
    srcSet: setOf(last.type),
    width: last.width,
    height: last.height,
    sources: types.slice(0, -1).map((type) => ({ type, srcSet: setOf(type) })),
  };
}
