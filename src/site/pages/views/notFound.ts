import type { NotFoundPageView } from '../../../../templates/pages/NotFoundPage.tsx';
import type { SiteContext } from '../../context.ts';
import { guideCard } from './cards.ts';

export function notFoundPageView(context: SiteContext): NotFoundPageView {
  const { not_found: page } = context.content.site;
  return {
    code: page.code,
    title: page.title,
    text: page.text,
    art: {
      picture: context.assets.images.picture(page.image, 'wide'),
      alt: page.image_alt,
      color: null,
    },
    buttons: page.buttons,
    cards: page.cards.flatMap((id) => {
      const entry = context.guideById.get(id);
      return entry === undefined
        ? []
        : [{ ...guideCard(context, entry, entry.game.description), pick: null }];
    }),
  };
}
