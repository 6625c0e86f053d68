import { DomHandler, Parser } from 'htmlparser2';

export type Node = DomHandler['root']['children'][number];
/** names: the words of its class and id, cached by the shop page reader. */
export type Element = Extract<Node, { attribs: unknown }> & { names?: string };

// Browsers flatten at 512. htmlparser2's work per tag grows with the depth: its stack is an array that is shifted.
const maxDepth = 600;
const maxShopElements = 60_000;

export class BoundedHandler extends DomHandler {
  whole = true;
  readonly elements: Element[] = [];
  protected source: Parser | null = null;

  constructor(private readonly maxElements: number) {
    super();
  }

  /** Parses any string in chunks: anything that is not HTML becomes text. */
  parse(...pieces: readonly string[]): void {
    const parser = new Parser(this, { lowerCaseTags: true, lowerCaseAttributeNames: true });
    for (const piece of pieces) parser.write(piece);
    parser.end();
  }

  override onparserinit(parser: Parser): void {
    this.source = parser;
    super.onparserinit(parser);
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > maxDepth || this.elements.length >= this.maxElements) {
      this.whole = false;
      this.source?.pause();
    }
    if (!this.whole) return;
    super.onopentag(name, attributes);
    const element = this.tagStack.at(-1);
    if (element !== undefined && 'attribs' in element) this.elements.push(element);
  }

  override onclosetag(): void {
    const closed = this.tagStack.at(-1);
    if (!this.whole) return;
    super.onclosetag();
    // Arrays that grew have spare capacity: half of a large page's memory.
    if (closed !== undefined) closed.children = closed.children.slice();
  }

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

/** whole: false if the page is nested deeper or longer than any real one; the tree is then cut off. */
export function parseHtml(html: string) {
  const handler = new BoundedHandler(maxShopElements);
  // Cheerio compares a query's start nodes with each other, so it starts from one.
  handler.parse('<page>', html);
  const { elements, whole } = handler;
  const [root] = elements;
  if (root === undefined) throw new Error('The parser dropped the element around the page.');
  return { root, elements: elements as readonly Element[], whole };
}

export function isElement(node: Node): node is Element {
  return 'attribs' in node;
}
