import type {
  CostView,
  RegionOffersView,
  ShopLineView,
  WhereToBuyView,
} from '../../../templates/guide/WhereToBuy.tsx';
import type { Bundle, Expansion, Offer } from '../../domain/data.ts';
import { boxPrices } from '../../domain/boxPrices.ts';
import {
  bestDeals,
  chooseOffers,
  formatPrice,
  orderOffers,
  regionCurrency,
  regions,
  retailerName,
  type ShopOffer,
} from '../../domain/offers.ts';
import {
  listCost,
  listPriceIn,
  shopCost,
  shopPrices,
  type BoxPrice,
  type PathCost,
  type PricedBox,
} from '../../domain/pathCost.ts';
import { baseGameBox, unrankedExpansions } from '../../domain/ranking.ts';
import { baseId } from '../../domain/situations/finderGame.ts';
import { listText } from '../../domain/lists.ts';
import { wordsOf } from '../../domain/siteLook.ts';
import { listPriceText } from '../../domain/words.ts';
import { offersFor } from '../publishedGuides.ts';
import { availabilityOf, boxHref } from './boxes.ts';
import type { GuideMaterial } from './guideMaterial.ts';
import { associateStatements, offerView, regionNames } from './offers.ts';
import { priceView } from './prices.ts';

type Region = Offer['region'];

export function whereToBuyView(material: GuideMaterial): WhereToBuyView {
  const { site, entry } = material;
  const { guide } = entry;
  return {
    text: guide.where_to_buy.text,
    regional: regions.flatMap((region) => {
      const text = guide.where_to_buy[region === 'US' ? 'us' : 'uk'];
      return text === undefined ? [] : [{ region, text }];
    }),
    baseGame: baseGameView(material),
    path: guide.path.map((id) => titled(material, id)),
    bundle: bundleView(material),
    disclosure: site.content.site.disclosure.offers,
    statements: associateStatements(entry.offers),
    regions: regions
      .filter((region) => entry.offers.some(({ offer }) => offer.region === region))
      .map((region) => regionView(material, region)),
  };
}

/** "On sale at Stonemaier Games, March 2026."; null if unknown, or if the entry of a ranked base game says it. */
function baseGameView(material: GuideMaterial): string | null {
  const { game } = material.entry;
  const text = availabilityOf({ site: material.site, game }, game);
  if (text === null || baseGameBox(game) !== undefined) return null;
  return [`${text}.`, game.availability?.note ?? []].flat().join(' ');
}

interface Item {
  id: string;
  title: string;
  href: string | null;
  box: Expansion | null;
}

function itemOf({ entry: { game } }: GuideMaterial, id: string): Item | null {
  const box = id === baseId ? baseGameBox(game) : game.expansions.find((expansion) => expansion.id === id);
  if (box !== undefined) return { id, title: box.title, href: boxHref({ box }), box };
  return id === baseId ? { id, title: game.title, href: null, box: null } : null;
}

function titled(material: GuideMaterial, id: string): { title: string; href: string | null } {
  const { title, href } = itemOf(material, id) ?? { title: id, href: null };
  return { title, href };
}

function bundleView(material: GuideMaterial): WhereToBuyView['bundle'] {
  const { bundle } = material.entry.guide;
  const item = bundle && itemOf(material, bundle.expansion_id);
  if (bundle === undefined || item?.href == null) return null;
  return {
    title: item.title,
    href: item.href,
    holds: listText(bundle.holds.map((id) => titled(material, id).title)),
    note: bundle.note,
  };
}

function regionView(material: GuideMaterial, region: Region): RegionOffersView {
  const { site, entry, ranked } = material;
  const { limits } = site.content.site;
  const view = (shopOffer: ShopOffer) => offerView(site, entry.game, shopOffer);
  const own = orderOffers(entry.offers, site.today).filter(({ offer }) => offer.region === region);
  const rankedItems = [baseId, ...ranked.map(({ expansion }) => expansion.id)].flatMap(
    (id) => itemOf(material, id) ?? [],
  );
  const items = rankedItems.filter(({ box }, index) => index === 0 || !box?.is_base_game);
  const others = unrankedExpansions(entry.game).flatMap(({ id }) => itemOf(material, id) ?? []);
  const isOnPath = (id: string) => id === baseId || entry.guide.path.includes(id);
  const deals = bestDeals(entry.offers, region, site.today, limits.best_deals);
  const products = own.filter(({ offer }) => offer.link === 'product');
  return {
    region,
    heading: regionNames[region],
    deals: deals.map(view),
    specialty: ofEachShop(products.filter(({ retailer }) => retailer.specialty))
      .slice(0, limits.specialty_offers)
      .map(view),
    costs: costViews(material, region),
    prices: [...items, ...others].flatMap((item) => {
      const prices = boxPrices(offersFor(entry, item.box), site.content.history, region, site.today);
      return prices === null ? [] : [priceView(prices, site.today, item)];
    }),
    lines: lineViews(
      material,
      region,
      items.filter(({ id }) => isOnPath(id)),
    ),
    others: lineViews(material, region, [...items.filter(({ id }) => !isOnPath(id)), ...others]),
    // A shop without a search for the base game shows the one for the highest-ranked box.
    searches: ofEachShop(
      [...items, ...others]
        .flatMap(({ box }) => orderOffers(offersFor(entry, box), site.today))
        .filter(({ offer }) => offer.region === region && offer.link === 'search'),
    ).map(view),
  };
}

/** One offer of each shop, the one for the base game if the shop has one. */
function ofEachShop(offers: readonly ShopOffer[]): ShopOffer[] {
  const shops = [...new Set(offers.map(retailerName))];
  return shops.flatMap((shop) => {
    const own = offers.filter((shopOffer) => retailerName(shopOffer) === shop);
    return own.find(({ offer }) => offer.item_type === 'base') ?? own[0] ?? [];
  });
}

function lineViews({ site, entry }: GuideMaterial, region: Region, items: readonly Item[]): ShopLineView[] {
  const limit = site.content.site.limits.offers_per_item;
  return items.flatMap((item) => {
    const own = offersFor(entry, item.box).filter(
      ({ offer }) => offer.region === region && offer.link === 'product',
    );
    const offers = chooseOffers(own, limit, site.today).map((shopOffer) =>
      offerView(site, entry.game, shopOffer),
    );
    if (offers.length === 0) return [];
    const listPrice = listPriceText((item.box ?? entry.game).list_price, regionCurrency[region]);
    return [{ key: item.id, title: item.title, href: item.href, listPrice, offers }];
  });
}

function costViews(material: GuideMaterial, region: Region): CostView[] {
  const { path, bundle } = material.entry.guide;
  const pathCost = costOf(material, path, region);
  const bundleCost = bundle === undefined ? null : bundleCostView(material, bundle, region);
  const isBundle = bundle !== undefined && path.every((id) => bundle.holds.includes(id));
  // If a bundle contains the whole path, its price is the sum.
  if (bundleCost !== null && isBundle && bundle.holds.length === path.length) return [bundleCost];
  return [
    ...(pathCost === null || pathCost.missing.length > 0 ? [] : [costView('The path', pathCost)]),
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
  const whole = pricedBox(material, id);
  if (parts === null || whole === null || parts.missing.length > 0) return null;
  const { at, currency } = parts;
  const { box: one } = wordsOf(material.site.content.site);
  const view = (price: BoxPrice) => ({
    ...costView(`What is in ${whole.title}, bought ${one} by ${one},`, parts),
    against: `${whole.title}: ${formatPrice(price.amount, currency)}`,
  });
  if (at === null) {
    const price = listPriceIn(whole, currency);
    return price === null ? null : view(price);
  }
  const price = shopPrices(whole, region, material.site.today).find(({ shop }) => shop === at.shop);
  return price === undefined
    ? null
    : { ...view(price), until: at.until < price.until ? at.until : price.until };
}

function costOf(material: GuideMaterial, ids: readonly string[], region: Region): PathCost | null {
  const boxes = ids.flatMap((id) => pricedBox(material, id) ?? []);
  return shopCost(boxes, region, material.site.today) ?? listCost(boxes, regionCurrency[region]);
}

function pricedBox(material: GuideMaterial, id: string): PricedBox | null {
  const item = itemOf(material, id);
  if (item === null) return null;
  const { entry } = material;
  return {
    title: item.title,
    offers: offersFor(entry, item.box),
    listPrices: (item.box ?? entry.game).list_price ?? [],
  };
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
