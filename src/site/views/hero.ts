import type { GuideHeroView, HeroActionView } from '../../../templates/guide/GuideHero.tsx';
import { orderOffers, regions, stockOf } from '../../domain/offers.ts';
import { playersText, timeText, weightText } from '../../domain/words.ts';
import { offersFor } from '../publishedGuides.ts';
import { guideArt } from './cards.ts';
import type { GuideMaterial } from './guideMaterial.ts';
import { offerView } from './offers.ts';

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
    actions: heroActions(material),
  };
}

/** For each region the first product page of the first pick that is not out of stock. */
function heroActions({ site, entry, ranked }: GuideMaterial): HeroActionView[] {
  const [first] = ranked;
  const offers = first === undefined ? [] : orderOffers(offersFor(entry, first.expansion), site.today);
  return regions.map((region) => {
    const product = offers.find(
      (shopOffer) =>
        shopOffer.offer.region === region &&
        shopOffer.offer.link === 'product' &&
        stockOf(shopOffer, site.today) !== 'out',
    );
    return { region, offer: product === undefined ? null : offerView(site, entry, product) };
  });
}
