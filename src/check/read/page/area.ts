import { isElement, type Element, type Node } from '../../../html/parseHtml.ts';
import { plain, textOf, walk } from '../../../html/text.ts';
import { isHidden } from './hidden.ts';
import { nameContains, nameOf } from './identity.ts';
import type { Page } from './openPage.ts';
import { isOtherBox, isOtherEntry, placeOf, type IsOffer } from './otherProducts.ts';
import { isElsewhere } from './regions.ts';

/** A visible text with its containing element, in page order. */
export interface Run {
  text: string;
  within: Element;
}

/** An element and its range of runs: from first up to end. */
export interface Part {
  element: Element;
  first: number;
  end: number;
}

/** The visible content between the product's heading and the first list of other products. */
export interface Area {
  runs: readonly Run[];
  /** In the order of their start tags. */
  parts: readonly Part[];
  /** Texts above the heading, as on the product's picture. */
  badges: readonly string[];
  /** The elements around the heading: their names say nothing about their content. */
  around: ReadonlySet<Node>;
}

/** Tests that find the end of the product's part of a page from its words. */
export interface Ends {
  /** A heading over other products. */
  headsOthers: (text: string) => boolean;
  /** A line that leads to a replacement for this product. */
  leadsToAnother: (text: string) => boolean;
  isOffer: IsOffer;
}

const maxRunLength = 600;
// Text after that many runs is far from the product's name.
const maxRuns = 3_000;

export const emptyArea: Area = { runs: [], parts: [], badges: [], around: new Set() };

/** The product's part of a page. marked: the element of the marked-up product, for a page without a heading. */
export function openArea(page: Page, marked: Element | null, ends: Ends): Area {
  const start = page.heading ?? marked;
  if (start === null) return emptyArea;
  const around = ancestorsOf(start);
  const place = placeOf(page);
  const heading = nameOf(page.headingText);
  // Each text is tested once for every element around it.
  const offers = new Map<string, boolean>();
  const isOffer = (text: string): boolean => {
    const found = offers.get(text) ?? ends.isOffer(text);
    offers.set(text, found);
    return found;
  };
  const runs: Run[] = [];
  const parts: Part[] = [];
  const badges: string[] = [];
  let [isReading, isLeading, isOver] = [false, false, false];

  const isOther = (element: Element): boolean =>
    isElsewhere(element) ||
    isOtherEntry(element, place) ||
    (isReading && isOtherBox(element, place, isOffer)) ||
    (element !== marked && isOtherProduct(element, heading));

  const visit = (node: Node, within: Element | null): void => {
    if (isOver) return;
    if (!isElement(node)) {
      const text = 'data' in node && within !== null ? plain(node.data.slice(0, maxRunLength)) : '';
      if (text === '' || within === null) return;
      if (!isReading) {
        if (isLeading && text.length <= 60) badges.push(text);
      } else if (ends.headsOthers(text) && !isChoice(within)) isOver = true;
      else {
        runs.push({ text, within });
        isOver = runs.length >= maxRuns || (ends.leadsToAnother(text) && !isChoice(within));
      }
      return;
    }
    const isAround = around.has(node);
    if (node === start) isReading = true;
    if (isAround && (node.name === 'main' || node.attribs.role === 'main')) isLeading = true;
    isOver = node.name === 'footer' && isReading && !isAround;
    if (isOver || isHidden(node)) return;
    if (!isAround && isOther(node)) return;
    const part = { element: node, first: runs.length, end: runs.length };
    if (isReading && !isAround) parts.push(part);
    for (const child of node.children) visit(child, node);
    part.end = runs.length;
    if (node === start && page.heading === null) isOver = true;
  };
  for (const child of page.root.children) visit(child, null);
  return { runs, parts, badges, around };
}

const choices = new Set('a button select option optgroup label fieldset'.split(' '));

function isChoice({ name }: Element): boolean {
  return choices.has(name);
}

/** The marked-up product is not the page's if it has another name. */
function isOtherProduct(element: Element, heading: ReturnType<typeof nameOf>): boolean {
  const { itemtype } = element.attribs;
  if (itemtype === undefined || heading.line === '' || !itemtype.slice(0, 200).endsWith('/Product'))
    return false;
  const named = findNamed(element);
  const name = named === null ? heading : nameOf(named.attribs.content ?? textOf(named));
  return name.line !== '' && !nameContains(name, heading);
}

function findNamed(top: Element): Element | null {
  let found: Element | null = null;
  walk(top, (node) => {
    if (found === null && isElement(node) && node !== top && node.attribs.itemprop === 'name') found = node;
    return found === null ? true : 'end';
  });
  return found;
}

function ancestorsOf(element: Element): ReadonlySet<Node> {
  const around = new Set<Node>();
  for (let at: Node | null = element; at !== null; at = at.parent as Node | null) around.add(at);
  return around;
}

/**
 * Whether an element or one of its ancestors, up to those around the heading, passes a test; each is tested
 * once.
 */
export function inherited(area: Area, test: (element: Element) => boolean): (element: Element) => boolean {
  const known = new Map<Element, boolean>();
  const holds = (element: Element): boolean => {
    if (area.around.has(element)) return false;
    let found = known.get(element);
    if (found === undefined) {
      const { parent } = element;
      found = test(element) || (parent !== null && 'attribs' in parent && holds(parent));
      known.set(element, found);
    }
    return found;
  };
  return holds;
}
