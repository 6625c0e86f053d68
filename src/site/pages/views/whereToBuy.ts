import type {
  CostView,
  RegionOffersView,
  ShopLineView,
  WhereToBuyView,
} from '../../../../templates/guide/WhereToBuy.tsx';
import type { Bundle, Offer } from '../../../domain/data.ts';
import { boxPrices } from '../../../domain/boxPrices.ts';
import {
  bestDeals,
  formatPrice,
  orderOffers,
  regionCurrency,
  regions,
  retailerName,
  stockOf,
  type ShopOffer,
} from '../../../domain/offers.ts';
import { listCost, listPriceIn, shopCost, shopPrices, type PathCost } from '../../../domain/pathCost.ts';
import {
  baseGameBox,
  featuredExpansions,
  rankedExpansions,
  unrankedExpansions,
} from '../../../domain/ranking.ts';
import { baseId } from '../../../domain/finder/finderGame.ts';
import { groupBy, listText } from '../../../domain/lists.ts';
import { fillTerms, termsOf } from '../../../domain/siteLook.ts';
import { listPriceText } from '../../../domain/words.ts';
import { availabilityOf, itemOf, type Item } from './boxes.ts';
import type { GuideMaterial } from './guideMaterial.ts';
import { associateStatements, offerView, regionNames, priceView } from './offers.ts';

type Region = Offer['region'];

export function whereToBuyView(material: GuideMaterial): WhereToBuyView {
  const { context, entry } = material;
  const { guide } = entry;
  return {
    text: guide.where_to_buy.text,
    regional: regions.flatMap((region) => {
      const text = guide.where_to_buy[region === 'US' ? 'us' : 'uk'];
      return text === undefined ? [] : [{ region, text }];
    }),
    baseGame: baseGameView(material),
    bundle: bundleView(material),
    disclosure: context.content.site.disclosure.offers,
    statements: associateStatements(entry.offers),
    regions: regions
      .filter((region) => entry.offers.some(({ offer }) => offer.region === region))
      .map((region) => regionView(material, region)),
  };
}

/** "In stock at Stonemaier Games, March 2026."; null if unknown, or if the entry of a ranked base game says it. */
function baseGameView(material: GuideMaterial): WhereToBuyView['baseGame'] {
  const { context, entry } = material;
  const { game, guide } = entry;
  const text = availabilityOf({ context, game }, game);
  if (text === null || baseGameBox(game) !== undefined) return null;
  return {
    label: guide.series ? game.title : fillTerms('The {base_game}', termsOf(context.content.site)),
    text: [`${text}.`, game.availability?.note ?? []].flat().join(' '),
  };
}

function itemsOf(material: GuideMaterial, ids: readonly string[]): Item[] {
  const items = ids.flatMap((id) => itemOf(material, id) ?? []);
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

function bundleView(material: GuideMaterial): WhereToBuyView['bundle'] {
  const { bundle } = material.entry.guide;
  const item = bundle && itemOf(material, bundle.expansion_id);
  if (bundle === undefined || item?.href == null) return null;
  return {
    title: item.title,
    href: item.href,
    holds: listText(itemsOf(material, bundle.holds).map(({ title }) => title)),
    note: bundle.note,
  };
}

function regionView(material: GuideMaterial, region: Region): RegionOffersView {
  const { context, entry } = material;
  const { guide, game } = entry;
  const { limits } = context.content.site;
  const view = (shopOffer: ShopOffer) => offerView(context, game, shopOffer);
  const picks = featuredExpansions(game, guide).map(({ expansion }) => expansion.id);
  const ranked = rankedExpansions(game, guide).map(({ expansion }) => expansion.id);
  const others = unrankedExpansions(game).map(({ id }) => id);
  const all = itemsOf(material, [baseId, ...ranked, ...others]);
  const deals = bestDeals(entry.offers, region, context.today, limits.best_deals);
  const lines = itemsOf(material, [...picks, baseId]).flatMap((item) =>
    shopLine(material, region, item, deals),
  );
  const listed = new Set([
    ...deals.map(({ offer }) => offer.id),
    ...lines.flatMap(({ offers }) => offers.map(({ id }) => id)),
  ]);
  const specialty = orderOffers(entry.offers, context.today).filter(
    ({ offer, retailer }) =>
      offer.region === region && offer.link === 'product' && retailer.specialty && !listed.has(offer.id),
  );
  // One offer of each shop, for the base game if the shop has one.
  const ofShops = [...groupBy(specialty, retailerName).values()].flatMap(
    (own) => own.find(({ offer }) => offer.item_type === 'base') ?? own[0] ?? [],
  );
  return {
    region,
    heading: regionNames[region],
    path: itemsOf(material, guide.path).map(({ title, href }) => ({ title, href })),
    costs: costViews(material, region),
    lines,
    deals: deals.map(view),
    specialty: ofShops.slice(0, limits.specialty_offers).map(view),
    byPrice: byPrice(material, region, all),
    prices: all.flatMap((item) => {
      const prices = boxPrices(item.offers, context.content.history, region, context.today);
      return prices === null ? [] : [priceView(prices, context.today, item)];
    }),
  };
}

/** Product pages that are no deals if there are any, and searches if no shop is known to have it. */
function shopLine(
  { context, entry }: GuideMaterial,
  region: Region,
  { id, title, href, offers, listPrices }: Item,
  deals: readonly ShopOffer[],
): ShopLineView[] {
  const own = offers.filter(({ offer }) => offer.region === region);
  const isDeal = ({ offer }: ShopOffer) => deals.some((deal) => deal.offer.id === offer.id);
  const products = own.filter(({ offer }) => offer.link === 'product');
  const fresh = products.some((product) => !isDeal(product))
    ? products.filter((product) => !isDeal(product))
    : products;
  const isSold = fresh.some((product) => stockOf(product, context.today) !== 'out');
  const shown = isSold ? fresh : [...fresh, ...own.filter(({ offer }) => offer.link === 'search')];
  const chosen = orderOffers(shown, context.today).slice(0, context.content.site.limits.offers_per_item);
  if (chosen.length === 0) return [];
  return [
    {
      key: id,
      title,
      href,
      listPrice: listPriceText(listPrices, regionCurrency[region]),
      offers: chosen.map((shopOffer) => offerView(context, entry.game, shopOffer)),
    },
  ];
}

/** Every item with a price, from the lowest: a reader's sort, which no ranking sees. */
function byPrice({ context, entry }: GuideMaterial, region: Region, items: readonly Item[]): ShopLineView[] {
  const { today } = context;
  const currency = regionCurrency[region];
  return items
    .flatMap((item) => {
      const { id, title, href, offers, listPrices } = item;
      const [cheapest] = shopPrices(item, region, today)
        .filter((price) => price.currency === currency)
        .sort((a, b) => a.amount - b.amount);
      const amount = cheapest?.amount ?? listPriceIn(item, currency)?.amount;
      if (amount === undefined) return [];
      const listPrice = cheapest === undefined ? listPriceText(listPrices, currency) : null;
      const shop =
        cheapest?.shopOffer ??
        orderOffers(offers, today).find(({ offer }) => offer.region === region && offer.link === 'product');
      const shown = shop === undefined ? [] : [offerView(context, entry.game, shop)];
      return [{ amount, line: { key: id, title, href, listPrice, offers: shown } }];
    })
    .sort((a, b) => a.amount - b.amount)
    .map(({ line }) => line);
}

function costViews(material: GuideMaterial, region: Region): CostView[] {
  const { path, bundle } = material.entry.guide;
  const pathCost = costOf(material, path, region);
  const bundleCost = bundle === undefined ? null : bundleCostView(material, bundle, region);
  const isBundle = bundle !== undefined && path.every((id) => bundle.holds.includes(id));
  // If a bundle contains the whole path, its price is the sum.
  if (bundleCost !== null && isBundle && bundle.holds.length === path.length) return [bundleCost];
  return [
    ...(pathCost === null || pathCost.missing.length > 0 ? [] : [costView('Our path', pathCost)]),
    ...(bundleCost === null ? [] : [bundleCost]),
  ];
}

/** Null if the bundle or one of its parts has no price: the comparison would be unfair. */
function bundleCostView(
  material: GuideMaterial,
  { expansion_id: id, holds }: Bundle,
  region: Region,
): CostView | null {
  const parts = costOf(material, holds, region);
  const whole = itemOf(material, id);
  if (parts === null || whole === null || parts.missing.length > 0) return null;
  const { at, currency } = parts;
  const { box: one } = termsOf(material.context.content.site);
  const view = costView(`What is in ${whole.title}, bought ${one} by ${one},`, parts);
  const ofShop = shopPrices(whole, region, material.context.today).find(({ shop }) => shop === at?.shop);
  const price = at === null ? listPriceIn(whole, currency) : ofShop;
  if (price == null) return null;
  const until = [at?.until ?? [], ofShop?.until ?? []].flat().sort()[0] ?? null;
  return { ...view, against: `${whole.title}: ${formatPrice(price.amount, currency)}`, until };
}

function costOf(material: GuideMaterial, ids: readonly string[], region: Region): PathCost | null {
  const boxes = ids.flatMap((id) => itemOf(material, id) ?? []);
  return shopCost(boxes, region, material.context.today) ?? listCost(boxes, regionCurrency[region]);
}

function costView(label: string, cost: PathCost): CostView {
  const { at, parts, total, currency, from, to } = cost;
  return {
    label: `${label} ${at === null ? 'at list prices' : `at ${at.shop}`}`,
    parts: parts.map(({ title, amount }) => `${title} ${formatPrice(amount, currency)}`).join(' + '),
    total: formatPrice(total, currency),
    against: null,
    until: at?.until ?? null,
    seen: { from, to },
  };
}
