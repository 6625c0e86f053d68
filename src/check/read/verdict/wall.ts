import type { Page } from '../page/openPage.ts';
import { plainWords } from '../words/phrases.ts';
import { markOf, sentenceOf, titleIsOf, walls } from '../words/pages.ts';
import { saysLost } from './lost.ts';

// A wall has little text; a shop page that happens to contain the same sentence has a lot.
const littleText = 1200;
// On a large page, only the beginning and the end are searched for marks.
const maxSource = 60_000;
const names = ['bot check', 'queue', 'password', 'region', 'consent'] as const;

/**
 * The kind of wall that a page without a product of its own is, or null. showsOffer: a price or stock status
 * is shown beside its heading; no wall shows one, and there are games called "Just a Moment" and "Blocked".
 */
export function findWall(
  page: Page,
  shown: { text: string; length: number },
  showsOffer: boolean,
): string | null {
  const named = showsOffer ? undefined : names.find((name) => titleIsOf(walls[name], page.title));
  if (shown.length > littleText)
    return named === 'bot check' && shown.length < 3 * littleText ? `${named}: "${page.title}"` : null;
  // A missing page says so; "we use cookies" and a login form are on every page of a shop.
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

/** Whether a page says, by its status or its heading, that the requested page does not exist. */
function isGone(page: Page): boolean {
  const { status } = page.context;
  return status === 404 || status === 410 || (status >= 500 && status !== 503) || saysLost(page) !== null;
}
