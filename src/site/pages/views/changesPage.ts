import type { ChangesPageView } from '../../../../templates/pages/ChangesPage.tsx';
import { feedPath } from '../../../domain/routes.ts';
import type { SiteContext } from '../../context.ts';
import { guideChanges } from '../../guides/changes.ts';

const maxChanges = 200;
/** The changes of a guide that the page shows unfolded. */
const shownChanges = 2;

/** By guide; the guide that changed last comes first. */
export function changesPageView(site: SiteContext): ChangesPageView {
  const { title, lede } = site.content.site.changes;
  const changes = guideChanges(site.guides).slice(0, maxChanges);
  const guides = [...new Set(changes.map(({ id }) => id))];
  return {
    title,
    lede,
    feedHref: feedPath,
    guides: guides.flatMap((guide) => {
      const own = changes.filter(({ id }) => id === guide);
      const views = own.map(({ changeId, date, text }) => ({ key: changeId, date, text }));
      const { name, path } = own[0] ?? {};
      if (name === undefined || path === undefined) return [];
      return {
        key: guide,
        name,
        href: path,
        latest: views.slice(0, shownChanges),
        earlier: views.slice(shownChanges),
      };
    }),
  };
}
