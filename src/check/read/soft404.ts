import { lastSegment, plainPath } from './addresses.ts';
import { straight, type Element } from './dom.ts';
import { findAll } from './queries.ts';
import { isOfType, type Thing } from './things.ts';
import type { Page, ShownText } from './page.ts';
import type { Zone } from './zone.ts';

const gone = String.raw`(?:page|product|item|listing|game|url|address|file|link|title)(?: (?:you|that|which|it|we)[^.]{0,60})?`;
const notFound = new RegExp(
  String.raw`\b(?:${gone} (?:was |is |has |could |can |does |cannot |can't |couldn't |could not |doesn't )*(?:not |n't |no longer |been )*(?:be )?(?:found|exists?|available|removed|discontinued|deleted|moved)|` +
    String.raw`(?:page|product|item) not found|not found|404(?: error)?|error 404|nothing (?:was )?found|no longer (?:available|exists?|sold|sell|stock)|couldn'?t find (?:the|that|this|what|any)|(?:can'?t|cannot) find (?:the|that|this|what)|does(?:n'?t| not) exist|has been (?:removed|discontinued|deleted))\b`,
  'i',
);
// A page that is in stock says "is available" and "was moved" too; those words need a "no".
const denies = /not|n't|no longer|404|removed|discontinued|deleted|nothing/i;
// Shops in euros say it in their own language.
const notFoundAbroad =
  /\b(?:seite|artikel|produkt) (?:wurde )?(?:leider )?nicht (?:gefunden|verfügbar)|page (?:introuvable|non trouvée)|pagina (?:niet gevonden|non trovata)|página no encontrada/i;
const noLonger =
  /\b(?:this|the|that) (?:item|product|title|game|expansion|listing|page)(?: you[^.]{0,40})? (?:is|has been|was|are)? ?(?:currently )?(?:no longer (?:available|sold|stocked|for sale)|discontinued|removed from sale|deleted|permanently (?:unavailable|removed))|\bwe no longer (?:sell|stock|carry) this|\bno longer available\b(?!\.{3})/i;
const search =
  /^(?:search(?: results?)?(?:$|\s*[:|–-]|\s+(?:results?|for)\b)|(?:your )?search results|results for\b|\d+ results?\b|showing \d+[^.]{0,30} results|no (?:search )?results|you searched for)/i;
const parked =
  /\b(?:(?:this|the) domain(?: name)?(?: [\w.-]{1,80})? (?:is|may be|has)(?: now| currently| been)? (?:for sale|parked|expired|available|registered|being (?:sold|parked))|buy this domain|domain (?:is )?for sale|domain (?:has )?expired|parked (?:free|domain|page)|(?:sedo|godaddy|namecheap|hugedomains|afternic|dan\.com|bodis|parkingcrew)\b.{0,80}\bdomains?|related searches|this (?:web ?site|site|account) (?:has been suspended|is parked)|future home of|domain default page|welcome to nginx|apache2? (?:ubuntu |debian )?default page|it works!|default web ?site page|index of \/)/i;
const parkedMark =
  /sedoparking|parkingcrew|bodis\.com|hugedomains|afternic|parklogic|above\.com|window\.park\b|parking-lander|dan\.com\/|\blander\b/i;

/** A sentence of its own that says so; a review that mentions it goes on. */
const goneLine =
  /^(?:(?:we'?re |we are )?sorry[,.!]? |unfortunately,? |oops[,.!]? )?(?:but )?(?:this|the) (?:item|product|title|game|expansion|listing)(?: is| has been| was)?(?: now| unfortunately)? (?:no longer (?:available|sold|stocked|for sale)|discontinued|removed from sale|permanently (?:unavailable|discontinued))(?: (?:to buy|to purchase|for purchase|online|from us|on our website|and has been removed))?(?:[.!]|$)/i;

// What stands above a list of products, and not above the few that go with one.
const listControl =
  /\b(?:sort(?:ed)? by\b|showing (?:all )?\d+|\d+ ?(?:-|–|to) ?\d+ of \d+|\d+ (?:products|items|results)\b|filter by\b|page 1 of \d)/i;
const fewestTiles = 3;
const tile =
  /(?:^|[\s_-])(?:product-?(?:card|tile|item|box|grid-item|miniature|list-item)|productitem|grid__item|card-product|product)(?:$|\s)/i;

/** How many elements named as a list's entries lead to pages of their own. */
function countTiles(page: Page): number {
  const isTile = (element: Element) =>
    tile.test(element.attribs.class?.slice(0, 600) ?? '') &&
    findAll(element, ({ name, attribs }) => name === 'a' && attribs.href !== undefined, 1).length > 0;
  return findAll(page.root, isTile, fewestTiles).length;
}

/** Classes that shop systems put on the body of pages that are no product's. */
const bodyKinds: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:template-404|error404|cms-noroute-index|is-act-error|page-404|error-404|pagenotfound|not-found|cms-no-route|is-ctl-error)\b/,
    'not-found page',
  ],
  [
    /\b(?:template-search|search-results|search-no-results|catalogsearch-(?:result|advanced)-\w+|is-ctl-search|page-search|search-page)\b/,
    'search page',
  ],
  [
    /\b(?:template-collection|template-list-collections|tax-product_cat|tax-product_tag|post-type-archive-product|catalog-category-view|is-ctl-navigation|page-type-category|type-category|categorypage|page-category)\b/,
    'category page',
  ],
  [
    /\b(?:template-index|cms-index-index|cms-home|is-act-home|page-home|home page-template\S*|homepage|home-page)\b/,
    'home page',
  ],
];

function headingsOf(page: Page): string[] {
  return [page.h1Text, page.title].map(straight).filter((text) => text !== '');
}

/** How a page's heading or title says that there is nothing at its address; null where it does not. */
export function saysNotFound(page: Page): string | null {
  const text = headingsOf(page).find(
    (heading) => (notFound.test(heading) && denies.test(heading)) || notFoundAbroad.test(heading),
  );
  return text === undefined ? null : `not found: "${text.slice(0, 100)}"`;
}

/**
 * How a page shows that the product is gone, for a page that has no product of its own. null where it does not.
 * showsOffer: a price or a stock stands beside its heading, and then single sentences of the page do not count.
 */
export function findSoft404(
  page: Page,
  { text, length }: ShownText,
  roots: readonly Thing[],
  showsOffer: boolean,
): string | null {
  const lost = saysNotFound(page);
  if (lost !== null) return lost;
  for (const heading of headingsOf(page)) {
    if (search.test(heading)) return `search page: "${heading.slice(0, 100)}"`;
    if (parked.test(heading)) return `parked domain: "${heading.slice(0, 100)}"`;
  }
  for (const [pattern, name] of bodyKinds)
    if (pattern.test(page.bodyNames)) return `${name}: body "${pattern.exec(page.bodyNames)?.[0] ?? ''}"`;
  const short = length < 1500 && !showsOffer;
  if (short && parked.test(text)) return `parked domain: "${parked.exec(text)?.[0] ?? ''}"`;
  if (
    short &&
    page.scripts.some(
      (script) => parkedMark.test(script.attributes.src ?? '') || parkedMark.test(script.text.slice(0, 5000)),
    )
  )
    return 'parked domain: its script';
  const opening = straight(text.slice(0, 2500));
  const denied = notFound.exec(opening)?.[0];
  if (short && denied !== undefined && denies.test(denied)) return `not found: "${denied}"`;
  if (
    /\b(?:no|0) (?:search )?(?:results|products|items|matches) (?:(?:were|was) )?(?:found|match)|did not match any|returned no results/i.test(
      opening,
    )
  )
    return 'search page: no results';
  if (!showsOffer && listControl.test(opening) && countTiles(page) >= fewestTiles)
    return `category page: "${listControl.exec(opening)?.[0] ?? ''}"`;
  if (short && noLonger.test(opening)) return `gone: "${noLonger.exec(opening)?.[0] ?? ''}"`;
  if (roots.some((thing) => isOfType(thing, 'searchresultspage'))) return 'search page: SearchResultsPage';
  if (roots.some((thing) => isOfType(thing, 'collectionpage', 'offercatalog')))
    return 'category page: CollectionPage';
  return null;
}

/** A product's page that says itself that the product is gone, however whole it still is, and sells no last copies. */
export function findGone(page: Page, zone: Zone): string | null {
  if (zone.controls.some(({ buys, disabled }) => buys && !disabled)) return null;
  const text = [page.h1Text, ...zone.sentences]
    .map(straight)
    .find((line) => line.length <= 200 && goneLine.test(line));
  return text === undefined ? null : `gone: "${text.slice(0, 120)}"`;
}

/** Home pages, searches and categories by their address: the final one, or the one they call their own. */
export function readListAddress(page: Page): string | null {
  for (const url of [page.url, ...(page.canonical === null ? [] : [page.canonical])]) {
    const path = plainPath(url);
    if (
      path === '' &&
      ![...url.searchParams.keys()].some((key) => /^(?:p|id|product|pid|product_id)$/i.test(key))
    )
      return `home page: ${url.href.slice(0, 120)}`;
    if (
      /\/(?:search|catalogsearch|suche|find)(?:\/|$)/.test(path) ||
      /^(?:search|searchresults|s)$/.test(lastSegment(url))
    )
      return `search page: ${url.href.slice(0, 120)}`;
    if (
      /\/(?:collections?|category|categories|product-category)(?:\/[^/]+){0,4}$/.test(path) &&
      !/\/(?:products?|p|dp|item|itm)\//.test(path)
    ) {
      return `category page: ${url.href.slice(0, 120)}`;
    }
  }
  return null;
}
