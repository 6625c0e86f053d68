import { absoluteUrl, sitemapPartPath, sitemapPath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import type { SitePage } from '../pageKinds.ts';
import type { PlannedFile } from '../planned.ts';
import { escapeXml } from './xml.ts';

/** The protocol's bound. With addresses as long as ours, so many stay far below its 50 MB. */
const maxAddresses = 50_000;

/**
 * Every page that search engines may list, with the day of its last change: one file, or an index of several.
 * https://www.sitemaps.org/protocol.html
 */
export function sitemapFiles({ baseUrl }: SiteContext, pages: readonly SitePage[]): PlannedFile[] {
  const listed = pages.flatMap(({ path, updatedOn }) =>
    path === null ? [] : [{ address: absoluteUrl(baseUrl, path), updatedOn }],
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
