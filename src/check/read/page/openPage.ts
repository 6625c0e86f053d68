import { isElement, parseHtml, queryOf, type Element, type Query } from '../../../html/parseHtml.ts';
import { isWithin, plain, rawText, textOf, walk } from '../../../html/text.ts';
import { resolveUrl } from './addresses.ts';
import { isHidden } from './hidden.ts';
import { nameAgreement, nameOf } from './identity.ts';

/**
 * How a page was reached. url: the final one. Header names are in lower case. currency: the offer's. at: the
 * time, in ms since the epoch.
 */
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

/** The facts in the head, scripts and headings of a page, found in one walk. */
export interface Page {
  context: ReadContext;
  url: URL;
  html: string;
  root: Element;
  /** Queries over the page; created on first use. */
  $: Query;
  /** The first content of each meta element, by lower-case name, property or itemprop. */
  metas: ReadonlyMap<string, string>;
  title: string;
  canonical: URL | null;
  /** The lang attribute, in lower case; '' if the page has none. */
  language: string;
  bodyNames: string;
  /** The heading that names the page. */
  heading: Element | null;
  headingText: string;
  scripts: readonly Script[];
  /** Contents of meta refreshes that a browser with scripts would follow. */
  refreshes: readonly string[];
}

const noContent = new Set(['style', 'svg', 'template', 'noscript']);
// More than any page has, hidden ones included; the surroundings of each are inspected.
const maxHeadings = 1_000;

/** Reads a page's facts; null if its address is invalid or the page exceeds the limits of parseHtml. */
export function openPage(html: string, context: ReadContext): Page | null {
  const url = resolveUrl(context.url, 'http://localhost/');
  const { root, whole } = parseHtml(html);
  if (url === null || !whole) return null;
  const metas = new Map<string, string>();
  const scripts: Script[] = [];
  const headings: Element[] = [];
  const refreshes: string[] = [];
  const titles: string[] = [];
  const canonicals: (URL | null)[] = [];
  let [language, bodyNames] = ['', ''];
  walk(root, (node) => {
    if (!isElement(node) || noContent.has(node.name)) return false;
    const { name, attribs } = node;
    if (name === 'script') {
      const { type = '', id = '', src = '' } = attribs;
      scripts.push({ type: type.toLowerCase(), id, src, text: rawText(node) });
    } else if (name === 'title') titles.push(plain(textOf(node)));
    else if (name === 'meta') addMeta(metas, refreshes, attribs);
    else if (name === 'link' && attribs.rel?.toLowerCase() === 'canonical')
      canonicals.push(resolveUrl(attribs.href ?? '', url.href));
    else if (name === 'html') language = attribs.lang?.toLowerCase().slice(0, 20) ?? '';
    else if (name === 'body')
      bodyNames = `${attribs.class ?? ''} ${attribs.id ?? ''}`.slice(0, 2000).toLowerCase();
    else if (name === 'h1') headings.push(node);
    return name !== 'script' && name !== 'title';
  });
  const named = titles[0] ?? metas.get('og:title') ?? '';
  const seen = headings.slice(0, maxHeadings).filter((heading) => !isWithin(heading, isHidden));
  const heading = seen.length > 0 ? bestHeading(seen, named) : titledElement(root, named);
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
    canonical: canonicals.find((found) => found !== null) ?? null,
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

/**
 * Of several headings, the one repeated in the title; on many pages, logos and banners are h1 elements too.
 */
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

/** On a page without a heading, the first element whose text begins the title. */
function titledElement(root: Element, title: string): Element | null {
  const start = nameOf(title).line;
  const found: Element[] = [];
  walk(root, (node) => {
    if (found.length > 0 || start === '') return 'end';
    if (isElement(node)) return node.name !== 'head' && !isHidden(node);
    const { words, line } = nameOf('data' in node && node.data.length <= 200 ? node.data : '');
    if (words.length >= 2 && `${start} `.startsWith(`${line} `)) found.push(node.parent as Element);
    return false;
  });
  return found[0] ?? null;
}

/** The visible text of a page: its first 3,000 characters, and its total length, counted up to 4,000. */
export function shownText({ root }: Page): { text: string; length: number } {
  const texts: string[] = [];
  let length = 0;
  walk(root, (node) => {
    if (length >= 4000) return 'end';
    if (isElement(node)) return !isHidden(node) && node.name !== 'title';
    const text = 'data' in node ? plain(node.data.slice(0, 3000)) : '';
    if (length < 3000 && text !== '') texts.push(text);
    length += text.length;
    return false;
  });
  return { text: texts.join(' '), length };
}
