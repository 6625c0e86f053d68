import { addressWords, lastSegment, plainPath, resolveUrl } from './addresses.ts';
import { resolved, type Things } from './jsonLd.ts';
import { nameAgreement, nameContains, nameSiblings, nameWords } from './names.ts';
import type { Page } from './page.ts';
import { textProperty, valuesOf, type Thing } from './things.ts';

/** A product in structured data. elsewhere: its markup stands among other products. */
export interface Candidate {
  thing: Thing;
  elsewhere: boolean;
}

/**
 * The things that are the page's own product: one, or several that say they are the same (variants, a repeated script).
 * Empty where none is, or where it cannot be told which.
 */
export function mainProducts(candidates: readonly Candidate[], page: Page, things: Things): Thing[] {
  const scored = candidates
    .slice(0, 500)
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate.thing, page, things) }))
    .filter(({ score, elsewhere }) => score > (elsewhere ? 2 : 0));
  const alone = candidates.length === 1;
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best === 0 || (best < 2 && !alone && scored.length > 1)) return [];
  const top = scored.filter(({ score }) => score === best).map(({ thing }) => thing);
  const first = top[0];
  // Different products that fit the page equally well: none is the main one.
  return first === undefined || top.some((thing) => !isSame(first, thing)) ? [] : top;
}

/** 4 its own address, 3 its number in the address, 2 the page's name, 1 part of the name or nothing against it. */
function scoreOf(thing: Thing, page: Page, things: Things): number {
  const addresses = addressesOf(thing, page, things);
  const own = [page.url, ...(page.canonical === null ? [] : [page.canonical])];
  const name = textProperty(thing, 'name') ?? '';
  const titles = [page.h1Text, page.metas.get('og:title') ?? '', page.title].filter((title) => title !== '');
  const agreement = Math.max(0, ...titles.map((title) => nameAgreement(name, title)));
  const named = name === '' || titles.length === 0 ? null : agreement;
  const exact = named !== null && titles.some((title) => sameName(name, title));
  const isOwn = addresses.some((address) => own.some((url) => isSamePage(address, url)));
  // A page's script may carry the page's address on every product of a list.
  if (isOwn && (named === null || named > 0.3 || titles.some((title) => nameContains(name, title))))
    return exact ? 5 : 4;
  if (isOwn) return 1;
  if (
    numbersOf(thing).some(
      (number) =>
        own.some((url) => addressWords(url).has(number)) ||
        (number.length >= 4 && titles.some((title) => nameWords(title).includes(number))),
    )
  )
    return exact ? 5 : 3;
  if (exact) return 2;
  if (addresses.length > 0) return 0;
  if (named === null) return 1;
  return (named >= 0.5 && titles.some((title) => !nameSiblings(name, title))) ||
    titles.some((title) => nameContains(name, title))
    ? 1
    : 0;
}

function sameName(left: string, right: string): boolean {
  return nameWords(left).join(' ') === nameWords(right).join(' ');
}

function addressesOf(thing: Thing, page: Page, things: Things): URL[] {
  const offers = resolved(thing.offers, things).slice(0, 20);
  // A thing has one address, or a few in several languages.
  const few = (value: unknown): readonly unknown[] => valuesOf(value).slice(0, 10);
  return [
    ...few(thing.url),
    thing['@id'],
    ...few(thing.mainEntityOfPage),
    ...offers.flatMap((offer) => few(offer.url)),
  ].flatMap((value) => {
    const text = typeof value === 'object' && value !== null && '@id' in value ? value['@id'] : value;
    // A fragment such as "#product" says only which part of some page.
    if (typeof text !== 'string' || text.startsWith('#') || text.startsWith('_:') || !/[/:]/.test(text))
      return [];
    const url = resolveUrl(text, page.url.href);
    // The shop's own address is no product's.
    return url === null || plainPath(url) === '' ? [] : url;
  });
}

function isSamePage(left: URL, right: URL): boolean {
  const path = plainPath(left);
  if (path === plainPath(right)) return left.search === '' || right.search === '' || shareQuery(left, right);
  const segment = lastSegment(left);
  return segment.length >= 4 && segment === lastSegment(right);
}

/** Shops that tell products by the query alone ("?id=3"). */
function shareQuery(left: URL, right: URL): boolean {
  const ids = [...left.searchParams].filter(([key]) =>
    /^(?:id|pid|p|product|productid|product_id|item|sku)$/i.test(key),
  );
  return ids.every(([key, value]) => !right.searchParams.has(key) || right.searchParams.get(key) === value);
}

function numbersOf(thing: Thing): string[] {
  return ['sku', 'productID', 'productId', 'mpn', 'gtin13', 'gtin'].flatMap((name) => {
    const number = textProperty(thing, name)?.toLowerCase() ?? '';
    return number.length >= 4 && /\d/.test(number) ? number : [];
  });
}

function isSame(left: Thing, right: Thing): boolean {
  if (left === right) return true;
  const names = [textProperty(left, 'name'), textProperty(right, 'name')];
  return names[0] !== null && names[1] !== null && names[0] !== undefined && names[1] !== undefined
    ? sameName(names[0], names[1]) || nameContains(names[0], names[1])
    : true;
}
