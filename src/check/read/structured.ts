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
  const linked = collectThings(linkedData(page));
  const marked = page.hasMicrodata ? readMicrodata(page.root) : [];
  const annotated = page.hasRdfa ? readRdfa(page.root) : [];
  const found: Structured = {
    signals: [],
    hasMain: false,
    isUsed: false,
    element: null,
    roots: marked.length === 0 ? linked.roots : [...linked.roots, ...marked.map(({ thing }) => thing)],
  };
  const add = (source: SignalSource, candidates: readonly Candidate[], things: Things): void => {
    const products = candidates.filter(({ thing }) => isProduct(thing));
    if (products.length === 0) return;
    const main = mainProducts(products, page, things);
    const [first] = main;
    if (first === undefined) return;
    found.hasMain = true;
    found.isUsed ||= isSoldUsedOnly(main, things);
    found.element ??= [...marked, ...annotated].find(({ thing }) => thing === first)?.element ?? null;
    for (const signal of readOffers(main, { page, things, source, limitedIsStock }))
      found.signals.push(signal);
  };
  const none: Things = { roots: [], byId: new Map() };
  add(
    'json-ld',
    linked.roots.map((thing) => ({ thing, elsewhere: false })),
    linked,
  );
  if (marked.length > 0) add('microdata', candidatesOf(marked), none);
  if (annotated.length > 0) add('rdfa', candidatesOf(annotated), none);
  return found;
}

/** The page's JSON-LD scripts, parsed. */
function linkedData({ scripts }: Page): unknown[] {
  return scripts
    .filter(({ type, text }) => type.startsWith('application/ld+json') && text.length <= longestScript)
    .slice(0, mostScripts)
    .map(({ text }) => parseJsonLd(text));
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
