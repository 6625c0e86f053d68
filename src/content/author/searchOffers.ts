import type { Offer, Retailer } from '../../domain/data.ts';

/** An item that a shop may sell: the base game, or a box. */
export interface Item {
  expansionId: string | null;
  title: string;
}

/**
 * A search at every shop for every item, the way the shop's other offers search: what a game starts with until
 * somebody knows the product pages. A shop of which no search is known yet has none.
 */
export function searchOffers(
  gameId: string,
  gameTitle: string,
  items: readonly Item[],
  retailers: readonly Retailer[],
  known: readonly Offer[],
): Offer[] {
  return items.flatMap(({ expansionId, title }) =>
    retailers.flatMap((retailer): Offer[] => {
      const like = known.find((offer) => offer.retailer === retailer.id && offer.link === 'search');
      if (like === undefined) return [];
      const words = [gameTitle, ...(expansionId === null ? ['board game'] : [title])].join(' ');
      const query = encodeURIComponent(words.toLowerCase()).replaceAll('%20', '+');
      const shop = retailer.id.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
      return [
        {
          id: `${gameId}-${expansionId ?? 'base'}-${shop}`,
          item_type: expansionId === null ? 'base' : 'expansion',
          ...(expansionId === null ? { game_id: gameId } : { expansion_id: expansionId }),
          retailer: retailer.id,
          region: retailer.region,
          url: like.url.replace(/=[^=]*$/, `=${query}`),
          link: 'search',
          currency: retailer.currency,
          price: null,
          in_stock: null,
          last_checked: null,
          priority: like.priority,
        },
      ];
    }),
  );
}
