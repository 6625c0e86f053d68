import { createElement, type ReactElement } from 'react';
import type { Graph, WebPage } from 'schema-dts';
import type { HeadView } from '../../../templates/Document.tsx';
import { BoxPage } from '../../../templates/pages/BoxPage.tsx';
import { ChangesPage } from '../../../templates/pages/ChangesPage.tsx';
import { DealsPage } from '../../../templates/pages/DealsPage.tsx';
import { GuidePage } from '../../../templates/pages/GuidePage.tsx';
import { HomePage } from '../../../templates/pages/HomePage.tsx';
import { IndexPage } from '../../../templates/pages/IndexPage.tsx';
import { LinkHealthPage } from '../../../templates/pages/LinkHealthPage.tsx';
import { NotFoundPage } from '../../../templates/pages/NotFoundPage.tsx';
import { TextPage } from '../../../templates/pages/TextPage.tsx';
import { pagesOf, type PageKind, type PageOf, type RecordsPage } from '../../domain/pages.ts';
import { plainText } from '../../domain/prose.ts';
import { fullTitle } from '../../domain/words.ts';
import type { SiteContext } from '../context.ts';
import {
  boxGame,
  breadcrumbList,
  faqPage,
  guideArticle,
  guideList,
  jsonLd,
  rankingList,
  webPage,
  webSite,
} from './jsonLd.ts';
import type { Share } from '../share/planShareImages.ts';
import type { Stylesheets } from '../assets/stylesheet.ts';
import { dealsPageView, dealsText, changesPageView } from './views/dealsPage.ts';
import { answerText, boxPageView, boxTitle, shortenedText, verdictTitle } from './views/box.ts';
import { guidePageView } from './views/guide.ts';
import { homePageView } from './views/home.ts';
import { guidesOfPage, indexPageView, latestGuides } from './views/indexPage.ts';
import { linkHealthPageView } from './views/linkHealthPage.ts';
import { notFoundPageView } from './views/notFound.ts';
import { textPageView } from './views/textPage.ts';
import { lastChange, type GuideEntry, guideChanges } from '../guides/publishedGuides.ts';
import { guideFaq } from './views/guideMaterial.ts';

export interface SitePage {
  kind: PageKind;
  path: string;
  source: string;
  stylesheet: keyof Stylesheets;
  /** The day or month of its last change, ignoring price checks; null if it has no date. */
  updatedOn: string | null;
  share: Share | null;
  /** Nothing links to it, and it is not indexed. */
  hidden: boolean;
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

const kinds: { [K in PageKind]: (site: SiteContext, page: PageOf<K>) => SitePage } = {
  home: (site, page) => {
    const { seo_title, seo_description, hero } = site.content.home;
    const texts = { title: hero.title, seo_title, seo_description };
    const about = { texts, updatedOn: lastChange(site.guides), source: 'home.yaml' };
    const home = websitePage(site, page, about, () => ({
      main: createElement(HomePage, { page: homePageView(site) }),
      things: (own) => [webSite(site), own, guideList(site, guidesOfPage(site, 1))],
    }));
    return { ...home, stylesheet: 'home' };
  },
  index: (site, page) => {
    const { part, path } = page;
    const { index } = site.content.site;
    const only = (text: string) => (part === 1 ? text : `Page ${part}. ${text}`);
    const numbered = {
      title: only(index.title),
      seo_title: only(index.seo_title),
      seo_description: only(index.seo_description),
    };
    const guides = part === 'updated' ? latestGuides(site) : guidesOfPage(site, part);
    const texts = part === 'updated' ? index.updated : numbered;
    return websitePage(site, page, { texts, updatedOn: lastChange(guides), source: 'site.yaml' }, () => {
      const view = indexPageView(site, part);
      return {
        main: createElement(IndexPage, { page: view }),
        things: (own) => [own, breadcrumbList(site, view.crumbs, path), guideList(site, guides)],
      };
    });
  },
  guide: (site, { kind, path, guide }) => {
    const entry = guideEntry(site, guide.id);
    return {
      kind,
      path,
      source: `guides/${guide.id}.yaml`,
      stylesheet: 'guide',
      updatedOn: guide.updated_on,
      share: { kind, path, entry },
      hidden: false,
      view: (image) => {
        const page = guidePageView(site, entry);
        const faq = guideFaq(entry);
        return {
          head: {
            title: guide.seo_title ?? entry.game.seo_title,
            description: guide.seo_description ?? entry.game.seo_description,
            type: 'article',
            jsonLd: jsonLd([
              guideArticle(site, entry, image),
              breadcrumbList(site, page.crumbs, path),
              rankingList(site, entry),
              ...(faq.length > 0 ? [faqPage(faq)] : []),
            ]),
          },
          main: createElement(GuidePage, { page }),
        };
      },
    };
  },
  box: (site, { kind, path, guide, game, box }) => {
    const entry = guideEntry(site, guide.id);
    // Boxes that nobody has judged may share their one sentence.
    const about = box.not_judged === undefined ? '' : `${fullTitle(game, box)}: `;
    const answer = about + plainText(answerText(box));
    const title = boxTitle(entry, box);
    return {
      kind,
      path,
      source: `games/${game.id}.yaml`,
      stylesheet: 'box',
      updatedOn: guide.updated_on,
      share: { kind: 'guide', path: entry.path, entry },
      hidden: false,
      view: () => {
        const page = boxPageView(site, entry, box, path);
        const description = box.seo_description ?? shortenedText(answer);
        const own = webPage(site, { path, name: title, description, updatedOn: guide.updated_on });
        return {
          head: {
            title: box.seo_title ?? `${title} ${verdictTitle(box)}`,
            description,
            type: 'article',
            jsonLd: jsonLd([
              { ...own, about: boxGame(game, box) },
              breadcrumbList(site, page.crumbs, path),
              ...(page.questions.length === 0 ? [] : [faqPage(page.questions)]),
            ]),
          },
          main: createElement(BoxPage, { page }),
        };
      },
    };
  },
  text: (site, page) => {
    const { text, path } = page;
    const about = { texts: text, updatedOn: text.updated_on, source: `pages/${text.id}.yaml` };
    return websitePage(site, page, about, () => {
      const view = textPageView(site, text);
      const questions = view.sections.flatMap((section) => section.questions ?? []);
      return {
        main: createElement(TextPage, { page: view }),
        things: (own) => [
          own,
          breadcrumbList(site, view.crumbs, path),
          ...(questions.length > 0 ? [faqPage(questions)] : []),
        ],
      };
    });
  },
  records: (site, page) => {
    const { texts, updatedOn, main } = records[page.record](site);
    const crumbs = { parents: [], current: texts.title };
    return websitePage(site, page, { texts, updatedOn, source: 'site.yaml' }, () => ({
      main: main(),
      things: (own) => [own, breadcrumbList(site, crumbs, page.path)],
    }));
  },
  not_found: (site, { kind, path }) => {
    const { seo_title: title, seo_description: description } = site.content.site.not_found;
    const view = (): PageContent => ({
      head: { title, description, type: 'website', jsonLd: null },
      main: createElement(NotFoundPage, { page: notFoundPageView(site) }),
    });
    const plain = { stylesheet: 'page', updatedOn: null, share: null, hidden: true } as const;
    return { kind, path, source: 'site.yaml', ...plain, view };
  },
};

interface RecordsParts {
  texts: Texts;
  updatedOn: string | null;
  main: () => ReactElement;
}

const records: Record<RecordsPage, (site: SiteContext) => RecordsParts> = {
  changes: (site) => ({
    texts: site.content.site.changes,
    updatedOn: guideChanges(site)[0]?.date ?? null,
    main: () => createElement(ChangesPage, { page: changesPageView(site) }),
  }),
  deals: (site) => ({
    texts: dealsText(site),
    updatedOn: null,
    main: () => createElement(DealsPage, { page: dealsPageView(site) }),
  }),
  link_health: (site) => ({
    texts: site.content.site.link_health,
    updatedOn: null,
    main: () => createElement(LinkHealthPage, { page: linkHealthPageView(site) }),
  }),
};

function websitePage(
  site: SiteContext,
  { kind, path }: PageOf<PageKind>,
  about: { texts: Texts; updatedOn: string | null; source: string },
  partsOf: () => PageParts,
): SitePage {
  const { texts, updatedOn, source } = about;
  const { title: name, seo_title: title, seo_description: description } = texts;
  const view = (): PageContent => {
    const { main, things } = partsOf();
    const own = webPage(site, { path, name, description, updatedOn });
    return { head: { title, description, type: 'website', jsonLd: jsonLd(things(own)) }, main };
  };
  const share: Share = { kind: 'title', path, title: name };
  return {
    kind,
    path,
    source,
    stylesheet: 'page',
    updatedOn,
    share,
    hidden: site.hidden.includes(path),
    view,
  };
}

/** The published pages. The guides are in index order. */
export function sitePages(site: SiteContext): SitePage[] {
  const guides = new Map(site.guides.map(({ id, guide }) => [id, guide]));
  const games = new Map(site.guides.map(({ game }) => [game.id, game]));
  return pagesOf({ ...site.content, games, guides }).flatMap((page) =>
    page.status === 'published' ? planPage(site, page) : [],
  );
}

function planPage<K extends PageKind>(site: SiteContext, page: PageOf<K>): SitePage {
  return kinds[page.kind](site, page);
}

function guideEntry({ guideById }: SiteContext, id: string): GuideEntry {
  const entry = guideById.get(id);
  if (entry === undefined) throw new Error(`The guide "${id}" is not published.`);
  return entry;
}
