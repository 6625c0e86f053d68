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
    entries: guideChanges(site.guides)
      .slice(0, limits.feed_entries)
      .map((change) => entryOf(site, change)),
  });
}

/** A guide's changes on the same day are told apart by their numbers. */
function entryOf(site: SiteContext, { path, title, tags, date, text, number }: GuideChange): AtomEntry {
  return {
    id: `${permanentId(site, path)}#change-${number}`,
    title,
    updated: date,
    path,
    summary: plainText(text),
    categories: tags,
  };
}
