import type { Content } from '../content/content.ts';
import { hasFeature } from '../domain/siteLook.ts';
import { bundleScripts, type ScriptBundle } from './bundle.ts';
import { accentsIn, planFonts } from './fonts.ts';
import { planIcons, type Icons } from './icons.ts';
import { planImages, type Images } from './images/planImages.ts';
import type { PlannedFile } from './planned.ts';
import { buildStylesheets, type Stylesheets } from './stylesheet.ts';
import type { GuideEntry } from './publishedGuides.ts';

export interface Assets {
  stylesheets: Stylesheets;
  scripts: ScriptBundle;
  fonts: readonly string[];
  icons: Icons;
  images: Images;
  files: readonly PlannedFile[];
}

export async function planAssets(
  content: Content,
  guides: readonly GuideEntry[],
  cacheDir: string,
): Promise<Assets> {
  const fonts = await planFonts(accentsOf(content, guides), cacheDir);
  const icons = await planIcons(content, cacheDir);
  const images = await planImages(content, guides, cacheDir);
  const { site } = content;
  const scripts = await bundleScripts(cacheDir, {
    newsletter: hasFeature(site, 'newsletter'),
    finder: hasFeature(site, 'finder'),
    regionSwitch: hasFeature(site, 'region_switch'),
  });
  return {
    scripts,
    stylesheets: await buildStylesheets(content, guides, fonts.rules, cacheDir),
    fonts: fonts.preload,
    icons,
    images,
    files: [...fonts.files, ...icons.files, ...images.files, ...scripts.files],
  };
}

function accentsOf({ site, home, pages }: Content, guides: readonly GuideEntry[]): string {
  return accentsIn([site, home, [...pages.values()], guides.map(({ guide, game }) => [guide, game])]);
}
