import { addressWords, lastSegment, plainPath, resolveUrl } from './addresses.ts';

/** A name as words for comparison: lower case, without accents, entities or punctuation. */
export interface Name {
  words: readonly string[];
  /** The words, separated by spaces. */
  line: string;
}

const entity = /&(?:(amp|#38)|(quot|#34|#39|apos|rsquo)|[a-z0-9#]{2,8});/gi;

/** Parses a name; only the first 300 characters count. */
export function nameOf(text: string): Name {
  const words = text
    .slice(0, 300)
    .replace(entity, (_, and: unknown, quote: unknown) =>
      and === undefined && quote !== undefined ? "'" : ' ',
    )
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return { words, line: words.join(' ') };
}

/**
 * How well two names agree: 1 for the same words, 0 for none; a name within the other scores the share that
 * it covers.
 */
export function nameAgreement(left: Name, right: Name): number {
  const [some, others] = [new Set(left.words), new Set(right.words)];
  if (some.size === 0 || others.size === 0) return 0;
  return [...some].filter((word) => others.has(word)).length / Math.max(some.size, others.size);
}

/** Whether one name contains every word of the other. */
export function nameContains(left: Name, right: Name): boolean {
  const [few, many] = left.words.length <= right.words.length ? [left, right] : [right, left];
  return few.words.length > 0 && few.words.every((word) => many.words.includes(word));
}

/** Words that a shop adds to a name without changing which box it means. */
const added = new Set(
  'a an and board boardgame box buy card cards edition ed en english expansion for from game games in new of online pack strategy tabletop the toy toys uk with'.split(
    ' ',
  ),
);

/**
 * Whether each of two names has a distinguishing word of its own: "Europe" and "Nordic Countries", 1 and 2.
 */
export function nameSiblings(left: Name, right: Name): boolean {
  const own = ({ words }: Name, others: Name) =>
    words.some((word) => !others.words.includes(word) && !added.has(word));
  return own(left, right) && own(right, left);
}

/** Whether a heading names a box: all words of its title, plus only words that shops add to any name. */
export function namesBox(heading: string, title: string): boolean {
  const [named, box] = [nameOf(heading), nameOf(title)];
  const isWhole = box.words.length > 0 && box.words.every((word) => named.words.includes(word));
  return isWhole && named.words.every((word) => box.words.includes(word) || added.has(word));
}

/**
 * The name, addresses and numbers of a product elsewhere on the page: in structured data or a script's state.
 */
export interface Claim {
  name: string | null;
  addresses: readonly string[];
  /** GTIN, SKU and other numbers. */
  numbers: readonly string[];
}

/** The names, addresses and numbers that identify a page's product. */
export interface Identity {
  url: URL;
  addresses: readonly URL[];
  titles: readonly Name[];
}

export function identityOf(page: {
  url: URL;
  canonical: URL | null;
  headingText: string;
  title: string;
  metas: ReadonlyMap<string, string>;
}): Identity {
  const { url, canonical, headingText, title, metas } = page;
  const titles = new Set([headingText, metas.get('og:title') ?? '', title]);
  titles.delete('');
  return { url, addresses: canonical === null ? [url] : [url, canonical], titles: [...titles].map(nameOf) };
}

/**
 * How surely a claim is about the page's own product. 5 and 4: the same address; 3: its number is in the
 * address or title; 2: the page's name; 1: part of the name, or no contradiction; 0: another product.
 */
export function identify(claim: Claim, { url, addresses: own, titles }: Identity): number {
  const addresses = claim.addresses.flatMap((text) => {
    // A fragment such as "#product" only names a part of a page, and the home page is not a product page.
    const found = /^(?:https?:)?\//.test(text) ? resolveUrl(text, url.href) : null;
    return found === null || plainPath(found) === '' ? [] : found;
  });
  const name = nameOf(claim.name ?? '');
  const agreement = Math.max(0, ...titles.map((title) => nameAgreement(name, title)));
  const named = claim.name === null || titles.length === 0 ? null : agreement;
  const exact = named !== null && titles.some(({ line }) => line === name.line);
  const contained = titles.some((title) => nameContains(name, title));
  const isOwn = addresses.some((address) => own.some((one) => isSamePage(address, one)));
  // A page's script may give every product in a list the page's own address.
  if (isOwn) return named === null || named > 0.3 || contained ? (exact ? 5 : 4) : 1;
  const isNumbered = (number: string) =>
    own.some((one) => addressWords(one).has(number)) || titles.some(({ words }) => words.includes(number));
  if (
    claim.numbers.some(
      (number) => number.length >= 4 && /\d/.test(number) && isNumbered(number.toLowerCase()),
    )
  )
    return exact ? 5 : 3;
  if (exact) return 2;
  if (addresses.length > 0) return 0;
  if (named === null || contained) return 1;
  return named >= 0.5 && titles.some((title) => !nameSiblings(name, title)) ? 1 : 0;
}

// Shops that distinguish products only by the query ("?id=3").
const idParameters = new Set(['id', 'pid', 'p', 'product', 'productid', 'product_id', 'item', 'sku']);

function isSamePage(left: URL, right: URL): boolean {
  if (plainPath(left) === plainPath(right)) {
    const ids = [...left.searchParams].filter(([key]) => idParameters.has(key.toLowerCase()));
    return (
      left.search === '' ||
      right.search === '' ||
      ids.every(([key, value]) => [null, value].includes(right.searchParams.get(key)))
    );
  }
  const segment = lastSegment(left);
  return segment.length >= 4 && segment === lastSegment(right);
}

/** The values of an address's parameters that choose a variant of its product. */
export function askedVariants(url: URL): readonly (readonly [key: string, value: string])[] {
  const chooses = /^(?:variant|variation|sku|childsku|color|size|edition|language|option|v)/i;
  return [...url.searchParams].filter(([key, value]) => chooses.test(key) && value !== '');
}
