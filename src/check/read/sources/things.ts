import { isRecord } from '../../../domain/lists.ts';
import type { Claim } from '../page/identity.ts';
import type { ShopPage } from '../page/openPage.ts';

/** An item of structured data in the shape of JSON-LD: '@type' and properties by their bare names. */
export type Thing = Record<string, unknown>;

/** A value, or each value of an array; none for null. Only the first thousand count. */
export function valuesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.slice(0, 1000);
  return value === undefined || value === null ? [] : [value];
}

/** A text, a number or a typed value as text; null for anything else. */
export function scalar(value: unknown): string | null {
  const plain = isRecord(value) ? (value['@value'] ?? value['@id']) : value;
  if (typeof plain === 'string') return plain.trim() === '' ? null : plain.trim();
  return typeof plain === 'number' ? String(plain) : null;
}

export function firstText(thing: Thing, ...names: readonly string[]): string | null {
  for (const name of names)
    for (const value of valuesOf(thing[name])) {
      const text = scalar(value);
      if (text !== null) return text;
    }
  return null;
}

export function isOfType(thing: Thing, ...types: readonly string[]): boolean {
  return valuesOf(thing['@type'] ?? thing.type).some(
    (type) =>
      typeof type === 'string' &&
      types.includes(/[^/#:]*$/.exec(type.slice(0, 200).toLowerCase())?.[0] ?? ''),
  );
}

const products =
  'product individualproduct productmodel someproducts productgroup book videogame game vehicle'.split(' ');

export function isProduct(thing: Thing): boolean {
  return isOfType(thing, ...products);
}

/** A shop's flag for a variant; one sold before its release counts as available there. */
export function availabilityOf(flag: unknown, isAhead: boolean): string | null {
  if (isAhead && flag !== false) return 'Pending';
  return flag === true ? 'InStock' : flag === false ? 'OutOfStock' : null;
}

export function thingsIn(value: unknown): Thing[] {
  return valuesOf(value).filter(isRecord);
}

const maxDepth = 40;
const maxThings = 20_000;
// A product in an article or a review is sold elsewhere.
const writings = 'article newsarticle blogposting techarticle review criticreview videoobject'.split(' ');
const standsForItself = ['@graph', 'mainEntity', 'mainEntityOfPage', 'about'];
/** The properties that may refer to things of other scripts by @id. */
const references = ['offers', 'hasVariant', 'priceSpecification', 'itemOffered'];

/** The outermost things, references resolved; arrays, @graph and mainEntity are no level of their own. */
export function collectThings(parsed: readonly unknown[]): Thing[] {
  const roots: Thing[] = [];
  const all: Thing[] = [];
  const byId = new Map<unknown, Thing>();
  const visit = (value: unknown, depth: number, isRoot: boolean): void => {
    if (depth > maxDepth || all.length > maxThings) return;
    if (Array.isArray(value)) for (const item of value) visit(item, depth + 1, isRoot);
    if (!isRecord(value)) return;
    all.push(value);
    if (isRoot && value['@type'] !== undefined) roots.push(value);
    const speaksForPage = isRoot && !isOfType(value, ...writings);
    // A reference has only an @id.
    if (Object.keys(value).length > 1) byId.set(value['@id'], value);
    for (const [key, child] of Object.entries(value))
      visit(child, depth + 1, speaksForPage && standsForItself.includes(key));
  };
  visit(parsed, 0, true);
  const resolve = (item: unknown) => {
    const id = isRecord(item) && Object.keys(item).length === 1 ? item['@id'] : item;
    return typeof id === 'string' ? (byId.get(id) ?? []) : item;
  };
  for (const thing of all)
    for (const name of references)
      if (thing[name] !== undefined) thing[name] = valuesOf(thing[name]).flatMap(resolve);
  return roots;
}

export function claimOf(thing: Thing): Claim {
  const offers = thingsIn(thing.offers).slice(0, 20);
  const addresses = [thing.url, thing['@id'], thing.mainEntityOfPage, ...offers.map(({ url }) => url)];
  const numbers = ['sku', 'productID', 'productId', 'mpn', 'gtin13', 'gtin'];
  return {
    name: firstText(thing, 'name'),
    addresses: addresses.flatMap((value) => valuesOf(value).slice(0, 10)).flatMap((one) => scalar(one) ?? []),
    numbers: numbers.flatMap((name) => firstText(thing, name) ?? []),
  };
}

// No real shop nests this deep; a parser needs many times the length of deeper input in memory.
const maxNesting = 200;

export function parseJson(text: string): unknown {
  if (jsonEnd(text) < 0) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The end of the first object or list after a position; -1 if it does not end or is nested too deep. */
function jsonEnd(text: string, start = 0): number {
  let [depth, inString] = [0, false];
  for (let at = start; at < text.length && depth <= maxNesting; at += 1) {
    const char = text[at];
    if (char === '"') inString = !inString;
    else if (char === '\\') at += 1;
    else if (inString) continue;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

const prefixedKey = /"(?:schema:|https?:\/\/schema\.org\/)(\w+)"(?=\s*:)/g;

// Matches strings, and outside of them: trailing commas, comments, the marks of comment and CDATA wrappers,
// a semicolon at the end, control characters.
const slip =
  /"[^"\\]*(?:\\.[^"\\]*)*(?:"|$)|,(?=\s*[}\]])|\s?<!--[^{}[\]]{0,500}?-->|(?:\/\/|\/\*)?\s?(?:<!--|-->|<!\[CDATA\[|\]\]>)(?:\s?\*\/)?|;(?=\s*$)|\p{Cc}/gsu;

/** Repairs what shops often get wrong; null for anything else that does not parse. */
export function parseJsonLd(text: string): unknown {
  const isEscaped = text.trimStart().startsWith('{&quot;');
  const plain = isEscaped ? text.replaceAll('&quot;', '"').replaceAll('&amp;', '&') : text;
  const json = plain.trim().replace(prefixedKey, '"$1"');
  const tidied = () =>
    json.replace(slip, (found) => (found.startsWith('"') ? found.replace(/\p{Cc}/gu, ' ') : ''));
  return parseJson(json) ?? parseJson(tidied());
}

export interface State {
  name: string;
  value: unknown;
}

// Variables that plain scripts assign, not only JSON scripts.
const assigned =
  'Product\\.Config|BCData|ShopifyAnalytics\\.meta|var meta|Shopify\\.currency|__PRELOADED_STATE__|__INITIAL_STATE__|__APOLLO_STATE__|__INITIAL_DATA__';
const assignment = new RegExp(`(${assigned})[\\w.\\]"']{0,20}\\s{0,20}[=(]\\s{0,20}(?=\\{)`, 'g');
const maxStates = 60;

export function readStates(scripts: ShopPage['scripts']): State[] {
  const states = scripts.flatMap(({ type, id, text }): [name: string, json: string][] => {
    if (type === 'application/json' || id === '__NEXT_DATA__') return [[id === '' ? type : id, text]];
    if (type !== '' && type !== 'module' && !type.includes('javascript')) return [];
    // The object literal, if it is plain JSON: from its opening to its closing brace. The first one of a name counts.
    const found = new Map([...text.matchAll(assignment)].toReversed().map((one) => [one[1] ?? '', one]));
    return [...found].map(([name, { 0: whole, index }]) => {
      const start = index + whole.length;
      return [name, text.slice(start, Math.max(start, jsonEnd(text, start)))];
    });
  });
  return states.slice(0, maxStates).flatMap(([name, json]) => {
    const value = /price|stock|availab|sold|active|currency/i.test(json) ? parseJson(json) : null;
    return value === null ? [] : { name, value };
  });
}
