import type { SourceView } from '../../../templates/guide/Sources.tsx';
import type { Game, Retailer } from '../../domain/data.ts';
import { rankedExpansions } from '../../domain/ranking.ts';
import type { SiteContext } from '../context.ts';
import type { GuideEntry } from '../publishedGuides.ts';

export type GuideMaterial = ReturnType<typeof guideMaterial>;

export function guideMaterial(site: SiteContext, entry: GuideEntry) {
  return {
    site,
    entry,
    ranked: rankedExpansions(entry.game, entry.guide),
    sources: sourceViews(entry.game, site.content.retailers.values()),
  };
}

function sourceViews(game: Game, retailers: Iterable<Retailer>): ReadonlyMap<string, SourceView> {
  const hosts = [...retailers].flatMap((retailer) => retailer.hosts);
  const isShop = (url: string) => {
    const { hostname } = new URL(url);
    return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  };
  return new Map(
    game.sources.map((source, index) => [
      source.id,
      { ...source, number: index + 1, isShop: isShop(source.url) },
    ]),
  );
}
