import { canonicalHost, isReservedOrigin } from '../domain/deployment/hosts.ts';

/**
 * Whether a site is built for its own address; a copy anywhere else is not for search engines. As long as the data
 * holds the placeholder, whoever builds for an address that can be theirs says with it which one is the site's own.
 */
export function isOwnAddress(baseUrl: string, dataUrl: string): boolean {
  if (baseUrl === dataUrl) return true;
  return isReservedOrigin(dataUrl) && !isReservedOrigin(baseUrl) && canonicalHost(baseUrl) !== null;
}

export function isIndexable(site: { baseUrl: string; content: { site: { base_url: string } } }): boolean {
  return isOwnAddress(site.baseUrl, site.content.site.base_url);
}
