import {
  isElement,
  parseHtml,
  queryOf,
  type Element,
  type Node,
  type Query,
} from '../../../html/parseHtml.ts';
import { isWithin, plain, rawText, textOf } from '../../../html/text.ts';
import { resolveUrl } from './addresses.ts';
import { isHidden } from './hidden.ts';
import { nameAgreement, nameOf } from './identity.ts';
import { asNames, namesMatcher } from './names.ts';

/** How a page was reached. url is the final one; header names in lower case; currency is the offer's; at: when, in ms since the epoch. */
export interface ReadContext {
  url: string;
  status: number;
  headers?: Record<string, string> | undefined;
  retailer?: string | undefined;
  currency?: 'USD' | 'GBP' | 'EUR' | undefined;
  at?: number | undefined;
}

export interface Script {
  type: string;
  id: string;
  src: string;
  text: string;
}

/** What the head, the scripts and the headings of a page say, found in one walk. */
export interface Page {
  context: ReadContext;
  url: URL;
  html: string;
  root: Element;
  /** Queries over the page; opened when first asked for. */
  $: Query;
  /** The first of each meta's contents, by lower-case name, property or itemprop. */
  metas: ReadonlyMap<string, string>;
  title: string;
  canonical: URL | null;
  /** As in lang, in lower case; '' where the page does not say. */
  language: string;
  bodyNames: string;
  /** The heading that names the page. */
  heading: Element | null;
  headingText: string;
  scripts: readonly Script[];
  /** Contents of meta refreshes that a browser with scripts would follow. */
  refreshes: readonly string[];
}

// Magento's "h1" is a span on some themes.
const isCalledHeading = namesMatcher('h1 page-title *product-title *product-name *item-name *item-title');
const headings = new Set(['h2', 'h3', 'h4']);
const noHeading = new Set(['h1', 'h2', 'body', 'html', 'a']);
const noContent = new Set(['style', 'svg', 'template', 'noscript']);
const maxHeadings = 50;
// More, hidden ones too, than on any page; what is around each has to be looked at.
const maxLookedAt = 1_000;

/** Reads a page's facts; null where its address is none or the page is beyond the bounds of parseHtml. */
export function openPage(html: string, context: ReadContext): Page | null {
  const url = resolveUrl(context.url, 'http://localhost/');
  const { root, whole } = parseHtml(html);
  if (url === null || !whole) return null;
  const metas = new Map<string, string>();
  const scripts: Script[] = [];
  const [h1s, others]: [Element[], Element[]] = [[], []];
  const refreshes: string[] = [];
  const found: { title: string | null } = { title: null };
  let [language, bodyNames] = ['', ''];
  let canonical: URL | null = null;
  let lookedAt = 0;

  const addHeading = (list: Element[], element: Element): void => {
    lookedAt += 1;
    if (list.length < maxHeadings && lookedAt <= maxLookedAt && !isWithin(element, isHidden))
      list.push(element);
  };
  const visit = (node: Node): void => {
    if (!isElement(node) || noContent.has(node.name)) return;
    const { name, attribs } = node;
    if (name === 'title') {
      // An icon's title is not the page's.
      found.title ??= plain(textOf(node));
      return;
    }
    if (name === 'script') {
      const { type = '', id = '', src = '' } = attribs;
      scripts.push({ type: type.toLowerCase(), id, src, text: rawText(node) });
      return;
    }
    if (name === 'meta') addMeta(metas, refreshes, attribs);
    else if (name === 'link' && attribs.rel?.toLowerCase() === 'canonical')
      canonical ??= resolveUrl(attribs.href ?? '', url.href);
    else if (name === 'html') language = attribs.lang?.toLowerCase().slice(0, 20) ?? '';
    else if (name === 'body')
      bodyNames = `${attribs.class ?? ''} ${attribs.id ?? ''}`.slice(0, 2000).toLowerCase();
    else if (name === 'h1') addHeading(h1s, node);
    else if (
      headings.has(name) ||
      attribs.itemprop === 'name' ||
      (attribs.class !== undefined && !noHeading.has(name) && isCalledHeading(asNames(attribs.class)))
    )
      addHeading(others, node);
    for (const child of node.children) visit(child);
  };
  for (const child of root.children) visit(child);

  const named = found.title ?? metas.get('og:title') ?? '';
  const heading =
    h1s.length > 0 ? bestHeading(h1s, named) : (firstNamed(others, named) ?? titledElement(root, named));
  let query: Query | null = null;
  return {
    context,
    url,
    html,
    root,
    get $() {
      return (query ??= queryOf(root));
    },
    metas,
    title: named,
    canonical,
    language,
    bodyNames,
    heading,
    headingText: heading === null ? '' : plain(textOf(heading)),
    scripts,
    refreshes,
  };
}

function addMeta(metas: Map<string, string>, refreshes: string[], attribs: Element['attribs']): void {
  const { property, name, itemprop, content = '' } = attribs;
  const key = (property ?? name ?? itemprop ?? '').trim().toLowerCase();
  if (key !== '' && key.length < 100 && !metas.has(key)) metas.set(key, content.slice(0, 1000));
  if (attribs['http-equiv']?.toLowerCase() === 'refresh') refreshes.push(content);
}

/** Of several headings the one that the title repeats; logos and banners are h1 too on many pages. */
function bestHeading(h1s: readonly Element[], title: string): Element | null {
  let best: Element | null = null;
  let bestScore = 0;
  for (const h1 of h1s.slice(0, 20)) {
    const text = plain(textOf(h1));
    const score = text === '' ? 0 : h1s.length === 1 ? 1 : nameAgreement(nameOf(text), nameOf(title));
    if (score > bestScore) [best, bestScore] = [h1, score];
  }
  return best;
}

/** On a page without h1 the h2, or what a class calls a heading, that the title begins with. */
function firstNamed(headings: readonly Element[], title: string): Element | null {
  const start = nameOf(title).line;
  const isNamed = (heading: Element) => {
    const { line } = nameOf(plain(textOf(heading)));
    return line !== '' && `${start} `.startsWith(`${line} `);
  };
  return headings.find(isNamed) ?? null;
}

/** On a page without any heading the first element whose text is how the title begins. */
function titledElement(root: Element, title: string): Element | null {
  const start = nameOf(title).line;
  const visit = (node: Node): Element | null => {
    if (!isElement(node) || node.name === 'head' || isHidden(node)) return null;
    for (const child of node.children) {
      const text = 'data' in child && child.data.length <= 200 ? nameOf(child.data) : null;
      const isTitle = text !== null && text.words.length >= 2 && `${start} `.startsWith(`${text.line} `);
      const found = isTitle ? node : visit(child);
      if (found !== null) return found;
    }
    return null;
  };
  for (const child of root.children) {
    const found = start === '' ? null : visit(child);
    if (found !== null) return found;
  }
  return null;
}

/** What a reader sees of a page: its first 3,000 characters, and how many there are, counted up to 4,000. */
export function shownText({ root }: Page): { text: string; length: number } {
  const texts: string[] = [];
  let length = 0;
  const visit = (node: Node): void => {
    if (length >= 4000) return;
    if (isElement(node)) {
      if (!isHidden(node) && node.name !== 'title') for (const child of node.children) visit(child);
    } else if ('data' in node) {
      const text = plain(node.data.slice(0, 3000));
      if (length < 3000 && text !== '') texts.push(text);
      length += text.length;
    }
  };
  for (const child of root.children) visit(child);
  return { text: texts.join(' '), length };
}
