import type { Content } from '../../content/content.ts';
import { siteForm, type NewsletterForm } from '../../domain/newsletterForm.ts';
import { apiFiles } from '../api/apiFiles.ts';
import { planAssets } from '../assets/assets.ts';
import { siteContext, type SiteOptions } from '../context.ts';
import { publishedGuides } from '../guides/publishedGuides.ts';
import { sitePages } from '../pages/pageKinds.ts';
import { pageFiles, type PagePlanner } from '../pages/pageFiles.ts';
import type { PlannedFile } from '../planned.ts';
import { searchIndexFile } from '../pages/searchIndex.ts';
import { planShareImages } from '../share/planShareImages.ts';
import { shellView } from '../pages/views/shell.ts';
import { inlineHash } from '../../platform/hash.ts';
import { shareFonts } from '../share/shareFonts.ts';
import { feedFiles } from '../feeds/feeds.ts';

export interface PlanOptions extends SiteOptions {
  cacheDir: string;
  /** Puts the security policy into the pages, for a host that does not send our headers. */
  policyInPages?: boolean;
}

export type SitePlan = Awaited<ReturnType<typeof planSite>>;

export async function planSite(content: Content, options: PlanOptions) {
  const guides = publishedGuides(content);
  const assets = await planAssets(content, guides, options.cacheDir, (options.amazon ?? null) !== null);
  const context = siteContext(content, guides, assets, options);
  const pages = sitePages(context);
  const shares = await planShareImages(
    context,
    pages.flatMap(({ share }) => share ?? []),
    await shareFonts(options.cacheDir),
    options.cacheDir,
  );
  const shell = shellView(context);
  const inline = {
    scripts: [...Object.values(assets.scripts.pages).map(({ boot }) => boot), shell.speculationRules],
    styles: Object.values(assets.stylesheets),
  };
  const policy = contentSecurityPolicy(inline, siteForm(content.site));
  const planner: PagePlanner = {
    context,
    shell: { ...shell, policy: options.policyInPages === true ? policyInPage(policy) : null },
    shareImages: shares.byPath,
  };
  const files: PlannedFile[] = [
    ...assets.files,
    ...shares.files,
    ...pageFiles(planner, pages),
    searchIndexFile(context),
    ...apiFiles(context),
    ...feedFiles(context, pages),
  ];
  return { files, inline, policy };
}

interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

function contentSecurityPolicy({ scripts, styles }: InlineCode, newsletter: NewsletterForm): string {
  const form = newsletter.kind === 'post' ? ` ${new URL(newsletter.post.action).origin}` : '';
  // The browser alone submits a form that opens a tab.
  const connect = newsletter.kind === 'post' && newsletter.post.tab === null ? form : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(scripts)}`,
    `style-src ${hashes(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    `form-action 'self'${form}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // None of our code turns text into markup or script, so nothing needs permission.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The directives that work in a meta element; browsers take the rest from headers only. */
export function policyInPage(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
}

function hashes(texts: readonly string[]): string {
  return [...new Set(texts)].map((text) => `'${inlineHash(text)}'`).join(' ');
}
