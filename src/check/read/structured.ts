import { collectThings, parseJsonLd, type Things } from './jsonLd.ts';
import { readMicrodata, readRdfa, type MarkedItem } from './markup.ts';
import { isSoldUsedOnly, readOffers } from './offers.ts';
import { isElement, type Element, type Node } from './dom.ts';
import type { Page } from './page.ts';
import { mainProducts, type Candidate } from './products.ts';
import type { Signal, SignalSource } from './reading.ts';
import { isElsewhere } from './regions.ts';
import { isProduct, type Thing } from './things.ts';

/** What structured data says of the page's product, and whether there is one. */
export interface Structured {
  signals: Signal[];
  hasMain: boolean;
  /** Every copy that the page offers is used. */
  isUsed: boolean;
  /** The element of the page's product in microdata or RDFa. */
  element: Element | null;
  /** Everything that stands for itself, for what kind of page it is. */
  roots: readonly Thing[];
}

const mostScripts = 200;
// Ten times the longest that a product page was seen to carry.
const longestScript = 500_000;

/** Reads JSON-LD, microdata and RDFa. limitedIsStock as in OfferReading. */
export function readStructured(page: Page, limitedIsStock: () => boolean): Structured {
  const parsed = page.scripts
    .filter((script) => script.type.startsWith('application/ld+json') && script.text.length <= longestScript)
    .slice(0, mostScripts)
    .map((script) => parseJsonLd(script.text));
  const linked = collectThings(parsed);
  const marked = page.hasMicrodata ? readMicrodata(page.root) : [];
  const annotated = page.hasRdfa ? readRdfa(page.root) : [];
  const none: Things = { roots: [], byId: new Map() };
  const parts: [SignalSource, Candidate[], Things][] = [
    ['json-ld', linked.roots.map((thing) => ({ thing, elsewhere: false })), linked],
    ['microdata', candidatesOf(marked), none],
    ['rdfa', candidatesOf(annotated), none],
  ];
  let hasMain = false;
  let isUsed = false;
  let element: Element | null = null;
  const signals: Signal[] = [];
  for (const [source, candidates, things] of parts) {
    const products = candidates.filter(({ thing }) => isProduct(thing));
    const main = products.length === 0 ? [] : mainProducts(products, page, things);
    if (main.length === 0) continue;
    hasMain = true;
    if (isSoldUsedOnly(main, things)) isUsed = true;
    element ??= [...marked, ...annotated].find((item) => item.thing === main[0])?.element ?? null;
    signals.push(...readOffers(main, { page, things, source, limitedIsStock }));
  }
  return { signals, hasMain, isUsed, element, roots: [...linked.roots, ...marked.map((item) => item.thing)] };
}

// More products than on any page; what is around each has to be looked at.
const mostCandidates = 1_000;

function candidatesOf(items: readonly MarkedItem[]): Candidate[] {
  return items
    .slice(0, mostCandidates)
    .map(({ thing, element }) => ({ thing, elsewhere: standsElsewhere(element) }));
}

function standsElsewhere(element: Node): boolean {
  for (let at: Node | null = element; at !== null; at = at.parent as Node | null) {
    if (isElement(at) && isElsewhere(at)) return true;
  }
  return false;
}
