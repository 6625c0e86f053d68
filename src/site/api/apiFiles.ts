import { readFile } from 'node:fs/promises';
import { amazonSentence, amazonText, type AmazonFile } from '../../domain/amazon.ts';
import { checkedDay, priceUntil, retailerName } from '../../domain/offers.ts';
import { rankedExpansions } from '../../domain/ranking.ts';
import {
  absoluteUrl,
  amazonPath,
  apiDealsPath,
  apiGuidePath,
  apiListPath,
  apiSchemaPath,
  finderPath,
  homePath,
} from '../../domain/routes.ts';
import { projectFolder } from '../../platform/project.ts';
import { hasFeature } from '../../domain/siteLook.ts';
import type { SiteContext } from '../context.ts';
import { itemPath, type Deal } from '../guides/deals.ts';
import type { PlannedFile } from '../planned.ts';
import { firstPick, guideStock, type GuideEntry } from '../guides/publishedGuides.ts';
import { thumbnail } from '../pages/views/cards.ts';
import { finderForm } from '../pages/views/situations.ts';
import { apiGuide, pick } from './apiGuide.ts';

export type ApiGuideList = ReturnType<typeof apiGuideList>;
export type ApiDeals = ReturnType<typeof apiDeals>;

/** About 250 KB. */
const maxDeals = 500;

export function apiFiles(context: SiteContext): PlannedFile[] {
  const has = (feature: 'finder' | 'deals') => hasFeature(context.content.site, feature);
  const jsonFile = (path: string, value: () => unknown): PlannedFile => ({
    path: path.slice(1),
    // Indented, so that one changed fact is one changed line.
    produce: () => `${JSON.stringify(value(), null, 2)}\n`,
  });
  return [
    jsonFile(apiListPath, () => apiGuideList(context)),
    ...context.guides.map((entry) => jsonFile(apiGuidePath(entry.id), () => apiGuide(context, entry))),
    ...(has('finder') ? context.guides : []).map((entry) => ({
      path: finderPath(entry.id).slice(1),
      produce: () =>
        JSON.stringify({
          $schema: `${absoluteUrl(context.baseUrl, apiSchemaPath)}#/definitions/finder`,
          ...finderForm(entry, context.content.site),
        }),
    })),
    ...(has('deals') ? [jsonFile(apiDealsPath, () => apiDeals(context))] : []),
    { path: apiSchemaPath.slice(1), produce: () => schemaText(context.baseUrl) },
    ...amazonFiles(context),
  ];
}

async function schemaText(baseUrl: string): Promise<string> {
  const schema = await readFile(new URL('src/site/api/schema.json', projectFolder), 'utf8');
  return schema.replace('{', `{\n  "$id": ${JSON.stringify(absoluteUrl(baseUrl, apiSchemaPath))},`);
}

function apiGuideList(context: SiteContext) {
  return {
    $schema: `${absoluteUrl(context.baseUrl, apiSchemaPath)}#/definitions/guides`,
    version: 2,
    site: { name: context.content.site.name, url: absoluteUrl(context.baseUrl, homePath) },
    guides: context.guides.map((entry) => apiSummary(context, entry)),
  };
}

function apiSummary(context: SiteContext, entry: GuideEntry) {
  const { id, path, guide, game } = entry;
  return {
    id,
    ...pick(guide, 'name', 'title'),
    url: absoluteUrl(context.baseUrl, path),
    api_url: absoluteUrl(context.baseUrl, apiGuidePath(id)),
    thumbnail_image: absoluteUrl(context.baseUrl, thumbnail(context, entry)),
    updated_on: guide.updated_on,
    content_hash: entry.guideHash,
    ranked_boxes: rankedExpansions(game, guide).length,
    first_pick: firstPick(entry),
    in_stock: guideStock(entry, context.today).map((stock) => ({
      region: stock.region,
      ranked_boxes: stock.boxes,
      until: stock.until,
    })),
    ...pick(game, 'min_players', 'max_players', 'min_playtime', 'max_playtime', 'tags'),
  };
}

function apiDeals(context: SiteContext) {
  return {
    $schema: `${absoluteUrl(context.baseUrl, apiSchemaPath)}#/definitions/deals`,
    version: 2,
    deals: context.deals.deals.slice(0, maxDeals).map((deal) => apiDeal(context, deal)),
  };
}

function apiDeal(context: SiteContext, deal: Deal) {
  const { entry, box, title, region, prices, now, usual } = deal;
  const { offer } = now.shopOffer;
  return {
    guide: entry.guide.id,
    id: box?.id ?? 'base',
    title,
    url: absoluteUrl(context.baseUrl, itemPath(context.content.site, deal)),
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

/** One for each guide, also without prices: a page may be older than the file. */
function amazonFiles(context: SiteContext): PlannedFile[] {
  if (context.amazon === null) return [];
  return context.guides.map((entry) => ({
    path: amazonPath(entry.id).slice(1),
    produce: () => `${JSON.stringify(amazonFile(context, entry))}\n`,
  }));
}

function amazonFile(
  context: SiteContext,
  { offers }: GuideEntry,
): AmazonFile & { $schema: string; version: 1 } {
  return {
    $schema: `${absoluteUrl(context.baseUrl, apiSchemaPath)}#/definitions/amazon`,
    version: 1,
    details: amazonSentence,
    prices: offers.flatMap((shopOffer) => {
      const { id, region } = shopOffer.offer;
      const price = context.amazon?.get(id)?.price;
      if (price === undefined) return [];
      return [
        { offer: id, at: price.at, text: amazonText(price, { region, shop: retailerName(shopOffer) }) },
      ];
    }),
  };
}
