import { boxPrices } from '../../domain/boxPrices.ts';
import { checkedDay, priceUntil, retailerName } from '../../domain/offers.ts';
import { absoluteUrl, apiSchemaPath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import { itemPath, pricedItems, type Deal } from '../deals.ts';
import type { ApiDeal, ApiDeals, ApiPrices } from './types.ts';
import { offersFor, type GuideEntry } from '../publishedGuides.ts';

/** Prices of a guide's boxes over the last 90 days, as shown on its page. */
export function apiPrices(site: SiteContext, entry: GuideEntry): ApiPrices[] {
  return pricedItems({ guides: [entry] }).flatMap(({ box, region }) => {
    const prices = boxPrices(offersFor(entry, box), site.content.history, region, site.today);
    if (prices === null) return [];
    const { summary, currency } = prices;
    return [
      {
        id: box?.id ?? 'base',
        region,
        currency,
        lowest: summary.lowest.amount,
        lowest_on: summary.lowest.date,
        usual: summary.usual,
        changes: summary.changes.map(({ date, amount }) => ({ date, amount })),
      },
    ];
  });
}

/** So many deals are about 250 KB. */
const maxDeals = 500;

/** Today's good prices. */
export function apiDeals(site: SiteContext): ApiDeals {
  return {
    $schema: `${absoluteUrl(site.baseUrl, apiSchemaPath)}#/definitions/deals`,
    version: 2,
    deals: site.deals.deals.slice(0, maxDeals).map((deal) => apiDeal(site, deal)),
  };
}

function apiDeal(site: SiteContext, deal: Deal): ApiDeal {
  const { entry, box, title, region, prices, now, usual } = deal;
  const { offer } = now.shopOffer;
  return {
    guide: entry.guide.id,
    id: box?.id ?? 'base',
    title,
    url: absoluteUrl(site.baseUrl, itemPath(deal)),
    offer_id: offer.id,
    retailer: retailerName(now.shopOffer),
    region,
    shop_url: offer.url,
    currency: prices.currency,
    price: now.price,
    usual,
    lowest: prices.summary.lowest.amount,
    percent_below_usual: now.drop,
    since: now.since,
    seen: checkedDay(offer) ?? now.since,
    price_until: priceUntil(now.shopOffer) ?? now.since,
  };
}
