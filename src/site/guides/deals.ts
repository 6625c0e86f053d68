import { boxPrices, type BoxPrices, type CurrentPrice, type PriceHistory } from '../../domain/boxPrices.ts';
import type { Expansion, Offer, Site } from '../../domain/data.ts';
import { newestFirst } from '../../domain/lists.ts';
import { baseGameBox } from '../../domain/ranking.ts';
import { regions, formatPrice, retailerName } from '../../domain/offers.ts';
import { boxAddress, offersFor, type GuideEntry } from './publishedGuides.ts';
import { boxStock } from '../../domain/boxStock.ts';
import { fullTitle } from '../../domain/words.ts';

export interface PricedSite {
  content: { history: PriceHistory };
  guides: readonly GuideEntry[];
  today: string;
}

export interface PricedItem {
  entry: GuideEntry;
  box: Expansion | null;
  title: string;
  region: Offer['region'];
}

export interface Deal extends PricedItem {
  prices: BoxPrices;
  now: CurrentPrice & { drop: number };
  usual: number;
}

export function pricedItems({ guides }: Pick<PricedSite, 'guides'>): PricedItem[] {
  return guides.flatMap((entry) => {
    const { game } = entry;
    const boxes = [...(baseGameBox(game) ? [] : [null]), ...game.expansions];
    return boxes.flatMap((box) =>
      regions.map((region) => ({ entry, box, title: box?.title ?? game.title, region })),
    );
  });
}

export function itemPath(site: Site, { entry, box }: Pick<PricedItem, 'entry' | 'box'>): string {
  return box === null ? `${entry.path}#where-to-buy` : boxAddress(site, entry, box);
}

type UsualKnown = Partial<Record<Offer['region'], number>>;

export function findDeals({ content, guides, today }: PricedSite): {
  deals: Deal[];
  usualKnown: UsualKnown;
} {
  const deals: Deal[] = [];
  const usualKnown: UsualKnown = {};
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

export type PriceNews = ReturnType<typeof priceNews>;

export function priceNews(site: PricedSite) {
  const deals = findDeals(site).deals.map((deal) => {
    const { prices, now, usual, region } = deal;
    return {
      box: nameOf(deal),
      region,
      shop: retailerName(now.shopOffer),
      price: formatPrice(now.price, prices.currency),
      usual: formatPrice(usual, prices.currency),
      percent: now.drop,
      since: now.since,
    };
  });
  const stocks = pricedItems(site).map((item) => {
    const { entry, box, region } = item;
    const stock = boxStock(offersFor(entry, box), site.content.history, region, site.today);
    return { box: nameOf(item), region, stock };
  });
  return {
    deals: deals.sort(newestFirst(({ since }) => since)),
    back: stocks.flatMap(({ box, region, stock }) => {
      if (stock?.kind !== 'back') return [];
      const { shop, on, outSince } = stock;
      return { box, region, shop, on, outSince };
    }),
    /** Not in stock at any shop for 60 days. Only a source can tell whether they are out of print. */
    gone: stocks.flatMap(({ box, region, stock }) =>
      stock?.kind === 'gone' ? { box, region, since: stock.since } : [],
    ),
  };
}

function nameOf({ entry, box }: PricedItem): string {
  return fullTitle(entry.game, box);
}
