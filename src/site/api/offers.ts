import {
  orderOffers,
  priceUntil,
  retailerName,
  shownPrice,
  stockOf,
  type ShopOffer,
} from '../../domain/offers.ts';
import { rankedExpansions, unrankedExpansions } from '../../domain/ranking.ts';
import type { SiteContext } from '../context.ts';
import type { ApiOffer } from './types.ts';
import { offersFor, type GuideEntry } from '../publishedGuides.ts';

/** A guide's offers as its page tells them: base game, then box by box, each in the order of the page. */
export function apiOffers({ today }: SiteContext, entry: GuideEntry): ApiOffer[] {
  const boxes = rankedExpansions(entry.game, entry.guide).map(({ expansion }) => expansion);
  const items = [null, ...boxes, ...unrankedExpansions(entry.game)];
  // A base game that is ranked itself would bring its offers twice.
  const offers = new Set(items.flatMap((item) => orderOffers(offersFor(entry, item), today)));
  return [...offers].map((shopOffer) => apiOffer(shopOffer, today));
}

const stocks = { in: true, out: false, unknown: null } as const;

function apiOffer(shopOffer: ShopOffer, today: string): ApiOffer {
  const { offer } = shopOffer;
  const price = shownPrice(shopOffer, today);
  return {
    id: offer.id,
    item_type: offer.item_type,
    expansion_id: offer.expansion_id ?? null,
    retailer: retailerName(shopOffer),
    region: offer.region,
    url: offer.url,
    link: offer.link,
    currency: offer.currency,
    price,
    price_until: price === null ? null : priceUntil(shopOffer),
    in_stock: stocks[stockOf(shopOffer, today)],
    last_checked: offer.link === 'search' ? null : offer.last_checked,
  };
}
