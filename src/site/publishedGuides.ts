import type { Content } from '../content/content.ts';
import type { Game, Guide, Offer } from '../domain/data.ts';
import type { ShopOffer } from '../domain/offers.ts';
import { stockSightings, type StockSighting } from '../domain/guideStock.ts';
import { rankedExpansions } from '../domain/ranking.ts';
import { guidePath } from '../domain/routes.ts';
import { guideHash } from './guideHash.ts';

/** The facts of a guide that other pages show: editing anything else changes none of them. */
export interface GuideFacts {
  guide: Pick<Guide, 'name' | 'spine_name' | 'updated_on' | 'hero_image'>;
  game: Pick<
    Game,
    | 'title'
    | 'description'
    | 'tags'
    | 'mechanisms'
    | 'min_players'
    | 'max_players'
    | 'min_playtime'
    | 'max_playtime'
    | 'complexity_weight'
    | 'hero_image'
    | 'thumbnail_image'
    | 'palette'
  >;
  /** The number of ranked boxes, and the title of the first. */
  boxes: number;
  firstPick: string | null;
}

/** A published guide with its game. */
export interface GuideEntry {
  /** The guide's. */
  id: string;
  guide: Guide;
  game: Game;
  path: string;
  offers: readonly ShopOffer[];
  facts: GuideFacts;
  /** Which ranked boxes were seen in stock. */
  stock: readonly StockSighting[];
  /** The result of guideHash. */
  readonly contentHash: string;
}

/** The published guides of published games, in shelf order, then by name. hashOf: guideHash, or a store of its results. */
export function publishedGuides(content: Content, hashOf = guideHash): GuideEntry[] {
  const shelf = content.home.shelf;
  const place = (id: string) => (shelf.includes(id) ? shelf.indexOf(id) : shelf.length);
  return [...content.guides.values()]
    .flatMap((guide) => {
      const game = content.games.get(guide.game);
      if (guide.status !== 'published' || game?.status !== 'published') return [];
      const facts = factsOf(guide, game);
      const offers = shopOffers(content.retailers, content.offers.get(game.id));
      const stock = stockSightings(rankedExpansions(game), offers);
      let hash: string | undefined;
      return [
        {
          id: guide.id,
          guide,
          game,
          path: guidePath(guide.slug),
          offers,
          facts,
          stock,
          get contentHash() {
            return (hash ??= hashOf({ guide, game, offers }));
          },
        },
      ];
    })
    .sort((a, b) => place(a.guide.id) - place(b.guide.id) || (a.guide.name < b.guide.name ? -1 : 1));
}

/** Only fields that exist: a hash of facts must not change with their order in the file. */
function factsOf(guide: Guide, game: Game): GuideFacts {
  const ranked = rankedExpansions(game);
  return {
    guide: pick(guide, ['name', 'spine_name', 'updated_on', 'hero_image']),
    game: pick(game, [
      'title',
      'description',
      'tags',
      'mechanisms',
      'min_players',
      'max_players',
      'min_playtime',
      'max_playtime',
      'complexity_weight',
      'hero_image',
      'thumbnail_image',
      'palette',
    ]),
    boxes: ranked.length,
    firstPick: ranked[0]?.expansion.title ?? null,
  };
}

function pick<T extends object, K extends keyof T>(thing: T, fields: readonly K[]): Pick<T, K> {
  return Object.fromEntries(
    fields.flatMap((field) => (thing[field] === undefined ? [] : [[field, thing[field]]])),
  ) as Pick<T, K>;
}

/** Offers with their shops. */
export function shopOffers(
  retailers: Content['retailers'],
  offers: readonly Offer[] | undefined = [],
): ShopOffer[] {
  return offers.flatMap((offer) => {
    const retailer = retailers.get(offer.retailer);
    return retailer ? [{ offer, retailer }] : [];
  });
}
