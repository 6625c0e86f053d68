import { DomHandler, Parser } from 'htmlparser2';

/** The tree of a page as htmlparser2 builds it. */
export type Root = DomHandler['root'];
export type Node = Root['children'][number];
export type Element = Extract<Node, { attribs: unknown }>;

// Browsers flatten at 512; a page deeper or larger than these is an attack or broken, and htmlparser2's work per tag
// grows with the depth (its stack is an array that is shifted).
const deepest = 600;
const mostElements = 60_000;

class BoundedHandler extends DomHandler {
  whole = true;
  private elements = 0;
  private source: Parser | null = null;

  override onparserinit(parser: Parser): void {
    this.source = parser;
    super.onparserinit(parser);
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    if (!this.whole) return;
    this.elements += 1;
    if (this.tagStack.length > deepest || this.elements > mostElements) {
      this.whole = false;
      this.source?.pause();
      return;
    }
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    if (this.whole) super.onclosetag();
  }

  // Comments and directives say nothing about a product.
  override oncomment(): void {
    return;
  }
  override oncommentend(): void {
    return;
  }
  override onprocessinginstruction(): void {
    return;
  }
}

/** Parses a page in bounded time and memory. whole is false where it is nested or long beyond any real page. */
export function parseHtml(html: string): { root: Root; whole: boolean } {
  const handler = new BoundedHandler();
  const parser = new Parser(handler, { lowerCaseTags: true, lowerCaseAttributeNames: true });
  parser.end(html);
  return { root: handler.root, whole: handler.whole };
}

export function isElement(node: Node): node is Element {
  return 'attribs' in node;
}

/** An attribute's value, '' for one without a value, null for none. */
export function attribute(element: Element, name: string): string | null {
  return Object.hasOwn(element.attribs, name) ? (element.attribs[name] ?? null) : null;
}

const neverText = new Set(['script', 'style', 'template', 'noscript', 'svg']);

/** The text below a node up to a number of characters, spaces as written; scripts and styles are no text. */
export function textOf(node: Node, most = 400): string {
  let text = '';
  const visit = (at: Node): void => {
    if (text.length >= most) return;
    if (isElement(at)) {
      if (neverText.has(at.name)) return;
      for (const child of at.children) visit(child);
    } else if ('data' in at) text += at.data.slice(0, most);
  };
  visit(node);
  return text.slice(0, most);
}

/** Text as a reader sees it: runs of spaces as one, none at the ends. */
export function plain(text: string): string {
  return text.replace(/[\s\u00a0\u200b\u202f]+/g, ' ').trim();
}

/** With straight apostrophes, as patterns have them. */
export function straight(text: string): string {
  return text.replace(/[‘’]/g, "'");
}
