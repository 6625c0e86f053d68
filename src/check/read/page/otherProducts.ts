import { isElement, type Element, type Node } from '../../../html/parseHtml.ts';
import { plain, textOf, walk } from '../../../html/text.ts';
import { plainPath, resolveUrl } from './addresses.ts';
import { namesMatcher, namesOf } from './names.ts';

/** What a page's links are held against. */
export interface Place {
  url: URL;
  path: string;
  canonical: string | null;
}

export function placeOf({ url, canonical }: { url: URL; canonical: URL | null }): Place {
  return { url, path: plainPath(url), canonical: canonical === null ? null : plainPath(canonical) };
}

/** Whether a short text, or that of a button, is of an offer. */
export type IsOffer = (text: string) => boolean;

/** A link that may name another product; named: by a heading, by its name, or as it is linked twice or by a picture. */
interface Lead {
  link: Element;
  named: boolean;
  /** What its picture is said to show. */
  alt: string;
}

// Another product's box is small: more around a link and an offer is the page.
const maxElements = 60;
const maxText = 400;
const maxTextUnnamed = 160;
const maxLeads = 6;
// More of a list's entry need not be looked at to find its link.
const maxNodes = 100;

const unread = new Set('script style svg template noscript nav footer select'.split(' '));
const isCalledButton = namesMatcher('*btn* *button* *cart* *basket*');
const isCalledTitle = namesMatcher('*title *name *heading');
const headings = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);
// Pages of the shop that a product's own box leads to.
const aside = new Set(
  `brand brands publisher publishers manufacturer manufacturers vendor vendors designer designers author authors artist artists series category
   categories collections c b tag tags review reviews delivery shipping return returns terms help info pages policy policies cart basket checkout
   account login wishlist blog blogs news marke marken hersteller marque marques versand`.split(/\s+/),
);
const isFile = /\.(?:pdf|jpe?g|png|webp|gif)$/;

/**
 * Adds to boxes the elements below one (and itself) that are another product's box, whatever they are called: small, and
 * a link to another page of the shop comes in it before its first price or button.
 */
export function findOtherBoxes(top: Element, place: Place, isOffer: IsOffer, boxes: Set<Element>): void {
  // What is open at a time, in the page's order: an element looks at what was added since it began.
  const leads: Lead[] = [];
  let offers = 0;
  let elements = 0;

  const visit = (node: Node): void => {
    if (!isElement(node)) {
      if ('data' in node && node.data.length < 200 && isOffer(node.data)) offers += 1;
      return;
    }
    const { name, attribs } = node;
    if (unread.has(name)) return;
    elements += 1;
    const [firstLead, offersBefore, elementsBefore] = [leads.length, offers, elements];
    for (const child of node.children) {
      const [leadsAt, offersAt] = [leads.length, offers];
      visit(child);
      if (offers === offersAt || leadsAt === firstLead || elements - elementsBefore > maxElements) continue;
      const lead = leads
        .slice(firstLead, leadsAt)
        .find(
          (one) =>
            (one.named || offersAt === offersBefore || one.alt !== '') && isOther(namedBy(one, node), place),
        );
      if (lead === undefined || name === 'a') continue;
      if (textWithin(node).length <= (lead.named ? maxText : maxTextUnnamed)) {
        boxes.add(node);
        leads.length = firstLead;
        offers = offersBefore;
        return;
      }
    }
    const hasOffer = offers > offersBefore;
    if (name === 'a' && attribs.href !== undefined) {
      const names = namesOf(node);
      const isButton = isCalledButton(names) && isOffer(textWithin(node));
      leads.length = firstLead;
      const lead = { link: node, named: isCalledTitle(names) || hasHeading(node), alt: altOf(node) };
      // A price in a link to another product is the other's.
      if (hasOffer && !isButton && isOther({ ...lead, named: true }, place)) {
        boxes.add(node);
        offers = offersBefore;
      } else if (isButton) offers += 1;
      else addLead(leads, lead);
      return;
    }
    if (!hasOffer && (name === 'button' || name === 'input') && isOffer(attribs.value ?? textWithin(node)))
      offers += 1;
    // A list's entries are looked at as such.
    if (name === 'li' || name === 'article' || elements - elementsBefore > maxElements)
      leads.length = Math.min(firstLead, leads.length);
    else if (leads.length > firstLead && (headings.has(name) || isCalledTitle(namesOf(node))))
      for (const lead of leads.slice(firstLead)) lead.named = true;
  };
  visit(top);
}

/** Adds a link; one to a page that is linked twice names a product. */
function addLead(leads: Lead[], lead: Lead): void {
  const { href } = lead.link.attribs;
  const twin = leads.slice(-maxLeads).some(({ link }) => link.attribs.href === href);
  leads.push(twin ? { ...lead, named: true } : lead);
}

function textWithin(element: Element): string {
  return plain(textOf(element, maxText * 2));
}

/** A link by a picture is named by it where the box says so too. */
function namedBy(lead: Lead, box: Element): Lead {
  if (lead.named || lead.alt === '') return lead;
  return { ...lead, named: textWithin(box).toLowerCase().includes(lead.alt) };
}

function altOf(link: Element): string {
  const image = link.children.filter(isElement).find(({ name }) => name === 'img');
  const alt = plain(image?.attribs.alt?.slice(0, 120) ?? '');
  return alt.length >= 3 ? alt.toLowerCase() : '';
}

function hasHeading(link: Element): boolean {
  return link.children.some((child) => isElement(child) && headings.has(child.name));
}

/** Whether a link leads to another product of the shop: it is named, or lies in the page's own folder below the first. */
function isOther({ link, named }: Lead, place: Place): boolean {
  const target = pathElsewhere(link, place);
  if (target === null || isFile.test(target) || target.split('/').some((part) => aside.has(part)))
    return false;
  return named || (folderOf(target) !== '' && folderOf(target) === folderOf(place.path));
}

/** The path that a link leads to on the same shop, if not to this page. */
function pathElsewhere(link: Element, { url, path, canonical }: Place): string | null {
  const { href } = link.attribs;
  const target = href === undefined || href.startsWith('#') ? null : resolveUrl(href, url.href);
  if (target?.host !== url.host) return null;
  const to = plainPath(target);
  return to === '' || to === path || to === canonical || segmentOf(to) === segmentOf(path) ? null : to;
}

function segmentOf(path: string): string {
  return path.slice(path.lastIndexOf('/'));
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** A list's entry that leads to another page of the shop: another product. */
export function isOtherEntry(element: Element, place: Place): boolean {
  if (element.name !== 'li' && element.name !== 'article') return false;
  let [left, leads] = [maxNodes, false];
  walk(element, (node) => {
    left -= 1;
    leads ||= left >= 0 && isElement(node) && node.name === 'a' && pathElsewhere(node, place) !== null;
    return left >= 0 && !leads;
  });
  return leads;
}
