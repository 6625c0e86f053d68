import type { SiteContext } from './context.ts';
import type { GuideEntry } from './publishedGuides.ts';

/** One change of a guide's advice, as its author wrote it. */
export interface GuideChange {
  entry: GuideEntry;
  /** YYYY-MM-DD or YYYY-MM. */
  date: string;
  text: string;
}

/** The changes of all published guides, the latest first; on the same day in the order of the guides. */
export function guideChanges({ guides }: Pick<SiteContext, 'guides'>): GuideChange[] {
  return guides
    .flatMap((entry) => entry.guide.changes.map(({ date, text }) => ({ entry, date, text })))
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
