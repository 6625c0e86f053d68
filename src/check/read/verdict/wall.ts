import type { Page } from '../page/openPage.ts';
import { plainWords } from '../words/phrases.ts';
import { markOf, sentenceOf, titleIsOf, walls } from '../words/pages.ts';
import { saysLost } from './lost.ts';

// A wall says little; a shop's page with the same sentence in a corner says much.
const littleText = 1200;
// Of a large page only the head and the end are looked through for marks.
const maxSource = 60_000;
const names = ['bot check', 'queue', 'password', 'region', 'consent'] as const;

/**
 * The wall that a page without a product of its own is, or null. showsOffer: a price or a stock stands beside its
 * heading; no wall shows one, and games are called "Just a Moment" and "Blocked".
 */
export function findWall(
  page: Page,
  shown: { text: string; length: number },
  showsOffer: boolean,
): string | null {
  const named = showsOffer ? undefined : names.find((name) => titleIsOf(walls[name], page.title));
  if (shown.length > littleText)
    return named === 'bot check' && shown.length < 3 * littleText ? `${named}: "${page.title}"` : null;
  // What is not there says so; "we use cookies" and a place to log in stand on every page of a shop.
  const isLost = isGone(page);
  const possible = isLost ? (['bot check'] as const) : names;
  if (named !== undefined) return isLost && named !== 'bot check' ? null : `${named}: "${page.title}"`;
  if (showsOffer) return null;
  const words = plainWords(`${page.headingText} ${shown.text}`.slice(0, 2500));
  for (const name of possible) {
    const said = sentenceOf(walls[name], words);
    if (said !== null) return `${name}: "${said}"`;
  }
  const { html } = page;
  const source = html.length > 2 * maxSource ? html.slice(0, maxSource) + html.slice(-maxSource) : html;
  const marked = isLost ? undefined : names.find((name) => markOf(walls[name], source) !== null);
  return marked === undefined ? null : `${marked}: "${markOf(walls[marked], source) ?? ''}"`;
}

/** Whether a page says, by its status or its heading, that what was asked for is not there. */
function isGone(page: Page): boolean {
  const { status } = page.context;
  return status === 404 || status === 410 || (status >= 500 && status !== 503) || saysLost(page) !== null;
}
