import type { Content } from '../content/content.ts';
import type { Game, Guide } from '../domain/data.ts';
import type { ShopOffer } from '../domain/offers.ts';
import { guidePath } from '../domain/routes.ts';

/** A published guide with what it is about. */
export interface GuideEntry {
  guide: Guide;
  game: Game;
  path: string;
  offers: readonly ShopOffer[];
}

/** The published guides of published games, in the order of the shelf, then by name. */
export function publishedGuides(content: Content): GuideEntry[] {
  const shelf = content.home.shelf;
  const place = (id: string) => (shelf.includes(id) ? shelf.indexOf(id) : shelf.length);
  return [...content.guides.values()]
    .flatMap((guide) => {
      const game = content.games.get(guide.game);
      if (guide.status !== 'published' || game?.status !== 'published') return [];
      return [{ guide, game, path: guidePath(guide.slug), offers: shopOffers(content, game) }];
    })
    .sort((a, b) => place(a.guide.id) - place(b.guide.id) || (a.guide.name < b.guide.name ? -1 : 1));
}

function shopOffers(content: Content, game: Game): ShopOffer[] {
  return (content.offers.get(game.id) ?? []).flatMap((offer) => {
    const retailer = content.retailers.get(offer.retailer);
    return retailer ? [{ offer, retailer }] : [];
  });
}
