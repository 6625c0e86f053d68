import { type Element } from './dom.ts';
import { isWithin } from './queries.ts';

const skipped = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'iframe',
  'head',
  'object',
  'datalist',
]);
const scripted = new Set([
  'v-if',
  'v-else',
  'v-else-if',
  'v-show',
  'v-cloak',
  'x-if',
  'x-show',
  'x-cloak',
  'ng-if',
  'ng-show',
  'ng-hide',
  'data-ng-if',
  'data-ng-show',
  '*ngif',
]);
const chrome = new Set(['nav', 'footer', 'aside', 'dialog']);

/** Finds words as parts of an element's class or id. */
export function inNames(words: string): RegExp {
  return new RegExp(String.raw`(?:^|[\s_-])(?:${words})(?:$|[\s_-])`, 'i');
}

const otherProducts = inNames(
  String.raw`related\w*|recommend\w*|recs|up-?sells?|cross-?sell\w*|also-?\w*|similar\w*|recently\w*|viewed|carousel\w*|swiper|slick|owl|flickity|` +
    String.raw`bundles?|accessor\w+|suggest\w*|mini-?(?:cart|basket)|side-?cart|cart-?drawer|breadcrumbs?|reviews?|comments?|testimonials?|quick-?(?:view|shop|add|buy)|` +
    String.raw`product-?(?:card|tile|box|list|grid|listing|miniature|teaser|slider|item|slide)s?|card-product|products-(?:grid|list)|products|collection-grid|` +
    String.raw`modal\w*|popup\w*|pop-up|offcanvas|drawer\w*|lightbox|tooltip|card|tile|grid-?_?item|grid__item|listing\w*|teaser|` +
    String.raw`footer|nav|navbar|navigation|menu|mega-?menu|newsletter|cookie\w*|frequently\w*|bought\w*|sponsored|complementary|upsell\w*`,
);
const otherCamel =
  /(?:related|recommend|similar|alsoBought|alsoLike|crossSell|upSell|recentlyViewed|miniCart|productCard|productTile)/;
const hiddenClass = inNames(
  'hidden|hide|d-none|is-hidden|u-hidden|js-hidden|display-none|no-display|unvisible|invisible|is-invisible|offscreen|off-screen',
);

/** class and id, as one string to look for words in. */
export function namesOf(element: Element): string {
  const names = `${element.attribs.class ?? ''} ${element.attribs.id ?? ''}`;
  return names.length > 600 ? names.slice(0, 600) : names;
}

/** Whether nothing below an element is seen by a reader. */
export function isHidden(element: Element): boolean {
  if (skipped.has(element.name)) return true;
  // Scripts hide the whole page until they have run.
  if (element.name === 'html' || element.name === 'body') return false;
  const { attribs } = element;
  // Templates that a script fills or drops: what they say holds for neither case.
  // aria-hidden is seen all the same: a whole page is, while a consent dialog is open.
  for (const name in attribs) if (name === 'hidden' || scripted.has(name)) return true;
  if (
    attribs.style !== undefined &&
    /display\s*:\s*none|visibility\s*:\s*hidden|(?:left|top|text-indent)\s*:\s*-\d{4}/i.test(
      attribs.style.slice(0, 500),
    )
  )
    return true;
  if (attribs.class === undefined) return false;
  const classes = attribs.class.slice(0, 600);
  return hiddenClass.test(classes) || isIdleBadge(element, classes);
}

/** Shopify's own themes write "Sold out" into every price, and show it by a class of what is around it. */
function isIdleBadge(element: Element, classes: string): boolean {
  if (!/(?:^|\s)price__badge--?sold-out(?:\s|$)/.test(classes)) return false;
  return !isWithin(element, (around) => /(?:^|\s)price--sold-out(?:\s|$)/.test(around.attribs.class ?? ''));
}

/** Whether an element holds what is not the main product: other products, navigation, reviews. */
export function isElsewhere(element: Element): boolean {
  if (chrome.has(element.name)) return true;
  const role = element.attribs.role;
  if (role === 'navigation' || role === 'contentinfo' || role === 'dialog' || role === 'complementary')
    return true;
  if (element.name === 'body' || element.name === 'html' || element.name === 'main') return false;
  const names = namesOf(element);
  return names.length > 1 && (otherProducts.test(names) || otherCamel.test(names));
}
