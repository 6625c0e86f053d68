import { createElement, type ReactElement } from 'react';
import type { HeadView } from '../../templates/Document.tsx';
import { ChangesPage } from '../../templates/pages/ChangesPage.tsx';
import { DealsPage } from '../../templates/pages/DealsPage.tsx';
import { GuidePage } from '../../templates/pages/GuidePage.tsx';
import { HomePage } from '../../templates/pages/HomePage.tsx';
import { IndexPage } from '../../templates/pages/IndexPage.tsx';
import { LinkHealthPage } from '../../templates/pages/LinkHealthPage.tsx';
import { NotFoundPage } from '../../templates/pages/NotFoundPage.tsx';
import { TextPage } from '../../templates/pages/TextPage.tsx';
import { guideChanges } from './changes.ts';
import type { ChangesText } from '../domain/data.ts';
import {
  changesPath,
  dealsPath,
  homePath,
  indexPagePath,
  indexUpdatedPath,
  linkHealthPath,
  textPagePath,
} from '../domain/routes.ts';
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
import { dealsPageView, dealsText } from './views/deals.ts';
import { faqView } from './views/faq.ts';
import { guidePageView } from './views/guide.ts';
import { homePageView } from './views/home.ts';
import { countIndexPages, guidesOfPage, indexPageView, latestGuides } from './views/indexPage.ts';
import { linkHealthPageView } from './views/linkHealth.ts';
import { notFoundPageView } from './views/notFound.ts';
import { textPageView } from './views/textPage.ts';
import { lastChange, type GuideEntry } from './publishedGuides.ts';

/** A page of the site; its view is made on request. */
export interface SitePage {
  /** Null for the page served at any missing address: no canonical link, not indexed. */
  path: string | null;
  /** Its file below data. */
  source: string;
  stylesheet: keyof Stylesheets;
  /** The day or month of its last change; null if it has no date. A price check changes none. */
  updatedOn: string | null;
  /** image is the address of its share image. */
  view: (image: string | null) => PageContent;
}

export interface PageContent {
  head: Pick<HeadView, 'title' | 'description' | 'type' | 'jsonLd'>;
  /** Its props are plain data: they identify the page. */
  main: ReactElement;
}

interface IndexTexts {
  title: string;
  seo_title: string;
  seo_description: string;
}

/** Every kind of page, in the order in which the site lists them. */
const pageKinds: Record<string, (site: SiteContext) => SitePage[]> = {
  home: (site) => {
    const { home } = site.content;
    const updatedOn = lastChange(site.guides);
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
              guideList(site, guidesOfPage(site, 1)),
            ]),
          },
          main: createElement(HomePage, { page: homePageView(site) }),
        }),
      },
    ];
  },
  index: (site) => [
    ...Array.from({ length: countIndexPages(site) }, (_, index) => {
      const number = index + 1;
      const only = (text: string) => (number === 1 ? text : `Page ${number}. ${text}`);
      const { title, seo_title, seo_description } = site.content.site.index;
      const path = indexPagePath(site.content.site.vertical, number);
      return indexPage(site, path, number, guidesOfPage(site, number), {
        title: only(title),
        seo_title: only(seo_title),
        seo_description: only(seo_description),
      });
    }),
    indexPage(
      site,
      indexUpdatedPath(site.content.site.vertical),
      'updated',
      latestGuides(site),
      site.content.site.index.updated,
    ),
  ],
  guide: (site) => site.guides.map((entry) => guidePage(site, entry)),
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
  changes: (site) => [
    generatedPage(site, {
      path: changesPath,
      text: site.content.site.changes,
      updatedOn: guideChanges(site.guides)[0]?.date ?? null,
      main: () => createElement(ChangesPage, { page: changesPageView(site) }),
    }),
  ],
  deals: (site) => [
    generatedPage(site, {
      path: dealsPath,
      text: dealsText(site),
      updatedOn: null,
      main: () => createElement(DealsPage, { page: dealsPageView(site) }),
    }),
  ],
  linkHealth: (site) => [
    generatedPage(site, {
      path: linkHealthPath,
      text: site.content.site.link_health,
      updatedOn: null,
      main: () => createElement(LinkHealthPage, { page: linkHealthPageView(site) }),
    }),
  ],
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

/** The page of a guide. */
export function guidePage(site: SiteContext, entry: GuideEntry): SitePage {
  const { id, path, guide, game } = entry;
  return {
    path,
    source: `guides/${id}.yaml`,
    stylesheet: 'guide',
    updatedOn: guide.updated_on,
    view: (image) => {
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
  };
}

/** A page that lists guides. */
function indexPage(
  site: SiteContext,
  path: string,
  number: number | 'updated',
  guides: readonly GuideEntry[],
  { title: name, seo_title: title, seo_description: description }: IndexTexts,
): SitePage {
  const updatedOn = lastChange(guides);
  return {
    path,
    source: 'site.yaml',
    stylesheet: 'page',
    updatedOn,
    view: () => {
      const page = indexPageView(site, number);
      const things = [
        webPage(site, { path, name, description, updatedOn }),
        breadcrumbList(site, page.crumbs, path),
        guideList(site, guides),
      ];
      return {
        head: { title, description, type: 'website', jsonLd: jsonLd(things) },
        main: createElement(IndexPage, { page }),
      };
    },
  };
}

/** A page made from records; its words are those of the site. */
function generatedPage(
  site: SiteContext,
  {
    path,
    text,
    updatedOn,
    main,
  }: {
    path: string;
    text: ChangesText;
    updatedOn: string | null;
    main: () => ReactElement;
  },
): SitePage {
  const { title: name, seo_title: title, seo_description: description } = text;
  const things = () => [
    webPage(site, { path, name, description, updatedOn }),
    breadcrumbList(site, { parents: [], current: name }, path),
  ];
  return {
    path,
    source: 'site.yaml',
    stylesheet: 'page',
    updatedOn,
    view: () => ({
      head: { title, description, type: 'website', jsonLd: jsonLd(things()) },
      main: main(),
    }),
  };
}

/** Every page, in the order in which the site lists them. */
export function sitePages(site: SiteContext): SitePage[] {
  return Object.values(pageKinds).flatMap((kind) => kind(site));
}
