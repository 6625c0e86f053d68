import type { Offer, Retailer } from '../../domain/data.ts';
import type { RawGame } from './rawFile.ts';

export interface Item {
  expansionId: string | null;
  title: string;
}

/** "MiniatureMarket" as "miniature-market". */
export function shopSlug({ id }: Pick<Retailer, 'id'>): string {
  return id.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
}

export function newOffer(
  gameId: string,
  expansionId: string | null,
  retailer: Retailer,
  more: Pick<Offer, 'url' | 'link' | 'priority' | 'price' | 'in_stock' | 'last_checked'>,
): Offer {
  const { url, link, priority, ...seen } = more;
  return {
    id: `${gameId}-${expansionId ?? 'base'}-${shopSlug(retailer)}`,
    item_type: expansionId === null ? 'base' : 'expansion',
    ...(expansionId === null ? { game_id: gameId } : { expansion_id: expansionId }),
    retailer: retailer.id,
    region: retailer.region,
    url,
    link,
    currency: retailer.currency,
    ...seen,
    priority,
  };
}

/** A search at every shop that may sell the game for every item, in the form of the shop’s other searches. A shop without one is left out. */
export function searchOffers(
  gameId: string,
  { title: gameTitle, publisher: ofGame = '' }: Pick<RawGame, 'title' | 'publisher'>,
  items: readonly Item[],
  retailers: readonly Retailer[],
  known: readonly Offer[],
): Offer[] {
  return items.flatMap(({ expansionId, title }) =>
    retailers.flatMap((retailer): Offer[] => {
      const like = known.find((offer) => offer.retailer === retailer.id && offer.link === 'search');
      const sellsIt = retailer.publisher === undefined || ofGame.includes(retailer.publisher);
      if (like === undefined || !sellsIt) return [];
      const words = [gameTitle, ...(expansionId === null ? ['board game'] : [title])].join(' ');
      const query = encodeURIComponent(words.toLowerCase()).replaceAll('%20', '+');
      const url = like.url.replace(/=[^=]*$/, `=${query}`);
      const { priority } = like;
      const notSeen = { price: null, in_stock: null, last_checked: null };
      return [newOffer(gameId, expansionId, retailer, { url, link: 'search', priority, ...notSeen })];
    }),
  );
}
