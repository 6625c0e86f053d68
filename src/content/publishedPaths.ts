import { fixedPaths, guidePath, textPagePath } from '../domain/routes.ts';
import type { Content } from './content.ts';

/** Every address that a site answers with a page or a redirect, except further pages of the index. */
export function publishedPaths({ site, guides, pages, redirects }: Content): string[] {
  const isPublished = ({ status }: { status: string }) => status === 'published';
  return [
    ...fixedPaths(site),
    ...[...guides.values()].filter(isPublished).map(({ slug }) => guidePath(slug, site)),
    ...[...pages.values()].filter(isPublished).map(({ slug }) => textPagePath(slug)),
    ...redirects.map(({ from }) => from),
  ].sort();
}
