import type { IndexPageView } from '../../../../templates/pages/IndexPage.tsx';
import { factAttributes } from '../../../domain/cardFacts.ts';
import { latest } from '../../../domain/dates.ts';
import { newestFirst } from '../../../domain/lists.ts';
import { complexityBounds, indexFacts } from '../../../domain/indexFilter.ts';
import { guidesPerPage } from '../../../domain/uiLimits.ts';
import { regions } from '../../../domain/offers.ts';
import { indexPagePath, indexPath, indexUpdatedPath } from '../../../domain/routes.ts';
import { termsOf } from '../../../domain/siteLook.ts';
import type { SiteContext } from '../../context.ts';
import { guideCard, searchBoxView } from './cards.ts';
import { regionNames } from './offers.ts';
import { newsletterView } from './shell.ts';
import { guideStock, type GuideEntry } from '../../guides/publishedGuides.ts';

const eagerCards = 2;

export function countIndexPages({ guides }: Pick<SiteContext, 'guides'>): number {
  return Math.max(1, Math.ceil(guides.length / guidesPerPage));
}

export function guidesOfPage({ guides }: Pick<SiteContext, 'guides'>, number: number): readonly GuideEntry[] {
  return guides.slice((number - 1) * guidesPerPage, number * guidesPerPage);
}

export function latestGuides({ guides }: Pick<SiteContext, 'guides'>): readonly GuideEntry[] {
  return guides.toSorted(newestFirst(({ guide }) => guide.updated_on)).slice(0, guidesPerPage);
}

export function indexPageView(context: SiteContext, page: number | 'updated'): IndexPageView {
  const { index, vertical } = context.content.site;
  const bounds = complexityBounds(index.filters);
  const isUpdated = page === 'updated';
  const guides = isUpdated ? latestGuides(context) : guidesOfPage(context, page);
  const listed = guides.map((entry) => ({ entry, stock: guideStock(entry, context.today) }));
  const days = new Set(guides.map(({ guide }) => guide.updated_on));
  const isOneDay = days.size === 1;
  const known = new Set<'players' | 'time' | 'complexity'>();
  const { title, lede } = isUpdated ? index.updated : index;
  const cards = listed.map(({ entry, stock }, position) => {
    const card = guideCard(context, entry, entry.game.description);
    const facts = indexFacts(entry.game, card.filters, stock, bounds);
    if (facts.maxPlayers > 0) known.add('players');
    if (facts.minutes < Infinity) known.add('time');
    if (facts.complexity !== null) known.add('complexity');
    const data = factAttributes(facts);
    const updated = isUpdated && !isOneDay ? entry.guide.updated_on : null;
    return { card: { ...card, data, updated }, eager: position < eagerCards };
  });
  const stock = regions.flatMap((region) => {
    const until = lastOf(listed.flatMap((one) => one.stock.filter((known) => known.region === region)));
    return until === null ? [] : [{ value: region, label: regionNames[region], until }];
  });
  return {
    crumbs: isUpdated
      ? { parents: [{ label: 'Guides', href: indexPath(vertical) }], current: index.updated.title }
      : { parents: [], current: 'Guides' },
    title,
    lede,
    updated: isUpdated && isOneDay ? ([...days][0] ?? null) : null,
    search: searchBoxView(context, !isUpdated),
    filters: {
      total: cards.length,
      filters: index.filters.map(({ id, label }) => ({ id, label })),
      tags: [...new Set(guides.flatMap(({ game }) => game.tags))].sort(),
      facts: [...known],
      terms: termsOf(context.content.site),
      stock,
      stockUntil: lastOf(stock),
    },
    order: { updated: isUpdated, href: isUpdated ? indexPath(vertical) : indexUpdatedPath(vertical) },
    weights: context.content.site.weights?.text ?? null,
    cards,
    pages: isUpdated ? restView(context) : pagesView(context, page),
    comingSoon: context.content.site.coming_soon ?? [],
    newsletter: newsletterView(context),
  };
}

function lastOf(dated: readonly { until: string }[]): string | null {
  return latest(dated.map(({ until }) => until)) ?? null;
}

function restView({ guides, content }: SiteContext): IndexPageView['pages'] {
  if (guides.length <= guidesPerPage) return null;
  return {
    text: `The ${guidesPerPage} guides that changed last. The filters above apply to these; search covers all ${guides.length}.`,
    links: [{ number: 1, href: indexPath(content.site.vertical) }],
  };
}

/** The number of pages linked before and after the current one, in addition to the first and last. */
const near = 2;

function pagesView(context: SiteContext, number: number): IndexPageView['pages'] {
  const count = countIndexPages(context);
  if (count === 1) return null;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return {
    text: `Page ${number} of ${count}. The filters above apply to the guides on this page; search covers all.`,
    links: numbers
      .filter((other) => other === 1 || other === count || Math.abs(other - number) <= near)
      .map((other) => ({
        number: other,
        href: other === number ? null : indexPagePath(context.content.site.vertical, other),
      })),
  };
}
