import { join } from 'node:path';
import sharp from 'sharp';
import { cached } from './cached.ts';
import { contentHash } from './contentHash.ts';
import type { PlannedFile } from './planned.ts';

/** Changes whenever the way in which a share image is made does. */
const recipe = 'cover-1200x630-png-1';

/** Where a share image is kept between builds, and which file of the site it becomes. */
export interface ShareImage {
  url: string;
  file: PlannedFile;
}

/** A 1200 by 630 PNG of an image, made once for each content and kept in cacheDir. */
export function shareImage(name: string, source: Uint8Array, cacheDir: string): ShareImage {
  const hash = contentHash(Buffer.concat([Buffer.from(recipe), source]));
  const base = name.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
  const path = `assets/share/${base}.${hash}.png`;
  return {
    url: `/${path}`,
    file: {
      path,
      produce: () =>
        cached(join(cacheDir, 'share', `${hash}.png`), () =>
          sharp(source)
            .resize(1200, 630, { fit: 'cover' })
            .png({ palette: true, compressionLevel: 9 })
            .toBuffer(),
        ),
    },
  };
}
