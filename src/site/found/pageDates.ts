import { homePath, indexPath, textPagePath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';

/**
 * When each page last changed, by path, as YYYY-MM-DD or YYYY-MM: the page's own updated_on; for the home page and
 * the index the latest of the guides that they list. A check of prices changes none of them. The page for unknown
 * addresses has no date.
 */
export function pageDates(site: SiteContext): ReadonlyMap<string, string> {
  const guides = site.guides.map(({ guide, path }) => [path, guide.updated_on] as const);
  const latest = guides.map(([, date]) => date).reduce((a, b) => (a > b ? a : b), '');
  const lists = latest === '' ? [] : [homePath, indexPath(site.content.site.vertical)];
  return new Map([
    ...lists.map((path) => [path, latest] as const),
    ...guides,
    ...site.pages.map((page) => [textPagePath(page.slug), page.updated_on] as const),
  ]);
}
