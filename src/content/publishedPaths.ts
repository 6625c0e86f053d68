import { pagesOf } from '../domain/pages.ts';
import type { Content } from './content.ts';

/** Every address that a site answers with a page or a redirect, except further pages of the index. */
export function publishedPaths(content: Content): string[] {
  const pages = pagesOf(content).filter(
    (page) =>
      page.status === 'published' &&
      page.kind !== 'not_found' &&
      !(page.kind === 'index' && typeof page.part === 'number' && page.part > 1),
  );
  return [...pages.map(({ path }) => path), ...content.redirects.map(({ from }) => from)].sort();
}
