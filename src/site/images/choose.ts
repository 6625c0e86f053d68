import type { Expansion } from '../../domain/data.ts';
import type { GuideParts } from '../publishedGuides.ts';

/** The large picture of a guide, as its path below data/. */
export function heroImage({ guide, game }: GuideParts): string {
  return guide.hero_image ?? game.hero_image;
}

/** The small square picture of a guide's game. */
export function thumbnailImage({ game }: Pick<GuideParts, 'game'>): string {
  return game.thumbnail_image ?? game.hero_image;
}

/** The pictures of a box. */
export function boxImages({ thumbnail_image, images = [] }: Expansion): string[] {
  return thumbnail_image === undefined ? images : [thumbnail_image, ...images];
}
