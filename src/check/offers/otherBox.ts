import { type FeedItem, openTitleMatcher } from '../../content/author/feed/matchRow.ts';
import { fullTitle } from '../../domain/words.ts';
import { parseName } from '../read/page/productNames.ts';

/** Why a heading is not that of a box; null if it may be. */
export type FindOtherBox = (heading: string) => string | null;

/** items: the boxes of one game. key: the box that a page should be about. */
export function openOtherBox(items: readonly FeedItem[], key: string): FindOtherBox {
  const match = openTitleMatcher(items, { gameKnown: true });
  const own = items.find((item) => item.key === key);
  if (own === undefined) return () => null;
  const wordsOf = ({ game, box }: FeedItem) => singular(`${game.title} ${box?.title ?? ''}`);
  return (heading) => {
    const words = singular(heading);
    // A year is a printing, and a collection a series: neither is another box.
    const found = match(heading.replace(/\b(?:(?:19|20)\d\d|\w+ printing|collection)\b/gi, ' '));
    if (found.kind === 'none') {
      const isStrange = words.length > 0 && !wordsOf(own).some((word) => words.includes(word));
      return isStrange ? `it is headed "${heading}", which has no word of this box` : null;
    }
    const named = found.kind === 'certain' ? [found.item] : found.candidates;
    if (named.includes(own))
      return found.kind === 'doubtful' && found.isOther ? `it is headed "${heading}": ${found.why}` : null;
    const [other] = named;
    const isNearer = wordsOf(own).some(
      (word) => words.includes(word) && !named.some((item) => wordsOf(item).includes(word)),
    );
    if (other === undefined || isNearer) return null;
    return `it is headed "${heading}", which is ${fullTitle(other.game, other.box)}`;
  };
}

const singular = (text: string) => parseName(text).words.map((word) => word.replace(/(?<=\p{L}{2})s$/u, ''));
