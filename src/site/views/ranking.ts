import type { RankingRowView, RankingView } from '../../../templates/guide/RankingTable.tsx';
import { chooseOffers } from '../../domain/offers.ts';
import { unrankedExpansions, type RankedExpansion } from '../../domain/ranking.ts';
import { offersFor } from '../publishedGuides.ts';
import { paletteName } from '../palette.ts';
import {
  availabilityOf,
  badgesOf,
  boxHref,
  boxView,
  complexityOf,
  listPriceOf,
  needsText,
  otherBoxView,
  playersAfter,
  verdictView,
} from './boxes.ts';
import type { GuideMaterial } from './guideMaterial.ts';
import { offerView } from './offers.ts';

export function rankingView(material: GuideMaterial): RankingView {
  const { site, entry, ranked } = material;
  const { guide, game } = entry;
  const { limits } = site.content.site;
  const palette = paletteName(game.palette);
  const others = unrankedExpansions(game);
  return {
    rows: ranked.slice(0, limits.table_rows).map((row) => rankingRow(material, row)),
    caption:
      'Each price stands with the day we saw it, and shops change prices without notice. Price varies means that we know of no recent price.',
    note: guide.ranking_note ?? null,
    boxes: {
      heading: 'Every ranked box',
      palette,
      boxes: ranked.map((row) => boxView(material, row)),
      sortable: ranked.length > limits.table_rows,
    },
    others:
      others.length === 0
        ? null
        : {
            heading: `Also on the shelf, not ranked: ${others.length}`,
            palette,
            boxes: others.map((expansion) => otherBoxView(material, expansion)),
          },
  };
}

function rankingRow(material: GuideMaterial, { rank, expansion }: RankedExpansion): RankingRowView {
  const { site, entry } = material;
  const { table_links: limit } = site.content.site.limits;
  const offers = chooseOffers(offersFor(entry, expansion), limit, site.today);
  return {
    rank,
    title: expansion.title,
    href: boxHref(expansion),
    badges: badgesOf(expansion),
    verdict: verdictView(expansion),
    tagline: expansion.short_tagline,
    complexity: complexityOf(expansion),
    players: playersAfter(expansion),
    minutes: expansion.playtime_delta ?? 'Not known',
    needs: needsText(entry.game, expansion),
    availability: availabilityOf(material, expansion),
    listPrice: listPriceOf(expansion),
    offers: offers.map((offer) => offerView(site, entry, offer)),
  };
}
