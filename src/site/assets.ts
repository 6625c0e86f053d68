import type { Content } from '../content/content.ts';
import { bundleScripts, type Bundle } from './bundle.ts';
import type { GuideEntry } from './publishedGuides.ts';
import { planFonts } from './fonts.ts';
import { planIcons, type Icons } from './icons.ts';
import { planImages, type Images } from './images/planImages.ts';
import type { PlannedFile } from './planned.ts';
import { buildStylesheets, type Stylesheets } from './stylesheet.ts';

/**
 * The assets that pages link to: their addresses contain a hash of the content, so caches may keep them
 * forever.
 */
export interface Assets {
  stylesheets: Stylesheets;
  scripts: Bundle;
  fonts: readonly string[];
  icons: Icons;
  images: Images;
  files: readonly PlannedFile[];
}

/** cacheDir keeps expensive results between builds. */
export async function planAssets(
  content: Content,
  guides: readonly GuideEntry[],
  cacheDir: string,
): Promise<Assets> {
  const fonts = await planFonts(accentsOf(content), cacheDir);
  const icons = await planIcons(cacheDir);
  const images = await planImages(content, guides, cacheDir);
  const scripts = await bundleScripts(cacheDir);
  return {
    scripts,
    stylesheets: await buildStylesheets(content, fonts.rules, cacheDir),
    fonts: fonts.preload,
    icons,
    images,
    files: [...fonts.files, ...icons.files, ...images.files, ...scripts.files],
  };
}

/** The accented letters in the data, each once. */
function accentsOf({ site, home, games, guides, pages }: Content): string {
  const found = new Set<string>();
  for (const part of [site, home, ...games.values(), ...guides.values(), ...pages.values()])
    for (const [letter] of JSON.stringify(part).matchAll(/[\u00c0-\u2fff]/g)) found.add(letter);
  return [...found].join('');
}
