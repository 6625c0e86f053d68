import type { Content } from '../content/content.ts';
import { bundleScripts, type Bundle } from './bundle.ts';
import type { GuideEntry } from './publishedGuides.ts';
import { planFonts } from './fonts.ts';
import { planIcons, type Icons } from './icons.ts';
import { planImages, type Images } from './images/planImages.ts';
import type { PlannedFile } from './planned.ts';
import { buildStylesheets, type Stylesheets } from './stylesheet.ts';

/** What pages refer to: addresses carry a hash of the content, so that caches may keep them for ever. */
export interface Assets {
  stylesheets: Stylesheets;
  scripts: Bundle;
  fonts: readonly string[];
  icons: Icons;
  images: Images;
  files: readonly PlannedFile[];
}

/** cacheDir keeps what is costly to make between builds. */
export async function planAssets(
  content: Content,
  guides: readonly GuideEntry[],
  cacheDir: string,
): Promise<Assets> {
  const fonts = await planFonts(wordsOf(content), cacheDir);
  const icons = await planIcons(cacheDir);
  const images = await planImages(content, guides, cacheDir);
  const scripts = await bundleScripts();
  return {
    scripts,
    stylesheets: await buildStylesheets(content, fonts.rules),
    fonts: fonts.preload,
    icons,
    images,
    files: [...fonts.files, ...icons.files, ...images.files, ...scripts.files],
  };
}

/** All that the data say, for what depends on the letters that occur. */
function wordsOf({ site, home, games, guides, pages }: Content): string {
  return JSON.stringify([site, home, ...games.values(), ...guides.values(), ...pages.values()]);
}
