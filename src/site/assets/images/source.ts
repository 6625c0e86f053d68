import { readFile } from 'node:fs/promises';
import { cleanSvg } from '../../../content/art/cleanSvg.ts';
import type { Content } from '../../../content/content.ts';
import { contentHash } from '../../../platform/hash.ts';
import type { GuideParts } from '../../guides/publishedGuides.ts';

export function heroImage({ guide, game }: GuideParts): string {
  return guide.hero_image ?? game.hero_image;
}

export function thumbnailImage({ game }: Pick<GuideParts, 'game'>): string {
  return game.thumbnail_image ?? game.hero_image;
}

export interface ImageSource {
  name: string;
  hash: string;
  kind: 'drawing' | 'photo';
  /** In pixels, after rotation; a drawing has no limit. */
  width: number;
  height: number;
  opaque: boolean;
  read: () => Promise<Uint8Array>;
}

export async function openImage(content: Pick<Content, 'art' | 'dir'>, name: string): Promise<ImageSource> {
  const art = content.art.get(name);
  if (art === undefined) throw new Error(`No image ${name}: validation should have said so.`);
  const read = async () => {
    const file = await readFile(`${content.dir}/${name}`);
    const clean = art.type === 'image/svg+xml' ? await cleanSvg(file.toString('utf8')) : null;
    return clean !== null && 'svg' in clean ? Buffer.from(clean.svg) : file;
  };
  const bytes = await read();
  const opened = {
    name: name.replace(/^.*\//, '').replace(/\.[^.]*$/, ''),
    hash: contentHash(bytes),
    read,
  };
  if (art.type === 'image/svg+xml') {
    return { ...opened, kind: 'drawing', width: Infinity, height: Infinity, opaque: false };
  }
  const { default: sharp } = await import('sharp');
  const { autoOrient, hasAlpha } = await sharp(bytes).metadata();
  return { ...opened, kind: 'photo', ...autoOrient, opaque: !hasAlpha };
}

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
