import { attribute, isElement, parseHtml, plain, textOf, type Element, type Node, type Root } from './dom.ts';
import { resolveUrl } from './addresses.ts';
import { nameAgreement, nameOf } from './names.ts';
import type { ReadContext } from './reading.ts';
import { isWithin } from './queries.ts';
import { isHidden } from './regions.ts';

export interface Script {
  type: string;
  id: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

/** What the head, the scripts and the headings of a page say, found in one walk. */
export interface Page {
  context: ReadContext;
  url: URL;
  root: Root;
  /** The first of each meta's contents, by lower-case name, property or itemprop. */
  metas: ReadonlyMap<string, string>;
  title: string;
  canonical: URL | null;
  language: string;
  bodyNames: string;
  /** The heading that names the page. */
  h1: Element | null;
  h1Text: string;
  scripts: readonly Script[];
  /** Contents of meta refreshes that a browser with scripts would follow. */
  refreshes: readonly string[];
  hasMicrodata: boolean;
  hasRdfa: boolean;
}

// Magento's "h1" is a span on some themes.
const headingClass = /(?:^|\s)(?:h1|page-title|product-title|product_title)(?:\s|$)/;
const mostHeadings = 50;
// More, hidden ones too, than on any page; what is around each has to be looked at.
const mostLookedAt = 1_000;
const noHeading = new Set(['h1', 'h2', 'body', 'html', 'a']);

/** Reads a page's facts; null where its address is none or the page is beyond the bounds of parseHtml. */
export function openPage(html: string, context: ReadContext): Page | null {
  const url = resolveUrl(context.url, 'http://localhost/');
  const { root, whole } = parseHtml(html);
  if (url === null || !whole) return null;
  const metas = new Map<string, string>();
  const scripts: Script[] = [];
  const h1s: Element[] = [];
  const h2s: Element[] = [];
  const refreshes: string[] = [];
  const found: { title: string | null; canonical: URL | null } = { title: null, canonical: null };
  let language = '';
  let bodyNames = '';
  let hasMicrodata = false;
  let hasRdfa = false;
  let lookedAt = 0;

  const isShown = (element: Element): boolean => {
    lookedAt += 1;
    return lookedAt <= mostLookedAt && !isWithin(element, isHidden);
  };
  const visit = (node: Node): void => {
    if (!isElement(node)) return;
    const { attribs } = node;
    if (attribs.itemscope !== undefined) hasMicrodata = true;
    if (attribs.typeof !== undefined) hasRdfa = true;
    switch (node.name) {
      case 'title':
        // An icon's title is no page's.
        found.title ??= plain(textOf(node));
        return;
      case 'meta': {
        const name = (attribs.property ?? attribs.name ?? attribs.itemprop ?? '').trim().toLowerCase();
        if (name !== '' && name.length < 100 && !metas.has(name))
          metas.set(name, (attribs.content ?? '').slice(0, 1000));
        if (attribs['http-equiv']?.toLowerCase() === 'refresh') refreshes.push(attribs.content ?? '');
        return;
      }
      case 'link':
        if (
          found.canonical === null &&
          attribs.rel?.toLowerCase() === 'canonical' &&
          attribs.href !== undefined
        ) {
          found.canonical = resolveUrl(attribs.href, url.href);
        }
        return;
      case 'script':
        scripts.push(scriptOf(node));
        return;
      case 'style':
      case 'svg':
      case 'template':
      case 'noscript':
        return;
      case 'html':
        language = attribs.lang?.toLowerCase().slice(0, 20) ?? '';
        break;
      case 'body':
        bodyNames = `${attribs.class ?? ''} ${attribs.id ?? ''}`.slice(0, 2000).toLowerCase();
        break;
      case 'h1':
        if (h1s.length < mostHeadings && isShown(node)) h1s.push(node);
        break;
      case 'h2':
        if (h2s.length < mostHeadings && isShown(node)) h2s.push(node);
        break;
    }
    if (
      h1s.length === 0 &&
      attribs.class !== undefined &&
      headingClass.test(attribs.class) &&
      !noHeading.has(node.name) &&
      h2s.length < mostHeadings &&
      isShown(node)
    )
      h2s.push(node);
    for (const child of node.children) visit(child);
  };
  for (const child of root.children) visit(child);

  const named = found.title ?? metas.get('og:title') ?? '';
  const h1 = h1s.length > 0 ? bestHeading(h1s, named) : namedHeading(h2s, named);
  return {
    context,
    url,
    root,
    metas,
    title: named,
    canonical: found.canonical,
    language,
    bodyNames,
    h1,
    h1Text: h1 === null ? '' : plain(textOf(h1)),
    scripts,
    refreshes,
    hasMicrodata,
    hasRdfa,
  };
}

/** What a reader sees of a page: its first 3,000 characters, and how many there are, counted up to 4,000. */
export interface ShownText {
  text: string;
  length: number;
}

const mostText = 3000;
const mostCounted = 4000;

/** Reads what a reader sees of a page. */
export function shownText({ root }: Page): ShownText {
  const texts: string[] = [];
  let length = 0;
  const visit = (node: Node): void => {
    if (length >= mostCounted) return;
    if (isElement(node)) {
      if (!isHidden(node) && node.name !== 'title') for (const child of node.children) visit(child);
    } else if ('data' in node) {
      const text = plain(node.data.slice(0, mostText));
      if (length < mostText && text !== '') texts.push(text);
      length += text.length;
    }
  };
  for (const child of root.children) visit(child);
  return { text: texts.join(' '), length };
}

function scriptOf(element: Element): Script {
  const first = element.children[0];
  return {
    type: (attribute(element, 'type') ?? '').toLowerCase(),
    id: attribute(element, 'id') ?? '',
    attributes: element.attribs,
    text: first !== undefined && 'data' in first ? first.data : '',
  };
}

/** Of several headings the one that the title repeats; logos and banners are h1 too on many pages. */
function bestHeading(h1s: readonly Element[], title: string): Element | null {
  let best: Element | null = null;
  let bestScore = -1;
  for (const h1 of h1s.slice(0, 20)) {
    const text = plain(textOf(h1));
    if (text === '') continue;
    const score = h1s.length === 1 ? 1 : nameAgreement(nameOf(text), nameOf(title));
    if (score > bestScore) [best, bestScore] = [h1, score];
  }
  return bestScore > 0 ? best : null;
}

/** On a page without h1 the h2, or what a class calls a heading, that the title begins with. */
function namedHeading(h2s: readonly Element[], title: string): Element | null {
  if (h2s.length === 0) return null;
  const start = nameOf(title).line;
  const isNamed = (h2: Element) => {
    const { line } = nameOf(plain(textOf(h2)));
    return line !== '' && `${start} `.startsWith(`${line} `);
  };
  return h2s.find(isNamed) ?? null;
}
