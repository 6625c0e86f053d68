import type { Content } from '../content/content.ts';
import type { Assets } from './assets.ts';
import { findDeals } from './deals.ts';
import { hiddenPages } from './hiddenPages.ts';
import type { GuideEntry } from './publishedGuides.ts';

/** today is YYYY-MM-DD; baseUrl is an origin without a trailing slash. */
export interface SiteOptions {
  today: string;
  baseUrl: string;
}

export type SiteContext = ReturnType<typeof siteContext>;

export function siteContext(
  content: Content,
  guides: readonly GuideEntry[],
  assets: Assets,
  options: SiteOptions,
) {
  const deals = findDeals({ content, guides, today: options.today });
  return {
    ...options,
    content,
    assets,
    guides,
    guideByPath: new Map(guides.map((entry) => [entry.path, entry])),
    guideById: new Map(guides.map((entry) => [entry.id, entry])),
    pages: [...content.pages.values()].filter((page) => page.status === 'published'),
    deals,
    /** Paths that have no page, or a page that nothing links to. */
    hidden: hiddenPages(content, guides, deals.deals),
  };
}
