import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandContext, type IslandServices } from '../../../templates/parts/Island.tsx';
import { Document, type HeadView, type ShellView } from '../../../templates/Document.tsx';
import { absoluteUrl, notFoundPath, pageFile } from '../../domain/routes.ts';
import { sha256 } from '../../platform/hash.ts';
import { type SiteContext, isIndexable } from '../context.ts';
import type { PageContent, SitePage } from './pageKinds.ts';
import type { PlannedPage } from '../planned.ts';
import type { ShareImages } from '../share/planShareImages.ts';

export interface PagePlanner {
  context: SiteContext;
  shell: ShellView;
  shareImages: ShareImages['byPath'];
}

export function pageFiles(planner: PagePlanner, pages: readonly SitePage[]): PlannedPage[] {
  const { shell, context } = planner;
  const { stylesheets, scripts } = context.assets;
  const shellOf = (kind: keyof typeof stylesheets) => {
    const view = { ...shell, stylesheet: stylesheets[kind], ...scripts.pages[kind] };
    return { view, hash: sha256(JSON.stringify(view)) };
  };
  const shells = {
    home: shellOf('home'),
    guide: shellOf('guide'),
    box: shellOf('box'),
    page: shellOf('page'),
  };
  return pages.map((page) => {
    const { path, source, stylesheet } = page;
    const { canonical, noindex } = pageHead(context, page);
    const view = () => {
      const { head, main } = pageContent(planner, page);
      const shown = { head, shell: shells[stylesheet].view, path: canonical === null ? null : path };
      return {
        inputs: [shells[stylesheet].hash, head, main.props],
        render: () => renderPage(createElement(Document, { ...shown, children: main }), shell.islands),
      };
    };
    return {
      path: pageFile(path),
      route: path,
      source,
      expected: { canonical, indexable: !noindex },
      view,
      produce: () => view().render(),
    };
  });
}

function pageContent(
  { context, shareImages }: PagePlanner,
  page: SitePage,
): { head: HeadView; main: PageContent['main'] } {
  const image = (page.share && shareImages.get(page.share.path)) ?? null;
  const { head, main } = page.view(image?.url ?? null);
  const { name: siteName, language } = context.content.site;
  return { head: { ...head, ...pageHead(context, page), siteName, language, image }, main };
}

/** The 404 page has no address of its own. */
function pageHead(context: SiteContext, { path, hidden }: SitePage): Pick<HeadView, 'canonical' | 'noindex'> {
  const isNotFound = path === notFoundPath;
  return {
    canonical: isNotFound ? null : absoluteUrl(context.baseUrl, path),
    noindex: isNotFound || hidden || !isIndexable(context),
  };
}

export function renderPage(page: ReactElement, scripts: IslandServices['scripts']): string {
  const services = {
    scripts,
    render: (island: ReactElement, prefix: string) => renderToString(island, { identifierPrefix: prefix }),
  };
  const markup = renderToStaticMarkup(createElement(IslandContext, { value: services }, page));
  return `<!doctype html>${tidied(markup)}\n`;
}

/**
 * React's spelling of datetime confuses parsers that heed case, and Safari takes a list without markers for none unless
 * it has a role. Lists with a class have no markers (site.css). Cloudflare would replace email addresses by a script,
 * which our policy stops. Text cannot match: its < and " are escaped.
 */
function tidied(markup: string): string {
  return markup
    .replaceAll(' dateTime="', ' datetime="')
    .replaceAll(/<([ou]l) class=/g, '<$1 role="list" class=')
    .replace(/(<body[^>]*>)(.*@.*)(<\/body>)/s, '$1<!--email_off-->$2<!--/email_off-->$3');
}
