import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { contentHash } from './assets.ts';
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
  const cached = join(cacheDir, 'share', `${hash}.png`);
  return {
    url: `/${path}`,
    file: {
      path,
      produce: async () => {
        const known = await readFile(cached).catch(() => null);
        if (known !== null) return known;
        const png = await sharp(source)
          .resize(1200, 630, { fit: 'cover' })
          .png({ palette: true, compressionLevel: 9 })
          .toBuffer();
        await mkdir(dirname(cached), { recursive: true });
        await writeFile(`${cached}.${process.pid}`, png);
        await rename(`${cached}.${process.pid}`, cached);
        return png;
      },
    },
  };
}
