import { feedPath, securityTxtPath, sitemapPath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import { isIndexable } from '../indexable.ts';
import type { PlannedFile } from '../planned.ts';
import { feed } from './feed.ts';
import { robotsTxt } from './robots.ts';
import { securityTxt } from './securityTxt.ts';
import { sitemap } from './sitemap.ts';

/** What crawlers, feed readers and finders of weaknesses look for. A copy has no sitemap: nothing in it is to be listed. */
export function foundFiles(site: SiteContext): PlannedFile[] {
  const security = securityTxt(site);
  return [
    { path: 'robots.txt', produce: () => robotsTxt(site) },
    ...(isIndexable(site) ? [{ path: sitemapPath.slice(1), produce: () => sitemap(site) }] : []),
    { path: feedPath.slice(1), produce: () => feed(site) },
    ...(security === null ? [] : [{ path: securityTxtPath.slice(1), produce: () => security }]),
  ];
}
