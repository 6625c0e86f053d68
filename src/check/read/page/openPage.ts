import { load } from 'cheerio/slim';
import { isElement, parseHtml, type Element } from '../../../web/parseHtml.ts';
import { findWithin, isWithin, plain, rawText, textContent, walk } from '../../../web/text.ts';
import { nameAgreement, parseName, resolveUrl, slugOf } from './productNames.ts';
import { isAside, isBox, isUnseen } from './regions.ts';

/** url: the final one. headers: names in lowercase. at: ms since the epoch. */
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
  // A logo contains only the shop's name.
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

const isSeparate = new Set(['a', 'nav', 'footer', 'aside', 'dialog']);

/** The heading with most of the title's words: logos and banners are h1 elements too. */
function headingOf(
  all: readonly Element[],
  below: readonly Element[],
  { title, slug }: { title: string; slug: string },
  root: Element,
): Element | null {
  const shown = all.filter((h1) => !isWithin(h1, isUnseen) && plain(textContent(h1)) !== '').slice(0, 20);
  // The address has only the product's words; the title has the shop's as well.
  const [titleName, slugName] = [parseName(title), parseName(slug)];
  const agreement = (h1: Element) => {
    const name = parseName(textContent(h1));
    return nameAgreement(name, titleName) + 2 * nameAgreement(name, slugName);
  };
  const [best = null] = shown.toSorted((a, b) => agreement(b) - agreement(a));
  if (best !== null && agreement(best) > 0) return best;
  const [own = title] = title.split(/\s[-–—|·]\s/);
  const { line } = parseName(own);
  const isTitle = (heading: Element) =>
    parseName(textContent(heading)).line === line &&
    findWithin(heading, ({ name }) => name === 'a') === null &&
    !isWithin(heading, (around) => isSeparate.has(around.name) || isUnseen(around));
  // A single word may be the shop's name, unless the title has more.
  const lower = line.includes(' ') || own !== title ? below.find(isTitle) : undefined;
  const isLone = new Set(shown.map((h1) => plain(textContent(h1)))).size === 1;
  return (
    lower ?? titledElement(root, title, isLone ? 3 : 2) ?? (isLone ? best : titledElement(root, slug, 2))
  );
}

const noName = new Set(['head', 'title', 'a']);

function titledElement(root: Element, title: string, least: number): Element | null {
  const whole = ` ${parseName(title).line} `;
  let [found, most] = [null as Element | null, least - 1];
  walk(root, (node) => {
    if (isElement(node)) return !noName.has(node.name) && !isUnseen(node) && !isAside(node) && !isBox(node);
    const { words, line } = 'data' in node && node.data.length <= 200 ? parseName(node.data) : parseName('');
    if (words.length > most && whole.includes(` ${line} `))
      [found, most] = [node.parent as Element, words.length];
    return false;
  });
  return found;
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
