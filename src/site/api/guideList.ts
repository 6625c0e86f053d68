import { rankedExpansions } from '../../domain/ranking.ts';
import { absoluteUrl, apiGuidePath, apiListPagePath, apiSchemaPath, homePath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import { thumbnail } from '../views/cards.ts';
import type { ApiGuideList, ApiGuideSummary } from './types.ts';
import { firstPick, guideStock, type GuideEntry } from '../publishedGuides.ts';

/** So many guides are about 150 KB. */
const guidesPerPage = 200;

/** How many pages the list has. */
export function countListPages({ guides }: Pick<SiteContext, 'guides'>): number {
  return Math.max(1, Math.ceil(guides.length / guidesPerPage));
}

/** A page, counted from 1, of the published guides in the order of the index. */
export function apiGuideList(site: SiteContext, number: number): ApiGuideList {
  const guides = site.guides.slice((number - 1) * guidesPerPage, number * guidesPerPage);
  const isLast = number >= countListPages(site);
  return {
    $schema: `${absoluteUrl(site.baseUrl, apiSchemaPath)}#/definitions/guides`,
    version: 2,
    site: { name: site.content.site.name, url: absoluteUrl(site.baseUrl, homePath) },
    guides: guides.map((entry) => summaryOf(site, entry)),
    ...(!isLast && { next: absoluteUrl(site.baseUrl, apiListPagePath(number + 1)) }),
  };
}

function summaryOf(site: SiteContext, entry: GuideEntry): ApiGuideSummary {
  const { id, path, guide, game } = entry;
  return {
    id,
    name: guide.name,
    title: guide.title,
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
    min_players: game.min_players,
    max_players: game.max_players,
    min_playtime: game.min_playtime,
    max_playtime: game.max_playtime,
    tags: game.tags,
  };
}
