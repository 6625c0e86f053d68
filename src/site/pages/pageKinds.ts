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

/** What a page has besides what its kind decides. */
interface PagePlan extends Pick<SitePage, 'source' | 'updatedOn' | 'share'> {
  title: string;
  description: string;
  view: (image: string | null) => PageParts;
}

interface PageParts {
  main: ReactElement;
  things: Graph['@graph'] | null;
}

const kinds: { [K in PageKind]: (context: SiteContext, page: PageOf<K>) => PagePlan } = {
  home: (context, page) => {
    const { seo_title, seo_description, hero } = context.content.home;
    const texts = { title: hero.title, seo_title, seo_description };
    const about = { texts, updatedOn: lastChange(context.guides), source: 'home.yaml' };
    return website(context, page, about, (own) => ({
      main: createElement(HomePage, { page: homePageView(context) }),
      things: [webSite(context), own, guideList(context, guidesOfPage(context, 1))],
    }));
  },
  index: (context, page) => {
    const { part, path } = page;
    const { index } = context.content.site;
    const only = (text: string) => (part === 1 ? text : `Page ${part}. ${text}`);
    const numbered = {
      title: only(index.title),
      seo_title: only(index.seo_title),
      seo_description: only(index.seo_description),
    };
    const guides = part === 'updated' ? latestGuides(context) : guidesOfPage(context, part);
    const texts = part === 'updated' ? index.updated : numbered;
    return website(context, page, { texts, updatedOn: lastChange(guides), source: 'site.yaml' }, (own) => {
      const view = indexPageView(context, part);
      return {
        main: createElement(IndexPage, { page: view }),
        things: [own, breadcrumbList(context, view.crumbs, path), guideList(context, guides)],
      };
    });
  },
  guide: (context, { kind, path, guide }) => {
    const entry = guideEntry(context, guide.id);
    return {
      source: `guides/${guide.id}.yaml`,
      title: guide.seo_title ?? entry.game.seo_title,
      description: guide.seo_description ?? entry.game.seo_description,
      updatedOn: guide.updated_on,
      share: { kind, path, entry },
      view: (image) => {
        const page = guidePageView(context, entry);
        return {
          main: createElement(GuidePage, { page }),
          things: [
            guideArticle(context, entry, image),
            breadcrumbList(context, page.crumbs, path),
            rankingList(context, entry),
            ...faqPage(guideFaq(entry)),
          ],
        };
      },
    };
  },
  box: (context, { path, guide, game, box }) => {
    const entry = guideEntry(context, guide.id);
    // Boxes that nobody has judged may share their one sentence.
    const about = box.not_judged === undefined ? '' : `${fullTitle(game, box)}: `;
    const name = boxTitle(entry, box);
    const description = box.seo_description ?? shortenedText(about + plainText(answerText(box)));
    const { updated_on: updatedOn } = guide;
    return {
      source: `games/${game.id}.yaml`,
      title: box.seo_title ?? `${name} ${verdictTitle(box)}`,
      description,
      updatedOn,
      share: { kind: 'guide', path: entry.path, entry },
      view: () => {
        const page = boxPageView(context, entry, box, path);
        return {
          main: createElement(BoxPage, { page }),
          things: [
            { ...webPage(context, { path, name, description, updatedOn }), about: boxGame(game, box) },
            breadcrumbList(context, page.crumbs, path),
            ...faqPage(page.questions),
          ],
        };
      },
    };
  },
  text: (context, page) => {
    const { text, path } = page;
    const about = { texts: text, updatedOn: text.updated_on, source: `pages/${text.id}.yaml` };
    return website(context, page, about, (own) => {
      const view = textPageView(context, text);
      const questions = view.sections.flatMap((section) => section.questions ?? []);
      return {
        main: createElement(TextPage, { page: view }),
        things: [own, breadcrumbList(context, view.crumbs, path), ...faqPage(questions)],
      };
    });
  },
  records: (context, page) => {
    const { texts, updatedOn, main } = records[page.record](context);
    const crumbs = { parents: [], current: texts.title };
    return website(context, page, { texts, updatedOn, source: 'site.yaml' }, (own) => ({
      main: main(),
      things: [own, breadcrumbList(context, crumbs, page.path)],
    }));
  },
  not_found: (context) => {
    const { seo_title: title, seo_description: description } = context.content.site.not_found;
    const main = () => createElement(NotFoundPage, { page: notFoundPageView(context) });
    const view = () => ({ main: main(), things: null });
    return { source: 'site.yaml', title, description, updatedOn: null, share: null, view };
  },
};

interface Texts {
  title: string;
  seo_title: string;
  seo_description: string;
}

interface RecordsParts {
  texts: Texts;
  updatedOn: string | null;
  main: () => ReactElement;
}

const records: Record<RecordsPage, (context: SiteContext) => RecordsParts> = {
  changes: (context) => ({
    texts: context.content.site.changes,
    updatedOn: guideChanges(context)[0]?.date ?? null,
    main: () => createElement(ChangesPage, { page: changesPageView(context) }),
  }),
  deals: (context) => ({
    texts: dealsText(context),
    updatedOn: null,
    main: () => createElement(DealsPage, { page: dealsPageView(context) }),
  }),
  link_health: (context) => ({
    texts: context.content.site.link_health,
    updatedOn: null,
    main: () => createElement(LinkHealthPage, { page: linkHealthPageView(context) }),
  }),
};

function website(
  context: SiteContext,
  { path }: PageOf<PageKind>,
  { texts, updatedOn, source }: { texts: Texts; updatedOn: string | null; source: string },
  partsOf: (own: WebPage) => PageParts,
): PagePlan {
  const { title: name, seo_title: title, seo_description: description } = texts;
  const share: Share = { kind: 'title', path, title: name };
  const view = () => partsOf(webPage(context, { path, name, description, updatedOn }));
  return { source, title, description, updatedOn, share, view };
}

/** The published pages. The guides are in index order. */
export function sitePages(context: SiteContext): SitePage[] {
  const guides = new Map(context.guides.map(({ id, guide }) => [id, guide]));
  const games = new Map(context.guides.map(({ game }) => [game.id, game]));
  return pagesOf({ ...context.content, games, guides }).flatMap((page) =>
    page.status === 'published' ? planPage(context, page) : [],
  );
}

function planPage<K extends PageKind>(context: SiteContext, page: PageOf<K>): SitePage {
  const { path } = page;
  const kind: PageKind = page.kind;
  const { title, description, view, ...plan } = kinds[page.kind](context, page);
  const isOwnSheet = kind === 'home' || kind === 'guide' || kind === 'box';
  return {
    ...plan,
    kind,
    path,
    stylesheet: isOwnSheet ? kind : 'page',
    hidden: kind === 'not_found' || context.hidden.includes(path),
    view: (image) => {
      const { main, things } = view(image);
      const type = kind === 'guide' || kind === 'box' ? 'article' : 'website';
      return { head: { title, description, type, jsonLd: things && jsonLd(things) }, main };
    },
  };
}

function guideEntry({ guideById }: SiteContext, id: string): GuideEntry {
  const entry = guideById.get(id);
  if (entry === undefined) throw new Error(`The guide "${id}" is not published.`);
  return entry;
}
