import {
  absoluteUrl,
  dealsFeedPath,
  feedPath,
  securityTxtPath,
  sitemapPartPath,
  sitemapPath,
} from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import { hiddenPages } from '../hiddenPages.ts';
import { isIndexable } from '../indexable.ts';
import type { SitePage } from '../pageKinds.ts';
import type { PlannedFile } from '../planned.ts';
import { dealsFeed, feed } from './feeds.ts';
import { escapeXml } from './xml.ts';
import { addDays } from '../../domain/dates.ts';

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

/** https://www.rfc-editor.org/rfc/rfc9309 */
export function robotsTxt(site: SiteContext): string {
  if (isIndexable(site)) {
    return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site.baseUrl, sitemapPath)}\n`;
  }
  // A crawler that may not open a page never sees its noindex, and may list the bare address.
  return '# A copy. Every page says noindex, and has to be opened for that to be read.\nUser-agent: *\nAllow: /\n';
}

/** The protocol's bound. With addresses as long as ours, so many stay far below its 50 MB. */
const maxAddresses = 50_000;

/**
 * Every page that search engines may list, with the day of its last change: one file, or an index of several.
 * https://www.sitemaps.org/protocol.html
 */
export function sitemapFiles(site: SiteContext, pages: readonly SitePage[]): PlannedFile[] {
  const { baseUrl } = site;
  const hidden = hiddenPages(site);
  const listed = pages.flatMap(({ path, updatedOn }) =>
    path === null || hidden.includes(path) ? [] : [{ address: absoluteUrl(baseUrl, path), updatedOn }],
  );
  const parts = Math.ceil(listed.length / maxAddresses);
  if (parts === 1) return [{ path: sitemapPath.slice(1), produce: () => sitemap(listed) }];
  const paths = Array.from({ length: parts }, (_, part) => sitemapPartPath(part + 1));
  return [
    { path: sitemapPath.slice(1), produce: () => sitemapIndex(baseUrl, paths) },
    ...paths.map((path, part) => ({
      path: path.slice(1),
      produce: () => sitemap(listed.slice(part * maxAddresses, (part + 1) * maxAddresses)),
    })),
  ];
}

interface ListedPage {
  address: string;
  updatedOn: string | null;
}

function sitemap(pages: readonly ListedPage[]): string {
  const urls = pages.map(({ address, updatedOn }) => {
    const date = updatedOn === null ? '' : `<lastmod>${updatedOn}</lastmod>`;
    return `  <url><loc>${escapeXml(address)}</loc>${date}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

function sitemapIndex(baseUrl: string, paths: readonly string[]): string {
  const parts = paths.map(
    (path) => `  <sitemap><loc>${escapeXml(absoluteUrl(baseUrl, path))}</loc></sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.join('')}</sitemapindex>
`;
}

/** Less than a year, as the standard asks, and long enough for a site that is seldom built. */
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
