import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Content } from '../content/content.ts';
import { bundleScripts, type Bundle } from './bundle.ts';
import type { PlannedFile } from './planned.ts';
import { buildStylesheet } from './stylesheet.ts';

const templates = new URL('../../templates/', import.meta.url);
const fontFiles = ['besley-800.woff2', 'libre-franklin-var.woff2'] as const;

/** What pages refer to: addresses carry a hash of the content, so that caches may keep them for ever. */
export interface Assets {
  stylesheet: string;
  scripts: Bundle;
  fonts: readonly string[];
  favicon: string;
  /** The address of an image below data/, for example art/wingspan.svg. */
  image: (name: string) => string;
  files: readonly PlannedFile[];
}

export async function planAssets(content: Content): Promise<Assets> {
  const files: PlannedFile[] = [];
  // The bytes are read once for the hash and again when the file's turn comes, so that they are not all kept.
  const add = async (name: string, file: URL | string): Promise<string> => {
    const dot = name.lastIndexOf('.');
    const path = `assets/${name.slice(0, dot)}.${contentHash(await readFile(file))}${name.slice(dot)}`;
    files.push({ path, produce: () => readFile(file) });
    return `/${path}`;
  };

  const fonts = new Map<string, string>();
  for (const name of fontFiles)
    fonts.set(name, await add(`fonts/${name}`, new URL(`fonts/${name}`, templates)));
  files.push({ path: 'assets/fonts/OFL.txt', produce: () => readFile(new URL('fonts/OFL.txt', templates)) });
  const favicon = await add('favicon.svg', new URL('shared/favicon.svg', templates));

  const images = new Map<string, string>();
  for (const name of content.art.keys()) images.set(name, await add(name, `${content.dir}/${name}`));

  const scripts = await bundleScripts();
  files.push(...scripts.files);
  return {
    scripts,
    stylesheet: await buildStylesheet(content, fonts),
    fonts: [...fonts.values()],
    favicon,
    image: (name) => {
      const path = images.get(name);
      if (path === undefined) throw new Error(`No image ${name}: validation should have said so.`);
      return path;
    },
    files,
  };
}

/** Twelve hexadecimal digits that change with the content. */
export function contentHash(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}
