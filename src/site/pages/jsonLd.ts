import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  Organization,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { CrumbsView } from '../../../templates/parts/Strip.tsx';
import type { Expansion, FaqItem, Game } from '../../domain/data.ts';
import { embedJson } from '../../domain/embed.ts';
import { plainText } from '../../domain/prose.ts';
import { rankedExpansions } from '../../domain/ranking.ts';
import { absoluteUrl, homePath } from '../../domain/routes.ts';
import { fullTitle } from '../../domain/words.ts';
import type { SiteContext } from '../context.ts';
import { boxAddress, type GuideEntry } from '../guides/publishedGuides.ts';

export function jsonLd(things: Graph['@graph']): string {
  return embedJson({ '@context': 'https://schema.org', '@graph': things } satisfies Graph);
}

export function breadcrumbList(context: SiteContext, crumbs: CrumbsView, path: string): BreadcrumbList {
  const links = [{ label: 'Home', href: homePath }, ...crumbs.parents, { label: crumbs.current, href: path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(context.baseUrl, href),
    })),
  };
}

/** Nothing without questions. */
export function faqPage(questions: readonly FaqItem[]): FAQPage[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: plainText(answer) },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

/** The day of first publication is unknown, so there is no datePublished. */
export function guideArticle(
  context: SiteContext,
  { guide, game, path }: GuideEntry,
  image: string | null,
): Article {
  const url = absoluteUrl(context.baseUrl, path);
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: guide.title,
    description: guide.seo_description ?? game.seo_description,
    ...(image === null ? {} : { image: [image] }),
    ...modified(guide.updated_on),
    author: publisher(context),
    publisher: { '@id': publisherId(context) },
    mainEntityOfPage: url,
    isPartOf: { '@id': webSiteId(context) },
    inLanguage: context.content.site.language,
    about: {
      '@type': 'Game',
      name: game.title,
      publisher: { '@type': 'Organization', name: game.publisher },
      ...players(game.min_players, game.max_players),
    },
  };
}

export function webPage(
  context: SiteContext,
  page: { path: string; name: string; description: string; updatedOn: string | null },
): WebPage {
  const url = absoluteUrl(context.baseUrl, page.path);
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: page.name,
    description: page.description,
    ...(page.updatedOn === null ? {} : modified(page.updatedOn)),
    isPartOf: { '@id': webSiteId(context) },
    publisher: publisher(context),
    inLanguage: context.content.site.language,
  };
}

/** A box as a game, with the players of the box alone or of the game with it. */
export function boxGame(game: Game, box: Expansion): Thing {
  const [min, max] = box.standalone
    ? [box.players_alone_min ?? box.players_after_min, box.players_alone_max ?? box.players_after_max]
    : [box.players_after_min, box.players_after_max];
  return {
    '@type': 'Game',
    name: fullTitle(game, box),
    ...players(min, max),
  };
}

function players(minValue: number | undefined, maxValue: number | undefined) {
  if (minValue === undefined || maxValue === undefined) return {};
  return { numberOfPlayers: { '@type': 'QuantitativeValue' as const, minValue, maxValue } };
}

export function rankingList(context: SiteContext, { guide, game, path }: GuideEntry): ItemList {
  const items = rankedExpansions(game, guide).map(({ expansion }) => ({
    name: expansion.title,
    description: expansion.seo_description ?? expansion.short_tagline,
    url: absoluteUrl(context.baseUrl, boxAddress(context.content.site, { game, path }, expansion)),
  }));
  return itemList(guide.title, items, { itemListOrder: 'https://schema.org/ItemListOrderAscending' });
}

export function guideList(context: SiteContext, guides: readonly GuideEntry[]): ItemList {
  const items = guides.map(({ guide, path }) => ({
    name: guide.name,
    url: absoluteUrl(context.baseUrl, path),
  }));
  return itemList(context.content.site.index.title, items);
}

function itemList(
  name: string,
  items: readonly { name: string; url: string }[],
  order: Pick<ItemList, 'itemListOrder'> = {},
): ItemList {
  return {
    '@type': 'ItemList',
    name,
    ...order,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}

export function webSite(context: SiteContext): WebSite {
  const { name, description, language } = context.content.site;
  return {
    '@type': 'WebSite',
    '@id': webSiteId(context),
    name,
    description,
    url: absoluteUrl(context.baseUrl, homePath),
    inLanguage: language,
    publisher: publisher(context),
  };
}

function webSiteId({ baseUrl }: SiteContext): string {
  return `${baseUrl}/#website`;
}

function publisherId({ baseUrl }: SiteContext): string {
  return `${baseUrl}/#organization`;
}

function publisher(context: SiteContext): Organization {
  const { baseUrl, assets } = context;
  const { site } = context.content;
  const profiles = site.social.flatMap(({ url }) => url ?? []);
  return {
    '@type': 'Organization',
    '@id': publisherId(context),
    name: site.name,
    url: absoluteUrl(baseUrl, homePath),
    logo: absoluteUrl(baseUrl, assets.icons.touch),
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
  };
}

/** schema.org takes a date, not a month alone. */
function modified(date: string): { dateModified?: string } {
  return date.length === 10 ? { dateModified: date } : {};
}
