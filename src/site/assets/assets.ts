import type { Content } from '../../content/content.ts';
import { hasFeature } from '../../domain/siteLook.ts';
import { bundleScripts } from './bundle.ts';
import { planFonts } from './fonts.ts';
import { planIcons } from './icons.ts';
import { planImages } from './images/planImages.ts';
import { buildStylesheets } from './stylesheet.ts';
import type { GuideEntry } from '../guides/publishedGuides.ts';

export type Assets = Awaited<ReturnType<typeof planAssets>>;

export async function planAssets(
  content: Content,
  guides: readonly GuideEntry[],
  cacheDir: string,
  amazon = false,
) {
  const { site, home, pages } = content;
  const shown = [site, home, [...pages.values()], guides.map(({ guide, game }) => [guide, game])];
  const fonts = await planFonts(JSON.stringify(shown), cacheDir);
  const icons = await planIcons(content, cacheDir);
  const images = await planImages(content, guides, cacheDir);
  const scripts = await bundleScripts(cacheDir, {
    newsletter: hasFeature(site, 'newsletter'),
    finder: hasFeature(site, 'finder'),
    regionSwitch: hasFeature(site, 'region_switch'),
    amazon,
  });
  return {
    scripts,
    stylesheets: await buildStylesheets(content, guides, fonts.rules, cacheDir, amazon),
    fonts: fonts.preload,
    icons,
    images,
    files: [...fonts.files, ...icons.files, ...images.files, ...scripts.files],
  };
}
