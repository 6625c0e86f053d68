import { absoluteUrl, sitemapPartPath, sitemapPath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import type { InputRecorder } from '../inputs.ts';
import { sitePages } from '../pageKinds.ts';
import type { PlannedFile } from '../planned.ts';
import { tracedFile } from '../tracedFile.ts';
import { escapeXml } from './xml.ts';

/** The protocol's bound. With addresses as long as ours, so many stay far below its 50 MB. */
const maxAddresses = 50_000;

/**
 * Every page that search engines may list, with the day of its last change: one file, or an index of several.
 * https://www.sitemaps.org/protocol.html
 * pages: the number of those that have an address.
 */
export function sitemapFiles(
  site: SiteContext,
  record: InputRecorder['record'],
  pages: number,
): PlannedFile[] {
  const parts = Math.ceil(pages / maxAddresses);
  if (parts === 1) return [tracedFile(sitemapPath, site, record, (from) => sitemap(listedPages(from)))];
  const paths = Array.from({ length: parts }, (_, part) => sitemapPartPath(part + 1));
  return [
    tracedFile(sitemapPath, site, record, (from) => sitemapIndex(from, paths)),
    ...paths.map((path, part) =>
      tracedFile(path, site, record, (from) =>
        sitemap(listedPages(from).slice(part * maxAddresses, (part + 1) * maxAddresses)),
      ),
    ),
  ];
}

interface ListedPage {
  address: string;
  updatedOn: string | null;
}

function listedPages(site: SiteContext): ListedPage[] {
  return sitePages(site).flatMap(({ path, updatedOn }) =>
    path === null ? [] : [{ address: absoluteUrl(site.baseUrl, path), updatedOn }],
  );
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

function sitemapIndex(site: SiteContext, paths: readonly string[]): string {
  const parts = paths.map(
    (path) => `  <sitemap><loc>${escapeXml(absoluteUrl(site.baseUrl, path))}</loc></sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.join('')}</sitemapindex>
`;
}
