import { type Element, isElement, type Node } from '../../../web/parseHtml.ts';
import { textContent } from '../../../web/text.ts';
import { openArea } from '../page/area.ts';
import { identify, type Identity, identityOf } from '../page/identity.ts';
import type { ShopPage } from '../page/openPage.ts';
import { nameContains, parseName } from '../page/productNames.ts';
import type { Statement } from '../reading.ts';
import { readOffers } from './offers.ts';
import {
  claimOf,
  collectThings,
  firstText,
  isOfType,
  isProduct,
  parseJsonLd,
  readStates,
  type Thing,
} from './things.ts';

export type PageSubject = ReturnType<typeof openSubject>;

export function openSubject(page: ShopPage, isLink = false) {
  const identity = identityOf(page);
  const { statements: structured, element } = readStructured(page, identity);
  const area = openArea(page, element);
  return { page, identity, structured, area, states: isLink ? [] : readStates(page.scripts) };
}

const maxScripts = 200;
// Ten times the longest one seen on a product page.
const maxScriptLength = 500_000;
const maxCandidates = 500;

function readStructured(
  page: ShopPage,
  identity: Identity,
): { statements: Statement[]; element: Element | null } {
  const scripts = page.scripts.filter(
    ({ type, text }) => type.startsWith('application/ld+json') && text.length <= maxScriptLength,
  );
  const roots = collectThings(scripts.slice(0, maxScripts).map(({ text }) => parseJsonLd(text)));
  const dialects = [
    { source: 'json-ld', items: roots.map((thing) => ({ thing, element: null })) },
    { source: 'microdata', items: readMarkup(page, microdata) },
    { source: 'rdfa', items: readMarkup(page, rdfa) },
  ] as const;
  let element: Element | null = null;
  const statements = dialects.flatMap(({ source, items }): Statement[] => {
    const all = items.map(({ thing }) => thing);
    const candidates = all.filter(isProduct);
    const found = mainProducts(candidates.slice(0, maxCandidates), identity);
    const [first] = found;
    if (first === undefined) return [];
    element ??= items.find(({ thing }) => thing === first)?.element ?? null;
    const quote = firstText(first, 'name') ?? 'Product';
    return [{ kind: 'product', source, quote }, ...readOffers(found, page, source)];
  });
  const lists = dialects.flatMap(({ source, items }) =>
    items.flatMap(({ thing }): Statement[] =>
      isOfType(thing, 'searchresultspage', 'collectionpage', 'offercatalog')
        ? [{ kind: 'list', source, quote: 'a list' }]
        : [],
    ),
  );
  return { statements: [...statements, ...lists], element };
}

function mainProducts(candidates: readonly Thing[], identity: Identity): Thing[] {
  const scored = candidates
    .map((thing) => ({ thing, score: identify(claimOf(thing), identity) }))
    .filter(({ score }) => score > 0);
  if (scored.length < 2) return scored.map(({ thing }) => thing);
  const best = Math.max(...scored.map(({ score }) => score));
  if (best < 2) return [];
  const top = scored.filter(({ score }) => score === best).map(({ thing }) => thing);
  const nameIn = (thing: Thing | undefined) => parseName((thing && firstText(thing, 'name')) ?? '');
  const first = nameIn(top[0]);
  // Different products that match the page equally well: none is the main one.
  const isSame = top.map(nameIn).every(({ line }, i) => {
    const other = nameIn(top[i]);
    return line === '' || first.line === '' || line === first.line || nameContains(first, other);
  });
  return isSame ? top : [];
}

/** The attributes of a dialect: for an item, its types, and its properties. */
const microdata = {
  ...{ sign: /itemscope/i, open: 'itemscope', types: 'itemtype' },
  ...{ property: 'itemprop', orElse: 'itemprop' },
};
const rdfa = {
  ...{ sign: /typeof/i, open: 'typeof', types: 'typeof' },
  ...{ property: 'property', orElse: 'rel' },
};

// Prefixes of schema.org's names.
const schemaPrefix = /^(?:schema:|https?:\/\/schema\.org\/)/;

function readMarkup({ root, html }: ShopPage, dialect: typeof rdfa) {
  const items: { thing: Thing; element: Element }[] = [];
  const visit = (node: Node, around: Record<string, unknown[]> | null): void => {
    if (!isElement(node) || node.name === 'template') return;
    const { [dialect.open]: open, [dialect.types]: types } = node.attribs;
    const property = node.attribs[dialect.property] ?? node.attribs[dialect.orElse];
    const properties = around === null ? [] : namesIn(property).filter((name) => name !== '@type');
    // No prototype: a property may be named __proto__.
    const item = open === undefined ? null : (Object.create(null) as Record<string, unknown[]>);
    if (item !== null) item['@type'] = namesIn(types);
    const value = properties.length === 0 ? null : (item ?? valueOf(node));
    for (const name of properties) if (around !== null) (around[name] ??= []).push(value);
    if (item !== null && properties.length === 0) items.push({ thing: item, element: node });
    for (const child of node.children) visit(child, item ?? around);
  };
  // Checked first, because most pages do not need the walk.
  if (dialect.sign.test(html)) visit(root, null);
  return items;
}

function namesIn(text = ''): string[] {
  const names = text.slice(0, 500).split(/\s+/);
  // "offerDetails" is from data-vocabulary.org, schema.org's predecessor.
  return names.flatMap((name) =>
    name === '' ? [] : name.replace(schemaPrefix, '').replace(/^offerDetails$/, 'offers'),
  );
}

function valueOf(element: Element): string {
  const { content, href, src, value, resource } = element.attribs;
  return content ?? href ?? src ?? value ?? resource ?? textContent(element);
}
