/** Words of an address that name no product. */
const generic = new Set(
  `a an and board boardgame card cards core expansion exp for game games html htm php in item new old of p page pack
  product products redirect redirected shop store the to v with en us gb uk usd gbp eur www index aspx dp view detail`.split(
    /\s+/,
  ),
);

/**
 * Whether a redirect stayed with the product, as far as the two addresses tell: the same words or the same long
 * number in the last part of the path. An address without words of its own tells nothing, and is believed.
 */
export function isSameProduct(from: URL, to: URL): boolean {
  const [before, after] = [nameOf(from), nameOf(to)];
  if (before === after)
    return from.search === to.search || from.pathname !== to.pathname || sameQuery(from, to);
  const ids = (text: string) => new Set(text.match(/\d{5,}/g) ?? []);
  const [fromIds, toIds] = [ids(from.pathname + from.search), ids(to.pathname + to.search)];
  if (fromIds.size > 0 && toIds.size > 0) return [...fromIds].some((id) => toIds.has(id));
  const bothNumbers = /^\d+$/.test(before) && /^\d+$/.test(after);
  if (bothNumbers) return false;
  const [words, others] = [wordsOf(before), wordsOf(after)];
  if (words.size === 0) return true;
  return words.size === others.size && [...words].every((word) => others.has(word));
}

/** Where the query chooses the page (?id=7), another one is another product. */
function sameQuery(from: URL, to: URL): boolean {
  const names = ['id', 'p', 'product', 'product_id', 'productid', 'pid', 'sku', 'variant', 'item'];
  return names.every((name) => from.searchParams.get(name) === to.searchParams.get(name));
}

function nameOf(url: URL): string {
  const segments = url.pathname.split('/').filter((part) => part !== '');
  return (segments.at(-1) ?? '').toLowerCase().replace(/\.[a-z]{2,5}$/, '');
}

function wordsOf(name: string): Set<string> {
  let text = name;
  try {
    text = decodeURIComponent(name);
  } catch {
    // As written, then.
  }
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !generic.has(word));
  return new Set(words.filter((word) => !/^\d{1,4}$/.test(word) || words.length > 1));
}
