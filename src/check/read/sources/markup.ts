import { isElement, type Element, type Node } from '../../../html/parseHtml.ts';
import { textOf } from '../../../html/text.ts';
import type { Thing } from './things.ts';

/** A top-level item in the page's markup, and the element that carries it. */
export interface MarkedItem {
  thing: Thing;
  element: Element;
}

interface Dialect {
  /** The types of the item that an element opens, or null. */
  types: (attribs: Element['attribs']) => string[] | null;
  properties: (attribs: Element['attribs']) => string[];
}

function names(value = ''): string[] {
  return value
    .slice(0, 500)
    .split(/\s+/)
    .filter((name) => name !== '');
}

const prefixes = ['schema:', 'http://schema.org/', 'https://schema.org/'];
// Those belong to Open Graph.
const otherPrefixes = ['og:', 'product:', 'twitter:', 'fb:', 'article:'];

function withoutPrefix(name: string): string {
  const prefix = prefixes.find((one) => name.startsWith(one)) ?? '';
  return name.slice(prefix.length);
}

export const microdata: Dialect = {
  types: ({ itemscope, itemtype }) => (itemscope === undefined ? null : names(itemtype)),
  properties: ({ itemprop }) => names(itemprop),
};

export const rdfa: Dialect = {
  types: (attribs) => (attribs.typeof === undefined ? null : names(attribs.typeof)),
  properties: ({ property, rel }) =>
    names(property ?? rel)
      .filter((name) => !otherPrefixes.some((prefix) => name.startsWith(prefix)))
      .map(withoutPrefix),
};

type OpenItem = Record<string, unknown[]>;

/** The top-level items of a page in a dialect. */
export function readMarkup(root: Element, dialect: Dialect): MarkedItem[] {
  const items: MarkedItem[] = [];
  const visit = (node: Node, open: OpenItem | null): void => {
    if (!isElement(node) || node.name === 'template') return;
    const types = dialect.types(node.attribs);
    const properties = open === null ? [] : dialect.properties(node.attribs);
    let inside = open;
    if (types !== null) {
      // No prototype: a property may be named __proto__.
      const item = Object.create(null) as OpenItem;
      item['@type'] = types;
      for (const name of properties) if (open !== null) (open[name] ??= []).push(item);
      if (properties.length === 0) items.push({ thing: item, element: node });
      inside = item;
    } else if (open !== null && properties.length > 0) {
      const value = valueOf(node);
      for (const name of properties) if (name !== '@type') (open[name] ??= []).push(value);
    }
    for (const child of node.children) visit(child, inside);
  };
  for (const child of root.children) visit(child, null);
  return items;
}

const valueAttributes: Readonly<Record<string, string>> = {
  link: 'href',
  a: 'href',
  area: 'href',
  img: 'src',
  data: 'value',
  meter: 'value',
  input: 'value',
};

/**
 * The value that an element gives its property; a content attribute counts on any element, as for crawlers.
 */
function valueOf(element: Element): string {
  const { attribs, name } = element;
  return attribs.content ?? attribs[valueAttributes[name] ?? 'resource'] ?? textOf(element);
}
