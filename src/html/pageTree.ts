import { parseSource, type SourceElement } from './parseHtml.ts';

/** A page's elements, in the order of their start tags. */
export interface PageTree {
  elements: readonly SourceElement[];
  ids: ReadonlyMap<string, SourceElement>;
  named: (name: string) => readonly SourceElement[];
}

/** Reads a page with the places of its elements in the source. */
export function readTree(html: string): PageTree {
  const { elements } = parseSource(html);
  const ids = new Map<string, SourceElement>();
  const byName = new Map<string, SourceElement[]>();
  for (const element of elements) {
    const { id } = element.attribs;
    if (id !== undefined && !ids.has(id)) ids.set(id, element);
    const list = byName.get(element.name);
    if (list === undefined) byName.set(element.name, [element]);
    else list.push(element);
  }
  return { elements, ids, named: (name) => byName.get(name) ?? [] };
}

/** The types of scripts that hold data and run nothing. */
export const jsonTypes: readonly string[] = ['application/json', 'application/ld+json', 'speculationrules'];
