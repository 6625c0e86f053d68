import { createElement, type ReactElement } from 'react';
import { Document, type HeadView, type ShellView } from '../../templates/Document.tsx';
import { GuidePage } from '../../templates/pages/GuidePage.tsx';
import { HomePage } from '../../templates/pages/HomePage.tsx';
import { IndexPage } from '../../templates/pages/IndexPage.tsx';
import { NotFoundPage } from '../../templates/pages/NotFoundPage.tsx';
import { TextPage } from '../../templates/pages/TextPage.tsx';
import type { Page } from '../domain/data.ts';
import { absoluteUrl, homePath, indexPath, pageFile, textPagePath } from '../domain/routes.ts';
import { shareSource, type GuideEntry, type SiteContext } from './context.ts';
import type { PlannedFile } from './planned.ts';
import { renderPage } from './render.ts';
import {
  breadcrumbList,
  faqPage,
  guideArticle,
  guideList,
  jsonLd,
  rankingList,
  webSite,
} from './seo/jsonLd.ts';
import { guidePageView } from './views/guide.ts';
import { homePageView } from './views/home.ts';
import { indexPageView } from './views/indexPage.ts';
import { notFoundPageView } from './views/notFound.ts';
import { textPageView } from './views/textPage.ts';

/** What every page is made from. shareUrl gives the full address of an image's share version. */
export interface PagePlanner {
  site: SiteContext;
  shell: ShellView;
  shareUrl: (image: string) => string | null;
}

export function homeFile(planner: PagePlanner): PlannedFile {
  const { site } = planner;
  const { home } = site.content;
  const shell = { ...planner.shell, stylesheet: site.assets.stylesheets.home };
  return pageFileFor({ ...planner, shell }, homePath, 'home.yaml', () => ({
    head: {
      ...pageHead(planner, homePath),
      title: home.seo_title,
      description: home.seo_description,
      jsonLd: jsonLd([webSite(site), guideList(site)]),
    },
    main: createElement(HomePage, { page: homePageView(site) }),
  }));
}

export function indexFile(planner: PagePlanner): PlannedFile {
  const { site } = planner;
  const { index, vertical } = site.content.site;
  const path = indexPath(vertical);
  return pageFileFor(planner, path, 'site.yaml', () => {
    const page = indexPageView(site);
    return {
      head: {
        ...pageHead(planner, path),
        title: index.seo_title,
        description: index.seo_description,
        jsonLd: jsonLd([breadcrumbList(site, page.crumbs, path), guideList(site)]),
      },
      main: createElement(IndexPage, { page }),
    };
  });
}

export function guideFile(planner: PagePlanner, entry: GuideEntry): PlannedFile {
  const { site } = planner;
  const { guide, game, path } = entry;
  return pageFileFor(planner, path, `guides/${guide.id}.yaml`, () => {
    const page = guidePageView(site, entry);
    const image = shareImageOf(planner, entry);
    return {
      head: {
        ...pageHead(planner, path),
        title: guide.seo_title ?? game.seo_title,
        description: guide.seo_description ?? game.seo_description,
        type: 'article',
        image,
        jsonLd: jsonLd([
          guideArticle(site, entry, image?.url ?? null),
          breadcrumbList(site, page.crumbs, path),
          rankingList(site, entry),
          faqPage(page.faq),
        ]),
      },
      main: createElement(GuidePage, { page }),
    };
  });
}

export function textFile(planner: PagePlanner, text: Page): PlannedFile {
  const { site } = planner;
  const path = textPagePath(text.slug);
  return pageFileFor(planner, path, `pages/${text.id}.yaml`, () => {
    const page = textPageView(site, text);
    const questions = page.sections.flatMap((section) => section.questions);
    return {
      head: {
        ...pageHead(planner, path),
        title: text.seo_title,
        description: text.seo_description,
        jsonLd: jsonLd([
          breadcrumbList(site, page.crumbs, path),
          ...(questions.length > 0 ? [faqPage(questions)] : []),
        ]),
      },
      main: createElement(TextPage, { page }),
    };
  });
}

/** Served at any address that does not exist, so it has no path, no canonical link and no place in an index. */
export function notFoundFile({ site, shell }: PagePlanner): PlannedFile {
  const { not_found: page, name, language } = site.content.site;
  const head: HeadView = {
    title: page.seo_title,
    description: page.seo_description,
    canonical: null,
    noindex: true,
    type: 'website',
    siteName: name,
    language,
    image: null,
    jsonLd: null,
  };
  return {
    path: '404.html',
    route: '/404',
    source: 'site.yaml',
    produce: () =>
      renderPage(
        createElement(Document, {
          head,
          shell,
          path: null,
          children: createElement(NotFoundPage, { page: notFoundPageView(site) }),
        }),
        shell.islands,
      ),
  };
}

function pageFileFor(
  { shell }: PagePlanner,
  path: string,
  source: string,
  view: () => { head: HeadView; main: ReactElement },
): PlannedFile {
  return {
    path: pageFile(path),
    route: path,
    source,
    produce: () => {
      const { head, main } = view();
      return renderPage(createElement(Document, { head, shell, path, children: main }), shell.islands);
    },
  };
}

/** The head of an ordinary page. A build for any other host than the site's own is not for search engines. */
function pageHead(planner: PagePlanner, path: string): Omit<HeadView, 'title' | 'description' | 'jsonLd'> {
  const { site } = planner;
  const lead = site.guides[0];
  return {
    canonical: absoluteUrl(site.baseUrl, path),
    noindex: site.baseUrl !== site.content.site.base_url,
    type: 'website',
    siteName: site.content.site.name,
    language: site.content.site.language,
    image: lead === undefined ? null : shareImageOf(planner, lead),
  };
}

function shareImageOf({ shareUrl }: PagePlanner, entry: GuideEntry): HeadView['image'] {
  const url = shareUrl(shareSource(entry));
  return url === null ? null : { url, alt: entry.game.hero_alt };
}
