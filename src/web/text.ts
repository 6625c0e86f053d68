import { isElement, type Element, type Node } from './parseHtml.ts';

const neverText = new Set(['script', 'style', 'template', 'noscript', 'svg']);

/** enter: whether to visit a node's children, or to end the walk. Returns false if the walk was ended. */
export function walk(top: Node, enter: (node: Node) => boolean | 'end'): boolean {
  const into = enter(top);
  if (into !== true || !isElement(top)) return into !== 'end';
  for (const child of top.children) if (!walk(child, enter)) return false;
  return true;
}

export function findWithin(top: Element, test: (element: Element) => boolean): Element | null {
  let found: Element | null = null;
  walk(top, (node) => {
    if (!isElement(node)) return false;
    if (node === top || !test(node)) return true;
    found = node;
    return 'end';
  });
  return found;
}

/** The text below a node, up to a number of characters, spaces as written. Scripts, styles and templates have none. */
export function textContent(top: Node, maxLength = 400): string {
  let text = '';
  walk(top, (node) => {
    if (text.length >= maxLength) return 'end';
    if (isElement(node)) return !neverText.has(node.name);
    if ('data' in node) text += node.data.slice(0, maxLength);
    return false;
  });
  return text.slice(0, maxLength);
}

export function rawText(element: Element): string {
  return element.children.map((child) => ('data' in child ? child.data : '')).join('');
}

/** Text as a reader sees it: runs of spaces collapsed, ends trimmed. */
export function plain(text: string): string {
  // Skips single spaces, the common case.
  return text.replace(/[^\S ][\s\u200b]*|\u200b[\s\u200b]*| [\s\u200b]+/g, ' ').trim();
}

export function attributeWords(value: string | undefined): string[] {
  return value === undefined ? [] : value.toLowerCase().split(/\s+/).filter(Boolean);
}

export function lineage(element: Element): Element[] {
  const elements: Element[] = [];
  for (let at: Node | null = element; at !== null; at = at.parent as Node | null)
    if (isElement(at)) elements.push(at);
  return elements;
}

export function isWithin(element: Element, test: (element: Element) => boolean): boolean {
  return lineage(element).some(test);
}
