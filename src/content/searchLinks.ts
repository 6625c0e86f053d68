import type { Expansion, Offer } from '../domain/data.ts';
import { isOfferOf, regions } from '../domain/offers.ts';
import { baseGameBox, rankedExpansions } from '../domain/ranking.ts';
import { fullTitle } from '../domain/words.ts';
import type { Content } from './content.ts';

/** An item that some shops of a region can only be searched for. */
export interface SearchedItem {
  /** "Wingspan: Oceania Expansion". */
  box: string;
  region: Offer['region'];
  /** Ids of offers and of their shops. */
  offers: { id: string; retailer: string }[];
}

const verdicts: readonly Expansion['verdict'][] = ['buy', 'depends', undefined, 'skip'];

/**
 * Items that still have only a search link, ordered by how much readers would gain from a product page: first
 * those without a product page at any shop of the region, then those that we recommend, then by rank.
 */
export function searchedItems(content: Content): SearchedItem[] {
  return [...content.guides.values()]
    .filter(({ status }) => status === 'published')
    .flatMap(({ game: id }) => {
      const game = content.games.get(id);
      const offers = content.offers.get(id) ?? [];
      if (game === undefined) return [];
      const base = baseGameBox(game) ? [] : [{ rank: 0, expansion: null }];
      return [...base, ...rankedExpansions(game)].flatMap(({ rank, expansion }) =>
        regions.flatMap((region) => {
          const own = offers.filter((offer) => offer.region === region && isOfferOf(offer, expansion));
          const searches = own.filter(({ link }) => link === 'search');
          if (searches.length === 0) return [];
          return {
            box: fullTitle(game, expansion),
            region,
            offers: searches.map(({ id: offer, retailer }) => ({ id: offer, retailer })),
            order: [
              Number(searches.length < own.length),
              expansion === null ? 0 : verdicts.indexOf(expansion.verdict),
              rank,
            ],
          };
        }),
      );
    })
    .sort((a, b) => compare(a.order, b.order) || (a.box < b.box ? -1 : 1))
    .map(({ box, region, offers }) => ({ box, region, offers }));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
