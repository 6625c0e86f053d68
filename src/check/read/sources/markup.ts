import { isElement, type Element, type Node } from '../../../html/parseHtml.ts';
import { textContent } from '../../../html/text.ts';
import type { ShopPage } from '../page/openPage.ts';
import type { Thing } from './things.ts';

/** The attributes of a dialect: the one that opens an item, that item's types, and the names of properties. */
export const microdata = {
  ...{ sign: /itemscope/i, open: 'itemscope', types: 'itemtype' },
  ...{ property: 'itemprop', orElse: 'itemprop' },
};
export const rdfa = {
  ...{ sign: /typeof/i, open: 'typeof', types: 'typeof' },
  ...{ property: 'property', orElse: 'rel' },
};

// What schema.org's names may begin with.
const schemaPrefix = /^(?:schema:|https?:\/\/schema\.org\/)/;

/** The top-level items of a page in a dialect, and the elements that carry them. */
export function readMarkup({ root, html }: ShopPage, dialect: typeof rdfa) {
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
  // Looked for before the walk, which most pages do without.
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

/** The value that an element gives its property; a content attribute counts on any element, as for crawlers. */
function valueOf(element: Element): string {
  const { content, href, src, value, resource } = element.attribs;
  return content ?? href ?? src ?? value ?? resource ?? textContent(element);
}
