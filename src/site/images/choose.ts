import type { Expansion } from '../../domain/data.ts';
import type { GuideEntry } from '../guideEntry.ts';

/** The large picture of a guide, as its path below data/. */
export function heroImage({ facts: { guide, game } }: Pick<GuideEntry, 'facts'>): string {
  return guide.hero_image ?? game.hero_image;
}

/** The small square picture of a guide's game. */
export function thumbnailImage({ facts: { game } }: Pick<GuideEntry, 'facts'>): string {
  return game.thumbnail_image ?? game.hero_image;
}

/** The pictures of a box. */
export function boxImages({ thumbnail_image, images = [] }: Expansion): string[] {
  return thumbnail_image === undefined ? images : [thumbnail_image, ...images];
}
