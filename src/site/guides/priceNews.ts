import { boxStock } from '../../domain/boxStock.ts';
import { formatPrice, retailerName } from '../../domain/offers.ts';
import { fullTitle } from '../../domain/words.ts';
import { offersFor } from './publishedGuides.ts';
import { findDeals, pricedItems, type PricedItem, type PricedSite } from './deals.ts';

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
    deals: deals.sort((a, b) => (a.since < b.since ? 1 : a.since > b.since ? -1 : 0)),
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
