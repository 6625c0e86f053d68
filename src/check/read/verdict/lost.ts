import { plainPath } from '../page/addresses.ts';
import { namesMatcher, namesOf } from '../page/names.ts';
import type { Page } from '../page/openPage.ts';
import type { Statement } from '../statement.ts';
import { ofKind } from '../statement.ts';
import { phrasesOf, Phrases, plainWords } from '../words/phrases.ts';
import {
  findPhrase,
  listControls,
  markOf,
  parkedPage,
  searchPage,
  sentenceOf,
  titleIsOf,
} from '../words/pages.ts';
import { lostPhrase, saysGone } from '../words/readWords.ts';

/** Classes that shop systems put on the body of pages that are not product pages. */
const bodyKinds = [
  [
    'not-found page',
    'template-404 error404 cms-noroute-index is-act-error page-404 error-404 pagenotfound not-found cms-no-route is-ctl-error',
  ],
  [
    'search page',
    'template-search search-results search-no-results catalogsearch-result-index catalogsearch-advanced-* catalogsearch-* is-ctl-search page-search search-page',
  ],
  [
    'category page',
    `template-collection template-list-collections tax-product-cat tax-product-tag post-type-archive-product catalog-category-view is-ctl-navigation page-type-category type-category
     categorypage page-category`,
  ],
  ['home page', 'template-index cms-index-index cms-home is-act-home page-home homepage home-page'],
].map(([name = '', words = '']) => ({ name, isCalled: namesMatcher(words) }));

const isTile = namesMatcher(
  'product-card* product-tile* product-item* product-box* product-grid-item* product-miniature* product-list-item* productitem grid-item card-product product',
);
const minTiles = 3;
const controls = new Phrases<true>([[true, phrasesOf(listControls)]]);

/** The page's heading or title if it says that nothing exists at this address; otherwise null. */
export function saysLost({ headingText, title }: Page): string | null {
  const text = [headingText, title].find(
    (heading) => heading !== '' && (lostPhrase(heading) !== null || saysGone(heading)),
  );
  return text === undefined ? null : `not found: "${text.slice(0, 100)}"`;
}

/**
 * The evidence that a product is gone, for a page without a product of its own; null if there is none.
 * showsOffer: a price or stock status is shown beside its heading, so single sentences of the page do not
 * count.
 */
export function findLost(
  page: Page,
  shown: { text: string; length: number },
  statements: readonly Statement[],
  showsOffer: boolean,
): string | null {
  const said = saysLost(page);
  if (said !== null) return said;
  for (const heading of [page.headingText, page.title]) {
    if (titleIsOf(searchPage, heading)) return `search page: "${heading.slice(0, 100)}"`;
    if (titleIsOf(parkedPage, heading)) return `parked domain: "${heading.slice(0, 100)}"`;
  }
  const names = page.bodyNames.replace(/[_-]+/g, '-');
  const kind = bodyKinds.find(({ isCalled }) => isCalled(names));
  if (kind !== undefined) return `${kind.name}: body "${page.bodyNames.slice(0, 100)}"`;
  const words = plainWords(shown.text.slice(0, 2500));
  const isShort = shown.length < 1500 && !showsOffer;
  if (isShort) {
    const parked =
      sentenceOf(parkedPage, words) ??
      markOf(parkedPage, page.scripts.map(({ src, text }) => src + text.slice(0, 5000)).join('\n'));
    if (parked !== null) return `parked domain: "${parked}"`;
    const lost =
      lostPhrase(shown.text) ?? (saysGone(shown.text.slice(0, 200)) ? shown.text.slice(0, 100) : null);
    if (lost !== null) return `not found: "${lost}"`;
  }
  const none = sentenceOf(searchPage, words);
  if (none !== null) return `search page: "${none}"`;
  const sorted = showsOffer ? null : findPhrase(controls, words);
  if (sorted !== null && countTiles(page) >= minTiles) return `category page: "${sorted}"`;
  const [list] = ofKind(statements, 'list');
  return list === undefined ? null : `${list.quote}: its structured data says so`;
}

/** How many elements named as list entries lead to pages of their own. */
function countTiles({ $ }: Page): number {
  return $('[class*="product" i]:has(a[href]), [class*="grid" i]:has(a[href])')
    .slice(0, 200)
    .filter((_, element) => 'attribs' in element && isTile(namesOf(element)))
    .slice(0, minTiles).length;
}

const productParameters = new Set(['p', 'id', 'product', 'pid', 'product_id']);
const searchFolder = /\/(?:search|searchresults|catalogsearch|suche|find|s)(?:\/|$)/;
const listFolder = /\/(?:collections?|category|categories|product-category)(?:\/[^/]+){0,4}$/;
const productFolder = /\/(?:products?|p|dp|item|itm)\//;

/** Recognizes home pages, searches and categories by their final address or canonical address. */
export function readListAddress({ url, canonical }: Page): string | null {
  for (const own of canonical === null ? [url] : [url, canonical]) {
    const path = plainPath(own);
    const isHome =
      path === '' && ![...own.searchParams.keys()].some((key) => productParameters.has(key.toLowerCase()));
    const isSearch = searchFolder.test(path);
    const isList = listFolder.test(path) && !productFolder.test(path);
    if (isHome || isSearch || isList)
      return `${isHome ? 'home' : isSearch ? 'search' : 'category'} page: ${own.href.slice(0, 120)}`;
  }
  return null;
}
