import type { GuidePageView } from '../../../../templates/pages/GuidePage.tsx';
import type { Expansion } from '../../../domain/data.ts';
import { plainText } from '../../../domain/prose.ts';
import { featuredExpansions, hasPage } from '../../../domain/ranking.ts';
import { absoluteUrl, indexPath } from '../../../domain/routes.ts';
import type { SiteContext } from '../../context.ts';
import { sectionViews } from './guideSections.ts';
import { guideMaterial, type GuideMaterial } from './guideMaterial.ts';
import { allBoxesView } from './ranking.ts';
import { disclosureView } from './shell.ts';
import { owningView } from './situations.ts';
import type { GuideEntry } from '../../guides/publishedGuides.ts';
import type { GuideHeroView } from '../../../../templates/guide/GuideHero.tsx';
import { fillTerms, termsOf } from '../../../domain/siteLook.ts';
import { playersText, timeText, weightText } from '../../../domain/words.ts';
import { boxRow } from './boxes.ts';
import { guideArt } from './cards.ts';

export function guidePageView(context: SiteContext, entry: GuideEntry): GuidePageView {
  const { guide } = entry;
  const material = guideMaterial(context, entry);
  const sections = sectionViews(material);
  return {
    crumbs: {
      parents: [{ label: 'Guides', href: indexPath(context.content.site.vertical) }],
      current: guide.name,
    },
    disclosure: disclosureView(context),
    hero: heroView(material),
    boxes: allBoxesView(material),
    intro: guide.intro,
    owning: owningView(material),
    toc: guide.toc ? sections.map(({ id, label }) => ({ id, title: label, level: 2 })) : null,
    sections,
    sources: {
      sources: guideSources(material),
      others: true,
      byline: context.content.site.byline,
      corrections: correctionsView(context, entry),
    },
    address: absoluteUrl(context.baseUrl, entry.path),
  };
}

function guideSources({ entry: { game }, sources }: GuideMaterial) {
  const idsOf = (boxes: readonly Expansion[]) => boxes.flatMap((box) => box.sources);
  const ownIds = [...game.source_ids, ...idsOf(game.expansions.filter((box) => !hasPage(box)))];
  const boxIds = idsOf(game.expansions.filter(hasPage));
  return [...sources.values()].filter(({ id }) => ownIds.includes(id) || !boxIds.includes(id));
}

export function correctionsView(
  { content: { site }, baseUrl }: SiteContext,
  { path: guidePath, guideHash }: GuideEntry,
  path = guidePath,
) {
  const { text, label, href } = site.corrections;
  return {
    text: plainText(text),
    label,
    href: href
      .replaceAll('{page}', encodeURIComponent(absoluteUrl(baseUrl, path)))
      .replaceAll('{hash}', guideHash),
  };
}

export function heroView(material: GuideMaterial): GuideHeroView {
  const { context, entry } = material;
  const { guide, game } = entry;
  const weight = weightText(game.complexity_weight);
  return {
    title: guide.title,
    art: { ...guideArt(context, entry, 'wide'), alt: game.hero_alt },
    updatedOn: guide.updated_on,
    // A series has no base game; the facts are those of the game that it began with.
    factsLabel: guide.series ? game.title : fillTerms('{Base_game}', termsOf(context.content.site)),
    facts: [
      playersText(game, termsOf(context.content.site)),
      timeText(game),
      weight === null ? null : `complexity ${weight} of 5`,
    ].filter((fact) => fact !== null),
    weightLabel: weight === null ? null : (context.content.site.weights?.label ?? null),
    edition: game.edition ?? null,
    quickAnswer: guide.quick_answer,
    firstPickAvailability: guide.first_pick_availability ?? null,
    // The ranks of two groups don't compare.
    picks: featuredExpansions(game, guide).map(({ rank, expansion }) =>
      boxRow(material, expansion, guide.groups === undefined ? rank : null),
    ),
  };
}
