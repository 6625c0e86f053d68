import { absoluteUrl } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import { pageDates } from './pageDates.ts';
import { escapeXml } from './xml.ts';

/** Every page that search engines may list, with the day of its last change. https://www.sitemaps.org/protocol.html */
export function sitemap(site: SiteContext): string {
  const urls = [...pageDates(site)].map(
    ([path, date]) =>
      `  <url><loc>${escapeXml(absoluteUrl(site.baseUrl, path))}</loc><lastmod>${date}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
