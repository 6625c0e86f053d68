import type { Guide, Page, Site } from '../../domain/data.ts';
import { hasPage, rankedExpansions, unrankedExpansions } from '../../domain/ranking.ts';
import { absoluteUrl, apiSchemaPath, boxPath, changesPath, dealsPath } from '../../domain/routes.ts';
import { searchIndexPath, type SearchIndex, type Seats } from '../../domain/search.ts';
import { hasFeature } from '../../domain/siteLook.ts';
import type { SiteContext } from '../context.ts';
import type { PlannedFile } from '../planned.ts';
import type { GuideEntry } from '../guides/publishedGuides.ts';

/** The data of the search box: every published guide in index order, its boxes in buying order, and other pages. */
export function searchIndexFile(context: SiteContext): PlannedFile {
  return {
    path: searchIndexPath.slice(1),
    produce: () =>
      `${JSON.stringify({
        $schema: `${absoluteUrl(context.baseUrl, apiSchemaPath)}#/definitions/search`,
        ...searchIndex(context),
      })}\n`,
  };
}

export function searchIndex({ guides, content }: Pick<SiteContext, 'guides' | 'content'>): SearchIndex {
  return {
    guides: guides.map(({ guide, game, path }) => ({
      name: guide.name,
      href: path,
      text: game.title === guide.name ? '' : game.title,
      words: guide.faq.flatMap(({ scope, question }) => (scope === 'expansion' ? [] : question)).join(' '),
      tags: game.tags,
      mechanisms: game.mechanisms.filter((mechanism) => !game.tags.includes(mechanism)),
      ...seatsOf(game.min_players, game.max_players),
      boxes: [
        ...rankedExpansions(game, guide).map(({ expansion }) => expansion),
        ...unrankedExpansions(game),
      ].map((box) => {
        const { id, title, slug, players_after_min: min, players_after_max: max } = box;
        const words = [
          ...(guide.best_for_beginners.expansion_id === id ? ['best for beginners'] : []),
          ...questionsAbout(guide, id),
        ].join(' ');
        return {
          title,
          href: hasPage(box) ? boxPath(game, box, content.site) : `#${slug}`,
          text: box.seo_title ?? '',
          ...(words !== '' && { words }),
          ...((max ?? 0) > (game.max_players ?? 0) && seatsOf(min, max)),
        };
      }),
    })),
    pages: [...[...content.pages.values()].flatMap(pageOf), ...recordsPages(content.site)],
    coming: [...new Set([...(content.site.coming_soon ?? []), ...guides.flatMap(comingOf)])].sort(),
  };
}

function questionsAbout({ faq, comparisons = [] }: Guide, id: string): string[] {
  return [
    ...comparisons.flatMap(({ boxes, question }) => (boxes.includes(id) ? question : [])),
    ...faq.flatMap((item) => (item.scope === 'expansion' && item.expansion_id === id ? item.question : [])),
  ];
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

function recordsPages(site: Site): SearchIndex['pages'] {
  const { changes, deals } = site;
  return [
    { ...changes, href: changesPath },
    ...(hasFeature(site, 'deals') ? [{ ...deals, href: dealsPath }] : []),
  ].map(({ title, href, search_words: more = [] }) => ({
    title,
    href,
    text: title,
    words: [title, ...more].join(' '),
  }));
}

function comingOf({ guide }: GuideEntry): string[] {
  return guide.related_guides.flatMap(({ available, title }) => (available ? [] : title));
}
