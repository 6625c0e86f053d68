import { createElement, type ReactElement } from 'react';
import { Document, type HeadView, type ShellView } from '../../templates/Document.tsx';
import { GuidePage } from '../../templates/pages/GuidePage.tsx';
import { HomePage } from '../../templates/pages/HomePage.tsx';
import { IndexPage } from '../../templates/pages/IndexPage.tsx';
import { NotFoundPage } from '../../templates/pages/NotFoundPage.tsx';
import { TextPage } from '../../templates/pages/TextPage.tsx';
import type { Page } from '../domain/data.ts';
import { absoluteUrl, homePath, indexPath, pageFile, textPagePath } from '../domain/routes.ts';
import type { SiteContext } from './context.ts';
import type { GuideEntry } from './publishedGuides.ts';
import { pageDates } from './found/pageDates.ts';
import { isIndexable } from './indexable.ts';
import type { PlannedFile } from './planned.ts';
import { renderPage } from './render.ts';
import type { ShareImages } from './share/planShareImages.ts';
import {
  breadcrumbList,
  faqPage,
  guideArticle,
  guideList,
  jsonLd,
  rankingList,
  webPage,
  webSite,
} from './seo/jsonLd.ts';
import type { Stylesheets } from './stylesheet.ts';
import { guidePageView } from './views/guide.ts';
import { homePageView } from './views/home.ts';
import { indexPageView } from './views/indexPage.ts';
import { notFoundPageView } from './views/notFound.ts';
import { textPageView } from './views/textPage.ts';

/** What every page is made from; share images by the path of their page. */
export interface PagePlanner {
  site: SiteContext;
  shell: ShellView;
  shareImages: ShareImages['byPath'];
}

function styled(planner: PagePlanner, page: keyof Stylesheets): PagePlanner {
  const stylesheet = planner.site.assets.stylesheets[page];
  return { ...planner, shell: { ...planner.shell, stylesheet } };
}

export function homeFile(planner: PagePlanner): PlannedFile {
  const { site } = planner;
  const { home } = site.content;
  return pageFileFor(styled(planner, 'home'), homePath, 'home.yaml', () => ({
    head: {
      ...pageHead(planner, homePath),
      title: home.seo_title,
      description: home.seo_description,
      jsonLd: jsonLd([
        webSite(site),
        webPage(site, {
          path: homePath,
          name: home.hero.title,
          description: home.seo_description,
          updatedOn: pageDates(site).get(homePath),
        }),
        guideList(site),
      ]),
    },
    main: createElement(HomePage, { page: homePageView(site) }),
  }));
}

export function indexFile(planner: PagePlanner): PlannedFile {
  const { site } = planner;
  const { index, vertical } = site.content.site;
  const path = indexPath(vertical);
  const updatedOn = pageDates(site).get(path);
  return pageFileFor(planner, path, 'site.yaml', () => {
    const page = indexPageView(site);
    return {
      head: {
        ...pageHead(planner, path),
        title: index.seo_title,
        description: index.seo_description,
        jsonLd: jsonLd([
          webPage(site, { path, name: index.title, description: index.seo_description, updatedOn }),
          breadcrumbList(site, page.crumbs, path),
          guideList(site),
        ]),
      },
      main: createElement(IndexPage, { page }),
    };
  });
}

export function guideFile(planner: PagePlanner, entry: GuideEntry): PlannedFile {
  const { site } = planner;
  const { guide, game, path } = entry;
  return pageFileFor(styled(planner, 'guide'), path, `guides/${guide.id}.yaml`, () => {
    const page = guidePageView(site, entry);
    return {
      head: {
        ...pageHead(planner, path),
        title: guide.seo_title ?? game.seo_title,
        description: guide.seo_description ?? game.seo_description,
        type: 'article',
        jsonLd: jsonLd([
          guideArticle(site, entry, planner.shareImages.get(path)?.url ?? null),
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
          webPage(site, {
            path,
            name: text.title,
            description: text.seo_description,
            updatedOn: text.updated_on,
          }),
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
  return {
    canonical: absoluteUrl(site.baseUrl, path),
    noindex: !isIndexable(site),
    type: 'website',
    siteName: site.content.site.name,
    language: site.content.site.language,
    image: planner.shareImages.get(path) ?? null,
  };
}
