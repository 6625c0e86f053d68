import type { GuideHeroView } from '../../../../templates/guide/GuideHero.tsx';
import { featuredExpansions } from '../../../domain/ranking.ts';
import { fillWords, wordsOf } from '../../../domain/siteLook.ts';
import { playersText, timeText, weightText } from '../../../domain/words.ts';
import { boxRow } from './boxes.ts';
import { guideArt } from './cards.ts';
import type { GuideMaterial } from './guideMaterial.ts';

export function heroView(material: GuideMaterial): GuideHeroView {
  const { site, entry } = material;
  const { guide, game } = entry;
  const weight = weightText(game.complexity_weight);
  return {
    title: guide.title,
    art: { ...guideArt(site, entry, 'wide'), alt: game.hero_alt },
    updatedOn: guide.updated_on,
    // A series has no base game; the facts are those of the game that it began with.
    factsLabel: guide.series ? game.title : fillWords('{Base_game}', wordsOf(site.content.site)),
    facts: [
      playersText(game, wordsOf(site.content.site)),
      timeText(game),
      weight === null ? null : `complexity ${weight} of 5`,
    ].filter((fact) => fact !== null),
    weightLabel: weight === null ? null : (site.content.site.weights?.label ?? null),
    edition: game.edition ?? null,
    quickAnswer: guide.quick_answer,
    firstPickAvailability: guide.first_pick_availability ?? null,
    // The ranks of two groups don't compare.
    picks: featuredExpansions(game, guide).map(({ rank, expansion }) =>
      boxRow(material, expansion, guide.groups === undefined ? rank : null),
    ),
  };
}
