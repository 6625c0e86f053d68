import { plainText } from '../../domain/prose.ts';
import { changesPath, feedPath } from '../../domain/routes.ts';
import { guideChanges, type GuideChange } from '../changes.ts';
import type { SiteContext } from '../context.ts';
import { atomFeed, permanentId, type AtomEntry } from './atom.ts';

/** The changes of the guides, the latest first. */
export function feed(site: SiteContext): string {
  const { name, description, limits } = site.content.site;
  return atomFeed(site, {
    id: permanentId(site),
    title: name,
    subtitle: description,
    self: feedPath,
    page: changesPath,
    entries: guideChanges(site)
      .slice(0, limits.feed_entries)
      .map((change) => entryOf(site, change)),
  });
}

/**
 * A guide's changes on the same day are distinguished by their position in its list, counted from the oldest.
 */
function entryOf(site: SiteContext, { entry: { guide, game, path }, date, text }: GuideChange): AtomEntry {
  const place = guide.changes.length - guide.changes.findIndex((change) => change.text === text);
  return {
    id: `${permanentId(site, path)}#change-${place}`,
    title: guide.title,
    updated: date,
    path,
    summary: plainText(text),
    categories: game.tags,
  };
}
