import type { Content } from '../content/content.ts';
import type { Expansion, Game, Guide, Offer, Page } from '../domain/data.ts';
import type { ShopOffer } from '../domain/offers.ts';
import { guidePath } from '../domain/routes.ts';
import type { Assets } from './assets.ts';

/** today is YYYY-MM-DD; baseUrl an origin without a slash at the end; commit is null where it is not known. */
export interface SiteOptions {
  today: string;
  baseUrl: string;
  commit: string | null;
}

/** A published guide with what it is about. */
export interface GuideEntry {
  guide: Guide;
  game: Game;
  path: string;
  offers: readonly ShopOffer[];
}

/** What view models are made from. */
export interface SiteContext extends SiteOptions {
  content: Content;
  assets: Assets;
  /** What publishedGuides gives. */
  guides: readonly GuideEntry[];
  guideByPath: ReadonlyMap<string, GuideEntry>;
  guideById: ReadonlyMap<string, GuideEntry>;
  pages: readonly Page[];
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

export function siteContext(
  content: Content,
  guides: readonly GuideEntry[],
  assets: Assets,
  options: SiteOptions,
): SiteContext {
  return {
    ...options,
    content,
    assets,
    guides,
    guideByPath: new Map(guides.map((entry) => [entry.path, entry])),
    guideById: new Map(guides.map((entry) => [entry.guide.id, entry])),
    pages: [...content.pages.values()].filter((page) => page.status === 'published'),
  };
}

function shopOffers(content: Content, game: Game): ShopOffer[] {
  return (content.offers.get(game.id) ?? []).flatMap((offer) => {
    const retailer = content.retailers.get(offer.retailer);
    return retailer ? [{ offer, retailer }] : [];
  });
}

/** The offers of one box, or of the base game where expansion is null. */
export function offersFor(entry: GuideEntry, expansion: Expansion | null): ShopOffer[] {
  return entry.offers.filter(({ offer }) =>
    expansion === null ? offer.item_type === 'base' : offersBox(offer, expansion),
  );
}

function offersBox(offer: Offer, expansion: Expansion): boolean {
  if (expansion.is_base_game && offer.item_type === 'base') return true;
  if (offer.expansion_id !== expansion.id) return false;
  return expansion.retailer_offers === undefined || expansion.retailer_offers.includes(offer.id);
}
