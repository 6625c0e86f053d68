import { absoluteUrl, sitemapPath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import { isIndexable } from '../indexable.ts';

/** https://www.rfc-editor.org/rfc/rfc9309 */
export function robotsTxt(site: SiteContext): string {
  if (isIndexable(site)) {
    return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site.baseUrl, sitemapPath)}\n`;
  }
  // A crawler that may not open a page never sees its noindex, and may list the bare address.
  return '# A copy. Every page says noindex, and has to be opened for that to be read.\nUser-agent: *\nAllow: /\n';
}
