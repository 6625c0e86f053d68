import { attribute, isElement, textOf, type Element, type Node, type Root } from './dom.ts';
import type { Thing } from './things.ts';

/** A top-level item in the page's markup, and the element that carries it. */
export interface MarkedItem {
  thing: Thing;
  element: Element;
}

interface Dialect {
  /** The types that an element opens an item of, or null. */
  types: (element: Element) => string[] | null;
  properties: (element: Element) => string[];
}

const names = (value: string | null): string[] =>
  value === null ? [] : value.slice(0, 500).split(/\s+/).filter(Boolean);

const microdata: Dialect = {
  types: (element) =>
    attribute(element, 'itemscope') === null ? null : names(attribute(element, 'itemtype')),
  properties: (element) => names(attribute(element, 'itemprop')),
};

const rdfa: Dialect = {
  types: (element) => (attribute(element, 'typeof') === null ? null : names(attribute(element, 'typeof'))),
  // og: and product: metas are Open Graph's.
  properties: (element) =>
    names(attribute(element, 'property') ?? attribute(element, 'rel'))
      .filter((name) => !/^(?:og|product|twitter|fb|article):/.test(name))
      .map((name) => name.replace(/^schema:|^https?:\/\/schema\.org\//, '')),
};

/** The top-level microdata items of a page. */
export function readMicrodata(root: Root): MarkedItem[] {
  return readItems(root, microdata);
}

/** The top-level RDFa items of a page. */
export function readRdfa(root: Root): MarkedItem[] {
  return readItems(root, rdfa);
}

type OpenItem = Record<string, unknown[]>;

function readItems(root: Root, dialect: Dialect): MarkedItem[] {
  const items: MarkedItem[] = [];
  const visit = (node: Node, open: OpenItem | null): void => {
    if (!isElement(node) || node.name === 'template') return;
    const types = dialect.types(node);
    const properties = open === null ? [] : dialect.properties(node);
    let inside = open;
    if (types !== null) {
      // No prototype: a property may be called __proto__.
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

/** The value that an element gives its property; a content attribute counts on any element, as crawlers do. */
function valueOf(element: Element): string {
  const content = attribute(element, 'content');
  if (content !== null) return content;
  if (element.name === 'link' || element.name === 'a' || element.name === 'area') {
    return attribute(element, 'href') ?? textOf(element);
  }
  if (element.name === 'img') return attribute(element, 'src') ?? '';
  if (element.name === 'data' || element.name === 'meter' || element.name === 'input') {
    return attribute(element, 'value') ?? textOf(element);
  }
  return attribute(element, 'resource') ?? textOf(element);
}
