import type { SiteContext } from './context.ts';

/** Whether the site is built for its own address; a copy anywhere else is not for search engines. */
export function isIndexable({ baseUrl, content }: Pick<SiteContext, 'baseUrl' | 'content'>): boolean {
  return baseUrl === content.site.base_url;
}
