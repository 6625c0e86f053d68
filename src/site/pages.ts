import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandContext, type IslandServices } from '../../templates/parts/Island.tsx';
import { Document, type HeadView, type ShellView } from '../../templates/Document.tsx';
import { absoluteUrl, pageFile } from '../domain/routes.ts';
import { sha256 } from '../platform/hash.ts';
import type { SiteContext } from './context.ts';
import { notFoundRoute } from './expectHeads.ts';
import { isIndexable } from './indexable.ts';
import type { PageContent, SitePage } from './pageKinds.ts';
import type { PlannedFile } from './planned.ts';
import type { ShareImages } from './share/planShareImages.ts';

export interface PagePlanner {
  site: SiteContext;
  shell: ShellView;
  shareImages: ShareImages['byPath'];
}

export function pageFiles(planner: PagePlanner, pages: readonly SitePage[]): PlannedFile[] {
  const { shell, site } = planner;
  const { home, guide, page: other } = site.assets.stylesheets;
  const shells = {
    home: { ...shell, stylesheet: home },
    guide: { ...shell, stylesheet: guide },
    page: { ...shell, stylesheet: other },
  };
  const hashOf = (view: ShellView & { stylesheet: string }) => sha256(JSON.stringify(view));
  const hashes = { home: hashOf(shells.home), guide: hashOf(shells.guide), page: hashOf(shells.page) };
  return pages.map((page) => {
    const { path, source, stylesheet } = page;
    const view = () => {
      const { head, main } = pageContent(planner, page);
      return {
        inputs: [hashes[stylesheet], head, main.props],
        render: () =>
          renderPage(
            createElement(Document, { head, shell: shells[stylesheet], path, children: main }),
            shell.islands,
          ),
      };
    };
    return {
      path: pageFile(path ?? notFoundRoute),
      route: path ?? notFoundRoute,
      source,
      view,
      produce: () => view().render(),
    };
  });
}

function pageContent(
  { site, shareImages }: PagePlanner,
  { path, view }: SitePage,
): { head: HeadView; main: PageContent['main'] } {
  const image = path === null ? null : (shareImages.get(path) ?? null);
  const { head, main } = view(image?.url ?? null);
  return { head: { ...head, ...pageHead(site, path, image) }, main };
}

function pageHead(
  site: SiteContext,
  path: string | null,
  image: HeadView['image'],
): Pick<HeadView, 'canonical' | 'noindex' | 'siteName' | 'language' | 'image'> {
  const { name: siteName, language } = site.content.site;
  return {
    canonical: path === null ? null : absoluteUrl(site.baseUrl, path),
    noindex: path === null || site.hidden.includes(path) || !isIndexable(site),
    siteName,
    language,
    image,
  };
}

export function renderPage(page: ReactElement, scripts: IslandServices['scripts']): string {
  const services = {
    scripts,
    render: (island: ReactElement, prefix: string) => renderToString(island, { identifierPrefix: prefix }),
  };
  const markup = renderToStaticMarkup(createElement(IslandContext, { value: services }, page));
  return `<!doctype html>${markup}\n`;
}
