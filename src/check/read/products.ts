import { addressWords, lastSegment, plainPath, resolveUrl } from './addresses.ts';
import { resolved, type Things } from './jsonLd.ts';
import { nameAgreement, nameContains, nameOf, nameSiblings, type Name } from './names.ts';
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
  const own = ownOf(page);
  const scored = candidates
    .slice(0, 500)
    .map(({ thing, elsewhere }) => ({ thing, elsewhere, score: scoreOf(thing, own, things) }))
    .filter(({ score, elsewhere }) => score > (elsewhere ? 2 : 0));
  const alone = candidates.length === 1;
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best === 0 || (best < 2 && !alone && scored.length > 1)) return [];
  const top = scored.filter(({ score }) => score === best).map(({ thing }) => thing);
  const first = top[0];
  // Different products that fit the page equally well: none is the main one.
  return first === undefined || top.some((thing) => !isSame(first, thing)) ? [] : top;
}

/** What a page goes by. */
interface Own {
  url: URL;
  addresses: readonly URL[];
  titles: readonly Name[];
}

function ownOf({ url, canonical, h1Text, metas, title }: Page): Own {
  const titles = new Set([h1Text, metas.get('og:title') ?? '', title]);
  titles.delete('');
  return { url, addresses: canonical === null ? [url] : [url, canonical], titles: [...titles].map(nameOf) };
}

/** 4 its own address, 3 its number in the address, 2 the page's name, 1 part of the name or nothing against it. */
function scoreOf(thing: Thing, { url, addresses: own, titles }: Own, things: Things): number {
  const addresses = addressesOf(thing, url, things);
  const text = textProperty(thing, 'name') ?? '';
  const name = nameOf(text);
  const agreement = Math.max(0, ...titles.map((title) => nameAgreement(name, title)));
  const named = text === '' || titles.length === 0 ? null : agreement;
  const exact = named !== null && titles.some(({ line }) => line === name.line);
  const isOwn = addresses.some((address) => own.some((one) => isSamePage(address, one)));
  // A page's script may carry the page's address on every product of a list.
  if (isOwn && (named === null || named > 0.3 || titles.some((title) => nameContains(name, title))))
    return exact ? 5 : 4;
  if (isOwn) return 1;
  if (
    numbersOf(thing).some(
      (number) =>
        own.some((one) => addressWords(one).has(number)) ||
        (number.length >= 4 && titles.some(({ words }) => words.includes(number))),
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

function addressesOf(thing: Thing, base: URL, things: Things): URL[] {
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
    const url = resolveUrl(text, base.href);
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
  const [one, other] = [textProperty(left, 'name'), textProperty(right, 'name')];
  if (one === null || other === null) return true;
  const [first, second] = [nameOf(one), nameOf(other)];
  return first.line === second.line || nameContains(first, second);
}
