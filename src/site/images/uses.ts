import type { Content } from '../../content/content.ts';
import { rankedExpansions } from '../../domain/ranking.ts';
import { boxImages, heroImage, thumbnailImage } from './choose.ts';
import type { Slot } from './slots.ts';
import type { GuideEntry } from '../publishedGuides.ts';

/** An image, as its path below data/, in a place on a page. */
export interface ImageUse {
  image: string;
  slot: Slot;
}

/** Every picture that the pages of a site show, some of them more than once. */
export function* imageUses({ home, site }: Content, guides: readonly GuideEntry[]): Iterable<ImageUse> {
  const paths = new Set(guides.map(({ path }) => path));
  for (const entry of guides) {
    yield { image: heroImage(entry), slot: 'wide' };
    yield { image: heroImage(entry), slot: 'card' };
    yield { image: thumbnailImage(entry), slot: 'thumbnail' };
    for (const { expansion } of rankedExpansions(entry.game, entry.guide))
      for (const image of boxImages(expansion)) yield { image, slot: 'card' };
    if (entry.guide.related_guides.some(({ available, href }) => !available || !paths.has(href)))
      yield { image: site.coming_soon_image, slot: 'card' };
  }
  const shown = ({ href }: { href: string }) => paths.has(href);
  for (const [index, { image }] of home.top_guides.cards.filter(shown).entries())
    if (image !== undefined) yield { image, slot: index === 0 ? 'wide' : 'card' };
  for (const { image } of home.explore.cards.filter(shown))
    if (image !== undefined) yield { image, slot: 'thumbnail' };
  yield { image: site.not_found.image, slot: 'wide' };
}
