import { plainPath, resolveUrl } from './addresses.ts';
import { isElement, plain, textOf, type Element, type Node } from './dom.ts';
import type { Page } from './page.ts';
import { isBuyText } from './phrases.ts';
import { namesOf } from './regions.ts';

/** A link that may name another product; named: by a heading, by its name, or as it is linked twice or by a picture. */
interface Lead {
  link: Element;
  named: boolean;
  /** What its picture is said to show. */
  alt: string;
}

// Another product's box is small: more around a link and a price is the page.
const mostElements = 60;
const mostText = 400;
const mostTextUnnamed = 160;
const mostLeads = 6;
// More of a list's entry need not be looked at to find its link.
const looked = 100;

const unread = new Set(['script', 'style', 'svg', 'template', 'noscript', 'nav', 'footer', 'select']);
const buttonNames = /btn|button|cart|basket/i;
const titled = /(?:^|[\s_-])(?:title|name|heading)(?:$|[\s_-])|[a-z](?:Title|Name)(?![a-z])/;
const price = /[£$€¥]\s?\d|\d\s?(?:[£$€¥]|zł|kr|Kč)/;
// Pages of the shop that a product's own box leads to.
const aside =
  /\/(?:brands?|publishers?|manufacturers?|vendors?|designers?|authors?|artists?|series|categor(?:y|ies)|collections|c|b|tags?|reviews?|delivery|shipping|returns?|terms|help|info|pages|polic(?:y|ies)|cart|basket|checkout|account|login|wishlist|blogs?|news|marken?|hersteller|marques?|versand)(?:\/|$)|\.(?:pdf|jpe?g|png|webp|gif)$/i;

/**
 * Adds to tiles the elements below one (and itself) that are another product's box, whatever they are called: small, and
 * a link to another page of the shop comes in it before its first price or button.
 */
export function findBoxes(top: Element, place: Place, tiles: Set<Element>): void {
  // What is open at a time, in the page's order: an element looks at what was added since it began.
  const leads: Lead[] = [];
  let sales = 0;
  let elements = 0;

  const visit = (node: Node): void => {
    if (!isElement(node)) {
      if ('data' in node && node.data.length > 1 && node.data.length < 200 && price.test(node.data))
        sales += 1;
      return;
    }
    const { name, attribs } = node;
    if (unread.has(name)) return;
    elements += 1;
    const [firstLead, salesBefore, elementsBefore] = [leads.length, sales, elements];
    for (const child of node.children) {
      const leadsBefore = leads.length;
      const salesAt = sales;
      visit(child);
      if (sales === salesAt || leadsBefore === firstLead || elements - elementsBefore > mostElements)
        continue;
      const lead = leads
        .slice(firstLead, leadsBefore)
        .find(
          (one) =>
            (one.named || salesAt === salesBefore || one.alt !== '') && isOther(named(one, node), place),
        );
      if (lead === undefined || name === 'a') continue;
      if (textWithin(node).length <= (lead.named ? mostText : mostTextUnnamed)) {
        tiles.add(node);
        leads.length = firstLead;
        sales = salesBefore;
        return;
      }
    }
    const sold = sales > salesBefore;
    if (name === 'a' && attribs.href !== undefined) {
      const names = namesOf(node);
      const isButton = buttonNames.test(names) && sellsText(node);
      leads.length = firstLead;
      const lead = { link: node, named: titled.test(names) || hasHeading(node), alt: altOf(node) };
      // A price in a link to another product is the other's.
      if (sold && !isButton && isOther({ ...lead, named: true }, place)) {
        tiles.add(node);
        sales = salesBefore;
      } else if (isButton) sales += 1;
      else addLead(leads, lead);
      return;
    }
    if (!sold && (name === 'button' || name === 'input') && sellsText(node)) sales += 1;
    // A list's entries are looked at as such.
    if (name === 'li' || name === 'article' || elements - elementsBefore > mostElements)
      leads.length = Math.min(firstLead, leads.length);
    else if (leads.length > firstLead && (/^h[2-6]$/.test(name) || titled.test(namesOf(node))))
      for (const lead of leads.slice(firstLead)) lead.named = true;
  };
  visit(top);
}

/** Adds a link; one to a page that is linked twice names a product. */
function addLead(leads: Lead[], lead: Lead): void {
  const { href } = lead.link.attribs;
  const twin = leads.slice(-mostLeads).some(({ link }) => link.attribs.href === href);
  leads.push(twin ? { ...lead, named: true } : lead);
}

function textWithin(element: Element): string {
  return plain(textOf(element, mostText * 2));
}

/** A link by a picture is named by it where the box says so too. */
function named(lead: Lead, box: Element): Lead {
  if (lead.named || lead.alt === '') return lead;
  return { ...lead, named: textWithin(box).toLowerCase().includes(lead.alt) };
}

function altOf(link: Element): string {
  const image = link.children.find((child) => isElement(child) && child.name === 'img');
  const alt = image !== undefined && isElement(image) ? plain(image.attribs.alt?.slice(0, 120) ?? '') : '';
  return alt.length >= 3 ? alt.toLowerCase() : '';
}

function hasHeading(link: Element): boolean {
  return link.children.some((child) => isElement(child) && /^h[2-6]$/.test(child.name));
}

function sellsText(element: Element): boolean {
  const { attribs, name } = element;
  if (name === 'input') return isBuyText(attribs.value?.slice(0, 120) ?? '');
  return isBuyText(plain(textOf(element, 80)));
}

/** Whether a link leads to another product of the shop: it is named, or lies in the page's own folder below the first. */
function isOther({ link, named }: Lead, place: Place): boolean {
  const target = targetOf(link, place);
  if (target === null || aside.test(target)) return false;
  return named || (folderOf(target) !== '' && folderOf(target) === folderOf(place.path));
}

/** Where a link leads on the same shop, if not to this page. */
function targetOf(link: Element, { url, path, canonical }: Place): string | null {
  const { href } = link.attribs;
  if (href === undefined || href.startsWith('#') || /^\s*(?:javascript|mailto|tel):/i.test(href)) return null;
  const target = resolveUrl(href, url.href);
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

/** What a page's links are held against. */
export interface Place {
  url: URL;
  path: string;
  canonical: string | null;
}

export function placeOf({ url, canonical }: Page): Place {
  return { url, path: plainPath(url), canonical: canonical === null ? null : plainPath(canonical) };
}

/** A list's entry that leads to another page of the shop: another product. */
export function isEntry(element: Element, page: Page): boolean {
  if (element.name !== 'li' && element.name !== 'article') return false;
  const own = plainPath(page.url);
  let left = looked;
  const leads = (node: Node): boolean => {
    left -= 1;
    if (left < 0 || !isElement(node)) return false;
    const target =
      node.name === 'a' && node.attribs.href !== undefined
        ? resolveUrl(node.attribs.href, page.url.href)
        : null;
    if (target !== null && target.host === page.url.host && plainPath(target) !== own) return true;
    return node.children.some(leads);
  };
  return leads(element);
}
