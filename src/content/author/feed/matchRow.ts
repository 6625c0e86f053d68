import { openMatcher, type FeedItem, type TitleMatch } from './matchTitle.ts';
import type { FeedRow } from './readFeed.ts';

/**
 * Finds the item of a row by its title and its product number. The number settles what the title leaves open, and never
 * overrules what it says: shops give a number to the wrong product more often than a wrong name.
 */
export function openRowMatcher(
  items: readonly FeedItem[],
): (row: Pick<FeedRow, 'title' | 'gtin'>) => TitleMatch {
  const match = openMatcher(items);
  return ({ title, gtin }) => {
    const found = match(title);
    if (gtin === null) return found;
    const numbered = items.find(({ gtins }) => gtins.includes(gtin));
    if (numbered === undefined) {
      // A box has a number for each printing, and we may not know them all.
      return found.kind === 'certain' && found.item.gtins.length > 0
        ? doubt('its product number is none that we know of the box', [found.item])
        : found;
    }
    const named = found.kind === 'certain' ? [found.item] : found.kind === 'doubtful' ? found.candidates : [];
    if (!named.includes(numbered))
      return doubt('its title and its product number name different boxes', [...named, numbered]);
    return found.kind === 'doubtful' && !found.contradicts ? { kind: 'certain', item: numbered } : found;
  };
}

function doubt(why: string, candidates: FeedItem[]): TitleMatch {
  return { kind: 'doubtful', why, candidates, contradicts: true };
}
