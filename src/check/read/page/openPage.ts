import { load } from 'cheerio/slim';
import { isElement, parseHtml, type Element } from '../../../html/parseHtml.ts';
import { findWithin, isWithin, plain, rawText, textContent, walk } from '../../../html/text.ts';
import { nameAgreement, parseName, resolveUrl, slugOf } from './productNames.ts';
import { isAside, isBox, isUnseen, namesMatcher, namesOf } from './regions.ts';

/** url: the final one. headers: names in lower case. at: ms since the epoch. */
export interface ReadContext {
  url: string;
  status: number;
  headers?: Record<string, string> | undefined;
  retailer?: string | undefined;
  currency?: 'USD' | 'GBP' | 'EUR' | undefined;
  at?: number | undefined;
}

export type ShopPage = NonNullable<ReturnType<typeof openPage>>;

const factNames = new Set(['html', 'body', 'title', 'meta', 'link', 'h1', 'script']);
const lowerHeadings = new Set(['h2', 'h3', 'h4']);
const noContent = new Set(['style', 'svg', 'template', 'noscript']);
const maxHeadings = 1_000;

export function openPage(html: string, context: ReadContext) {
  const url = resolveUrl(context.url, 'http://localhost/');
  const { root, elements, whole } = parseHtml(html);
  if (url === null || !whole) return null;
  const found = elements.filter((element) => {
    const { name, attribs } = element;
    const isIdField = (name === 'select' || name === 'input') && attribs.name === 'id';
    return (isIdField || factNames.has(name)) && !isWithin(element, (around) => noContent.has(around.name));
  });
  const named = (name: string) => found.filter((element) => element.name === name);
  const metas = new Map(
    named('meta')
      .toReversed()
      .map(({ attribs: { property, name, itemprop, content = '' } }) => [
        (property ?? name ?? itemprop ?? '').trim().toLowerCase(),
        content.slice(0, 1000),
      ]),
  );
  const isRefresh = ({ attribs }: Element) => attribs['http-equiv']?.toLowerCase() === 'refresh';
  const canonicals = named('link').filter(({ attribs }) => attribs.rel?.toLowerCase() === 'canonical');
  const [titled] = named('title');
  const title = titled === undefined ? (metas.get('og:title') ?? '') : plain(textContent(titled));
  const body = named('body')[0]?.attribs ?? {};
  // A logo has only the shop's name.
  const ownTitle = title.replace(metas.get('og:site_name') ?? '', '');
  const below = elements.filter(({ name }) => lowerHeadings.has(name)).slice(0, maxHeadings);
  const slug = slugOf(url);
  const heading = headingOf(named('h1').slice(0, maxHeadings), below, { title: ownTitle, slug }, root);
  return {
    ...{ context, url, html, root, title },
    metas,
    canonical: canonicals.flatMap(({ attribs }) => resolveUrl(attribs.href ?? '', url.href) ?? [])[0] ?? null,
    language: named('html')[0]?.attribs.lang?.toLowerCase().slice(0, 20) ?? '',
    bodyNames: `${body.class ?? ''} ${body.id ?? ''}`.slice(0, 2000).toLowerCase(),
    heading,
    headingText: heading === null ? '' : plain(textContent(heading)),
    scripts: named('script').map((script) => {
      const { type = '', id = '', src = '' } = script.attribs;
      return { type: type.toLowerCase(), id, src, text: rawText(script) };
    }),
    idFields: [...named('select'), ...named('input')],
    refreshes: named('meta').flatMap((meta) => (isRefresh(meta) ? (meta.attribs.content ?? []) : [])),
  };
}

export type Queries = ReturnType<typeof queriesOf>;

/** Queries over a page. Only for pages that need them: cheerio makes a class for each, which outlives the page. */
export function queriesOf({ root }: ShopPage) {
  return load(root);
}

const isCalledPath = namesMatcher('breadcrumb*');
const isSeparate = new Set(['a', 'nav', 'footer', 'aside', 'dialog']);

function isInContent(heading: Element): boolean {
  return !isWithin(heading, (around) => isSeparate.has(around.name) || isUnseen(around));
}

/**
 * The heading with most of the title's words: logos and banners are h1 elements too. A lower heading that is the
 * title comes before an h1 in the breadcrumb. If the title names no product, the address may.
 */
function headingOf(
  all: readonly Element[],
  below: readonly Element[],
  { title, slug }: { title: string; slug: string },
  root: Element,
): Element | null {
  const seen = all.filter((h1) => !isWithin(h1, isUnseen)).slice(0, 20);
  const shown = seen.filter((h1) => plain(textContent(h1)) !== '');
  // The address has only the product's words; the title has the shop's as well.
  const [titleName, slugName] = [parseName(title), parseName(slug)];
  const agreement = (h1: Element) => {
    const name = parseName(textContent(h1));
    return nameAgreement(name, titleName) + 2 * nameAgreement(name, slugName);
  };
  const [best = null] = shown.toSorted((a, b) => agreement(b) - agreement(a));
  const isNamed = best !== null && agreement(best) > 0;
  if (isNamed && !isWithin(best, (around) => isCalledPath(namesOf(around)))) {
    // Some themes repeat the name above the page, far from the product.
    const { line } = parseName(textContent(best));
    const isOwn = (one: Element) => isCalledTitle(namesOf(one)) && parseName(textContent(one)).line === line;
    return (
      (isCalledTitle(namesOf(best)) ? undefined : below.find((one) => isOwn(one) && isInContent(one))) ?? best
    );
  }
  const [own = title] = title.split(/\s[-–—|·]\s/);
  const { line } = parseName(isNamed ? textContent(best) : own);
  // A single word may be the shop's name, unless the title has more.
  const isEnough = isNamed || line.includes(' ') || own !== title;
  const isTitle = (heading: Element) =>
    parseName(textContent(heading)).line === line &&
    findWithin(heading, ({ name }) => name === 'a') === null &&
    isInContent(heading);
  const lower = (line !== '' && isEnough && below.find(isTitle)) || null;
  if (lower !== null || isNamed) return lower ?? best;
  const lone = new Set(shown.map((h1) => plain(textContent(h1)))).size === 1 ? best : null;
  if (lone !== null) return titledElement(root, title, 3) ?? lone;
  return titledElement(root, title, 2) ?? titledElement(root, slug, 2);
}

const isCalledTitle = namesMatcher('product-name product-title productname producttitle');

/**
 * On a page without a heading, the element with most of the title's words, or one called a product's title that
 * shares a word with it.
 */
function titledElement(root: Element, title: string, least: number): Element | null {
  const name = parseName(title);
  const whole = ` ${name.line} `;
  let [found, most, isApart] = [null as Element | null, least - 1, false];
  let called: Element | null = null;
  walk(root, (node) => {
    if (isElement(node)) {
      const isName = isCalledTitle(namesOf(node)) || node.attribs.itemprop === 'name';
      const isNamed = isName && called === null && nameAgreement(parseName(textContent(node)), name) > 0;
      if (isNamed && !isWithin(node, (around) => isUnseen(around) || isAside(around) || isBox(around)))
        called = node;
      return node.name !== 'head' && node.name !== 'title' && !isUnseen(node);
    }
    if (!('data' in node) || node.data.length > 200) return false;
    const { words, line } = parseName(node.data);
    if (words.length < Math.max(least, most) || !whole.includes(` ${line} `)) return false;
    const parent = node.parent as Element;
    const isOutside = !isWithin(
      parent,
      (element) => element.name === 'a' || isAside(element) || isBox(element),
    );
    if (words.length > most || (isOutside && !isApart))
      [found, most, isApart] = [parent, words.length, isOutside];
    return false;
  });
  return found ?? (least === 2 ? called : null);
}

/** The visible text of a page: its first 3,000 characters, and its total length, counted up to 4,000. */
export function shownText({ root }: ShopPage): { text: string; length: number } {
  let [text, length] = ['', 0];
  walk(root, (node) => {
    if (length >= 4000) return 'end';
    if (isElement(node)) return !isUnseen(node) && node.name !== 'title';
    const shown = 'data' in node ? plain(node.data.slice(0, 3000)) : '';
    if (length < 3000 && shown !== '') text += ` ${shown}`;
    length += shown.length;
    return false;
  });
  return { text: text.trim(), length };
}
