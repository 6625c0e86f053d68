import { readFile } from 'node:fs/promises';
import type { Content } from '../content/content.ts';
import { absoluteUrl } from '../domain/routes.ts';
import { planAssets } from './assets.ts';
import { shareSource, siteContext, type SiteContext, type SiteOptions } from './context.ts';
import { guideFile, homeFile, indexFile, notFoundFile, textFile, type PagePlanner } from './pages.ts';
import type { PlannedFile } from './planned.ts';
import { searchIndexFile } from './searchIndex.ts';
import { shareImage } from './shareImage.ts';
import { shellView } from './views/shell.ts';

export interface PlanOptions extends SiteOptions {
  /** Where what is costly to make is kept between builds. */
  cacheDir: string;
}

export interface SitePlan {
  /** Every file of the site. Pages are rendered one by one, when their bytes are asked for. */
  files: PlannedFile[];
  /** What stands inline in pages as code or style: all that a policy has to allow. */
  inlineCode: readonly string[];
}

export async function planSite(content: Content, options: PlanOptions): Promise<SitePlan> {
  const assets = await planAssets(content, options.cacheDir);
  const site = siteContext(content, assets, options);
  const shares = await planShareImages(site, options.cacheDir);
  const planner: PagePlanner = {
    site,
    shell: shellView(site),
    shareUrl: (image) => shares.urls.get(image) ?? null,
  };
  const { shell } = planner;
  const files = [
    ...assets.files,
    ...shares.files,
    homeFile(planner),
    indexFile(planner),
    ...site.guides.map((entry) => guideFile(planner, entry)),
    ...site.pages.map((page) => textFile(planner, page)),
    notFoundFile(planner),
    searchIndexFile(site),
  ];
  const { home, page } = assets.stylesheets;
  return { files, inlineCode: [home, page, shell.boot, shell.speculationRules] };
}

async function planShareImages(site: SiteContext, cacheDir: string) {
  const files: PlannedFile[] = [];
  const urls = new Map<string, string>();
  for (const name of new Set(site.guides.map(shareSource))) {
    const image = shareImage(name, await readFile(`${site.content.dir}/${name}`), cacheDir);
    files.push(image.file);
    urls.set(name, absoluteUrl(site.baseUrl, image.url));
  }
  return { files, urls };
}
