import type { Content } from '../content/content.ts';
import { newsletterForm } from '../domain/newsletterForm.ts';
import { apiFiles } from './api/apiFiles.ts';
import { planAssets } from './assets.ts';
import { siteContext, type SiteOptions } from './context.ts';
import { publishedGuides } from './publishedGuides.ts';
import { foundFiles } from './found/files.ts';
import { sitePages } from './pageKinds.ts';
import { pageFiles, type PagePlanner } from './pages.ts';
import { hiddenPages } from './hiddenPages.ts';
import type { PlannedFile } from './planned.ts';
import { searchIndexFiles } from './searchIndex.ts';
import { contentSecurityPolicy, policyInPage, type InlineCode } from './securityPolicy.ts';
import { planShareImages } from './share/planShareImages.ts';
import { shareFonts } from './share/shareFonts.ts';
import { shellView } from './views/shell.ts';

export interface PlanOptions extends SiteOptions {
  /** Where expensive results are kept between builds. */
  cacheDir: string;
  /** true where pages carry the security policy themselves, for a host that sends no headers of ours. */
  policyInPages?: boolean;
}

export interface SitePlan {
  /** Every file of the site. Pages are rendered one by one, when their bytes are asked for. */
  files: PlannedFile[];
  inline: InlineCode;
  /** The content security policy of every page. */
  policy: string;
  /** Pages with nothing to say yet. */
  hidden: readonly string[];
}

export async function planSite(content: Content, options: PlanOptions): Promise<SitePlan> {
  const guides = publishedGuides(content);
  const assets = await planAssets(content, guides, options.cacheDir);
  const site = siteContext(content, guides, assets, options);
  const shares = await planShareImages(site, await shareFonts(options.cacheDir), options.cacheDir);
  const shell = shellView(site);
  const inline = {
    scripts: [shell.boot, shell.speculationRules],
    styles: Object.values(assets.stylesheets),
  };
  const policy = contentSecurityPolicy(inline, newsletterForm(content.site.newsletter));
  const planner: PagePlanner = {
    site,
    shell: { ...shell, policy: options.policyInPages === true ? policyInPage(policy) : null },
    shareImages: shares.byPath,
  };
  const pages = sitePages(site);
  const files = [
    ...assets.files,
    ...shares.files,
    ...pageFiles(planner, pages),
    ...searchIndexFiles(site),
    ...apiFiles(site),
    ...foundFiles(site, pages),
  ];
  return { files, inline, policy, hidden: hiddenPages(site) };
}
