import { addressWords, lastSegment, plainPath, resolveUrl } from './addresses.ts';
import type { ShopPage } from './openPage.ts';

/** A name as words for comparison: lower case, without accents, entities or punctuation. */
export interface Name {
  words: readonly string[];
  /** The words, separated by spaces. */
  line: string;
}

/** Parses a name; only the first 300 characters count. */
export function parseName(text: string): Name {
  const words = text
    .slice(0, 300)
    .replace(/&(?:quot|#34|#39|apos|rsquo);/gi, "'")
    .replace(/&[a-z0-9#]{2,8};/gi, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return { words, line: words.join(' ') };
}

/** How well two names agree: 1 for the same words, 0 for none; a name within the other scores the share it covers. */
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

/** Whether a name has a distinguishing word that another lacks. */
function addsTo({ words }: Name, other: Name): boolean {
  return words.some((word) => !other.words.includes(word) && !added.has(word));
}

/** Whether a heading names a box: all words of its title, plus only words that shops add to any name. */
export function namesBox(heading: string, title: string): boolean {
  const [named, box] = [parseName(heading), parseName(title)];
  const isWhole = box.words.length > 0 && box.words.every((word) => named.words.includes(word));
  return isWhole && !addsTo(named, box);
}

/** What a page says elsewhere, in structured data or a script's state, of a product: its name, addresses, numbers. */
export interface Claim {
  name: string | null;
  addresses: readonly string[];
  /** GTIN, SKU and other numbers. */
  numbers: readonly string[];
}

/** The names and addresses that identify a page's product. */
export type Identity = ReturnType<typeof identityOf>;

export function identityOf({ url, canonical, headingText, title, metas }: ShopPage) {
  const titles = [headingText, metas.get('og:title') ?? '', title].filter((text) => text !== '');
  return { url, addresses: canonical === null ? [url] : [url, canonical], titles: titles.map(parseName) };
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
  const name = parseName(claim.name ?? '');
  const isUnnamed = claim.name === null || titles.length === 0;
  const agreement = Math.max(0, ...titles.map((title) => nameAgreement(name, title)));
  const exact = !isUnnamed && titles.some(({ line }) => line === name.line);
  const contained = titles.some((title) => nameContains(name, title));
  const isOwn = addresses.some((address) => own.some((one) => isSamePage(address, one)));
  // A page's script may give every product in a list the page's own address.
  if (isOwn) return isUnnamed || agreement > 0.3 || contained ? (exact ? 5 : 4) : 1;
  const known = new Set([...own.flatMap(addressWords), ...titles.flatMap(({ words }) => words)]);
  const numbers = claim.numbers.filter((number) => number.length >= 4 && /\d/.test(number));
  if (numbers.some((number) => known.has(number.toLowerCase()))) return exact ? 5 : 3;
  if (exact) return 2;
  // An address on another host, as of a staging server, tells nothing.
  if (addresses.some(({ host }) => own.some((one) => one.host === host))) return 0;
  if (isUnnamed || contained) return 1;
  // "Europe" and "Nordic Countries" are siblings: each has a word of its own.
  const isSibling = titles.every((title) => addsTo(name, title) && addsTo(title, name));
  return agreement >= 0.5 && !isSibling ? 1 : 0;
}

// Shops that distinguish products only by the query ("?id=3").
const idParameters = new Set(['id', 'pid', 'p', 'product', 'productid', 'product_id', 'item', 'sku']);

function isSamePage(left: URL, right: URL): boolean {
  const segment = lastSegment(left);
  if (plainPath(left) !== plainPath(right)) return segment.length >= 4 && segment === lastSegment(right);
  const ids = [...left.searchParams].filter(([key]) => idParameters.has(key.toLowerCase()));
  return ids.every(([key, value]) => [null, value].includes(right.searchParams.get(key)));
}

const chooses = /^(?:variant|variation|sku|childsku|color|size|edition|language|option|v)/i;

/** The values of an address's parameters that choose a variant of its product. */
export function askedVariants(url: URL): readonly (readonly [key: string, value: string])[] {
  return [...url.searchParams].filter(([key, value]) => chooses.test(key) && value !== '');
}
