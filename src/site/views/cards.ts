import type { ArtView } from '../../../templates/parts/Art.tsx';
import type { StatsView } from '../../../templates/parts/Facts.tsx';
import type { GuideCardView } from '../../../templates/parts/GuideCard.tsx';
import type { Game, IndexFilter } from '../../domain/data.ts';
import { rankedExpansions } from '../../domain/ranking.ts';
import { rangeText, timeText, weightText } from '../../domain/words.ts';
import type { SiteContext } from '../context.ts';
import { heroImage, thumbnailImage } from '../images/choose.ts';
import type { Slot } from '../images/slots.ts';
import { fieldName } from '../palette.ts';
import type { GuideEntry } from '../publishedGuides.ts';

/** A guide's picture, or the one given for it, beside words that say the same. */
export function guideArt(
  site: SiteContext,
  entry: GuideEntry,
  slot: Slot,
  image = slot === 'thumbnail' ? thumbnailImage(entry) : heroImage(entry),
): ArtView {
  return {
    picture: site.assets.images.picture(image, slot),
    alt: '',
    palette: fieldName(entry.game.palette),
  };
}

/** The address of the small picture of a guide's game, for programs that know one format only. */
export function thumbnail(site: SiteContext, entry: GuideEntry): string {
  return site.assets.images.thumbnails(thumbnailImage(entry)).at(-1)?.href ?? '';
}

/** The facts of the base game. */
export function statsView(game: Game): StatsView {
  return {
    players: rangeText(game.min_players, game.max_players),
    time: timeText(game),
    complexity: weightText(game.complexity_weight),
  };
}

/** A card that leads to a published guide. */
export function guideCard(site: SiteContext, entry: GuideEntry, description: string): GuideCardView {
  return {
    title: entry.guide.name,
    description,
    href: entry.path,
    art: guideArt(site, entry, 'card'),
    boxes: rankedExpansions(entry.game, entry.guide).length,
    tags: entry.game.tags,
    filters: site.content.site.index.filters
      .filter((filter) => passesFilter(entry.game, filter))
      .map((filter) => filter.id),
  };
}

/** A card for a guide that does not exist yet. */
export function comingSoonCard(site: SiteContext, title: string, description: string): GuideCardView {
  const image = site.content.site.coming_soon_image;
  return {
    title,
    description,
    href: null,
    art: { picture: site.assets.images.picture(image, 'card'), alt: '', palette: 'none' },
    boxes: null,
    tags: [],
    filters: [],
  };
}

/** Whether every condition of a filter holds for the base game. */
export function passesFilter(game: Game, filter: IndexFilter): boolean {
  return (
    (filter.mechanism === undefined || game.mechanisms.includes(filter.mechanism)) &&
    (filter.tag === undefined || game.tags.includes(filter.tag)) &&
    (filter.players === undefined ||
      (game.min_players <= filter.players && filter.players <= game.max_players)) &&
    (filter.max_time === undefined || game.max_playtime <= filter.max_time) &&
    (filter.min_weight === undefined || game.complexity_weight >= filter.min_weight) &&
    (filter.max_weight === undefined || game.complexity_weight < filter.max_weight)
  );
}
