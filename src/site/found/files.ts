import { dealsFeedPath, feedPath, securityTxtPath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import { isIndexable } from '../indexable.ts';
import type { SitePage } from '../pageKinds.ts';
import type { PlannedFile } from '../planned.ts';
import { dealsFeed } from './dealsFeed.ts';
import { feed } from './feed.ts';
import { robotsTxt } from './robots.ts';
import { securityTxt } from './securityTxt.ts';
import { sitemapFiles } from './sitemap.ts';

/**
 * Files for crawlers, feed readers and security researchers. A copy has no sitemap: none of its pages are to
 * be listed.
 */
export function foundFiles(site: SiteContext, pages: readonly SitePage[]): PlannedFile[] {
  const security = securityTxt(site);
  return [
    { path: 'robots.txt', produce: () => robotsTxt(site) },
    ...(isIndexable(site) ? sitemapFiles(site, pages) : []),
    { path: feedPath.slice(1), produce: () => feed(site) },
    { path: dealsFeedPath.slice(1), produce: () => dealsFeed(site) },
    ...(security === null ? [] : [{ path: securityTxtPath.slice(1), produce: () => security }]),
  ];
}
