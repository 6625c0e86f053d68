import type { GuideHeroView } from '../../../templates/guide/GuideHero.tsx';
import { featuredExpansions } from '../../domain/ranking.ts';
import { wordsOf } from '../../domain/siteLook.ts';
import { playersText, timeText, weightText } from '../../domain/words.ts';
import { boxView } from './boxes.ts';
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
      boxView(material, { rank: guide.groups === undefined ? rank : null, expansion }),
    ),
  };
}
