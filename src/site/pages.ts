import { createElement } from 'react';
import { Document, type HeadView, type ShellView } from '../../templates/Document.tsx';
import { absoluteUrl, pageFile } from '../domain/routes.ts';
import type { SiteContext } from './context.ts';
import { notFoundRoute } from './expectHeads.ts';
import { isIndexable } from './indexable.ts';
import { sitePages, type SitePage } from './pageKinds.ts';
import type { PlannedFile } from './planned.ts';
import { renderPage } from './render.ts';
import type { ShareImages } from './share/planShareImages.ts';

/** What every page is made from; share images by the path of their page. */
export interface PagePlanner {
  site: SiteContext;
  shell: ShellView;
  shareImages: ShareImages['byPath'];
}

export function pageFiles(planner: PagePlanner): PlannedFile[] {
  return sitePages(planner.site).map((page) => plannedPage(planner, page));
}

function plannedPage(planner: PagePlanner, page: SitePage): PlannedFile {
  const { site, shell } = planner;
  const { path, source, stylesheet } = page;
  return {
    path: pageFile(path ?? notFoundRoute),
    route: path ?? notFoundRoute,
    source,
    produce: () => {
      const { head, main } = page.view((path !== null && planner.shareImages.get(path)?.url) || null);
      const document = createElement(Document, {
        head: { ...head, ...pageHead(planner, path) },
        shell: { ...shell, stylesheet: site.assets.stylesheets[stylesheet] },
        path,
        children: main,
      });
      return renderPage(document, shell.islands);
    },
  };
}

/** A build for any other host than the site's own is not for search engines. */
function pageHead(
  { site, shareImages }: PagePlanner,
  path: string | null,
): Pick<HeadView, 'canonical' | 'noindex' | 'siteName' | 'language' | 'image'> {
  const { name: siteName, language } = site.content.site;
  return {
    canonical: path === null ? null : absoluteUrl(site.baseUrl, path),
    noindex: path === null || !isIndexable(site),
    siteName,
    language,
    image: path === null ? null : (shareImages.get(path) ?? null),
  };
}
