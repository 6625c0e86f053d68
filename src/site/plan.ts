import type { Content } from '../content/content.ts';
import { newsletterForm } from '../domain/newsletterForm.ts';
import { apiFiles } from './api/files.ts';
import { planAssets } from './assets.ts';
import { siteContext, type SiteOptions } from './context.ts';
import { planGuides, type GuidesPlan } from './guideWork.ts';
import { notFoundRoute } from './expectHeads.ts';
import { recordInputs, type InputRecorder } from './inputs.ts';
import { openGuides } from './publishedGuides.ts';
import { foundFiles } from './found/files.ts';
import { pageFiles, type PagePlanner } from './pages.ts';
import type { PlannedFile } from './planned.ts';
import { searchIndexFiles } from './searchFiles.ts';
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
  /** What files were made from, as it is now. */
  inputs: Pick<InputRecorder, 'hashOf' | 'inputsOf'>;
  /** The guides' files, for worker threads. */
  guides: GuidesPlan;
  /** Keeps what the next plan can use, once the files are made. */
  save: () => void;
}

export async function planSite(content: Content, options: PlanOptions): Promise<SitePlan> {
  const { guides, save } = await openGuides(content, options.today, options.cacheDir);
  const assets = await planAssets(content, guides, options.cacheDir);
  const site = siteContext(content, guides, assets, options);
  const shares = await planShareImages(site, await shareFonts(options.cacheDir), options.cacheDir);
  const shell = shellView(site);
  const inline = {
    scripts: [shell.boot, shell.speculationRules],
    styles: Object.values(assets.stylesheets),
  };
  const policy = contentSecurityPolicy(inline, newsletterForm(content.site.newsletter));
  const { record, ...inputs } = recordInputs(site);
  const planner: PagePlanner = {
    site,
    shell: { ...shell, policy: options.policyInPages === true ? policyInPage(policy) : null },
    shareImages: shares.byPath,
    record,
  };
  const guidesPlan = planGuides(site, planner.shell, shares.byPath);
  const pages = pageFiles(planner);
  const listed = pages.filter(({ route }) => route !== notFoundRoute).length;
  const files = [
    ...[...assets.files, ...shares.files].map(withKey),
    ...pages,
    ...searchIndexFiles(site, record),
    ...apiFiles(site, record),
    ...foundFiles(site, record, listed),
  ];
  return { files, inline, policy, inputs, guides: guidesPlan, save };
}

/** A hash in the address identifies the content. */
function withKey(file: PlannedFile): PlannedFile {
  return /\.(?:[0-9a-f]{12}|[A-Z0-9]{8})\.\w+$/.test(file.path) ? { ...file, key: file.path } : file;
}
