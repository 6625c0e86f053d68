import type { NotFoundPageView } from '../../../../templates/pages/NotFoundPage.tsx';
import type { SiteContext } from '../../context.ts';
import { guideCard } from './cards.ts';

export function notFoundPageView(site: SiteContext): NotFoundPageView {
  const { not_found: page } = site.content.site;
  return {
    code: page.code,
    title: page.title,
    text: page.text,
    art: {
      picture: site.assets.images.picture(page.image, 'wide'),
      alt: page.image_alt,
      color: null,
    },
    buttons: page.buttons,
    cards: page.cards.flatMap((id) => {
      const entry = site.guideById.get(id);
      return entry === undefined ? [] : [{ ...guideCard(site, entry, entry.game.description), pick: null }];
    }),
  };
}
