import type { IndexPageView } from '../../../templates/pages/IndexPage.tsx';
import type { SiteContext } from '../context.ts';
import { guideCard } from './cards.ts';
import { newsletterView } from './shell.ts';

/** Pictures that are in view at once are not fetched lazily. */
const eagerCards = 2;

export function indexPageView(site: SiteContext): IndexPageView {
  const { index } = site.content.site;
  return {
    crumbs: { parents: [], current: 'Guides' },
    title: index.title,
    lede: index.lede,
    filters: index.filters.map(({ id, label }) => ({ id, label })),
    cards: site.guides.map((entry, position) => ({
      ...guideCard(site, entry, entry.game.description),
      eager: position < eagerCards,
    })),
    newsletter: newsletterView(site),
  };
}
