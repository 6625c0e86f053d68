import { attribute, isElement, parseHtml, plain, textOf, type Element, type Node, type Root } from './dom.ts';
import { resolveUrl } from './addresses.ts';
import { nameAgreement, nameWords } from './names.ts';
import type { ReadContext } from './reading.ts';
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
  /** The first 3,000 characters that a reader sees, and how many there are in all. */
  text: string;
  textLength: number;
  hasMicrodata: boolean;
  hasRdfa: boolean;
}

const mostText = 3000;
// Magento's "h1" is a span on some themes.
const headingClass = /(?:^|\s)(?:h1|page-title|product-title|product_title)(?:\s|$)/;
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
  const texts: string[] = [];
  let kept = 0;
  let textLength = 0;
  const found: { title: string | null; canonical: URL | null } = { title: null, canonical: null };
  let language = '';
  let bodyNames = '';
  let hasMicrodata = false;
  let hasRdfa = false;

  const visit = (node: Node, hidden: boolean): void => {
    if (!isElement(node)) {
      // Most texts of a page are the line ends between its tags.
      if (hidden || !('data' in node) || node.data === '\n') return;
      const text = plain(node.data.length > mostText ? node.data.slice(0, mostText) : node.data);
      textLength += text.length;
      if (kept < mostText && text !== '') {
        texts.push(text);
        kept += text.length;
      }
      return;
    }
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
        if (!hidden && !isHidden(node)) h1s.push(node);
        break;
      case 'h2':
        if (!hidden && !isHidden(node)) h2s.push(node);
        break;
    }
    if (
      h1s.length === 0 &&
      attribs.class !== undefined &&
      headingClass.test(attribs.class) &&
      !noHeading.has(node.name) &&
      h2s.length < 50 &&
      !hidden &&
      !isHidden(node)
    )
      h2s.push(node);
    const below = hidden || isHidden(node);
    // The head's own text is its title, read above; its metas and scripts are not hidden.
    for (const child of node.children) visit(child, node.name === 'head' ? true : below);
  };
  for (const child of root.children) visit(child, false);

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
    text: texts.join(' '),
    textLength,
    hasMicrodata,
    hasRdfa,
  };
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
    const score = h1s.length === 1 ? 1 : nameAgreement(text, title);
    if (score > bestScore) [best, bestScore] = [h1, score];
  }
  return bestScore > 0 ? best : null;
}

/** On a page without h1 the h2, or what a class calls a heading, that the title begins with. */
function namedHeading(h2s: readonly Element[], title: string): Element | null {
  const start = nameWords(title).join(' ');
  const isNamed = (h2: Element) => {
    const words = nameWords(plain(textOf(h2))).join(' ');
    return words !== '' && `${start} `.startsWith(`${words} `);
  };
  return h2s.slice(0, 50).find(isNamed) ?? null;
}
