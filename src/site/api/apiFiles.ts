import { readFile } from 'node:fs/promises';
import { checkedDay, priceUntil, retailerName } from '../../domain/offers.ts';
import { rankedExpansions } from '../../domain/ranking.ts';
import {
  absoluteUrl,
  apiDealsPath,
  apiGuidePath,
  apiListPagePath,
  apiSchemaPath,
  finderPath,
  homePath,
} from '../../domain/routes.ts';
import { projectFolder } from '../../platform/project.ts';
import type { SiteContext } from '../context.ts';
import { itemPath, type Deal } from '../deals.ts';
import type { PlannedFile } from '../planned.ts';
import { firstPick, guideStock, type GuideEntry } from '../publishedGuides.ts';
import { thumbnail } from '../views/cards.ts';
import { finderForm } from '../views/situations.ts';
import { apiGuide, pick } from './apiGuide.ts';

export type ApiGuideList = ReturnType<typeof apiGuideList>;
export type ApiDeals = ReturnType<typeof apiDeals>;

/** About 150 KB. */
const guidesPerPage = 200;
/** About 250 KB. */
const maxDeals = 500;

/** The JSON API beside the search index: a list of guides in pages, each guide, deals, and the schema of all of them. */
export function apiFiles(site: SiteContext): PlannedFile[] {
  const jsonFile = (path: string, value: () => unknown): PlannedFile => ({
    path: path.slice(1),
    // Indented: one changed fact is one changed line.
    produce: () => `${JSON.stringify(value(), null, 2)}\n`,
  });
  return [
    ...Array.from({ length: countListPages(site) }, (_, index) =>
      jsonFile(apiListPagePath(index + 1), () => apiGuideList(site, index + 1)),
    ),
    ...site.guides.flatMap((entry): PlannedFile[] => [
      jsonFile(apiGuidePath(entry.id), () => apiGuide(site, entry)),
      // The file that the finder of the guide's page loads.
      {
        path: finderPath(entry.id).slice(1),
        produce: () => JSON.stringify(finderForm(entry.guide, entry.game)),
      },
    ]),
    jsonFile(apiDealsPath, () => apiDeals(site)),
    { path: apiSchemaPath.slice(1), produce: () => schemaText(site.baseUrl) },
  ];
}

async function schemaText(baseUrl: string): Promise<string> {
  const schema = await readFile(new URL('src/site/api/schema.json', projectFolder), 'utf8');
  return schema.replace('{', `{\n  "$id": ${JSON.stringify(absoluteUrl(baseUrl, apiSchemaPath))},`);
}

function countListPages({ guides }: SiteContext): number {
  return Math.max(1, Math.ceil(guides.length / guidesPerPage));
}

/** A page, counted from 1, of the published guides in the order of the index. */
function apiGuideList(site: SiteContext, number: number) {
  const guides = site.guides.slice((number - 1) * guidesPerPage, number * guidesPerPage);
  const isLast = number >= countListPages(site);
  return {
    $schema: `${absoluteUrl(site.baseUrl, apiSchemaPath)}#/definitions/guides`,
    version: 2,
    site: { name: site.content.site.name, url: absoluteUrl(site.baseUrl, homePath) },
    guides: guides.map((entry) => apiSummary(site, entry)),
    ...(!isLast && { next: absoluteUrl(site.baseUrl, apiListPagePath(number + 1)) }),
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

/** Today's good prices. */
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
