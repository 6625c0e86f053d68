import type { OfferGroupView, WhereToBuyView } from '../../../templates/guide/WhereToBuy.tsx';
import type { Expansion } from '../../domain/data.ts';
import { bestDeals, chooseOffers, orderOffers, type ShopOffer } from '../../domain/offers.ts';
import { baseGameBox, rankedExpansions, unrankedExpansions } from '../../domain/ranking.ts';
import { offersFor, type SiteContext } from '../context.ts';
import type { GuideEntry } from '../publishedGuides.ts';
import { associateStatements, offerView } from './offers.ts';

/** Best deals (or where to look when no price is known), specialty shops, then each item. */
export function whereToBuyView(site: SiteContext, entry: GuideEntry): WhereToBuyView {
  const { limits, disclosure } = site.content.site;
  const view = (shopOffer: ShopOffer) => offerView(site, entry, shopOffer);
  const ranked = rankedExpansions(entry.game).map(({ expansion }) => expansion);
  const inBuyingOrder = ranked.flatMap((expansion) => orderOffers(offersFor(entry, expansion)));

  const deals = bestDeals(entry.offers, site.today, limits.best_deals);
  const first =
    deals.length > 0
      ? { id: 'best-deals', heading: 'Best deals', offers: deals }
      : { id: 'where-to-look', heading: 'Where to look', offers: inBuyingOrder.slice(0, limits.best_deals) };
  const specialty = inBuyingOrder
    .filter((shopOffer) => shopOffer.retailer.specialty && !first.offers.includes(shopOffer))
    .slice(0, limits.specialty_offers);

  const base = baseGameBox(entry.game) === undefined ? [null] : [];
  const items: readonly (Expansion | null)[] = [...base, ...ranked, ...unrankedExpansions(entry.game)];
  return {
    text: entry.guide.where_to_buy.text,
    disclosure: disclosure.offers,
    statements: associateStatements(entry.offers),
    groups: [first, { id: 'specialty-retailers', heading: 'Specialty retailers', offers: specialty }]
      .filter((group) => group.offers.length > 0)
      .map((group): OfferGroupView => ({ ...group, offers: group.offers.map(view) })),
    items: items.flatMap((expansion) => {
      const offers = chooseOffers(offersFor(entry, expansion), limits.offers_per_item);
      if (offers.length === 0) return [];
      return [
        {
          id: expansion === null ? 'buy-base-game' : `buy-${expansion.slug}`,
          heading: expansion === null ? `${entry.game.title} (base game)` : expansion.title,
          offers: offers.map(view),
        },
      ];
    }),
  };
}
