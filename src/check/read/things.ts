/** An item of structured data in the shape of JSON-LD: '@type' and properties by their bare names; microdata and RDFa are
 * read into it. */
export type Thing = Readonly<Record<string, unknown>>;

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value, or each of an array of them; nothing for none. Only the first thousand count. */
export function valuesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.length > 1000 ? value.slice(0, 1000) : value;
  return value === undefined || value === null ? [] : [value];
}

/** The first text or number of a property; a typed value's @value. */
export function textProperty(thing: Thing, name: string): string | null {
  for (const value of valuesOf(thing[name])) {
    const text = scalar(value);
    if (text !== null) return text;
  }
  return null;
}

/** A text, a number or a typed value as text; null for anything else. */
export function scalar(value: unknown): string | null {
  const held = isThing(value) ? (value['@value'] ?? value['@id']) : value;
  if (typeof held === 'string') return held.trim() === '' ? null : held.trim();
  return typeof held === 'number' ? String(held) : null;
}

/** Whether a thing is of one of the types, named in lower case without prefix. */
export function isOfType(thing: Thing, ...types: readonly string[]): boolean {
  return valuesOf(thing['@type'] ?? thing.type).some((type) => {
    if (typeof type !== 'string') return false;
    const name = type.slice(0, 200).split(/[/#:]/).at(-1)?.toLowerCase() ?? '';
    return types.includes(name);
  });
}

const productTypes = [
  'product',
  'individualproduct',
  'productmodel',
  'someproducts',
  'book',
  'videogame',
  'game',
  'vehicle',
];

export function isProduct(thing: Thing): boolean {
  return isOfType(thing, ...productTypes) || isProductGroup(thing);
}

export function isProductGroup(thing: Thing): boolean {
  return isOfType(thing, 'productgroup');
}
