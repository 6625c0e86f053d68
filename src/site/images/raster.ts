import sharp, { type Sharp } from 'sharp';

// Pictures are made side by side; a second thread inside each would only wait for the others.
sharp.concurrency(1);

/** A picture of pixels: cut to width by height from the middle of its source, in sRGB. */
export interface Rendition {
  width: number;
  height: number;
  format: RasterFormat;
}

export const rasterFormats = {
  avif: { type: 'image/avif', encode: (image: Sharp) => image.avif({ quality: 55, effort: 3 }) },
  webp: { type: 'image/webp', encode: (image: Sharp) => image.webp({ quality: 78 }) },
  png: { type: 'image/png', encode: (image: Sharp) => image.png({ palette: true, effort: 4 }) },
  jpg: { type: 'image/jpeg', encode: (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true }) },
} as const satisfies Record<string, { type: string; encode: (image: Sharp) => Sharp }>;

export type RasterFormat = keyof typeof rasterFormats;

/** Changes whenever the bytes that drawRendition makes of the same source do. */
export const renditionRecipe = 'rendition-1';

/**
 * Draws a source that has been found drawable. The camera's orientation is applied; nothing else that the file says
 * about itself (place, date, camera, profile) is kept.
 */
export function drawRendition(source: Uint8Array, { width, height, format }: Rendition): Promise<Uint8Array> {
  const image = sharp(source).autoOrient().resize(width, height, { fit: 'cover' }).toColourspace('srgb');
  return rasterFormats[format].encode(image).toBuffer();
}
