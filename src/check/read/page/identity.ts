import {
  addressWords,
  addsTo,
  lastSegment,
  nameAgreement,
  nameContains,
  parseName,
  plainPath,
  resolveUrl,
} from './productNames.ts';
import type { ShopPage } from './openPage.ts';

/** A product in structured data or a script's state: its name, addresses and numbers. */
export interface Claim {
  name: string | null;
  addresses: readonly string[];
  numbers: readonly string[];
}

export type Identity = ReturnType<typeof identityOf>;

export function identityOf({ url, canonical, headingText, title, metas }: ShopPage) {
  const titles = [headingText, metas.get('og:title') ?? '', title].filter((text) => text !== '');
  return { url, addresses: canonical === null ? [url] : [url, canonical], titles: titles.map(parseName) };
}

/** 5, 4: same address; 3: its number is there; 2: same name; 1: no contradiction; 0: another product. */
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
  const isKnown = (number: string) =>
    own.some((address) => addressWords(address).includes(number)) ||
    titles.some(({ words }) => words.includes(number));
  // One without a digit may be a word, unless it is in the address.
  const isAsked = (number: string) =>
    own.some(({ searchParams }) => [...searchParams.values()].includes(number));
  const numbers = claim.numbers.filter(
    (number) => number.length >= 4 && (/\d/.test(number) || isAsked(number)),
  );
  if (numbers.some((number) => isKnown(number.toLowerCase()))) return exact ? 5 : 3;
  if (exact) return 2;
  // An address on another host, such as a staging server, is no evidence.
  if (addresses.some(({ host }) => own.some((one) => one.host === host))) return 0;
  if (isUnnamed || contained) return 1;
  // "Europe" and "Nordic Countries" are siblings: each has a word that the other lacks.
  const isSibling = titles.every((title) => addsTo(name, title) && addsTo(title, name));
  return agreement >= 0.5 && !isSibling ? 1 : 0;
}

/** Parameters by which shops tell products apart ("?id=3"). */
export const idParameters = new Set(
  'id pid p product productid product_id products_id id_product item sku'.split(' '),
);

function isSamePage(left: URL, right: URL): boolean {
  const segment = lastSegment(left);
  if (plainPath(left) !== plainPath(right)) return segment.length >= 4 && segment === lastSegment(right);
  const ids = [...left.searchParams].filter(([key]) => idParameters.has(key.toLowerCase()));
  return ids.every(([key, value]) => [null, value].includes(right.searchParams.get(key)));
}
