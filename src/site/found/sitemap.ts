import { absoluteUrl } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import { sitePages } from '../pageKinds.ts';
import { escapeXml } from './xml.ts';

/** Every page that search engines may list, with the day of its last change. https://www.sitemaps.org/protocol.html */
export function sitemap(site: SiteContext): string {
  const urls = sitePages(site).flatMap(({ path, updatedOn }) => {
    if (path === null) return [];
    const date = updatedOn === null ? '' : `<lastmod>${updatedOn}</lastmod>`;
    return [`  <url><loc>${escapeXml(absoluteUrl(site.baseUrl, path))}</loc>${date}</url>\n`];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
