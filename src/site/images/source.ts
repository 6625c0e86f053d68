import { readFile } from 'node:fs/promises';
import type { Content } from '../../content/content.ts';
import { contentHash } from '../../platform/hash.ts';

/** An image of data/, ready to make pictures from. Its bytes are read when they are needed, so that they are not all kept. */
export interface ImageSource {
  /** The file's name without folder and ending. */
  name: string;
  /** Changes with the content. */
  hash: string;
  kind: 'drawing' | 'photo';
  /** In pixels, as it is looked at; a drawing has as many as one likes. */
  width: number;
  height: number;
  opaque: boolean;
  read: () => Promise<Uint8Array>;
}

/** name is its path below data/, for example art/wingspan.svg; validation has found it drawable. */
export async function openImage(content: Pick<Content, 'art' | 'dir'>, name: string): Promise<ImageSource> {
  const art = content.art.get(name);
  if (art === undefined) throw new Error(`No image ${name}: validation should have said so.`);
  const read = () => readFile(`${content.dir}/${name}`);
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
