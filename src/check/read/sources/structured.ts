import type { Element } from '../../../html/parseHtml.ts';
import { identify, nameContains, nameOf, type Identity } from '../page/identity.ts';
import type { Page } from '../page/openPage.ts';
import type { Source, Statement } from '../statement.ts';
import { parseJsonLd } from './json.ts';
import { microdata, rdfa, readMarkup } from './markup.ts';
import { isSoldUsedOnly, readOffers } from './offers.ts';
import { claimOf, collectThings, isOfType, isProduct, textOf, type Thing, type Things } from './things.ts';

/** Structured data about the page's product. element: the product's element in microdata or RDFa. */
export interface Structured {
  statements: Statement[];
  element: Element | null;
}

const maxScripts = 200;
// Ten times the longest seen on a product page.
const maxScriptLength = 500_000;
const maxCandidates = 500;
const noThings: Things = { roots: [], byId: new Map() };

/** Reads JSON-LD, microdata and RDFa. */
export function readStructured(page: Page, identity: Identity): Structured {
  const linked = collectThings(
    page.scripts
      .filter(({ type, text }) => type.startsWith('application/ld+json') && text.length <= maxScriptLength)
      .slice(0, maxScripts)
      .map(({ text }) => parseJsonLd(text)),
  );
  const marked = readMarkup(page.root, microdata);
  const annotated = readMarkup(page.root, rdfa);
  const statements: Statement[] = [];
  let element: Element | null = null;
  const add = (source: Source, roots: readonly Thing[], things: Things): void => {
    const main = mainProducts(roots.filter(isProduct).slice(0, maxCandidates), identity, things);
    const [first] = main;
    if (first === undefined) return;
    const quote = textOf(first, 'name') ?? 'Product';
    statements.push({ kind: 'product', source, quote });
    if (isSoldUsedOnly(main, things)) statements.push({ kind: 'used', source, quote });
    element ??= [...marked, ...annotated].find(({ thing }) => thing === first)?.element ?? null;
    statements.push(...readOffers(main, page, things, source));
  };
  const items = marked.map(({ thing }) => thing);
  add('json-ld', linked.roots, linked);
  add('microdata', items, noThings);
  add(
    'rdfa',
    annotated.map(({ thing }) => thing),
    noThings,
  );
  for (const type of ['SearchResultsPage', 'CollectionPage', 'OfferCatalog'])
    if ([...linked.roots, ...items].some((thing) => isOfType(thing, type.toLowerCase())))
      statements.push({ kind: 'list', source: 'json-ld', quote: type });
  return { statements, element };
}

/**
 * The things that are the page's own product: one, or several that say they are the same (variants, a
 * repeated script). Empty if there is none, or if it is ambiguous.
 */
function mainProducts(candidates: readonly Thing[], identity: Identity, things: Things): Thing[] {
  const scored = candidates
    .map((thing) => ({ thing, score: identify(claimOf(thing, things), identity) }))
    .filter(({ score }) => score > 0);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best === 0 || (best < 2 && candidates.length > 1 && scored.length > 1)) return [];
  const top = scored.filter(({ score }) => score === best).map(({ thing }) => thing);
  const [first] = top;
  // Different products match the page equally well: none is the main one.
  return first === undefined || top.some((thing) => !isSame(first, thing)) ? [] : top;
}

function isSame(left: Thing, right: Thing): boolean {
  const [one, other] = [textOf(left, 'name'), textOf(right, 'name')];
  if (left === right || one === null || other === null) return true;
  const [first, second] = [nameOf(one), nameOf(other)];
  return first.line === second.line || nameContains(first, second);
}
