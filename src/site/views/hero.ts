import type { GuideHeroView } from '../../../templates/guide/GuideHero.tsx';
import { featuredExpansions } from '../../domain/ranking.ts';
import { playersText, timeText, weightText } from '../../domain/words.ts';
import { boxHref, buyView, verdictView } from './boxes.ts';
import { guideArt } from './cards.ts';
import type { GuideMaterial } from './guideMaterial.ts';

export function heroView(material: GuideMaterial): GuideHeroView {
  const { site, entry } = material;
  const { guide, game } = entry;
  return {
    title: guide.title,
    art: { ...guideArt(site, entry, 'wide'), alt: game.hero_alt },
    updatedOn: guide.updated_on,
    players: playersText(game),
    time: timeText(game),
    complexity: weightText(game.complexity_weight),
    weightLabel: site.content.site.weights?.label ?? null,
    edition: game.edition ?? null,
    quickAnswer: guide.quick_answer,
    firstPickAvailability: guide.first_pick_availability ?? null,
    picks: featuredExpansions(game, guide).map(({ rank, expansion }) => ({
      rank,
      title: expansion.title,
      href: boxHref(expansion),
      verdict: verdictView(expansion),
      tagline: expansion.short_tagline,
      buy: buyView(material, expansion),
    })),
  };
}
