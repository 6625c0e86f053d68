import type { GuideEntry } from './publishedGuides.ts';

export interface GuideChange extends Pick<GuideEntry, 'id' | 'path'> {
  name: string;
  title: string;
  tags: readonly string[];
  /** The guide's slug before any rename. */
  firstSlug: string;
  date: string;
  text: string;
  /** Unique in its guide, and never used again. */
  changeId: string;
}

export function guideChanges(
  guides: readonly Pick<GuideEntry, 'id' | 'path' | 'guide' | 'game'>[],
): GuideChange[] {
  return guides
    .flatMap(({ id, path, guide, game }) =>
      guide.changes.map(({ id: changeId, date, text }) => ({
        id,
        path,
        name: guide.name,
        title: guide.title,
        tags: game.tags,
        firstSlug: guide.first_slug ?? guide.slug,
        date,
        text,
        changeId,
      })),
    )
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
