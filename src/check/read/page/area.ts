import { type Element, isElement, type Node } from '../../../web/parseHtml.ts';
import { findWithin, isWithin, lineage, plain, textContent, walk } from '../../../web/text.ts';
import type { ShopPage } from './openPage.ts';
import { lastSegment, nameContains, parseName, plainPath, resolveUrl } from './productNames.ts';
import { isAside, isBox, isUnseen, namesMatcher, namesOf } from './regions.ts';
import { memoize } from '../memoize.ts';
import { parsePrices } from '../price/parsePrice.ts';
import { isBuyText, isPhrase, leadsToAnother } from '../words/languages.ts';

export interface Run {
  text: string;
  within: Element;
}

export interface AreaPart {
  element: Element;
  first: number;
  end: number;
}

interface Area {
  runs: readonly Run[];
  parts: readonly AreaPart[];
  /** The elements around the heading: their names say nothing about their content. */
  around: ReadonlySet<Element>;
}

const priceMark = /[£$€¥]\s?\d|\d\s?(?:[£$€¥]|zł|kr|Kč|EUR)/;

export function isPriceText(text: string): boolean {
  return text.length <= 60 && priceMark.test(text);
}

function isCharged(text: string): boolean {
  return text.length <= 60 && parsePrices(text).some(({ kind, mark }) => kind === 'exact' && mark !== null);
}

const maxRunLength = 600;
// Text after that many runs is far from the product's name.
const maxRuns = 3_000;

// Further from the heading, containers have the whole page.
const maxContainers = 6;
const frames = new Set(['page', 'html', 'body']);
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The page from its heading on; if no price follows, with boxes, then with the containers around the heading. */
export function openArea(page: ShopPage, marked: Element | null): Area {
  const start = page.heading ?? marked;
  const own = collectArea(page, { start, from: start, withBoxes: false });
  if (page.heading === null || hasPrice(own)) return own;
  const containers = lineage(page.heading).slice(1, maxContainers + 1);
  const around = containers.filter(({ name }) => !frames.has(name));
  for (const from of [start, ...around]) {
    const wider = collectArea(page, { start, from, withBoxes: true });
    if (!hasPrice(wider)) continue;
    // The price is above the name, and the button below it.
    const isAbove = from !== start && !hasBuy(wider) && hasBuy(own);
    return isAbove ? collectArea(page, { start, from, withBoxes: false, isOpen: true }) : wider;
  }
  return own;
}

function hasBuy({ runs }: Area): boolean {
  return runs.some(({ text }) => isBuyText(text));
}

/** The currency may be in another element, next to the amount. */
function hasPrice({ runs }: Area): boolean {
  return runs.some(({ text }, i) => isCharged(text) || isCharged(`${text} ${runs[i + 1]?.text ?? ''}`));
}

interface Extent {
  start: Element | null;
  from: Element | null;
  withBoxes: boolean;
  isOpen?: boolean;
}

/** isOpen: goes on after from. from: the heading, or an element around it. withBoxes: also elements named like a list entry. */
function collectArea(page: ShopPage, { start, from, withBoxes, isOpen = false }: Extent): Area {
  const { heading, url } = page;
  const runs: Run[] = [];
  const parts: AreaPart[] = [];
  const around = new Set(start === null ? [] : lineage(start));
  const isOffer = memoize((text: string) => priceMark.test(text) || isBuyText(text));
  let [isReading, isPast, isOver] = [false, false, start === null];
  // Under another heading, text before the product's heading, or in a box, is about another product.
  let [isUnderOther, isInBox] = [false, false];

  const isListed = (element: Element) => isBox(element) || isOtherEntry(element, url);
  const isInList = (element: Element) =>
    element.parent?.children.some(
      (one) => one !== element && isElement(one) && one.name === element.name && isListed(one),
    ) === true;
  const isOther = (element: Element): boolean =>
    isAside(element) ||
    (isListed(element) && (!withBoxes || isInList(element))) ||
    (isReading && isOtherBox(element, url, isOffer)) ||
    isOtherProduct(element, page);

  const addText = (text: string, within: Element): void => {
    if (!isReading) return;
    isUnderOther ||= isPhrase('others', text, 70);
    if (isUnderOther) return;
    runs.push({ text, within });
    isOver = runs.length >= maxRuns || leadsToAnother(text);
  };

  const visit = (node: Node, within: Element): void => {
    if (isOver) return;
    if (!isElement(node)) {
      const text = 'data' in node ? plain(node.data.slice(0, maxRunLength)) : '';
      if (text !== '') addText(text, within);
      return;
    }
    const isAround = around.has(node);
    isReading ||= node === from || node === start;
    isPast ||= node === start;
    if (node === start) isUnderOther = false;
    else if (isReading && (!isPast || isInBox) && isOtherHeading(node, page))
      // osCommerce writes the price as a heading.
      isUnderOther ||= !isCharged(plain(textContent(node)));
    isOver = node.name === 'footer' && isReading && !isAround;
    if (isOver || isUnseen(node) || (!isAround && isOther(node))) return;
    const isOutermost = withBoxes && !isAround && !isInBox && isListed(node);
    isInBox ||= isOutermost;
    const part = { element: node, first: runs.length, end: runs.length };
    if (isReading && !isAround && !isUnderOther) parts.push(part);
    for (const child of node.children) visit(child, node);
    part.end = runs.length;
    if (isOutermost) isInBox = isUnderOther = false;
    isOver ||= !isOpen && node === from && (heading === null || from !== start);
  };
  visit(page.root, page.root);
  return { runs, parts, around };
}

function isOtherHeading(element: Element, { headingText, title }: ShopPage): boolean {
  if (!headings.has(element.name)) return false;
  const name = parseName(textContent(element));
  const { words } = parseName(title);
  return !name.words.every((word) => words.includes(word)) && !nameContains(name, parseName(headingText));
}

function isOtherProduct(element: Element, { headingText }: ShopPage): boolean {
  if (element.attribs.itemtype?.endsWith('/Product') !== true) return false;
  const named = findWithin(element, ({ attribs }) => attribs.itemprop === 'name');
  const name = parseName(named === null ? '' : (named.attribs.content ?? textContent(named)));
  return headingText !== '' && name.line !== '' && !nameContains(name, parseName(headingText));
}

/** Whether an element or an ancestor, up to those of the heading, passes a test; each is tested once. */
export function inherited(area: Area, test: (element: Element) => boolean): (element: Element) => boolean {
  const passes = memoize((element: Element): boolean => {
    const { parent } = element;
    if (area.around.has(element)) return false;
    return test(element) || (parent !== null && isElement(parent) && passes(parent));
  });
  return passes;
}

type IsOffer = (text: string) => boolean;

// Another product's box is small: a larger element with a link and an offer is the page itself.
const maxElements = 60;
const maxText = 400;
const maxTextUnnamed = 160;

const unread = new Set('script style svg template noscript nav footer select'.split(' '));
const isCalledTitle = namesMatcher('*title *name *heading');
const subheadings = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);
// Pages of the shop that a product's own box links to.
const asides = new Set(
  `brand brands publisher publishers manufacturer manufacturers vendor vendors designer designers author authors artist artists series category
   categories collections c b tag tags review reviews delivery shipping return returns terms help info pages policy policies cart basket checkout
   account login wishlist blog blogs news marke marken hersteller marque marques versand`.split(/\s+/),
);

const isFile = /\.(?:pdf|jpe?g|png|webp|gif)$/;

function isOtherBox(top: Element, page: URL, isOffer: IsOffer): boolean {
  const links: Element[] = [];
  let [elements, hasOffer] = [0, false];
  const isWhole = walk(top, (node) => {
    if (!isElement(node)) {
      hasOffer ||= links.length > 0 && 'data' in node && isOffer(node.data);
      return false;
    }
    elements += 1;
    if (elements > maxElements) return 'end';
    if (unread.has(node.name)) return false;
    const isLink = node.name === 'a' && node.attribs.href !== undefined;
    hasOffer ||= links.length > 0 && isOffer(node.attribs.value ?? '');
    const to = isLink && !hasOffer ? pathOfOther(node, page) : null;
    if (to !== null && !isFile.test(to) && !to.split('/').some((part) => asides.has(part))) links.push(node);
    return true;
  });
  if (!hasOffer || !isWhole) return false;
  const text = plain(textContent(top, maxText * 2));
  const isNamed = (link: Element) => isNamedIn(link, top, links, text);
  const lead = links.find((link) => isNamed(link) || isInFolder(link, page));
  return lead !== undefined && text.length <= (isNamed(lead) ? maxText : maxTextUnnamed);
}

function isNamedIn(link: Element, top: Element, links: readonly Element[], text: string): boolean {
  const isTitle = (element: Element) => subheadings.has(element.name) || isCalledTitle(namesOf(element));
  const inside = link.children.filter(isElement);
  const alt = plain(inside.find(({ name }) => name === 'img')?.attribs.alt?.slice(0, 120) ?? '');
  return (
    link === top ||
    inside.some(({ name }) => subheadings.has(name)) ||
    isWithin(link, (element) => element !== top && isTitle(element)) ||
    links.some((other) => other !== link && other.attribs.href === link.attribs.href) ||
    (alt.length >= 3 && text.toLowerCase().includes(alt.toLowerCase()))
  );
}

function isInFolder(link: Element, page: URL): boolean {
  const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const folder = folderOf(pathOfOther(link, page) ?? '');
  return folder !== '' && folder === folderOf(plainPath(page));
}

/** The path of a link within the same shop, unless it links to this product, even in another folder. */
function pathOfOther({ attribs: { href } }: Element, page: URL): string | null {
  const target = href === undefined || href.startsWith('#') ? null : resolveUrl(href, page.href);
  if (target?.host !== page.host) return null;
  const path = plainPath(target);
  return path === '' || lastSegment(target) === lastSegment(page) ? null : path;
}

function isOtherEntry(element: Element, page: URL): boolean {
  if (element.name !== 'li' && element.name !== 'article') return false;
  let [nodes, leads] = [0, false];
  walk(element, (node) => {
    nodes += 1;
    leads = isElement(node) && node.name === 'a' && pathOfOther(node, page) !== null;
    return leads || nodes >= 100 ? 'end' : true;
  });
  return leads;
}
