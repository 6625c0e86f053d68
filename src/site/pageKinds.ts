import { createElement, type ReactElement } from 'react';
import type { Graph, WebPage } from 'schema-dts';
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
import {
  absentPages,
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
import { changesPageView } from './views/changesPage.ts';
import { dealsPageView, dealsText } from './views/dealsPage.ts';
import { guidePageView } from './views/guide.ts';
import { homePageView } from './views/home.ts';
import { countIndexPages, guidesOfPage, indexPageView, latestGuides } from './views/indexPage.ts';
import { linkHealthPageView } from './views/linkHealthPage.ts';
import { notFoundPageView } from './views/notFound.ts';
import { textPageView } from './views/textPage.ts';
import { lastChange, type GuideEntry } from './publishedGuides.ts';

export interface SitePage {
  /** Null for the 404 page: no canonical link, not indexed. */
  path: string | null;
  source: string;
  stylesheet: keyof Stylesheets;
  /** The day or month of its last change, ignoring price checks; null if it has no date. */
  updatedOn: string | null;
  view: (image: string | null) => PageContent;
}

export interface PageContent {
  head: Pick<HeadView, 'title' | 'description' | 'type' | 'jsonLd'>;
  /** Its props are plain data that identify the page. */
  main: ReactElement;
}

/** The words of a page that is not a guide. */
interface Texts {
  title: string;
  seo_title: string;
  seo_description: string;
}

interface PageParts {
  main: ReactElement;
  /** Structured data, with a reference to the page itself. */
  things: (page: WebPage) => Graph['@graph'];
}

const pageKinds: Record<string, (site: SiteContext) => SitePage[]> = {
  home: (site) => {
    const { seo_title, seo_description, hero } = site.content.home;
    const texts = { title: hero.title, seo_title, seo_description };
    const updatedOn = lastChange(site.guides);
    const page = websitePage(site, { path: homePath, texts, updatedOn, source: 'home.yaml' }, () => ({
      main: createElement(HomePage, { page: homePageView(site) }),
      things: (own) => [webSite(site), own, guideList(site, guidesOfPage(site, 1))],
    }));
    return [{ ...page, stylesheet: 'home' }];
  },
  index: (site) => {
    const { index, vertical } = site.content.site;
    const pages = Array.from({ length: countIndexPages(site) }, (_, at) => {
      const number = at + 1;
      const only = (text: string) => (number === 1 ? text : `Page ${number}. ${text}`);
      const texts = {
        title: only(index.title),
        seo_title: only(index.seo_title),
        seo_description: only(index.seo_description),
      };
      return indexPage(site, indexPagePath(vertical, number), number, guidesOfPage(site, number), texts);
    });
    return [
      ...pages,
      indexPage(site, indexUpdatedPath(vertical), 'updated', latestGuides(site), index.updated),
    ];
  },
  guide: (site) => site.guides.map((entry) => guidePage(site, entry)),
  text: (site) =>
    site.pages.map((text) => {
      const path = textPagePath(text.slug);
      const about = { path, texts: text, updatedOn: text.updated_on, source: `pages/${text.id}.yaml` };
      return websitePage(site, about, () => {
        const page = textPageView(site, text);
        const questions = page.sections.flatMap((section) => section.questions ?? []);
        return {
          main: createElement(TextPage, { page }),
          things: (own) => [
            own,
            breadcrumbList(site, page.crumbs, path),
            ...(questions.length > 0 ? [faqPage(questions)] : []),
          ],
        };
      });
    }),
  records: (site) => {
    const { changes, link_health } = site.content.site;
    const changed = guideChanges(site.guides)[0]?.date ?? null;
    return [
      recordsPage(site, changesPath, changes, changed, () =>
        createElement(ChangesPage, { page: changesPageView(site) }),
      ),
      recordsPage(site, dealsPath, dealsText(site), null, () =>
        createElement(DealsPage, { page: dealsPageView(site) }),
      ),
      recordsPage(site, linkHealthPath, link_health, null, () =>
        createElement(LinkHealthPage, { page: linkHealthPageView(site) }),
      ),
    ];
  },
  notFound: (site) => {
    const { seo_title: title, seo_description: description } = site.content.site.not_found;
    const view = (): PageContent => ({
      head: { title, description, type: 'website', jsonLd: null },
      main: createElement(NotFoundPage, { page: notFoundPageView(site) }),
    });
    return [{ path: null, source: 'site.yaml', stylesheet: 'page', updatedOn: null, view }];
  },
};

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
            faqPage(guide.faq),
          ]),
        },
        main: createElement(GuidePage, { page }),
      };
    },
  };
}

function websitePage(
  site: SiteContext,
  about: { path: string; texts: Texts; updatedOn: string | null; source: string },
  partsOf: () => PageParts,
): SitePage {
  const { path, texts, updatedOn, source } = about;
  const { title: name, seo_title: title, seo_description: description } = texts;
  const view = (): PageContent => {
    const { main, things } = partsOf();
    const own = webPage(site, { path, name, description, updatedOn });
    return { head: { title, description, type: 'website', jsonLd: jsonLd(things(own)) }, main };
  };
  return { path, source, stylesheet: 'page', updatedOn, view };
}

function indexPage(
  site: SiteContext,
  path: string,
  number: number | 'updated',
  guides: readonly GuideEntry[],
  texts: Texts,
): SitePage {
  const about = { path, texts, updatedOn: lastChange(guides), source: 'site.yaml' };
  return websitePage(site, about, () => {
    const page = indexPageView(site, number);
    return {
      main: createElement(IndexPage, { page }),
      things: (own) => [own, breadcrumbList(site, page.crumbs, path), guideList(site, guides)],
    };
  });
}

function recordsPage(
  site: SiteContext,
  path: string,
  texts: Texts,
  updatedOn: string | null,
  main: () => ReactElement,
): SitePage {
  const crumbs = { parents: [], current: texts.title };
  return websitePage(site, { path, texts, updatedOn, source: 'site.yaml' }, () => ({
    main: main(),
    things: (own) => [own, breadcrumbList(site, crumbs, path)],
  }));
}

export function sitePages(site: SiteContext): SitePage[] {
  const absent: (string | null)[] = absentPages(site.content.site);
  return Object.values(pageKinds)
    .flatMap((kind) => kind(site))
    .filter(({ path }) => !absent.includes(path));
}
