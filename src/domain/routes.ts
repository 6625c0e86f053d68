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

/** The path of a text page; slug as in data/pages/<slug>.yaml. */
export function textPagePath(slug: string): string {
  return `/${slug}`;
}

/** A full address; baseUrl is an origin without a slash at the end. */
export function absoluteUrl(baseUrl: string, path: string): string {
  return path === homePath ? `${baseUrl}/` : `${baseUrl}${path}`;
}

/** The file below dist/ that is served at a page's path. */
export function pageFile(path: string): string {
  return path === homePath ? 'index.html' : `${path.slice(1)}.html`;
}
