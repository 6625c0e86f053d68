import { absoluteUrl } from '../domain/routes.ts';
import type { PlannedFile } from './planned.ts';

/** The route of the 404 page. */
export const notFoundRoute = '/404';

/**
 * Sets the expected head of each page by the kind of page, regardless of its source. indexable is
 * false for a site that is not at its own address. hidden are pages with nothing to say.
 */
export function expectHeads(
  files: readonly PlannedFile[],
  site: { baseUrl: string; indexable: boolean; hidden: readonly string[] },
): PlannedFile[] {
  return files.map((file) => {
    const { route } = file;
    if (route === undefined) return file;
    const expected =
      route === notFoundRoute
        ? { canonical: null, indexable: false }
        : {
            canonical: absoluteUrl(site.baseUrl, route),
            indexable: site.indexable && !site.hidden.includes(route),
          };
    return { ...file, expected };
  });
}
