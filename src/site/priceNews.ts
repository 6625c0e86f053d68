import { boxStock } from '../domain/boxStock.ts';
import { formatPrice, retailerName } from '../domain/offers.ts';
import { fullTitle } from '../domain/words.ts';
import { offersFor } from './publishedGuides.ts';
import { findDeals, pricedItems, type PricedItem, type PricedSite } from './deals.ts';

export interface PriceNews {
  deals: {
    box: string;
    region: string;
    shop: string;
    price: string;
    usual: string;
    percent: number;
    since: string;
  }[];
  back: { box: string; region: string; shop: string; on: string; outSince: string }[];
  /** Not in stock at any shop for 60 days. Only a source can tell whether they are out of print. */
  gone: { box: string; region: string; since: string }[];
}

export function priceNews(site: PricedSite): PriceNews {
  const news: PriceNews = { deals: [], back: [], gone: [] };
  for (const deal of findDeals(site).deals) {
    const { prices, now, usual, region } = deal;
    news.deals.push({
      box: nameOf(deal),
      region,
      shop: retailerName(now.shopOffer),
      price: formatPrice(now.price, prices.currency),
      usual: formatPrice(usual, prices.currency),
      percent: now.drop,
      since: now.since,
    });
  }
  news.deals.sort((a, b) => (a.since < b.since ? 1 : a.since > b.since ? -1 : 0));
  for (const item of pricedItems(site)) {
    const { entry, box, region } = item;
    const stock = boxStock(offersFor(entry, box), site.content.history, region, site.today);
    if (stock?.kind === 'back') {
      const { shop, on, outSince } = stock;
      news.back.push({ box: nameOf(item), region, shop, on, outSince });
    } else if (stock?.kind === 'gone') news.gone.push({ box: nameOf(item), region, since: stock.since });
  }
  return news;
}

function nameOf({ entry, box }: PricedItem): string {
  return fullTitle(entry.game, box);
}
