import type { Content } from '../content/content.ts';
import type { Page } from '../domain/data.ts';
import type { Assets } from './assets.ts';
import { findDeals, type Deals } from './deals.ts';
import type { GuideEntry } from './publishedGuides.ts';

/** today is YYYY-MM-DD; baseUrl an origin without a slash at the end. */
export interface SiteOptions {
  today: string;
  baseUrl: string;
}

export interface SiteContext extends SiteOptions {
  content: Content;
  assets: Assets;
  guides: readonly GuideEntry[];
  guideByPath: ReadonlyMap<string, GuideEntry>;
  guideById: ReadonlyMap<string, GuideEntry>;
  pages: readonly Page[];
  deals: Deals;
}

export function siteContext(
  content: Content,
  guides: readonly GuideEntry[],
  assets: Assets,
  options: SiteOptions,
): SiteContext {
  return {
    ...options,
    content,
    assets,
    guides,
    guideByPath: new Map(guides.map((entry) => [entry.path, entry])),
    guideById: new Map(guides.map((entry) => [entry.id, entry])),
    pages: [...content.pages.values()].filter((page) => page.status === 'published'),
    deals: findDeals({ content, guides, today: options.today }),
  };
}
