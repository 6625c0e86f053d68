import type { ChangesPageView } from '../../../templates/pages/ChangesPage.tsx';
import { feedPath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import { guideChanges } from '../changes.ts';

const maxChanges = 200;

export function changesPageView(site: SiteContext): ChangesPageView {
  const { title, lede } = site.content.site.changes;
  const changes = guideChanges(site.guides).slice(0, maxChanges);
  const days = [...new Set(changes.map(({ date }) => date))];
  return {
    title,
    lede,
    feedHref: feedPath,
    days: days.map((date) => ({
      date,
      changes: changes
        .filter((change) => change.date === date)
        .map(({ id, path, name, text }, index) => ({
          key: `${id}-${index}`,
          guide: name,
          href: path,
          text,
        })),
    })),
  };
}
