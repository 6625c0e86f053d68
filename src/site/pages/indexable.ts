import { canonicalHost, isReservedOrigin } from '../../domain/deployment/hosts.ts';

/**
 * Whether a site is built for its own address; search engines must not list copies elsewhere. While the data
 * still has the placeholder, any real address counts as the site's own.
 */
export function isOwnAddress(baseUrl: string, dataUrl: string): boolean {
  if (baseUrl === dataUrl) return true;
  return isReservedOrigin(dataUrl) && !isReservedOrigin(baseUrl) && canonicalHost(baseUrl) !== null;
}

export function isIndexable(site: { baseUrl: string; content: { site: { base_url: string } } }): boolean {
  return isOwnAddress(site.baseUrl, site.content.site.base_url);
}
