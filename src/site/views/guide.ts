import type { GuidePageView } from '../../../templates/pages/GuidePage.tsx';
import type { BestForView } from '../../../templates/guide/BestFor.tsx';
import type { FeaturedView } from '../../../templates/guide/Featured.tsx';
import type { RankingRowView } from '../../../templates/guide/RankingTable.tsx';
import type { GuideCardView } from '../../../templates/parts/GuideCard.tsx';
import type { OfferView } from '../../../templates/parts/Offers.tsx';
import type { PlaystyleView } from '../../../templates/guide/Playstyles.tsx';
import type { BestFor, Game, Offer, Recommendation } from '../../domain/data.ts';
import { chooseOffers, regions } from '../../domain/offers.ts';
import { plainText } from '../../domain/prose.ts';
import { rankedExpansions, unrankedExpansions, type RankedExpansion } from '../../domain/ranking.ts';
import { absoluteUrl, indexPath } from '../../domain/routes.ts';
import { guideSections } from '../../domain/sections.ts';
import { playersText, printStatusText, timeText, weightText } from '../../domain/words.ts';
import { offersFor, type SiteContext } from '../context.ts';
import type { GuideEntry } from '../publishedGuides.ts';
import {
  badgesOf,
  boxHref,
  boxView,
  complexityOf,
  otherBoxView,
  playersAfter,
  sourceViews,
} from './boxes.ts';
import { comingSoonCard, guideArt, guideCard } from './cards.ts';
import { compatibilityView } from './compatibility.ts';
import { finderView } from './finder.ts';
import { offerView } from './offers.ts';
import { releaseOrderView } from './release.ts';
import { disclosureView, newsletterView } from './shell.ts';
import { whereToBuyView } from './whereToBuy.ts';

/** Everything that a guide's page shows. */
export function guidePageView(site: SiteContext, entry: GuideEntry): GuidePageView {
  const { guide, game } = entry;
  const { limits, vertical } = site.content.site;
  const ranked = rankedExpansions(game);
  const unranked = unrankedExpansions(game);
  const sources = sourceViews(game);
  const playstyles = guide.recommendations.map((recommendation) => playstyleView(game, recommendation));
  const howTitle = `How ${guide.name} expansions work`;
  return {
    crumbs: { parents: [{ label: 'Guides', href: indexPath(vertical) }], current: guide.name },
    disclosure: disclosureView(site),
    hero: {
      title: guide.title,
      art: { ...guideArt(site, entry, 'wide'), alt: game.hero_alt },
      updatedOn: guide.updated_on,
      players: playersText(game),
      time: timeText(game),
      complexity: weightText(game.complexity_weight),
      edition: game.edition ?? null,
      print: printStatusText(game.print_status)?.toLowerCase() ?? null,
      quickAnswer: guide.quick_answer,
      order: ranked.slice(0, limits.table_rows).map(({ rank, expansion }) => ({
        rank,
        title: expansion.title,
        href: boxHref(expansion),
      })),
      offers: leadOffers(site, entry, ranked),
    },
    intro: guide.intro,
    editionNote: game.edition_note ?? null,
    toc: guide.toc
      ? Object.entries(guideSections).map(([id, { label }]) => ({ id, title: label, level: 2 }))
      : null,
    rankingNote: guide.ranking_note,
    tableCaption:
      'Each price stands with the day we saw it, and shops change prices without notice. Price varies means that we know of no recent price.',
    rows: ranked.slice(0, limits.table_rows).map((row) => rankingRow(site, entry, row)),
    featured: featuredView(site, entry, ranked),
    boxesHeading: 'Every ranked box',
    boxes: ranked.map(({ rank, expansion }) => boxView(site, entry, expansion, rank, sources)),
    sortable: ranked.length > limits.table_rows,
    unrankedHeading: `Also on the shelf, not ranked: ${unranked.length}`,
    unranked: unranked.map((expansion) => otherBoxView(game, expansion, sources)),
    howTitle,
    how: {
      text: guide.how_expansions_work.text,
      note: guide.how_expansions_work.note ?? null,
      compatibility: compatibilityView(game, sources),
    },
    beginners: bestForView(ranked, guide.best_for_beginners),
    strategy: bestForView(ranked, guide.best_for_strategy),
    release: releaseOrderView(entry),
    playstyles: playstyles.slice(0, limits.playstyles),
    morePlaystyles: playstyles.slice(limits.playstyles),
    finder: finderView(game),
    faq: guide.faq.map(({ id, question, answer }) => ({ id, question, answer })),
    buy: whereToBuyView(site, entry),
    related: guide.related_guides.map((related) => relatedCard(site, related)),
    sources: {
      sources: [...sources.values()],
      byline: site.content.site.byline,
      corrections: correctionsView(site, entry),
    },
    newsletter: newsletterView(site),
  };
}

function playstyleView(
  game: Game,
  { playstyle, icon, expansion_id, title, text }: Recommendation,
): PlaystyleView {
  const box = game.expansions.find(({ id }) => id === expansion_id);
  return {
    situation: playstyle,
    icon,
    title: title ?? box?.title ?? `${game.title} alone`,
    href: box === undefined ? null : boxHref(box),
    text,
  };
}

/** For the first pick, one shop of each region. */
function leadOffers(site: SiteContext, entry: GuideEntry, ranked: readonly RankedExpansion[]): OfferView[] {
  const [first] = ranked;
  if (first === undefined) return [];
  const offers = offersFor(entry, first.expansion);
  const firstOf = (region: Offer['region']) =>
    chooseOffers(
      offers.filter(({ offer }) => offer.region === region),
      1,
    );
  return regions.flatMap(firstOf).map((offer) => offerView(site, entry, offer));
}

function rankingRow(
  site: SiteContext,
  entry: GuideEntry,
  { rank, expansion }: RankedExpansion,
): RankingRowView {
  const offers = chooseOffers(offersFor(entry, expansion), site.content.site.limits.table_links);
  return {
    rank,
    title: expansion.title,
    href: boxHref(expansion),
    badges: badgesOf(expansion, rank),
    year: expansion.release_year,
    tagline: expansion.short_tagline,
    complexity: complexityOf(expansion),
    players: playersAfter(expansion),
    idealFor: expansion.ideal_for ?? 'Not known',
    offers: offers.map((offer) => offerView(site, entry, offer)),
  };
}

const pickLabels = { first: 'First pick', runner_up: 'Runner-up' } as const;

function featuredView(
  site: SiteContext,
  { guide }: GuideEntry,
  ranked: readonly RankedExpansion[],
): FeaturedView {
  const featured = guide.featured_expansions.slice(0, site.content.site.limits.featured_expansions);
  return {
    boxes: featured.flatMap((id) => {
      const box = ranked.find(({ expansion }) => expansion.id === id);
      if (box === undefined) return [];
      const pick = guide.picks.find(({ expansion_id }) => expansion_id === id);
      return [
        {
          rank: box.rank,
          label: pick === undefined ? 'Featured' : pickLabels[pick.kind],
          title: box.expansion.title,
          href: boxHref(box.expansion),
          text: pick?.text ?? box.expansion.summary,
          skipIf: pick?.skip_if ?? box.expansion.skip_if ?? '',
        },
      ];
    }),
    baseGameEnough: guide.base_game_enough,
  };
}

function bestForView(ranked: readonly RankedExpansion[], bestFor: BestFor): BestForView {
  const box = ranked.find(({ expansion }) => expansion.id === bestFor.expansion_id);
  return {
    rank: box?.rank ?? 0,
    title: bestFor.title,
    href: box === undefined ? '#tldr-table' : boxHref(box.expansion),
    text: bestFor.text,
    points: bestFor.points,
  };
}

function relatedCard(
  site: SiteContext,
  related: GuideEntry['guide']['related_guides'][number],
): GuideCardView {
  const other = site.guideByPath.get(related.href);
  return related.available && other !== undefined
    ? { ...guideCard(site, other, related.description), title: related.title }
    : comingSoonCard(site, related.title, related.description);
}

function correctionsView({ content: { site }, baseUrl, commit }: SiteContext, { path }: GuideEntry) {
  const { text, label, href } = site.corrections;
  return {
    text: plainText(text),
    label,
    href: href
      .replaceAll('{page}', encodeURIComponent(absoluteUrl(baseUrl, path)))
      .replaceAll('{commit}', encodeURIComponent(commit ?? 'unknown')),
  };
}
