import type { IndexPageView } from '../../../templates/pages/IndexPage.tsx';
import { factAttributes } from '../../domain/cardFacts.ts';
import { complexityBounds, indexFacts } from '../../domain/indexFilter.ts';
import type { SiteContext } from '../context.ts';
import { guideCard } from './cards.ts';
import { searchBoxView } from './search.ts';
import { newsletterView } from './shell.ts';

/** Pictures that are in view at once are not fetched lazily. */
const eagerCards = 2;

export function indexPageView(site: SiteContext): IndexPageView {
  const { index } = site.content.site;
  const bounds = complexityBounds(index.filters);
  const cards = site.guides.map((entry, position) => {
    const card = guideCard(site, entry, entry.game.description);
    const data = factAttributes(indexFacts(entry.game, card.filters, bounds));
    return { card: { ...card, data }, eager: position < eagerCards };
  });
  return {
    crumbs: { parents: [], current: 'Guides' },
    title: index.title,
    lede: index.lede,
    search: searchBoxView(site, true),
    filters: {
      total: cards.length,
      filters: index.filters.map(({ id, label }) => ({ id, label })),
      tags: [...new Set(site.guides.flatMap(({ game }) => game.tags))].sort(),
    },
    weights: site.content.site.weights?.text ?? null,
    cards,
    newsletter: newsletterView(site),
  };
}
