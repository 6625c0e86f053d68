import { createElement, type ReactElement } from 'react';
import type { HeadView } from '../../templates/Document.tsx';
import { ChangesPage } from '../../templates/pages/ChangesPage.tsx';
import { GuidePage } from '../../templates/pages/GuidePage.tsx';
import { HomePage } from '../../templates/pages/HomePage.tsx';
import { IndexPage } from '../../templates/pages/IndexPage.tsx';
import { NotFoundPage } from '../../templates/pages/NotFoundPage.tsx';
import { TextPage } from '../../templates/pages/TextPage.tsx';
import { changesPath, homePath, indexPath, textPagePath } from '../domain/routes.ts';
import { guideChanges } from './changes.ts';
import type { SiteContext } from './context.ts';
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
import { changesPageView } from './views/changes.ts';
import { faqView } from './views/faq.ts';
import { guidePageView } from './views/guide.ts';
import { homePageView } from './views/home.ts';
import { indexPageView } from './views/indexPage.ts';
import { notFoundPageView } from './views/notFound.ts';
import { textPageView } from './views/textPage.ts';

/** A page of the site; what it shows is made when it is asked for. */
export interface SitePage {
  /** Null for the page that is served at any address without one: no canonical link, in no index. */
  path: string | null;
  /** Its file below data. */
  source: string;
  stylesheet: keyof Stylesheets;
  /** The day or month of its last change; null where it has no date. A check of prices changes none. */
  updatedOn: string | null;
  /** image is the address of its share image. */
  view: (image: string | null) => PageContent;
}

export interface PageContent {
  head: Pick<HeadView, 'title' | 'description' | 'type' | 'jsonLd'>;
  main: ReactElement;
}

/** Every kind of page, in the order in which the site lists them. */
const pageKinds: Record<string, (site: SiteContext) => SitePage[]> = {
  home: (site) => {
    const { home } = site.content;
    const updatedOn = lastChange(site);
    const { title } = home.hero;
    const description = home.seo_description;
    return [
      {
        path: homePath,
        source: 'home.yaml',
        stylesheet: 'home',
        updatedOn,
        view: () => ({
          head: {
            title: home.seo_title,
            description,
            type: 'website',
            jsonLd: jsonLd([
              webSite(site),
              webPage(site, { path: homePath, name: title, description, updatedOn }),
              guideList(site),
            ]),
          },
          main: createElement(HomePage, { page: homePageView(site) }),
        }),
      },
    ];
  },
  index: (site) => {
    const { index, vertical } = site.content.site;
    const path = indexPath(vertical);
    const updatedOn = lastChange(site);
    return [
      {
        path,
        source: 'site.yaml',
        stylesheet: 'page',
        updatedOn,
        view: () => {
          const page = indexPageView(site);
          const { seo_title: title, seo_description: description } = index;
          const things = [
            webPage(site, { path, name: index.title, description, updatedOn }),
            breadcrumbList(site, page.crumbs, path),
            guideList(site),
          ];
          return {
            head: { title, description, type: 'website', jsonLd: jsonLd(things) },
            main: createElement(IndexPage, { page }),
          };
        },
      },
    ];
  },
  guide: (site) =>
    site.guides.map((entry) => ({
      path: entry.path,
      source: `guides/${entry.guide.id}.yaml`,
      stylesheet: 'guide',
      updatedOn: entry.guide.updated_on,
      view: (image) => {
        const { guide, game, path } = entry;
        const page = guidePageView(site, entry);
        return {
          head: {
            title: guide.seo_title ?? game.seo_title,
            description: guide.seo_description ?? game.seo_description,
            type: 'article',
            jsonLd: jsonLd([
              guideArticle(site, entry, image),
              breadcrumbList(site, page.crumbs, path),
              rankingList(site, entry),
              faqPage(faqView({ entry })),
            ]),
          },
          main: createElement(GuidePage, { page }),
        };
      },
    })),
  text: (site) =>
    site.pages.map((text) => ({
      path: textPagePath(text.slug),
      source: `pages/${text.id}.yaml`,
      stylesheet: 'page',
      updatedOn: text.updated_on,
      view: () => {
        const path = textPagePath(text.slug);
        const page = textPageView(site, text);
        const questions = page.sections.flatMap((section) => section.questions);
        const { seo_title: title, seo_description: description, updated_on: updatedOn } = text;
        return {
          head: {
            title,
            description,
            type: 'website',
            jsonLd: jsonLd([
              webPage(site, { path, name: text.title, description, updatedOn }),
              breadcrumbList(site, page.crumbs, path),
              ...(questions.length > 0 ? [faqPage(questions)] : []),
            ]),
          },
          main: createElement(TextPage, { page }),
        };
      },
    })),
  changes: (site) => {
    const updatedOn = guideChanges(site)[0]?.date ?? null;
    return [
      {
        path: changesPath,
        source: 'site.yaml',
        stylesheet: 'page',
        updatedOn,
        view: () => {
          const page = changesPageView(site);
          const { seo_title: title, seo_description: description } = site.content.site.changes;
          const things = [
            webPage(site, { path: changesPath, name: page.title, description, updatedOn }),
            breadcrumbList(site, page.crumbs, changesPath),
          ];
          return {
            head: { title, description, type: 'website', jsonLd: jsonLd(things) },
            main: createElement(ChangesPage, { page }),
          };
        },
      },
    ];
  },
  notFound: (site) => {
    const { seo_title: title, seo_description: description } = site.content.site.not_found;
    return [
      {
        path: null,
        source: 'site.yaml',
        stylesheet: 'page',
        updatedOn: null,
        view: () => ({
          head: { title, description, type: 'website', jsonLd: null },
          main: createElement(NotFoundPage, { page: notFoundPageView(site) }),
        }),
      },
    ];
  },
};

export function sitePages(site: SiteContext): SitePage[] {
  return Object.values(pageKinds).flatMap((kind) => kind(site));
}

/** Of the guides that the home page and the index list. */
function lastChange({ guides }: SiteContext): string | null {
  return (
    guides
      .map(({ guide }) => guide.updated_on)
      .sort()
      .at(-1) ?? null
  );
}
