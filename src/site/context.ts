import type { Content } from '../content/content.ts';
import { asinOf, type AmazonPrice } from '../domain/amazon.ts';
import { amazonPath, dealsPath, linkHealthPath } from '../domain/routes.ts';
import { hasFeature } from '../domain/siteLook.ts';
import type { Assets } from './assets/assets.ts';
import { findDeals } from './guides/deals.ts';
import { shopHealth } from './guides/linkHealth.ts';
import type { GuideEntry } from './guides/publishedGuides.ts';
import { canonicalHost, isReservedOrigin } from '../domain/deployment.ts';

/** today is YYYY-MM-DD; baseUrl is an origin without a trailing slash. */
export interface SiteOptions {
  today: string;
  baseUrl: string;
  /** Amazon’s prices that may be shown; null or undefined: pages have nothing of them. */
  amazon?: readonly AmazonPrice[] | null;
}

export type SiteContext = ReturnType<typeof siteContext>;

export function siteContext(
  content: Content,
  guides: readonly GuideEntry[],
  assets: Assets,
  options: SiteOptions,
) {
  const deals = findDeals({ content, guides, today: options.today });
  const shops = shopHealth(content, guides);
  const isChecked = shops.filter(({ checked }) => checked !== null).length * 2 > shops.length;
  return {
    ...options,
    content,
    assets,
    guides,
    guideByPath: new Map(guides.map((entry) => [entry.path, entry])),
    guideById: new Map(guides.map((entry) => [entry.id, entry])),
    deals,
    amazon: options.amazon ? amazonOffers(guides, options.amazon) : null,
    /** Pages that are off or have nothing to say: nothing links to them. */
    hidden: [
      ...(hasFeature(content.site, 'deals') && deals.deals.length > 0 ? [] : [dealsPath]),
      ...(hasFeature(content.site, 'link_health') && isChecked ? [] : [linkHealthPath]),
    ],
  };
}

/** The offers with a price of Amazon, and the file that it is in. A price of another page than the offer’s is none. */
function amazonOffers(guides: readonly GuideEntry[], prices: readonly AmazonPrice[]) {
  const known = new Map(prices.map((price) => [price.offer, price]));
  return new Map(
    guides.flatMap(({ id, offers }) =>
      offers.flatMap(({ offer }) => {
        const price = known.get(offer.id);
        const isOwn = price !== undefined && price.asin === asinOf(offer);
        return isOwn ? [[offer.id, { price, file: amazonPath(id) }] as const] : [];
      }),
    ),
  );
}

/** Search engines must not list copies elsewhere. While the data has the placeholder, any real address is the own one. */
export function isOwnAddress(baseUrl: string, dataUrl: string): boolean {
  if (baseUrl === dataUrl) return true;
  return isReservedOrigin(dataUrl) && !isReservedOrigin(baseUrl) && canonicalHost(baseUrl) !== null;
}

export function isIndexable(context: { baseUrl: string; content: { site: { base_url: string } } }): boolean {
  return isOwnAddress(context.baseUrl, context.content.site.base_url);
}
