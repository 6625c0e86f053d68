import { boxPrices, type BoxPrices, type CurrentPrice, type PriceHistory } from '../domain/boxPrices.ts';
import type { Expansion, Offer } from '../domain/data.ts';
import { regions } from '../domain/offers.ts';
import { baseGameBox } from '../domain/ranking.ts';
import { guideOf, offersFor, type SiteContext } from './context.ts';
import type { DealCounts, GuideEntry, GuideParts } from './guideEntry.ts';

/** The parts of a site that prices are computed from. */
export interface PricedSite<G = GuideEntry> {
  content: { history: PriceHistory };
  guides: readonly G[];
  today: string;
}

/** An item for sale: a box, or a base game that is not one of the boxes. */
export interface PricedItem<G = GuideEntry> {
  entry: G;
  /** Null for the base game. */
  box: Expansion | null;
  title: string;
  region: Offer['region'];
}

/** One of today's good prices. */
export interface Deal<G = GuideEntry> extends PricedItem<G> {
  prices: BoxPrices;
  now: CurrentPrice & { drop: number };
  usual: number;
}

/** Every item that the published guides list, once for each region. */
export function pricedItems<G extends Pick<GuideParts, 'game'>>({
  guides,
}: {
  guides: readonly G[];
}): PricedItem<G>[] {
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

/** The good prices, the largest drop first. */
export function findDeals<G extends GuideParts>({
  content,
  guides,
  today,
}: PricedSite<G>): {
  deals: Deal<G>[];
  usualKnown: DealCounts['usualKnown'];
} {
  const deals: Deal<G>[] = [];
  const usualKnown: DealCounts['usualKnown'] = {};
  for (const item of pricedItems({ guides })) {
    const prices = boxPrices(offersFor(item.entry, item.box), content.history, item.region, today);
    const usual = prices?.summary.usual ?? null;
    if (prices === null || usual === null) continue;
    usualKnown[item.region] = (usualKnown[item.region] ?? 0) + 1;
    const { now } = prices;
    if (now?.drop == null) continue;
    deals.push({ ...item, prices, now: { ...now, drop: now.drop }, usual });
  }
  deals.sort((a, b) => b.now.drop - a.now.drop || (a.title < b.title ? -1 : 1));
  return { deals, usualKnown };
}

/** The same of the whole site; only guides with a good price are read. */
export function siteDeals(site: SiteContext): ReturnType<typeof findDeals<GuideEntry>> {
  const { ids, usualKnown } = site.overview.deals;
  const { content, today } = site;
  const { deals } = findDeals({ content, guides: ids.map((id) => guideOf(site, id)), today });
  return { deals, usualKnown };
}
