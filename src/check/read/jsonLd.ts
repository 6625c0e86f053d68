import { parseJson } from './json.ts';
import { isOfType, isThing, valuesOf, type Thing } from './things.ts';

/**
 * Parses a JSON-LD script. What is repaired does not change a value: comment and CDATA wrappers, trailing commas and
 * raw control characters inside strings. null for anything else that does not parse.
 */
export function parseJsonLd(text: string): unknown {
  const bare = unwrapped(text);
  return parseNamed(bare) ?? parseNamed(withoutSlips(bare));
}

// Longer than any of the wrappers, which only the ends are looked through for: a pattern that may start at every blank
// of a long run takes the square of it.
const wrapper = 60;

/** A script without the comment or CDATA wrapper of old templates and without a semicolon at its end. */
function unwrapped(text: string): string {
  const whole = text.trim();
  const opening =
    /^(?:<!--|\/\/\s*<!--|(?:\/\/|\/\*)?\s*<!\[CDATA\[(?:\s*\*\/)?)/.exec(whole.slice(0, wrapper))?.[0]
      .length ?? 0;
  const rest = whole.slice(opening);
  const tail = rest.slice(-wrapper);
  const closing = /(?:(?:\/\/|\/\*)?\s*\]\]>(?:\s*\*\/)?|(?:\/\/\s*)?-->)$/.exec(tail)?.[0].length ?? 0;
  const bare = rest.slice(0, rest.length - closing).trim();
  return bare.endsWith(';') ? bare.slice(0, -1) : bare;
}

const prefix = /^(?:schema:|https?:\/\/schema\.org\/)/;
const prefixedKey = /"(?:schema:|https?:\/\/schema\.org\/)\w+"\s*:/;

function parseNamed(text: string): unknown {
  return parseJson(text, prefixedKey.test(text) ? withoutPrefixes : undefined);
}

/** Gives schema.org's properties their bare names; one that stands there under both keeps what the bare name says. */
function withoutPrefixes(_key: string, value: unknown): unknown {
  if (!isThing(value)) return value;
  const bare = Object.entries(value).map(([name, held]) => [name.replace(prefix, ''), held] as const);
  return { ...Object.fromEntries(bare), ...value };
}

/** Drops trailing commas and comments between values, and escapes raw control characters inside strings; one pass. */
function withoutSlips(text: string): string {
  const parts: string[] = [];
  let inString = false;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i] ?? '';
    if (inString) {
      if (char === '\\') i += 1;
      else if (char === '"') inString = false;
      else if (char < ' ') {
        parts.push(text.slice(from, i), char === '\n' || char === '\t' || char === '\r' ? ' ' : '');
        from = i + 1;
      }
    } else if (char === '"') inString = true;
    else if (char === ',') {
      let next = i + 1;
      while (/\s/.test(text[next] ?? '') && next - i < 2000) next += 1;
      if (text[next] === '}' || text[next] === ']') {
        parts.push(text.slice(from, i));
        from = i + 1;
      }
    } else if (char === '<' && text.startsWith('<!--', i)) {
      const close = text.indexOf('-->', i);
      if (close < 0) return '';
      parts.push(text.slice(from, i));
      from = close + 3;
      i = close + 2;
    } else if (char < ' ' && char !== '\n' && char !== '\t' && char !== '\r') {
      parts.push(text.slice(from, i));
      from = i + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.join('');
}

/** A page's things: those that stand for themselves, and all that carry an @id, to resolve references. */
export interface Things {
  roots: readonly Thing[];
  byId: ReadonlyMap<string, Thing>;
}

// Deeper than any graph of a shop, and far from the stack's end.
const deepest = 40;
const mostThings = 20_000;
// What an article or a review speaks of is sold elsewhere.
const writings = [
  'article',
  'newsarticle',
  'blogposting',
  'techarticle',
  'review',
  'criticreview',
  'videoobject',
];
const standsForItself = ['@graph', 'mainEntity', 'mainEntityOfPage', 'about'];

/** Flattens parsed scripts: arrays, @graph and a page's mainEntity are roots; nested things are not. */
export function collectThings(parsed: readonly unknown[]): Things {
  const roots: Thing[] = [];
  const byId = new Map<string, Thing>();
  let count = 0;
  const visit = (value: unknown, depth: number, isRoot: boolean): void => {
    if (depth > deepest || count > mostThings) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, depth + 1, isRoot);
    } else if (isThing(value)) {
      count += 1;
      const keys = Object.keys(value);
      if (isRoot && value['@type'] !== undefined) roots.push(value);
      const speaksForPage = isRoot && !isOfType(value, ...writings);
      const id = value['@id'];
      // A reference is only its @id; the thing itself says more.
      if (typeof id === 'string' && keys.length > Object.keys(byId.get(id) ?? {}).length) byId.set(id, value);
      for (const key of keys) {
        const child = value[key];
        if (typeof child === 'object' && child !== null)
          visit(child, depth + 1, speaksForPage && standsForItself.includes(key));
      }
    }
  };
  for (const value of parsed) visit(value, 0, true);
  return { roots, byId };
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
