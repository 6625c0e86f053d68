import { isElement, type Element, type Node } from '../../../html/parseHtml.ts';
import { textContent } from '../../../html/text.ts';
import { schemaPrefix } from './json.ts';
import type { Thing } from './things.ts';

/** The attributes of a dialect: the one that opens an item, that item's types, and the names of properties. */
type Dialect = (attribs: Element['attribs']) => readonly (string | undefined)[];

export const microdata: Dialect = ({ itemscope, itemtype, itemprop }) => [itemscope, itemtype, itemprop];
export const rdfa: Dialect = (attribs) => [attribs.typeof, attribs.typeof, attribs.property ?? attribs.rel];

/** The top-level items of a page in a dialect, and the elements that carry them. */
export function readMarkup(root: Element, dialect: Dialect) {
  const items: { thing: Thing; element: Element }[] = [];
  const visit = (node: Node, around: Record<string, unknown[]> | null): void => {
    if (!isElement(node) || node.name === 'template') return;
    const [open, types, property] = dialect(node.attribs);
    const properties = around === null ? [] : namesIn(property).filter((name) => name !== '@type');
    // No prototype: a property may be named __proto__.
    const item = open === undefined ? null : (Object.create(null) as Record<string, unknown[]>);
    if (item !== null) item['@type'] = namesIn(types);
    const value = properties.length === 0 ? null : (item ?? valueOf(node));
    for (const name of properties) if (around !== null) (around[name] ??= []).push(value);
    if (item !== null && properties.length === 0) items.push({ thing: item, element: node });
    for (const child of node.children) visit(child, item ?? around);
  };
  visit(root, null);
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
