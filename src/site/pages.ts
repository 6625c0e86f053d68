import { createElement } from 'react';
import { Document, type HeadView, type ShellView } from '../../templates/Document.tsx';
import { absoluteUrl, pageFile } from '../domain/routes.ts';
import { contentHash } from '../platform/hash.ts';
import type { SiteContext } from './context.ts';
import { notFoundRoute } from './expectHeads.ts';
import { isIndexable } from './indexable.ts';
import type { InputRecorder } from './inputs.ts';
import { sitePages, type SitePage } from './pageKinds.ts';
import type { PlannedFile } from './planned.ts';
import { renderPage } from './render.ts';
import type { ShareImages } from './share/planShareImages.ts';

/** The input of every page; share images by the path of their page. */
export interface PagePlanner {
  site: SiteContext;
  shell: ShellView;
  shareImages: ShareImages['byPath'];
  record: InputRecorder['record'];
}

export function pageFiles(planner: PagePlanner): PlannedFile[] {
  const { shell, site } = planner;
  const keyOf = (stylesheet: string) => contentHash(JSON.stringify([shell, stylesheet]));
  const { home, guide, page: other } = site.assets.stylesheets;
  const shellKeys = { home: keyOf(home), guide: keyOf(guide), page: keyOf(other) };
  return sitePages(site).map((page) => plannedPage(planner, page, shellKeys));
}

function plannedPage(
  planner: PagePlanner,
  page: SitePage,
  shellKeys: Readonly<Record<SitePage['stylesheet'], string>>,
): PlannedFile {
  const { path, source, stylesheet, guide } = page;
  const image = path === null ? null : (planner.shareImages.get(path) ?? null);
  const make = pageText(planner, page);
  return {
    path: pageFile(path ?? notFoundRoute),
    route: path ?? notFoundRoute,
    source,
    key: `${shellKeys[stylesheet]} ${image?.url ?? ''} ${image?.alt ?? ''}`,
    ...(guide !== undefined && { guide: { id: guide, file: 'page' } }),
    trace: () => planner.record(make),
    produce: () => make(planner.site),
  };
}

/** Makes the HTML of a page from a site; everything but the shell is read from the site that it is given. */
export function pageText(
  { site, shell, shareImages }: Pick<PagePlanner, 'site' | 'shell' | 'shareImages'>,
  { path, stylesheet, view }: SitePage,
): (from: SiteContext) => string {
  const image = path === null ? null : (shareImages.get(path) ?? null);
  const styled = { ...shell, stylesheet: site.assets.stylesheets[stylesheet] };
  return (from) => {
    const { head, main } = view(from, image?.url ?? null);
    const document = createElement(Document, {
      head: { ...head, ...pageHead(from, path, image) },
      shell: styled,
      path,
      children: main,
    });
    return renderPage(document, shell.islands);
  };
}

/** A build for any host other than the site's own is not for search engines. */
function pageHead(
  site: SiteContext,
  path: string | null,
  image: HeadView['image'],
): Pick<HeadView, 'canonical' | 'noindex' | 'siteName' | 'language' | 'image'> {
  const { name: siteName, language } = site.content.site;
  return {
    canonical: path === null ? null : absoluteUrl(site.baseUrl, path),
    noindex: path === null || !isIndexable(site),
    siteName,
    language,
    image,
  };
}
