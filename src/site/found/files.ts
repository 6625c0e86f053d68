import { dealsFeedPath, feedPath, securityTxtPath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import { isIndexable } from '../indexable.ts';
import type { InputRecorder } from '../inputs.ts';
import type { PlannedFile } from '../planned.ts';
import { dealsFeed } from './dealsFeed.ts';
import { tracedFile } from '../tracedFile.ts';
import { feed } from './feed.ts';
import { robotsTxt } from './robots.ts';
import { securityTxt } from './securityTxt.ts';
import { sitemapFiles } from './sitemap.ts';

/**
 * Files for crawlers, feed readers and security researchers. A copy has no sitemap: none of its pages are to
 * be listed. pages: the number of those that have an address.
 */
export function foundFiles(site: SiteContext, record: InputRecorder['record'], pages: number): PlannedFile[] {
  const security = securityTxt(site);
  return [
    { path: 'robots.txt', produce: () => robotsTxt(site) },
    ...(isIndexable(site) ? sitemapFiles(site, record, pages) : []),
    tracedFile(feedPath, site, record, feed),
    tracedFile(dealsFeedPath, site, record, dealsFeed),
    ...(security === null ? [] : [{ path: securityTxtPath.slice(1), produce: () => security }]),
  ];
}
