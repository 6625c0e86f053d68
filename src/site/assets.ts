import type { Content } from '../content/content.ts';
import { bundleScripts, type ScriptBundle } from './bundle.ts';
import { accentsIn, planFonts } from './fonts.ts';
import { planIcons, type Icons } from './icons.ts';
import { planImages, type Images } from './images/planImages.ts';
import type { PlannedFile } from './planned.ts';
import { buildStylesheets, type Stylesheets } from './stylesheet.ts';
import type { GuideEntry } from './publishedGuides.ts';

/**
 * The assets that pages link to: their addresses contain a hash of the content, so caches may keep them
 * forever.
 */
export interface Assets {
  stylesheets: Stylesheets;
  scripts: ScriptBundle;
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
  const fonts = await planFonts(accentsOf(content, guides), cacheDir);
  const icons = await planIcons(cacheDir);
  const images = await planImages(content, guides, cacheDir);
  const scripts = await bundleScripts(cacheDir);
  return {
    scripts,
    stylesheets: await buildStylesheets(content, guides, fonts.rules, cacheDir),
    fonts: fonts.preload,
    icons,
    images,
    files: [...fonts.files, ...icons.files, ...images.files, ...scripts.files],
  };
}

/** The accented letters that pages may show, each once. */
function accentsOf({ site, home, pages }: Content, guides: readonly GuideEntry[]): string {
  return accentsIn([site, home, [...pages.values()], guides.map(({ guide, game }) => [guide, game])]);
}
