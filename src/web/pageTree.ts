import { groupBy } from '../domain/lists.ts';
import { BoundedHandler, type Element } from './parseHtml.ts';

/** An element with the offsets of its start tag in the source. */
export type SourceElement = Element & { start: number; end: number };

export interface PageTree {
  elements: readonly SourceElement[];
  ids: ReadonlyMap<string, SourceElement>;
  named: (name: string) => readonly SourceElement[];
}

// Our own pages may list thousands of games.
const maxOwnElements = 5_000_000;

class SourceHandler extends BoundedHandler {
  readonly found: SourceElement[] = [];

  override onopentag(name: string, attributes: Record<string, string>): void {
    super.onopentag(name, attributes);
    const element = this.whole ? this.elements.at(-1) : undefined;
    if (this.source === null || element === undefined) return;
    const { startIndex: start, endIndex } = this.source;
    this.found.push(Object.assign(element, { start, end: endIndex + 1 }));
  }
}

export function readPageTree(html: string): PageTree {
  const handler = new SourceHandler(maxOwnElements);
  handler.parse(html);
  const elements = handler.found;
  const withId = elements.toReversed().flatMap((element): [string, SourceElement][] => {
    const { id } = element.attribs;
    return id === undefined ? [] : [[id, element]];
  });
  const byName = groupBy(elements, ({ name }) => name);
  return { elements, ids: new Map(withId), named: (name) => byName.get(name) ?? [] };
}

export const jsonTypes: readonly string[] = ['application/json', 'application/ld+json', 'speculationrules'];
