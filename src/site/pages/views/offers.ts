import type { OfferView } from '../../../../templates/parts/Offers.tsx';
import {
  affiliateUrl,
  checkedDay,
  formatPrice,
  priceUntil,
  retailerName,
  shownPrice,
  stockOf,
  type ShopOffer,
} from '../../../domain/offers.ts';
import type { Game, Offer } from '../../../domain/data.ts';
import type { SiteContext } from '../../context.ts';
import type { PriceView } from '../../../../templates/parts/Prices.tsx';
import type { BoxPrices } from '../../../domain/boxPrices.ts';
import { priceChart } from '../../../domain/priceChart.ts';

export const regionNames: Record<Offer['region'], string> = { US: 'United States', UK: 'United Kingdom' };

export function offerView(context: SiteContext, game: Game, shopOffer: ShopOffer): OfferView {
  const { offer } = shopOffer;
  const price = shownPrice(shopOffer, context.today);
  const stock = stockOf(shopOffer, context.today);
  const amazon = context.amazon?.get(offer.id)?.file;
  // A date is useless without stock or price.
  const says = stock !== 'unknown' || price !== null;
  return {
    id: offer.id,
    item: itemTitle(game, shopOffer),
    retailer: retailerName(shopOffer),
    region: offer.region,
    href: affiliateUrl(shopOffer),
    link: offer.link,
    action: actionOf(shopOffer),
    stock,
    price: price === null ? null : formatPrice(price, offer.currency),
    seen: says ? checkedDay(offer) : null,
    until: says ? priceUntil(shopOffer) : null,
    ...(amazon !== undefined && { amazon }),
    paid: shopOffer.retailer.affiliate !== undefined,
  };
}

function actionOf(shopOffer: ShopOffer): string {
  const { offer, retailer } = shopOffer;
  const shop = retailerName(shopOffer);
  if (retailer.used) return `Find used at ${shop}`;
  return offer.link === 'search' ? `Search ${shop}` : (retailer.button ?? `View at ${shop}`);
}

function itemTitle(game: Game, { offer }: ShopOffer): string {
  if (offer.item_type === 'base') return game.title;
  return game.expansions.find(({ id }) => id === offer.expansion_id)?.title ?? game.title;
}

export function associateStatements(offers: readonly ShopOffer[]): string[] {
  const statements = offers.flatMap(({ retailer }) =>
    retailer.affiliate !== undefined && retailer.associate_statement !== undefined
      ? [retailer.associate_statement]
      : [],
  );
  return [...new Set(statements)];
}

export function priceView(
  { summary, currency, now }: BoxPrices,
  today: string,
  { id, title, href }: { id: string; title: string; href: string | null },
): PriceView {
  const { lowest, usual } = summary;
  return {
    key: id,
    title,
    href,
    lowest: { price: formatPrice(lowest.amount, currency), date: lowest.date },
    usual: usual === null ? null : formatPrice(usual, currency),
    good:
      now?.drop == null
        ? null
        : {
            text: `Good price: ${formatPrice(now.price, currency)} at ${retailerName(now.shopOffer)}, ${now.drop}% below usual`,
            seen: checkedDay(now.shopOffer.offer) ?? today,
            until: priceUntil(now.shopOffer) ?? today,
          },
    chart: priceChart(summary, currency, today),
  };
}
