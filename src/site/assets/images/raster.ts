import sharp, { type Sharp } from 'sharp';

import type { RasterFormat, Rendition } from './source.ts';

// Pictures are made in parallel; a second thread inside each would only wait for the others.
sharp.concurrency(1);

const encode = {
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
  webp: (image) => image.webp({ quality: 78 }),
  png: (image) => image.png({ palette: true, effort: 4 }),
  jpg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
} satisfies Record<RasterFormat, (image: Sharp) => Sharp>;

/** Applies the camera's orientation, and drops all other metadata (place, date, camera, profile). */
export function drawRendition(source: Uint8Array, { width, height, format }: Rendition): Promise<Uint8Array> {
  const image = sharp(source).autoOrient().resize(width, height, { fit: 'cover' }).toColourspace('srgb');
  return encode[format](image).toBuffer();
}
