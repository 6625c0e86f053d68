import { join } from 'node:path';
import { cachedFile, isCached } from '../../platform/memo.ts';
import { contentHash } from '../../platform/hash.ts';
import type { PlannedFile } from '../planned.ts';
import { rasterTypes, renditionRecipe, type RasterFormat, type Rendition } from './rendition.ts';
import { heightOf, widthsOf, type Slot } from './slots.ts';
import type { ImageSource } from './source.ts';

/** A picture of pixels; href is its address on the site. */
export interface RasterFile extends Rendition {
  type: string;
  href: string;
  file: PlannedFile;
}

/** All that is made of an image for a slot: by format, the smallest file's first; of each format the narrowest first. */
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

/** The last is for programs that know no other. */
function formatsOf({ opaque }: ImageSource): readonly RasterFormat[] {
  return ['avif', 'webp', opaque ? 'jpg' : 'png'];
}

/** The bytes of one picture; made where cacheDir does not hold them. */
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
