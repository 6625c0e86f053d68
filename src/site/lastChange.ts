import type { SiteContext } from './context.ts';

/** The newest day of change (YYYY-MM-DD) of the guides that other pages list; null without guides. */
export function lastChange({ guides }: Pick<SiteContext, 'guides'>): string | null {
  return (
    guides
      .map(({ facts }) => facts.guide.updated_on)
      .sort()
      .at(-1) ?? null
  );
}
