import { readFile } from 'node:fs/promises';
import type { Content } from '../content/content.ts';
import { bundleScripts, type Bundle } from './bundle.ts';
import { contentHash } from './contentHash.ts';
import { planFonts } from './fonts.ts';
import type { PlannedFile } from './planned.ts';
import { buildStylesheets, type Stylesheets } from './stylesheet.ts';

const templates = new URL('../../templates/', import.meta.url);

/** What pages refer to: addresses carry a hash of the content, so that caches may keep them for ever. */
export interface Assets {
  stylesheets: Stylesheets;
  scripts: Bundle;
  fonts: readonly string[];
  favicon: string;
  /** The address of an image below data/, for example art/wingspan.svg. */
  image: (name: string) => string;
  files: readonly PlannedFile[];
}

/** cacheDir keeps what is costly to make between builds. */
export async function planAssets(content: Content, cacheDir: string): Promise<Assets> {
  const files: PlannedFile[] = [];
  // The bytes are read once for the hash and again when the file's turn comes, so that they are not all kept.
  const add = async (name: string, file: URL | string): Promise<string> => {
    const dot = name.lastIndexOf('.');
    const path = `assets/${name.slice(0, dot)}.${contentHash(await readFile(file))}${name.slice(dot)}`;
    files.push({ path, produce: () => readFile(file) });
    return `/${path}`;
  };

  const fonts = await planFonts(cacheDir);
  files.push(...fonts.files);
  const favicon = await add('favicon.svg', new URL('shared/favicon.svg', templates));

  const images = new Map<string, string>();
  for (const name of content.art.keys()) images.set(name, await add(name, `${content.dir}/${name}`));

  const scripts = await bundleScripts();
  files.push(...scripts.files);
  return {
    scripts,
    stylesheets: await buildStylesheets(content, fonts.rules),
    fonts: fonts.preload,
    favicon,
    image: (name) => {
      const path = images.get(name);
      if (path === undefined) throw new Error(`No image ${name}: validation should have said so.`);
      return path;
    },
    files,
  };
}
