import type { Element } from '../../../web/parseHtml.ts';
import { attributeWords, isWithin } from '../../../web/text.ts';

const unseen = new Set('script style template noscript svg iframe head object datalist'.split(' '));
// Templates that a script fills in or removes: their text is not evidence.
const scripted = new Set(
  'hidden v-if v-else v-else-if v-show v-cloak x-if x-show x-cloak ng-if ng-show ng-hide data-ng-if data-ng-show *ngif'.split(
    ' ',
  ),
);
// Material icons are written as words.
const hiddenClasses = new Set(
  `hidden hide is-hidden is-hide js-hidden js-hide u-hidden u-hide visually-hidden visually-hide
   d-none display-none no-display unvisible invisible offscreen off-screen material-icons`.split(/\s+/),
);
// Elements hidden on these screens are visible on others; "medium-up" is all but the smallest.
const smallScreens = ['small', 'medium', 'mobile', 'tablet'];

function isHiddenClass(name: string): boolean {
  if (hiddenClasses.has(name)) return true;
  const isModifier = name.endsWith('--hidden') || name.endsWith('--hide');
  return (
    isModifier && !smallScreens.some((size) => name.includes(`${size}-`) && !name.includes(`${size}-up`))
  );
}

const shownWide = /(?:^|\s)(?:d-)?(?:sm|md|lg|xl)[:-](?:block|flex|grid|inline)/i;
const hiddenStyle = /display\s*:\s*none|visibility\s*:\s*hidden|(?:left|top|text-indent)\s*:\s*-\d{4}/i;
const isSoldOutBadge = namesMatcher('price-badge-sold-out');
const isSoldOutPrice = namesMatcher('price-sold-out');

export function isUnseen(element: Element): boolean {
  const { name, attribs } = element;
  if (unseen.has(name)) return true;
  // Scripts hide the whole page until they have run.
  if (name === 'html' || name === 'body') return false;
  if (Object.keys(attribs).some((attribute) => scripted.has(attribute))) return true;
  if (attribs.style !== undefined && hiddenStyle.test(attribs.style.slice(0, 500))) return true;
  const names = namesOf(element);
  // Shopify's themes write "Sold out" into every price, and show it by a class of a parent element.
  const isUnusedBadge = () =>
    isSoldOutBadge(names) && !isWithin(element, (around) => isSoldOutPrice(namesOf(around)));
  return (
    attribs.class !== undefined &&
    ((attributeWords(attribs.class).some(isHiddenClass) && !shownWide.test(attribs.class)) || isUnusedBadge())
  );
}

const asides = new Set('nav footer dialog navigation contentinfo'.split(' '));
const boxes = new Set(['aside', 'complementary']);
const frames = new Set(['body', 'html', 'main']);
const isCalledAside = namesMatcher(`
  related* recommend* recs up-sell* upsell* cross-sell* crosssell* also-* alsobought alsolike similar* recently* viewed
  bundle bundles accessor* suggest* mini-cart minicart mini-basket minibasket side-cart sidecart cart-drawer breadcrumb breadcrumbs review reviews comment
  comments testimonial testimonials quick-view quickview quick-shop quickshop quick-add quickadd quick-buy
  product-card* product-tile* product-box* product-list product-lists product-grid* product-listing* product-miniature* product-teaser* product-slider*
  product-item product-items product-slide product-slides productcard* producttile* productbox* productlist productgrid* productteaser* productslider*
  card-product products-grid products-list collection-grid *footer nav navbar navigation menu mega-menu megamenu newsletter cookie* frequently* bought* sponsored complementary`);

// Lists, dialogs and the product itself use these names.
const isCalledBox = namesMatcher(`
  carousel* swiper slick owl flickity modal* popup* pop-up offcanvas drawer* lightbox tooltip card tile grid-item griditem listing* teaser`);
// The main product's own price, though "product-item" is the name of an entry in a list.
const isCalledOwnPrice = namesMatcher(
  'product-item-price* product-item-pricing modal-price pdp-price* pdp-pricing',
);

export function isAside(element: Element): boolean {
  const { name, attribs } = element;
  if (asides.has(name) || asides.has(attribs.role ?? '')) return true;
  const names = namesOf(element);
  return !frames.has(name) && isCalledAside(names) && !isCalledOwnPrice(names);
}

export function isBox(element: Element): boolean {
  const { name, attribs } = element;
  if (boxes.has(name) || boxes.has(attribs.role ?? '')) return true;
  const names = namesOf(element);
  return !frames.has(name) && isCalledBox(names) && !isCalledOwnPrice(names);
}

const choices = new Set('a button select option optgroup label fieldset'.split(' '));

export function isChoice({ name }: Element): boolean {
  return choices.has(name);
}

// Longer than any element's name.
const maxNames = 600;

/** The classes and the id of an element as words: "productCard" and "product__card" are "product-card". */
export function namesOf(element: Element): string {
  if (element.names !== undefined) return element.names;
  const { class: classes = '', id = '' } = element.attribs;
  element.names = classes === '' && id === '' ? '' : asNames(`${classes} ${id}`);
  return element.names;
}

/** Attributes by which shops built with scripts name their elements; their classes are generated. */
const testNames = 'itemprop data-testid data-test data-test-id data-hook data-qa data-cy'.split(' ');

export function isNamed(element: Element, isAmong: (names: string) => boolean): boolean {
  return (
    isAmong(namesOf(element)) ||
    testNames.some((name) => {
      const { [name]: value } = element.attribs;
      return value !== undefined && isAmong(asNames(value));
    })
  );
}

function asNames(text: string): string {
  return text
    .slice(0, maxNames)
    .replace(/([a-z])(?=[A-Z])|[_-]+/g, '$1-')
    .toLowerCase();
}

/** words: "related* up-sell*", * for any letters. from: what may precede a word. */
export function namesMatcher(words: string, from = '[ -]'): (names: string) => boolean {
  const all = words.trim().split(/\s+/).join('|').replaceAll('*', '[a-z0-9]*');
  const pattern = new RegExp(`(?:^|${from})(?:${all})(?:$|[ -])`);
  return (names) => names !== '' && pattern.test(names);
}
