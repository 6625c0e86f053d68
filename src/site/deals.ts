import { boxPrices, type BoxPrices, type CurrentPrice } from '../domain/boxPrices.ts';
import type { Expansion, Offer } from '../domain/data.ts';
import { regions } from '../domain/offers.ts';
import { baseGameBox } from '../domain/ranking.ts';
import { offersFor, type SiteContext } from './context.ts';
import type { GuideEntry } from './publishedGuides.ts';

/** The parts of a site that prices are computed from. */
export type PricedSite = Pick<SiteContext, 'content' | 'guides' | 'today'>;

/** An item for sale: a box, or a base game that is not one of the boxes. */
export interface PricedItem {
  entry: GuideEntry;
  /** Null for the base game. */
  box: Expansion | null;
  title: string;
  region: Offer['region'];
}

/** One of today's good prices. */
export interface Deal extends PricedItem {
  prices: BoxPrices;
  now: CurrentPrice & { drop: number };
  usual: number;
}

/** Every item that the published guides list, once for each region. */
export function pricedItems({ guides }: Pick<PricedSite, 'guides'>): PricedItem[] {
  return guides.flatMap((entry) => {
    const { game } = entry;
    const boxes = [...(baseGameBox(game) ? [] : [null]), ...game.expansions];
    return boxes.flatMap((box) =>
      regions.map((region) => ({ entry, box, title: box?.title ?? game.title, region })),
    );
  });
}

/** The address of an item: its anchor on its guide's page. */
export function itemPath({ entry, box }: Pick<PricedItem, 'entry' | 'box'>): string {
  return `${entry.path}#${box?.slug ?? 'where-to-buy'}`;
}

/**
 * The good prices, the largest drop first; usualKnown: the number of items and regions with a known usual
 * price.
 */
export function findDeals({ content, guides, today }: PricedSite): {
  deals: Deal[];
  usualKnown: ReadonlyMap<Offer['region'], number>;
} {
  const deals: Deal[] = [];
  const usualKnown = new Map(regions.map((region) => [region, 0]));
  for (const item of pricedItems({ guides })) {
    const prices = boxPrices(offersFor(item.entry, item.box), content.history, item.region, today);
    const usual = prices?.summary.usual ?? null;
    if (prices === null || usual === null) continue;
    usualKnown.set(item.region, (usualKnown.get(item.region) ?? 0) + 1);
    const { now } = prices;
    if (now?.drop == null) continue;
    deals.push({ ...item, prices, now: { ...now, drop: now.drop }, usual });
  }
  deals.sort((a, b) => b.now.drop - a.now.drop || (a.title < b.title ? -1 : 1));
  return { deals, usualKnown };
}
