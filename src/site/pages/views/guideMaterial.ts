import type { SourceView } from '../../../../templates/parts/Sources.tsx';
import type { Expansion, Game, Guide, Retailer, FaqItem } from '../../../domain/data.ts';
import type { ShopOffer } from '../../../domain/offers.ts';
import { rankedExpansions, hasPage } from '../../../domain/ranking.ts';
import type { SiteContext } from '../../context.ts';
import { offersFor, type GuideEntry, type GuideParts } from '../../guides/publishedGuides.ts';

export type GuideMaterial = ReturnType<typeof guideMaterial>;

/** What is shown of one box, on its guide's page and on its own; offers are those of the box. */
export interface BoxMaterial {
  context: SiteContext;
  game: Game;
  guide: Guide;
  box: Expansion;
  offers: readonly ShopOffer[];
}

export function guideMaterial(context: SiteContext, entry: GuideEntry) {
  return {
    context,
    entry,
    ranked: rankedExpansions(entry.game, entry.guide),
    sources: sourceViews(entry.game, context.content.retailers.values()),
  };
}

export function boxMaterial({ context, entry }: GuideMaterial, box: Expansion): BoxMaterial {
  const { game, guide } = entry;
  return { context, game, guide, box, offers: offersFor(entry, box) };
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

/** The questions of the guide's page; those about one box are on that box's page, if it has one. */
export function guideFaq({ guide, game }: Pick<GuideParts, 'guide' | 'game'>): FaqItem[] {
  return guide.faq.filter(({ scope, expansion_id: id }) => {
    const box = game.expansions.find((expansion) => expansion.id === id);
    return scope !== 'expansion' || box === undefined || !hasPage(box);
  });
}
