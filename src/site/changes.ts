import type { GuideEntry } from './publishedGuides.ts';

export interface GuideChange extends Pick<GuideEntry, 'id' | 'path'> {
  name: string;
  title: string;
  tags: readonly string[];
  date: string;
  text: string;
  /** Its place in the guide's list, counted from the oldest. */
  number: number;
}

export function guideChanges(
  guides: readonly Pick<GuideEntry, 'id' | 'path' | 'guide' | 'game'>[],
): GuideChange[] {
  return guides
    .flatMap(({ id, path, guide, game }) =>
      guide.changes.map(({ date, text }) => ({
        id,
        path,
        name: guide.name,
        title: guide.title,
        tags: game.tags,
        date,
        text,
        number: guide.changes.length - guide.changes.findIndex((change) => change.text === text),
      })),
    )
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
