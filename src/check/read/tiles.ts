import { lastSegment, plainPath, resolveUrl } from './addresses.ts';
import { isElement, plain, textOf, type Element, type Node } from './dom.ts';
import type { Page } from './page.ts';
import { isBuyText } from './phrases.ts';
import { namesOf } from './regions.ts';

/** A link within an element that may name another product; named: by a heading or as often as products are linked. */
interface Lead {
  link: Element;
  named: boolean;
}

/** What an element holds, for the elements around it. */
interface Held {
  leads: readonly Lead[];
  /** A price, or a button that buys. */
  sells: boolean;
  elements: number;
  text: number;
}

const nothing: Held = { leads: [], sells: false, elements: 0, text: 0 };
// Another product's box is small: more around a link and a price is the page.
const mostElements = 60;
const mostText = 400;
const mostTextUnnamed = 160;
const mostLeads = 4;
// More of a list's entry need not be looked at to find its link.
const looked = 100;

const titled = /(?:^|[\s_-])(?:title|name|heading)(?:$|[\s_-])|[a-z](?:Title|Name)(?![a-z])/;
const price = /[£$€¥]\s?\d|\d\s?(?:[£$€¥]|zł|kr|Kč)/;
// Pages of the shop that a product's own box leads to.
const aside =
  /\/(?:brands?|publishers?|manufacturers?|vendors?|designers?|authors?|artists?|series|categor(?:y|ies)|collections|c|b|tags?|reviews?|delivery|shipping|returns?|terms|help|info|pages|polic(?:y|ies)|cart|basket|checkout|account|login|wishlist|blogs?|news|marken?|hersteller|marques?|versand)(?:\/|$)|\.(?:pdf|jpe?g|png|webp|gif)$/i;

/**
 * The elements that are another product's box, whatever they are called: a list's entry that leads to another page of
 * the shop, or a small box in which a link to one comes before a price or a button. around: what holds the page's own.
 */
export function findTiles(page: Page, around: ReadonlySet<Node>): ReadonlySet<Element> {
  const tiles = new Set<Element>();

  const visit = (node: Node): Held => {
    if (!isElement(node)) {
      if (!('data' in node)) return nothing;
      const text = node.data.length > 600 ? 600 : node.data.trim().length;
      return { leads: [], sells: text <= 60 && price.test(node.data), elements: 0, text };
    }
    const { name } = node;
    if (name === 'script' || name === 'style' || name === 'svg' || name === 'template') return nothing;
    const isEntry = !around.has(node) && (name === 'li' || name === 'article') && leadsAway(node, page);
    if (isEntry) {
      tiles.add(node);
      return nothing;
    }
    let leads: readonly Lead[] = [];
    let sells = false;
    let elements = 1;
    let text = 0;
    for (const child of node.children) {
      const held = visit(child);
      elements += held.elements;
      text += held.text;
      if (held.sells && !sells) {
        const lead =
          around.has(node) || sellsItself(node) ? undefined : leads.find((one) => isOther(one, page));
        if (lead !== undefined && elements <= mostElements) {
          // What follows in it is read for its size, which is the box's.
          const whole = sizeOf(node);
          if (whole <= (lead.named ? mostText : mostTextUnnamed)) {
            tiles.add(node);
            return nothing;
          }
        }
        leads = [];
        sells = true;
      }
      if (!sells || held.leads.length > 0) leads = joined(leads, held.leads);
    }
    if (name === 'a' && node.attribs.href !== undefined && !sellsText(node)) {
      const named = titled.test(namesOf(node)) || hasHeading(node);
      // A price in a link to another product is the other's.
      if (sells && !around.has(node) && isOther({ link: node, named: true }, page)) {
        tiles.add(node);
        return nothing;
      }
      leads = [{ link: node, named }];
    } else if (leads.length > 0 && (/^h[2-6]$/.test(name) || (text <= 120 && titled.test(namesOf(node))))) {
      leads = leads.map(({ link }) => ({ link, named: true }));
    }
    if (!sells && (name === 'button' || name === 'input' || name === 'a') && sellsText(node)) sells = true;
    return { leads: elements > mostElements || around.has(node) ? [] : leads, sells, elements, text };
  };
  for (const child of page.root.children) visit(child);
  return tiles;
}

/** Leads in the page's order; one to a page that is linked twice names a product. */
function joined(left: readonly Lead[], right: readonly Lead[]): readonly Lead[] {
  if (right.length === 0) return left;
  const all = [...left];
  for (const lead of right) {
    const twin = all.findIndex(({ link }) => link.attribs.href === lead.link.attribs.href);
    if (twin === -1) all.push(lead);
    else all[twin] = { link: lead.link, named: true };
  }
  return all.slice(-mostLeads);
}

function sizeOf(element: Element): number {
  return textOf(element, mostText * 2).replace(/\s+/g, ' ').length;
}

function hasHeading(link: Element): boolean {
  return link.children.some((child) => isElement(child) && /^h[2-6]$/.test(child.name));
}

function sellsItself({ name }: Element): boolean {
  return name === 'a' || name === 'button';
}

function sellsText(element: Element): boolean {
  const { attribs, name } = element;
  if (name === 'input') return isBuyText(attribs.value?.slice(0, 120) ?? '');
  return isBuyText(plain(textOf(element, 80)));
}

/** Whether a link leads to another product of the shop. */
function isOther({ link, named }: Lead, page: Page): boolean {
  const target = targetOf(link, page);
  if (target === null || aside.test(target.pathname)) return false;
  return named || isBeside(target, page.url);
}

/** Where a link leads on the same shop, if not to this page. */
function targetOf(link: Element, page: Page): URL | null {
  const { href } = link.attribs;
  if (href === undefined || href.startsWith('#') || /^\s*(?:javascript|mailto|tel):/i.test(href)) return null;
  const target = resolveUrl(href, page.url.href);
  if (target?.host !== page.url.host) return null;
  const path = plainPath(target);
  if (path === '' || path === plainPath(page.url)) return null;
  if (page.canonical !== null && path === plainPath(page.canonical)) return null;
  return lastSegment(target) === lastSegment(page.url) ? null : target;
}

/** Whether two pages lie in the same folder, which is not the shop's first. */
function isBeside(target: URL, own: URL): boolean {
  const folder = (url: URL) => plainPath(url).split('/').slice(0, -1).join('/');
  return folder(own) !== '' && folder(target) === folder(own);
}

/** Whether a list's entry leads to another page of the shop. */
function leadsAway(element: Element, page: Page): boolean {
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
