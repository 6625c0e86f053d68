import { isElement, type Element, type Node, type Root } from './dom.ts';

/** The elements that pass a test, in the page's order, at most as many as asked for. Linear, however many siblings. */
export function findAll(root: Root | Element, test: (element: Element) => boolean, most = 50): Element[] {
  const found: Element[] = [];
  const visit = (node: Node): void => {
    if (found.length >= most || !isElement(node)) return;
    if (test(node)) found.push(node);
    for (const child of node.children) visit(child);
  };
  for (const child of root.children) visit(child);
  return found;
}

/** The elements with an id; pages repeat ids. */
export function findById(root: Root | Element, id: string): Element[] {
  return findAll(root, (element) => element.attribs.id === id);
}

export function hasClass(element: Element, name: string): boolean {
  const names = element.attribs.class;
  return names !== undefined && names.includes(name) && names.slice(0, 2000).split(/\s+/).includes(name);
}

/** Whether an element or one around it passes a test. */
export function isWithin(element: Element, test: (element: Element) => boolean): boolean {
  for (let at: Node | null = element; at !== null; at = at.parent as Node | null) {
    if (isElement(at) && test(at)) return true;
  }
  return false;
}
