import type { Content } from '../../content/content.ts';
import type { Expansion, Game, Guide, Link, Offer, Site } from '../../domain/data.ts';
import { latest } from '../../domain/dates.ts';
import { newestFirst } from '../../domain/lists.ts';
import { isOfferOf, type ShopOffer } from '../../domain/offers.ts';
import { baseGameBox, hasPage, rankedExpansions, shortTitle } from '../../domain/ranking.ts';
import { boxPath, guidePath } from '../../domain/routes.ts';
import { contentHash } from '../../platform/hash.ts';
import { stockByRegion, type RegionStock } from '../../domain/boxStock.ts';

export interface GuideParts {
  guide: Guide;
  game: Game;
  offers: readonly ShopOffer[];
}

export interface GuideEntry extends GuideParts {
  id: string;
  path: string;
  guideHash: string;
}

export function publishedGuides({ site, home, guides, games, offers, retailers }: Content): GuideEntry[] {
  const { shelf } = home;
  const place = (id: string) => (shelf.includes(id) ? shelf.indexOf(id) : shelf.length);
  return [...guides.values()]
    .flatMap((guide): GuideEntry[] => {
      const game = games.get(guide.game);
      if (guide.status !== 'published' || game?.status !== 'published') return [];
      const parts = { guide, game: withOneFace(game), offers: shopOffers(retailers, offers.get(game.id)) };
      return [{ id: guide.id, path: guidePath(guide.slug, site), ...parts, guideHash: guideHash(parts) }];
    })
    .sort((a, b) => place(a.id) - place(b.id) || (a.guide.name < b.guide.name ? -1 : 1));
}

/** Facts that a base game and its ranked entry share; the game's own count. */
const sharedFacts = ['list_price', 'availability', 'contents', 'gtins'] as const;

function withOneFace(game: Game): Game {
  const box = baseGameBox(game);
  if (box === undefined) return game;
  const shared = Object.fromEntries(
    sharedFacts.flatMap((field) => {
      const fact = game[field] ?? box[field];
      return fact === undefined ? [] : [[field, fact]];
    }),
  );
  const expansions = game.expansions.map((other) => (other === box ? { ...box, ...shared } : other));
  return { ...game, ...shared, expansions };
}

export function shopOffers(
  retailers: Content['retailers'],
  offers: readonly Offer[] | undefined = [],
): ShopOffer[] {
  return offers.flatMap((offer) => {
    const retailer = retailers.get(offer.retailer);
    return retailer ? [{ offer, retailer }] : [];
  });
}

/** The offers of one box, or of the base game if expansion is null. */
export function offersFor(entry: Pick<GuideParts, 'offers'>, expansion: Expansion | null): ShopOffer[] {
  return entry.offers.filter(({ offer }) => isOfferOf(offer, expansion));
}

export function boxAddress(
  site: Site,
  { game, path }: Pick<GuideEntry, 'game' | 'path'>,
  box: Expansion,
): string {
  return hasPage(box) ? boxPath(game, box, site) : `${path}#${box.slug}`;
}

export function firstPick({ guide, game }: Pick<GuideParts, 'guide' | 'game'>): string | null {
  return rankedExpansions(game, guide)[0]?.expansion.title ?? null;
}

export function guideStock({ guide, game, offers }: GuideParts, today: string): RegionStock[] {
  return stockByRegion(rankedExpansions(game, guide), offers, today);
}

export function lastChange(guides: readonly GuideEntry[]): string | null {
  return latest(guides.map(({ guide }) => guide.updated_on)) ?? null;
}

const checked = ['price', 'in_stock', 'last_checked'];

/** Of its content without its date, the fields that offer checks write, and the order of fields. */
export function guideHash({ guide, game, offers }: GuideParts): string {
  const parts = [without(guide, ['updated_on']), game, offers.map(({ offer }) => without(offer, checked))];
  return contentHash(JSON.stringify(sorted(parts)));
}

function without(value: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const fields = value as Record<string, unknown>;
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(fields).sort()) copy[name] = sorted(fields[name]);
  return copy;
}

interface GuideChange extends Pick<GuideEntry, 'id' | 'path'> {
  name: string;
  title: string;
  tags: readonly string[];
  /** The guide's slug before any rename. */
  firstSlug: string;
  date: string;
  text: string;
  /** Unique in its guide, and never used again. */
  changeId: string;
  /** The page of the only box that it names. */
  box: Link | null;
}

export function guideChanges({
  guides,
  content,
}: {
  guides: readonly Pick<GuideEntry, 'id' | 'path' | 'guide' | 'game'>[];
  content: { site: Site };
}): GuideChange[] {
  const boxOf = (game: Game, [id, ...others]: readonly string[] = []): Link | null => {
    const box = others.length === 0 ? game.expansions.find((expansion) => expansion.id === id) : undefined;
    if (box === undefined || !hasPage(box)) return null;
    return { label: shortTitle(box), href: boxPath(game, box, content.site) };
  };
  return guides
    .flatMap(({ id, path, guide, game }) => {
      const { name, title, slug, first_slug: firstSlug = slug } = guide;
      return guide.changes.map(({ id: changeId, date, text, boxes }) => {
        const box = boxOf(game, boxes);
        return { id, path, name, title, tags: game.tags, firstSlug, date, text, changeId, box };
      });
    })
    .sort(newestFirst(({ date }) => date));
}
