import { absoluteUrl, dealsFeedPath, feedPath, securityTxtPath, sitemapPath } from '../../domain/routes.ts';
import { hasFeature } from '../../domain/siteLook.ts';
import { type SiteContext, isIndexable } from '../context.ts';
import type { SitePage } from '../pages/pageKinds.ts';
import type { PlannedFile } from '../planned.ts';
import { dealsFeed, escapeXml, feed } from './feeds.ts';
import { addDays } from '../../domain/dates.ts';

/** Files for crawlers, feed readers, and security researchers. A copy has no sitemap, because its pages are noindex. */
export function foundFiles(site: SiteContext, pages: readonly SitePage[]): PlannedFile[] {
  const security = securityTxt(site);
  return [
    { path: 'robots.txt', produce: () => robotsTxt(site) },
    ...(isIndexable(site) ? [{ path: sitemapPath.slice(1), produce: () => sitemap(site, pages) }] : []),
    { path: feedPath.slice(1), produce: () => feed(site) },
    ...(hasFeature(site.content.site, 'deals')
      ? [{ path: dealsFeedPath.slice(1), produce: () => dealsFeed(site) }]
      : []),
    ...(security === null ? [] : [{ path: securityTxtPath.slice(1), produce: () => security }]),
  ];
}

/** https://www.rfc-editor.org/rfc/rfc9309 */
export function robotsTxt(site: SiteContext): string {
  if (isIndexable(site)) {
    return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site.baseUrl, sitemapPath)}\n`;
  }
  // A crawler that must not open a page never sees its noindex, and may list its address.
  return '# A copy. Every page is noindex, and crawlers must open it to see that.\nUser-agent: *\nAllow: /\n';
}

/** Every page that search engines may list, with the day of its last change. https://www.sitemaps.org/protocol.html */
function sitemap(site: SiteContext, pages: readonly SitePage[]): string {
  const urls = pages.flatMap(({ path, updatedOn, hidden }) => {
    if (hidden) return [];
    const date = updatedOn === null ? '' : `<lastmod>${updatedOn}</lastmod>`;
    return `  <url><loc>${escapeXml(absoluteUrl(site.baseUrl, path))}</loc>${date}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** Less than a year, as the standard requires, and long enough between rare builds. */
const validDays = 360;

/**
 * The contact for reporting a vulnerability; null if the data has no address.
 * https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt({ baseUrl, today, content: { site } }: SiteContext): string | null {
  const contact = site.security_contact;
  if (contact === undefined) return null;
  return [
    `Contact: ${contact.startsWith('/') ? absoluteUrl(baseUrl, contact) : contact}`,
    `Expires: ${addDays(today, validDays)}T00:00:00Z`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absoluteUrl(baseUrl, securityTxtPath)}`,
    '',
  ].join('\n');
}
