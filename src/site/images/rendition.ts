/** A picture of pixels: cut to width by height from the middle of its source, in sRGB. */
export interface Rendition {
  width: number;
  height: number;
  format: RasterFormat;
}

export const rasterTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
} as const;

export type RasterFormat = keyof typeof rasterTypes;

/** Changes whenever the bytes that drawRendition makes of the same source do. */
export const renditionRecipe = 'rendition-1';
