/** Addresses of the site's pages: paths from the root, without a slash at the end. */

export const homePath = '/';
/** The route of every address without a page. */
export const notFoundPath = '/404';

const guideAddress = '/guides/{slug}-expansion-order';

/** The one canonical path of a guide; slug as in data/guides/<slug>.yaml, site as in data/site.yaml, if it is known. */
export function guidePath(slug: string, site?: { guide_address?: string } | null): string {
  return (site?.guide_address ?? guideAddress).replace('{slug}', slug);
}

const boxAddress = '/expansions/{game}/{box}';

/** The page of a box: slugs as in data/games/<slug>.yaml. */
export function boxPath(
  game: { slug: string },
  box: { slug: string },
  site?: { box_address?: string } | null,
): string {
  return (site?.box_address ?? boxAddress).replace('{game}', game.slug).replace('{box}', box.slug);
}

export function indexPath(vertical: { slug: string }): string {
  return `/${vertical.slug}`;
}

export function indexPagePath(vertical: { slug: string }, number: number): string {
  return number === 1 ? indexPath(vertical) : `${indexPath(vertical)}/page-${number}`;
}

export function indexUpdatedPath(vertical: { slug: string }): string {
  return `${indexPath(vertical)}/updated`;
}

export function textPagePath(slug: string): string {
  return `/${slug}`;
}

export const changesPath = '/changes';
export const dealsPath = '/deals';
export const linkHealthPath = '/link-health';

/** A full address; baseUrl is an origin without a slash at the end. */
export function absoluteUrl(baseUrl: string, path: string): string {
  return path === homePath ? `${baseUrl}/` : `${baseUrl}${path}`;
}

export function pageFile(path: string): string {
  return path === homePath ? 'index.html' : `${path.slice(1)}.html`;
}

export const feedPath = '/feed.xml';
export const dealsFeedPath = '/deals.xml';
export const sitemapPath = '/sitemap.xml';

export const securityTxtPath = '/.well-known/security.txt';
export const apiListPath = '/api/guides.json';
export const apiDealsPath = '/api/deals.json';
export const apiSchemaPath = '/api/schema.json';

export function apiGuidePath(id: string): string {
  return `/api/guides/${id}.json`;
}

/** Amazon’s prices of a guide, for a day. */
export function amazonPath(id: string): string {
  return `${amazonFolder}${id}.json`;
}

export const amazonFolder = '/amazon/';

export function finderPath(id: string): string {
  return `/api/finder/${id}.json`;
}

/** The text itself if its percent-encoding is broken. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
