import { isElement, type Element } from '../../../html/parseHtml.ts';
import { isWithin, plain, textContent, walk } from '../../../html/text.ts';
import { lastSegment, plainPath, resolveUrl } from './addresses.ts';
import { namesMatcher, namesOf } from './names.ts';

/** Whether a short text, or the text of a button, belongs to an offer. */
export type IsOffer = (text: string) => boolean;

// Another product's box is small: a larger element with a link and an offer is the page itself.
const maxElements = 60;
const maxText = 400;
const maxTextUnnamed = 160;

const unread = new Set('script style svg template noscript nav footer select'.split(' '));
const isCalledButton = namesMatcher('*btn* *button* *cart* *basket*');
const isCalledTitle = namesMatcher('*title *name *heading');
const headings = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);
// Pages of the shop that a product's own box links to.
const asides = new Set(
  `brand brands publisher publishers manufacturer manufacturers vendor vendors designer designers author authors artist artists series category
   categories collections c b tag tags review reviews delivery shipping return returns terms help info pages policy policies cart basket checkout
   account login wishlist blog blogs news marke marken hersteller marque marques versand`.split(/\s+/),
);

const isFile = /\.(?:pdf|jpe?g|png|webp|gif)$/;

/**
 * Whether an element is another product's box, whatever its name: it is small, and has a link to another page of the
 * shop before its first price or button.
 */
export function isOtherBox(top: Element, page: URL, isOffer: IsOffer): boolean {
  const links: Element[] = [];
  let [elements, hasOffer] = [0, false];
  const isWhole = walk(top, (node) => {
    if (!isElement(node)) {
      hasOffer ||= links.length > 0 && 'data' in node && node.data.length < 200 && isOffer(node.data);
      return false;
    }
    elements += 1;
    if (elements > maxElements) return 'end';
    if (unread.has(node.name)) return false;
    const isLink = node.name === 'a' && node.attribs.href !== undefined;
    const isButton =
      node.name === 'button' || node.name === 'input' || (isLink && isCalledButton(namesOf(node)));
    if (isButton && isOffer(node.attribs.value ?? textWithin(node))) {
      hasOffer ||= links.length > 0;
      return false;
    }
    const to = isLink && !hasOffer ? pathOfOther(node, page) : null;
    if (to !== null && !isFile.test(to) && !to.split('/').some((part) => asides.has(part))) links.push(node);
    return true;
  });
  if (!hasOffer || !isWhole) return false;
  const text = textWithin(top);
  const isNamed = (link: Element) => isNamedIn(link, top, links, text);
  const lead = links.find((link) => isNamed(link) || isInFolder(link, page));
  return lead !== undefined && text.length <= (isNamed(lead) ? maxText : maxTextUnnamed);
}

function textWithin(element: Element): string {
  return plain(textContent(element, maxText * 2));
}

/** Whether a link names its product: by a heading or name, by being the box itself, by a second link or a picture. */
function isNamedIn(link: Element, top: Element, links: readonly Element[], text: string): boolean {
  const isTitle = (element: Element) => headings.has(element.name) || isCalledTitle(namesOf(element));
  const inside = link.children.filter(isElement);
  const alt = plain(inside.find(({ name }) => name === 'img')?.attribs.alt?.slice(0, 120) ?? '');
  return (
    link === top ||
    inside.some(({ name }) => headings.has(name)) ||
    isWithin(link, (element) => element !== top && isTitle(element)) ||
    links.some((other) => other !== link && other.attribs.href === link.attribs.href) ||
    (alt.length >= 3 && text.toLowerCase().includes(alt.toLowerCase()))
  );
}

/** Whether a link leads into the page's own folder, unless that is the root. */
function isInFolder(link: Element, page: URL): boolean {
  const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const folder = folderOf(pathOfOther(link, page) ?? '');
  return folder !== '' && folder === folderOf(plainPath(page));
}

/** The path of a link within the same shop, unless it leads to this product, maybe in another folder. */
function pathOfOther({ attribs: { href } }: Element, page: URL): string | null {
  const target = href === undefined || href.startsWith('#') ? null : resolveUrl(href, page.href);
  if (target?.host !== page.host) return null;
  const path = plainPath(target);
  return path === '' || lastSegment(target) === lastSegment(page) ? null : path;
}

/** A list entry that links to another page of the shop: another product. */
export function isOtherEntry(element: Element, page: URL): boolean {
  if (element.name !== 'li' && element.name !== 'article') return false;
  let [nodes, leads] = [0, false];
  walk(element, (node) => {
    nodes += 1;
    leads = isElement(node) && node.name === 'a' && pathOfOther(node, page) !== null;
    return leads || nodes >= 100 ? 'end' : true;
  });
  return leads;
}
