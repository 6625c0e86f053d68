import type { ArtView } from '../../../../templates/parts/Art.tsx';
import type { StatsView } from '../../../../templates/parts/Facts.tsx';
import type { GuideCardView } from '../../../../templates/parts/GuideCard.tsx';
import type { Game } from '../../../domain/data.ts';
import { passesFilter } from '../../../domain/indexFilter.ts';
import { hasPage, rankedExpansions, shortTitle } from '../../../domain/ranking.ts';
import { playerRangeText, timeText, weightText } from '../../../domain/words.ts';
import type { SiteContext } from '../../context.ts';
import { heroImage, thumbnailImage } from '../../assets/images/source.ts';
import type { Slot } from '../../assets/images/rasterFiles.ts';
import { boxAddress, type GuideEntry } from '../../guides/publishedGuides.ts';
import type { SearchBoxProps } from '../../../../templates/islands/search/SearchBox.tsx';
import { indexPath } from '../../../domain/routes.ts';

export function guideArt(
  context: SiteContext,
  entry: GuideEntry,
  slot: Slot,
  image = slot === 'thumbnail' ? thumbnailImage(entry) : heroImage(entry),
): ArtView {
  return {
    picture: context.assets.images.picture(image, slot),
    alt: '',
    color: entry.game.palette.field,
  };
}

export function thumbnail(context: SiteContext, entry: GuideEntry): string {
  return context.assets.images.thumbnails(thumbnailImage(entry)).at(-1)?.href ?? '';
}

export function statsView(game: Game): StatsView {
  return {
    players: playerRangeText(game),
    time: timeText(game),
    complexity: weightText(game.complexity_weight),
  };
}

export function guideCard(context: SiteContext, entry: GuideEntry, description: string): GuideCardView {
  return {
    title: entry.guide.name,
    description,
    href: entry.path,
    art: guideArt(context, entry, 'card'),
    boxes: rankedExpansions(entry.game, entry.guide).length,
    pick: pickOf(context, entry),
    tags: entry.game.tags,
    filters: context.content.site.index.filters
      .filter((filter) => passesFilter(entry.game, filter))
      .map((filter) => filter.id),
  };
}

function pickOf(context: SiteContext, entry: GuideEntry): { title: string; href: string } | null {
  const first = rankedExpansions(entry.game, entry.guide)[0]?.expansion;
  if (first === undefined || !hasPage(first)) return null;
  return { title: shortTitle(first), href: boxAddress(context.content.site, entry, first) };
}

export function comingSoonCard(context: SiteContext, title: string, description: string): GuideCardView {
  const image = context.content.site.coming_soon_image;
  return {
    title,
    description,
    href: null,
    art: { picture: context.assets.images.picture(image, 'card'), alt: '', color: null },
    filters: [],
  };
}

export function searchBoxView({ content: { home, site } }: SiteContext, live: boolean): SearchBoxProps {
  return {
    indexHref: indexPath(site.vertical),
    label: home.hero.search_label,
    placeholder: home.hero.search_placeholder,
    button: home.hero.search_button,
    live,
  };
}
