import type { OfferView } from '../../../templates/parts/Offers.tsx';
import {
  affiliateUrl,
  checkedDay,
  formatPrice,
  priceUntil,
  retailerName,
  shownPrice,
  stockOf,
  type ShopOffer,
} from '../../domain/offers.ts';
import type { SiteContext } from '../context.ts';
import type { GuideEntry } from '../publishedGuides.ts';

/** One offer as a reader sees it. */
export function offerView(site: SiteContext, entry: GuideEntry, shopOffer: ShopOffer): OfferView {
  const { offer } = shopOffer;
  const price = shownPrice(shopOffer, site.today);
  const stock = stockOf(offer);
  // A day says nothing where neither stock nor price is shown.
  const says = offer.link === 'product' && (stock !== 'unknown' || price !== null);
  return {
    id: offer.id,
    item: itemTitle(entry, shopOffer),
    retailer: retailerName(shopOffer),
    region: offer.region,
    href: affiliateUrl(shopOffer),
    stock,
    price: price === null ? null : formatPrice(price, offer.currency),
    until: priceUntil(shopOffer),
    seen: says ? checkedDay(offer) : null,
  };
}

function itemTitle({ game }: GuideEntry, { offer }: ShopOffer): string {
  if (offer.item_type === 'base') return game.title;
  return game.expansions.find(({ id }) => id === offer.expansion_id)?.title ?? game.title;
}

/** The sentences that the programmes of these offers' shops demand, each once. */
export function associateStatements(offers: readonly ShopOffer[]): string[] {
  const statements = offers.flatMap(({ retailer }) =>
    retailer.affiliate !== undefined && retailer.associate_statement !== undefined
      ? [retailer.associate_statement]
      : [],
  );
  return [...new Set(statements)];
}
