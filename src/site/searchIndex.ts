import type { Expansion, Game } from '../domain/data.ts';
import { rankedExpansions, unrankedExpansions } from '../domain/ranking.ts';
import { searchIndexPath, type SearchIndex } from '../domain/search.ts';
import type { SiteContext } from './context.ts';
import type { InputRecorder } from './inputs.ts';
import type { PlannedFile } from './planned.ts';
import { tracedFile } from './tracedFile.ts';

/** The data of the search box: every published guide in index order, its boxes in buying order. */
export function searchIndexFile(site: SiteContext, record: InputRecorder['record']): PlannedFile {
  return tracedFile(searchIndexPath, site, record, (from) => `${JSON.stringify(searchIndex(from))}\n`);
}

export function searchIndex(site: SiteContext): SearchIndex {
  return {
    guides: site.guides.map(({ guide, game, path }) => ({
      name: guide.name,
      href: path,
      text: game.title === guide.name ? '' : game.title,
      tags: game.tags,
      mechanisms: game.mechanisms.filter((mechanism) => !game.tags.includes(mechanism)),
      boxes: boxesInOrder(game).map(({ title, slug, seo_title }) => ({
        title,
        anchor: slug,
        text: seo_title ?? '',
      })),
    })),
    coming: [
      ...new Set(
        site.guides.flatMap(({ guide }) =>
          guide.related_guides.flatMap(({ title, available }) => (available ? [] : title)),
        ),
      ),
    ].sort(),
  };
}

function boxesInOrder(game: Game): Expansion[] {
  return [...rankedExpansions(game).map(({ expansion }) => expansion), ...unrankedExpansions(game)];
}
