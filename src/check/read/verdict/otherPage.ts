import { plainPath } from '../page/addresses.ts';
import { namesMatcher, namesOf } from '../page/names.ts';
import { queriesOf, shownText, type ShopPage } from '../page/openPage.ts';
import { describesProduct, emptyReading, ofKind, type PageReading, type Statement } from '../reading.ts';
import { listControls, lostPages, walls, type OtherPage } from '../words/pages.ts';
import { plainWords } from '../words/phrases.ts';
import { phraseWithin, saysGone } from '../words/readWords.ts';

/**
 * The reading of a page that is not a product for sale as new: a wall, a page for a discontinued product, or a list.
 * showsOffer: a price or stock status is shown beside its heading. No wall shows one (there are games called "Just a
 * Moment" and "Blocked"), and beside one single sentences do not count.
 */
export function findOtherPage(
  page: ShopPage,
  statements: readonly Statement[],
  showsOffer: boolean,
): PageReading | null {
  // A product page is never a wall, whatever its text.
  const shown = describesProduct(statements) ? null : shownText(page);
  const wall = shown === null || showsOffer ? null : findWall(page, shown);
  if (wall !== null) return wall;
  if (page.context.status >= 400) return emptyReading('unknown', `Status ${page.context.status}`);
  const isMarked = statements.some(({ kind }) => kind === 'product');
  const isShown = statements.some(({ source }) => source === 'shown' || source === 'button');
  // Meta elements and scripts also appear on "not found" pages; product markup does not.
  const titled = isMarked || isShown ? null : saysLost(page);
  const lost = shown === null ? titled : findLost(page, shown, statements, showsOffer);
  if (lost !== null) return lost;
  const [gone] = ofKind(statements, 'gone');
  // The last copies of a discontinued product are still sold.
  if (gone !== undefined && !ofKind(statements, 'button').some(({ live }) => live))
    return emptyReading('soft404', `gone: "${gone.quote}"`);
  const list = shown === null ? null : listAddress(page);
  if (list !== null) return emptyReading(showsOffer ? 'unknown' : 'soft404', list);
  const isUsed = statements.some(({ kind }) => kind === 'used');
  return isUsed ? emptyReading(isMarked ? 'product' : 'unknown', 'It is sold used only') : null;
}

type Shown = ReturnType<typeof shownText>;

/** The first of some pages that one of its signs shows: how a title begins, a sentence, a mark in the source. */
function recognize(
  pages: readonly OtherPage[],
  { titles = [], text = '', source = '' }: { titles?: readonly string[]; text?: string; source?: string },
): PageReading | null {
  const words = plainWords(text.slice(0, 2500));
  const signs: ((page: OtherPage) => string | null | undefined)[] = [
    ({ title }) => titles.find((one) => title.at(plainWords(one.slice(0, 300)), 0) !== null),
    (page) => page.text.first(words),
    ({ marks }) => marks.find((mark) => source.includes(mark)),
  ];
  const found = signs.flatMap((sign) =>
    pages.flatMap((page) => {
      const shown = sign(page);
      return shown == null ? [] : emptyReading(page.kind, `${page.name}: "${shown.slice(0, 100)}"`);
    }),
  );
  return found[0] ?? null;
}

// A wall has little text; a shop page that happens to contain the same sentence has a lot.
const littleText = 1200;
// On a large page, only the beginning and the end are searched for marks.
const maxSource = 60_000;

function findWall(page: ShopPage, { text, length }: Shown): PageReading | null {
  const { html, title, headingText, context } = page;
  // A missing page says so; "we use cookies" and a login form are on every page of a shop.
  const isMissing = [404, 410, 500, 502, 504].includes(context.status) || saysLost(page) !== null;
  const possible = length <= littleText && !isMissing ? walls : walls.slice(0, 1);
  if (length > littleText) return length < 3 * littleText ? recognize(possible, { titles: [title] }) : null;
  const ends = html.length > 2 * maxSource ? html.slice(0, maxSource) + html.slice(-maxSource) : html;
  const source = isMissing ? '' : ends;
  return recognize(possible, { titles: [title], text: `${headingText} ${text}`, source });
}

/** Whether a text says that nothing exists at this address. */
function lostIn(text: string): PageReading | null {
  const said = phraseWithin('lost', text.slice(0, 2500)) ?? (saysGone(text.slice(0, 200)) ? text : null);
  return said === null ? null : emptyReading('soft404', `not found: "${said.slice(0, 100)}"`);
}

function saysLost({ headingText, title }: ShopPage): PageReading | null {
  return lostIn(headingText) ?? lostIn(title);
}

/** Classes that shop systems put on the body of pages that are not product pages: for nothing, a search, a list, home. */
const isOtherBody = namesMatcher(
  `template-404 error404 cms-noroute-index is-act-error page-404 error-404 pagenotfound not-found cms-no-route is-ctl-error
   template-search search-results search-no-results catalogsearch-* is-ctl-search page-search search-page
   template-collection template-list-collections tax-product-cat tax-product-tag post-type-archive-product
   catalog-category-view is-ctl-navigation page-type-category type-category categorypage page-category
   template-index cms-index-index cms-home is-act-home page-home homepage home-page`,
  ' ',
);

/** Whether a page without a product of its own is for one that is gone, or a list. */
function findLost(
  page: ShopPage,
  { text, length }: Shown,
  statements: readonly Statement[],
  showsOffer: boolean,
): PageReading | null {
  const { headingText, title, bodyNames, scripts } = page;
  const isShort = length < 1500 && !showsOffer;
  // The search in a shop's header may hold its words for no result.
  const isSold = ['price', 'button'].every((one) => statements.some(({ kind }) => kind === one));
  const scripted = scripts.map(({ src, text: script }) => src + script.slice(0, 5000)).join('\n');
  const said =
    saysLost(page) ??
    recognize(lostPages, { titles: [headingText, title] }) ??
    (isOtherBody(bodyNames.replace(/[_-]+/g, '-'))
      ? emptyReading('soft404', `other page: body "${bodyNames.slice(0, 100)}"`)
      : null) ??
    recognize(isShort ? lostPages : lostPages.slice(0, isSold ? 0 : 1), {
      text,
      source: isShort ? scripted : '',
    }) ??
    (isShort ? lostIn(text) : null);
  if (said !== null) return said;
  const sorted = showsOffer ? null : listControls.first(plainWords(text.slice(0, 2500)));
  if (sorted !== null && countTiles(page) >= minTiles)
    return emptyReading('soft404', `category page: "${sorted}"`);
  const [list] = ofKind(statements, 'list');
  return list === undefined ? null : emptyReading('soft404', `${list.quote}: its structured data says so`);
}

const isTile = namesMatcher(
  'product-card* product-tile* product-item* product-box* product-grid-item* product-miniature* product-list-item* productitem grid-item card-product product',
);
const minTiles = 3;

/** How many elements named as list entries lead to pages of their own. */
function countTiles(page: ShopPage): number {
  return queriesOf(page)('[class*="product" i]:has(a[href]), [class*="grid" i]:has(a[href])')
    .slice(0, 200)
    .filter((_, element) => 'attribs' in element && isTile(namesOf(element))).length;
}

const productParameters = new Set(['p', 'id', 'product', 'pid', 'product_id']);
const searchFolder = /\/(?:search|searchresults|catalogsearch|suche|find)(?:\/|$)|^\/s(?:\/|$)/;
const listFolder = /\/(?:collections?|category|categories|product-category)(?:\/[^/]+){0,4}$/;
const productFolder = /\/(?:products?|p|dp|item|itm)\//;

/** The home page, search or category that a page is by its final address or canonical address. */
function listAddress({ url, canonical }: ShopPage): string | null {
  for (const own of [url, canonical ?? url]) {
    const path = plainPath(own);
    const isProduct = [...own.searchParams.keys()].some((key) => productParameters.has(key.toLowerCase()));
    const isList = listFolder.test(path) && !productFolder.test(path);
    const kind =
      path === '' && !isProduct ? 'home' : searchFolder.test(path) ? 'search' : isList ? 'category' : null;
    if (kind !== null) return `${kind} page: ${own.href.slice(0, 120)}`;
  }
  return null;
}
