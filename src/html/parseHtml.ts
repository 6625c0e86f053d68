import { DomHandler, Parser } from 'htmlparser2';

/** The tree of a page as htmlparser2 builds it. */
export type Root = DomHandler['root'];
export type Node = Root['children'][number];
export type Element = Extract<Node, { attribs: unknown }>;

/** An element with the offsets of its start tag in the source, and the attributes that the tag gives twice. */
export type SourceElement = Element & { start: number; end: number; repeated: readonly string[] };

export interface ParsedHtml {
  root: Root;
  /** false where the page is nested or long beyond any real one: then the tree ends there. */
  whole: boolean;
}

// Browsers flatten at 512. htmlparser2's work per tag grows with the depth: its stack is an array that is shifted.
const maxDepth = 600;
// The most on a shop's page. Ours may list thousands of games.
const maxShopElements = 60_000;
const maxOwnElements = 5_000_000;
// Queries look for repeated nodes among siblings, each against all before it.
const maxShopSiblings = 10_000;

class BoundedHandler extends DomHandler {
  whole = true;
  protected maxElements = maxShopElements;
  protected maxSiblings = maxShopSiblings;
  private elements = 0;
  protected source: Parser | null = null;

  override onparserinit(parser: Parser): void {
    this.source = parser;
    super.onparserinit(parser);
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    if (!this.whole) return;
    this.elements += 1;
    const siblings = this.tagStack.at(-1)?.children.length ?? 0;
    if (this.tagStack.length > maxDepth || this.elements > this.maxElements || siblings > this.maxSiblings) {
      this.whole = false;
      this.source?.pause();
      return;
    }
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    if (this.whole) super.onclosetag();
  }

  // Comments and directives are not content.
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

/** Adds to each element where its start tag stands. */
class SourceHandler extends BoundedHandler {
  readonly found: SourceElement[] = [];
  protected override maxElements = maxOwnElements;
  protected override maxSiblings = maxOwnElements;
  private seen = new Set<string>();
  private repeated: string[] = [];

  onopentagname(): void {
    this.seen = new Set();
    this.repeated = [];
  }

  onattribute(name: string): void {
    if (this.seen.has(name)) this.repeated.push(name);
    this.seen.add(name);
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    super.onopentag(name, attributes);
    const element = this.tagStack.at(-1);
    if (!this.whole || this.source === null || element === undefined || !('attribs' in element)) return;
    const { startIndex: start, endIndex } = this.source;
    this.found.push(Object.assign(element, { start, end: endIndex + 1, repeated: this.repeated }));
  }
}

/** Parses a page in bounded time and memory. Takes any text: what is not HTML is text. */
export function parseHtml(html: string): ParsedHtml {
  return parseWith(new BoundedHandler(), html);
}

/** Parses a page, with its elements in the order of their start tags. */
export function parseSource(html: string): ParsedHtml & { elements: readonly SourceElement[] } {
  const handler = new SourceHandler();
  return { ...parseWith(handler, html), elements: handler.found };
}

function parseWith(handler: BoundedHandler, html: string): ParsedHtml {
  new Parser(handler, { lowerCaseTags: true, lowerCaseAttributeNames: true }).end(html);
  return { root: handler.root, whole: handler.whole };
}

export function isElement(node: Node): node is Element {
  return 'attribs' in node;
}
