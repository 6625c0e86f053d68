import sharp, { type Sharp } from 'sharp';

import type { RasterFormat, Rendition } from './source.ts';

// Pictures are made side by side; a second thread inside each would only wait for the others.
sharp.concurrency(1);

const encode = {
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
  webp: (image) => image.webp({ quality: 78 }),
  png: (image) => image.png({ palette: true, effort: 4 }),
  jpg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
} satisfies Record<RasterFormat, (image: Sharp) => Sharp>;

/**
 * Draws a source that has been found drawable. The camera's orientation is applied; nothing else that the file says
 * about itself (place, date, camera, profile) is kept.
 */
export function drawRendition(source: Uint8Array, { width, height, format }: Rendition): Promise<Uint8Array> {
  const image = sharp(source).autoOrient().resize(width, height, { fit: 'cover' }).toColourspace('srgb');
  return encode[format](image).toBuffer();
}
