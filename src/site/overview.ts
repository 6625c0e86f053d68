import type { Content } from '../content/content.ts';
import type { Offer } from '../domain/data.ts';
import type { TermParts } from '../domain/search.ts';
import { guideChanges, type GuideChange } from './changes.ts';
import { guideHealth, shopHealth, type GuideHealth, type ShopHealth } from './linkHealth.ts';
import { termParts } from './searchIndex.ts';
import type { DealCounts, GuideEntry } from './guideEntry.ts';

/** What single files say of all guides, from their briefs. */
export interface Overview {
  /** The newest day of change, YYYY-MM-DD; null without guides. */
  lastChange: string | null;
  /** The ids of the guides that changed last, the latest first; those of one day in the order of the index. */
  latest: readonly string[];
  /** The latest first. */
  changes: readonly GuideChange[];
  /** The ids of the guides with a good price. */
  deals: { ids: readonly string[]; usualKnown: DealCounts['usualKnown'] };
  linkHealth: { shops: readonly ShopHealth[]; guides: readonly GuideHealth[] };
  searchTerms: readonly TermParts[];
}

/** The number of cards on a page of the index that fits its budget. */
export const guidesPerPage = 60;
/** The page of changes shows this many; the guides keep them all. */
export const maxChanges = 200;

/** Each part is made once, when it is first asked for. */
export function overviewOf(
  { retailers, site: { limits } }: Pick<Content, 'retailers' | 'site'>,
  guides: readonly GuideEntry[],
  today: string,
): Overview {
  const day = ({ facts }: GuideEntry) => facts.guide.updated_on;
  return lazyFields<Overview>({
    lastChange: () => guides.map(day).sort().at(-1) ?? null,
    latest: () =>
      [...guides]
        .sort((a, b) => (day(a) < day(b) ? 1 : day(a) > day(b) ? -1 : 0))
        .slice(0, guidesPerPage)
        .map(({ id }) => id),
    changes: () => guideChanges(guides).slice(0, Math.max(maxChanges, limits.feed_entries)),
    deals: () => {
      const usualKnown: Partial<Record<Offer['region'], number>> = {};
      const ids = guides.flatMap(({ id, deals }) => {
        for (const [region, count] of Object.entries(deals.usualKnown) as [Offer['region'], number][])
          usualKnown[region] = (usualKnown[region] ?? 0) + count;
        return deals.deals > 0 ? id : [];
      });
      return { ids, usualKnown };
    },
    linkHealth: () => ({ shops: shopHealth({ retailers }, guides), guides: guideHealth(guides, today) }),
    searchTerms: () => termParts(guides),
  });
}

function lazyFields<T extends object>(makers: { [K in keyof T]: () => T[K] }): T {
  const fields = {};
  for (const [name, make] of Object.entries<() => unknown>(makers)) {
    let made: { value: unknown } | undefined;
    Object.defineProperty(fields, name, {
      enumerable: true,
      get: () => (made ??= { value: make() }).value,
    });
  }
  return fields as T;
}
