import type { Page } from '../domain/data.ts';
import { rankedExpansions, unrankedExpansions } from '../domain/ranking.ts';
import { searchIndexPath, type SearchIndex, type Seats } from '../domain/search.ts';
import type { SiteContext } from './context.ts';
import type { PlannedFile } from './planned.ts';
import type { GuideEntry } from './publishedGuides.ts';

/** The data of the search box: every published guide in index order, its boxes in buying order, and the text pages. */
export function searchIndexFile(site: SiteContext): PlannedFile {
  return {
    path: searchIndexPath.slice(1),
    produce: () => `${JSON.stringify(searchIndex(site))}\n`,
  };
}

export function searchIndex({ guides, content }: Pick<SiteContext, 'guides' | 'content'>): SearchIndex {
  return {
    guides: guides.map(({ guide, game, path }) => ({
      name: guide.name,
      href: path,
      text: game.title === guide.name ? '' : game.title,
      tags: game.tags,
      mechanisms: game.mechanisms.filter((mechanism) => !game.tags.includes(mechanism)),
      ...seatsOf(game.min_players, game.max_players),
      boxes: [
        ...rankedExpansions(game, guide).map(({ expansion }) => expansion),
        ...unrankedExpansions(game),
      ].map(({ id, title, slug, seo_title, players_after_min: min, players_after_max: max }) => ({
        title,
        anchor: slug,
        text: seo_title ?? '',
        ...(guide.best_for_beginners.expansion_id === id && { words: 'best for beginners' }),
        ...((max ?? 0) > (game.max_players ?? 0) && seatsOf(min, max)),
      })),
    })),
    pages: [...content.pages.values()].flatMap(pageOf),
    coming: [...new Set([...(content.site.coming_soon ?? []), ...guides.flatMap(comingOf)])].sort(),
  };
}

function seatsOf(min: number | undefined, max: number | undefined): { players?: Seats } {
  return min === undefined || max === undefined ? {} : { players: [min, max] };
}

function pageOf({
  slug,
  name,
  title,
  lede,
  sections = [],
  body = '',
  search_words: more = [],
  status,
}: Page): SearchIndex['pages'] {
  if (status === 'draft') return [];
  const headings = [...sections.map(({ heading }) => heading), ...(body.match(/^#+ .*/gm) ?? [])];
  const words = [title, lede, ...headings, ...more].join(' ');
  return [{ title: name ?? title, href: `/${slug}`, text: title, words }];
}

/** Titles of guides that a guide announces. */
function comingOf({ guide }: GuideEntry): string[] {
  return guide.related_guides.flatMap(({ available, title }) => (available ? [] : title));
}
