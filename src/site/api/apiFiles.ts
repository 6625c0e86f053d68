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

export function apiFiles(site: SiteContext): PlannedFile[] {
  const has = (feature: 'finder' | 'deals') => hasFeature(site.content.site, feature);
  const jsonFile = (path: string, value: () => unknown): PlannedFile => ({
    path: path.slice(1),
    // Indented, so that one changed fact is one changed line.
    produce: () => `${JSON.stringify(value(), null, 2)}\n`,
  });
  return [
    jsonFile(apiListPath, () => apiGuideList(site)),
    ...site.guides.map((entry) => jsonFile(apiGuidePath(entry.id), () => apiGuide(site, entry))),
    ...(has('finder') ? site.guides : []).map((entry) => ({
      path: finderPath(entry.id).slice(1),
      produce: () =>
        JSON.stringify({
          $schema: `${absoluteUrl(site.baseUrl, apiSchemaPath)}#/definitions/finder`,
          ...finderForm(entry, site.content.site),
        }),
    })),
    ...(has('deals') ? [jsonFile(apiDealsPath, () => apiDeals(site))] : []),
    { path: apiSchemaPath.slice(1), produce: () => schemaText(site.baseUrl) },
    ...amazonFiles(site),
  ];
}

async function schemaText(baseUrl: string): Promise<string> {
  const schema = await readFile(new URL('src/site/api/schema.json', projectFolder), 'utf8');
  return schema.replace('{', `{\n  "$id": ${JSON.stringify(absoluteUrl(baseUrl, apiSchemaPath))},`);
}

function apiGuideList(site: SiteContext) {
  return {
    $schema: `${absoluteUrl(site.baseUrl, apiSchemaPath)}#/definitions/guides`,
    version: 2,
    site: { name: site.content.site.name, url: absoluteUrl(site.baseUrl, homePath) },
    guides: site.guides.map((entry) => apiSummary(site, entry)),
  };
}

function apiSummary(site: SiteContext, entry: GuideEntry) {
  const { id, path, guide, game } = entry;
  return {
    id,
    ...pick(guide, 'name', 'title'),
    url: absoluteUrl(site.baseUrl, path),
    api_url: absoluteUrl(site.baseUrl, apiGuidePath(id)),
    thumbnail_image: absoluteUrl(site.baseUrl, thumbnail(site, entry)),
    updated_on: guide.updated_on,
    content_hash: entry.guideHash,
    ranked_boxes: rankedExpansions(game, guide).length,
    first_pick: firstPick(entry),
    in_stock: guideStock(entry, site.today).map((stock) => ({
      region: stock.region,
      ranked_boxes: stock.boxes,
      until: stock.until,
    })),
    ...pick(game, 'min_players', 'max_players', 'min_playtime', 'max_playtime', 'tags'),
  };
}

function apiDeals(site: SiteContext) {
  return {
    $schema: `${absoluteUrl(site.baseUrl, apiSchemaPath)}#/definitions/deals`,
    version: 2,
    deals: site.deals.deals.slice(0, maxDeals).map((deal) => apiDeal(site, deal)),
  };
}

function apiDeal(site: SiteContext, deal: Deal) {
  const { entry, box, title, region, prices, now, usual } = deal;
  const { offer } = now.shopOffer;
  return {
    guide: entry.guide.id,
    id: box?.id ?? 'base',
    title,
    url: absoluteUrl(site.baseUrl, itemPath(site.content.site, deal)),
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
function amazonFiles(site: SiteContext): PlannedFile[] {
  if (site.amazon === null) return [];
  return site.guides.map((entry) => ({
    path: amazonPath(entry.id).slice(1),
    produce: () => `${JSON.stringify(amazonFile(site, entry))}\n`,
  }));
}

function amazonFile(site: SiteContext, { offers }: GuideEntry): AmazonFile & { $schema: string; version: 1 } {
  return {
    $schema: `${absoluteUrl(site.baseUrl, apiSchemaPath)}#/definitions/amazon`,
    version: 1,
    details: amazonSentence,
    prices: offers.flatMap((shopOffer) => {
      const { id, region } = shopOffer.offer;
      const price = site.amazon?.get(id)?.price;
      if (price === undefined) return [];
      return [
        { offer: id, at: price.at, text: amazonText(price, { region, shop: retailerName(shopOffer) }) },
      ];
    }),
  };
}
