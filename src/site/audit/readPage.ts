import { Parser } from 'htmlparser2';

/** An element. start and end are offsets of its start tag; repeated names the attributes given twice. */
export interface HtmlElement {
  name: string;
  attributes: Record<string, string | undefined>;
  repeated: string[];
  start: number;
  end: number;
  parent: HtmlElement | null;
  children: (HtmlElement | string)[];
}

/** A page's elements, in the order of their start tags. */
export interface PageTree {
  elements: readonly HtmlElement[];
  ids: ReadonlyMap<string, HtmlElement>;
  named: (name: string) => readonly HtmlElement[];
}

/** Reads a whole page. Takes any text: what is no HTML is text. */
export function readPage(html: string): PageTree {
  const elements: HtmlElement[] = [];
  const ids = new Map<string, HtmlElement>();
  const byName = new Map<string, HtmlElement[]>();
  let open: HtmlElement | null = null;
  let seen = new Set<string>();
  let repeated: string[] = [];
  const parser = new Parser({
    onopentagname() {
      seen = new Set();
      repeated = [];
    },
    onattribute(name) {
      if (seen.has(name)) repeated.push(name);
      seen.add(name);
    },
    onopentag(name, attributes) {
      const element: HtmlElement = {
        name,
        attributes,
        repeated,
        start: parser.startIndex,
        end: parser.endIndex + 1,
        parent: open,
        children: [],
      };
      elements.push(element);
      open?.children.push(element);
      const { id } = attributes;
      if (id !== undefined && !ids.has(id)) ids.set(id, element);
      const list = byName.get(name);
      if (list === undefined) byName.set(name, [element]);
      else list.push(element);
      open = element;
    },
    ontext(text) {
      open?.children.push(text);
    },
    onclosetag() {
      open = open?.parent ?? null;
    },
  });
  parser.end(html);
  return { elements, ids, named: (name) => byName.get(name) ?? [] };
}

const silent = new Set(['script', 'style', 'template']);

/** All text in an element, as it stands; nothing of scripts, styles and templates. */
export function textOf(element: HtmlElement): string {
  if (silent.has(element.name)) return '';
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

/** The text between the tags of a script, style or title. */
export function rawText(element: HtmlElement): string {
  return element.children.filter((child) => typeof child === 'string').join('');
}

/** The types of scripts that hold data and run nothing. */
export const jsonTypes: readonly string[] = ['application/json', 'application/ld+json', 'speculationrules'];

/** The words of an attribute such as rel or class, in lower case. */
export function wordsOf(value: string | undefined): string[] {
  return value === undefined ? [] : value.toLowerCase().split(/\s+/).filter(Boolean);
}

/** One space between words, none around: as a browser shows text. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** true when the element, or one around it, passes the test. */
export function isWithin(element: HtmlElement, test: (element: HtmlElement) => boolean): boolean {
  for (let at: HtmlElement | null = element; at !== null; at = at.parent) if (test(at)) return true;
  return false;
}
