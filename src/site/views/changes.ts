import type { ChangesPageView } from '../../../templates/pages/ChangesPage.tsx';
import { feedPath } from '../../domain/routes.ts';
import { guideChanges } from '../changes.ts';
import type { SiteContext } from '../context.ts';

/** So many are on the page; the guides keep them all. */
const maxChanges = 200;

export const changesText = {
  title: 'What changed',
  lede: 'Every change of advice in our guides, the latest first. Checks of prices are not listed.',
  seoTitle: 'What changed in our guides, and when',
  seoDescription:
    'Every change of advice in our buying guides with its date, the latest first: new boxes, new editions, a different first pick.',
} as const;

export function changesPageView(site: SiteContext): ChangesPageView {
  const changes = guideChanges(site).slice(0, maxChanges);
  const days = [...new Set(changes.map(({ date }) => date))];
  return {
    crumbs: { parents: [], current: changesText.title },
    title: changesText.title,
    lede: changesText.lede,
    feedHref: feedPath,
    days: days.map((date) => ({
      date,
      changes: changes
        .filter((change) => change.date === date)
        .map(({ entry: { guide, path }, text }, index) => ({
          key: `${guide.id}-${index}`,
          guide: guide.name,
          href: path,
          text,
        })),
    })),
  };
}
