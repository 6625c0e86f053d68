/** Addresses of the site's pages: paths from the root, without a slash at the end. */

export const homePath = '/';

/** The one canonical path of a guide; slug as in data/guides/<slug>.yaml. */
export function guidePath(slug: string): string {
  return `/guides/${slug}-expansion-order`;
}

/** The path of the index of guides; vertical is data/site.yaml's. */
export function indexPath(vertical: { slug: string }): string {
  return `/${vertical.slug}`;
}

/** The path of a page of the index, counted from 1; the first is the index itself. */
export function indexPagePath(vertical: { slug: string }, number: number): string {
  return number === 1 ? indexPath(vertical) : `${indexPath(vertical)}/page-${number}`;
}

/** The index in the order of the last change. */
export function indexUpdatedPath(vertical: { slug: string }): string {
  return `${indexPath(vertical)}/updated`;
}

/** The path of a text page; slug as in data/pages/<slug>.yaml. */
export function textPagePath(slug: string): string {
  return `/${slug}`;
}

/** The page of changes to the guides. */
export const changesPath = '/changes';

/** Boxes in stock below their usual price. */
export const dealsPath = '/deals';

/** Results of the last check of every link. */
export const linkHealthPath = '/link-health';

/** The pages of every site, whatever its guides and texts; no file of data/pages may have their address. */
export function fixedPaths(vertical: { slug: string }): string[] {
  return [homePath, indexPath(vertical), indexUpdatedPath(vertical), changesPath, dealsPath, linkHealthPath];
}

/** A full address; baseUrl is an origin without a slash at the end. */
export function absoluteUrl(baseUrl: string, path: string): string {
  return path === homePath ? `${baseUrl}/` : `${baseUrl}${path}`;
}

/** The file below dist/ that is served at a page's path. */
export function pageFile(path: string): string {
  return path === homePath ? 'index.html' : `${path.slice(1)}.html`;
}

/** The feed of changes to guides. */
export const feedPath = '/feed.xml';

/** The feed of good prices. */
export const dealsFeedPath = '/deals.xml';

export const sitemapPath = '/sitemap.xml';

/** A part of a sitemap that is too long for one file, counted from 1. */
export function sitemapPartPath(number: number): string {
  return `/sitemap-${number}.xml`;
}

export const securityTxtPath = '/.well-known/security.txt';

/** The JSON API: the content of the site's pages, for programs. */
export const apiListPath = '/api/guides.json';
export const apiDealsPath = '/api/deals.json';
export const apiSchemaPath = '/api/schema.json';

/** A page of the list of guides, counted from 1. */
export function apiListPagePath(number: number): string {
  return number === 1 ? apiListPath : `/api/guides-${number}.json`;
}

/** One guide of the API; id as in data/guides/<id>.yaml. */
export function apiGuidePath(id: string): string {
  return `/api/guides/${id}.json`;
}

/** What the finder of a guide's page asks and answers from; id as in data/guides/<id>.yaml. */
export function finderPath(id: string): string {
  return `/api/finder/${id}.json`;
}

/** The kind of a page, for its budget. */
export type PageKind = 'home' | 'index' | 'guide' | 'text' | 'not_found';

/** The kind of the page at a path; notFound is the route that stands for any address without a page. */
export function pageKind(path: string, vertical: { slug: string }, notFound: string): PageKind {
  if (path === homePath) return 'home';
  const index = indexPath(vertical);
  if (path === index || path === indexUpdatedPath(vertical) || path.startsWith(`${index}/page-`))
    return 'index';
  if (path === notFound) return 'not_found';
  return path.startsWith('/guides/') ? 'guide' : 'text';
}
