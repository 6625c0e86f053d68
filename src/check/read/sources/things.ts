import type { Claim } from '../page/identity.ts';

/** An item of structured data in the shape of JSON-LD: '@type' and properties by their bare names. */
export type Thing = Readonly<Record<string, unknown>>;

/** A page's things: those that stand for themselves, and all that carry an @id, to resolve references. */
export interface Things {
  roots: readonly Thing[];
  byId: ReadonlyMap<string, Thing>;
}

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value, or each value of an array; nothing for null. Only the first thousand count. */
export function valuesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.slice(0, 1000);
  return value === undefined || value === null ? [] : [value];
}

/** A text, a number or a typed value as text; null for anything else. */
export function scalar(value: unknown): string | null {
  const held = isThing(value) ? (value['@value'] ?? value['@id']) : value;
  if (typeof held === 'string') return held.trim() === '' ? null : held.trim();
  return typeof held === 'number' ? String(held) : null;
}

/** The first text or number of the first listed property that has one. */
export function textOf(thing: Thing, ...names: readonly string[]): string | null {
  for (const name of names)
    for (const value of valuesOf(thing[name])) {
      const text = scalar(value);
      if (text !== null) return text;
    }
  return null;
}

/** The types of a thing, in lower case without prefix. */
export function typesOf(thing: Thing): string[] {
  return valuesOf(thing['@type'] ?? thing.type).flatMap((type) =>
    typeof type === 'string' ? (type.slice(0, 200).split(/[/#:]/).at(-1)?.toLowerCase() ?? []) : [],
  );
}

export function isOfType(thing: Thing, ...types: readonly string[]): boolean {
  return typesOf(thing).some((type) => types.includes(type));
}

const products =
  'product individualproduct productmodel someproducts productgroup book videogame game vehicle'.split(' ');

export function isProduct(thing: Thing): boolean {
  return isOfType(thing, ...products);
}

/** The things that a property holds, references resolved. */
export function resolved(value: unknown, things: Things): Thing[] {
  return valuesOf(value).flatMap((item): Thing | readonly Thing[] => {
    if (typeof item === 'string') return things.byId.get(item) ?? [];
    if (!isThing(item)) return [];
    const id = item['@id'];
    return Object.keys(item).length === 1 && typeof id === 'string' ? (things.byId.get(id) ?? []) : item;
  });
}

// Deeper than any shop's graph, and far from the stack limit.
const maxDepth = 40;
const maxThings = 20_000;
// A product in an article or a review is sold elsewhere.
const writings = 'article newsarticle blogposting techarticle review criticreview videoobject'.split(' ');
const standsForItself = ['@graph', 'mainEntity', 'mainEntityOfPage', 'about'];

/** Flattens parsed scripts: arrays, @graph and a page's mainEntity are roots; nested things are not. */
export function collectThings(parsed: readonly unknown[]): Things {
  const roots: Thing[] = [];
  const byId = new Map<string, Thing>();
  let count = 0;
  const visit = (value: unknown, depth: number, isRoot: boolean): void => {
    if (depth > maxDepth || count > maxThings || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, depth + 1, isRoot);
      return;
    }
    const thing = value as Thing;
    count += 1;
    if (isRoot && thing['@type'] !== undefined) roots.push(thing);
    const speaksForPage = isRoot && !isOfType(thing, ...writings);
    const id = thing['@id'];
    // A reference has only an @id.
    if (typeof id === 'string' && Object.keys(thing).length > 1) byId.set(id, thing);
    for (const [key, child] of Object.entries(thing))
      visit(child, depth + 1, speaksForPage && standsForItself.includes(key));
  };
  for (const value of parsed) visit(value, 0, true);
  return { roots, byId };
}

/** The name, addresses and numbers of a thing, to tell whether it is the page's product. */
export function claimOf(thing: Thing, things: Things): Claim {
  const few = (value: unknown) =>
    valuesOf(value)
      .slice(0, 10)
      .flatMap((one) => scalar(one) ?? []);
  const offers = resolved(thing.offers, things).slice(0, 20);
  return {
    name: textOf(thing, 'name'),
    addresses: [thing.url, thing['@id'], thing.mainEntityOfPage, ...offers.map(({ url }) => url)].flatMap(
      few,
    ),
    numbers: ['sku', 'productID', 'productId', 'mpn', 'gtin13', 'gtin'].flatMap(
      (name) => textOf(thing, name) ?? [],
    ),
  };
}
