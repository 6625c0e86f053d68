import type { IndexPageView } from '../../../templates/pages/IndexPage.tsx';
import { factAttributes } from '../../domain/cardFacts.ts';
import { complexityBounds, indexFacts } from '../../domain/indexFilter.ts';
import { indexPagePath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import type { GuideEntry } from '../publishedGuides.ts';
import { guideCard } from './cards.ts';
import { searchBoxView } from './search.ts';
import { newsletterView } from './shell.ts';

/** Pictures that are in view at once are not fetched lazily. */
const eagerCards = 2;

/** The number of cards that fits the page's budget. */
const guidesPerPage = 60;

/** How many pages the index has. */
export function countIndexPages({ guides }: Pick<SiteContext, 'guides'>): number {
  return Math.max(1, Math.ceil(guides.length / guidesPerPage));
}

/** The guides of a page of the index, counted from 1. */
export function guidesOfPage({ guides }: Pick<SiteContext, 'guides'>, number: number): readonly GuideEntry[] {
  return guides.slice((number - 1) * guidesPerPage, number * guidesPerPage);
}

export function indexPageView(site: SiteContext, number: number): IndexPageView {
  const { index } = site.content.site;
  const bounds = complexityBounds(index.filters);
  const guides = guidesOfPage(site, number);
  const cards = guides.map((entry, position) => {
    const card = guideCard(site, entry, entry.facts.game.description);
    const data = factAttributes(indexFacts(entry.facts.game, card.filters, bounds));
    return { card: { ...card, data }, eager: position < eagerCards };
  });
  return {
    crumbs: { parents: [], current: 'Guides' },
    title: index.title,
    lede: index.lede,
    search: searchBoxView(site, (number - 1) * guidesPerPage),
    filters: {
      total: cards.length,
      filters: index.filters.map(({ id, label }) => ({ id, label })),
      tags: [...new Set(guides.flatMap(({ facts }) => facts.game.tags))].sort(),
    },
    weights: site.content.site.weights?.text ?? null,
    cards,
    pages: pagesView(site, number),
    newsletter: newsletterView(site),
  };
}

/** The number of pages linked before and after the current one, in addition to the first and last. */
const near = 2;

function pagesView(site: SiteContext, number: number): IndexPageView['pages'] {
  const count = countIndexPages(site);
  if (count === 1) return null;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return {
    text: `Page ${number} of ${count}. The choices above are for the guides of this page; the search finds all.`,
    links: numbers
      .filter((other) => other === 1 || other === count || Math.abs(other - number) <= near)
      .map((other) => ({
        number: other,
        href: other === number ? null : indexPagePath(site.content.site.vertical, other),
      })),
  };
}
