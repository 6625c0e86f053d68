import { decoded } from '../../domain/routes.ts';

/** Words of an address that identify neither a product nor its kind: an expansion is not its base game. */
const generic = new Set(
  `a an and board boardgame boardgames buy de detail details dp en eu for fr game games gb gp html htm in index item
  items of order overview p page php product productdetails products redirect redirected shop store the to uk us usa gbp
  usd eur v view with www aspx`.split(/\s+/),
);

/** Path segments that shops add to an address without meaning another page. */
const noise =
  /^(?:utm_\w+|gclid|fbclid|msclkid|ref|source|src|tag|aff\w*|awc|irclickid|lang|locale|language|country|currency|cur|sid|session\w*|phpsessid|zenid|oscsid|osid|sort\w*|_pos|_sid|_ss|srsltid)$/i;

/** Parameters that choose the page or its variant if they are the only ones. */
export const chooses =
  /^(?:id|p|pid|id_product|id_product_attribute|product|products?_?id|item(?:_?id)?|sku|code|variant|variation(?:_id)?|art(?:icle)?_?(?:id|nr)?)$/i;

/** Compares the last path segments that mean something, by their words or a long number. */
export function isSameProduct(from: URL, to: URL): boolean {
  if (!haveSameChoices(from, to)) return false;
  const chosen = choicesOf(from);
  const sameChosen = chosen.join(' ') === choicesOf(to).join(' ');
  if (plain(from) === plain(to)) return sameChosen;
  const [before, after] = [nameOf(from), nameOf(to)];
  if (before === after) return before !== '' || (sameChosen && chosen.length > 0);
  const [fromIds, toIds] = [idsOf(from), idsOf(to)];
  if (fromIds.size > 0 && toIds.size > 0) return [...fromIds].some((id) => toIds.has(id));
  const [words, others] = [wordsOf(before), wordsOf(after)];
  return words.size > 0 && words.size === others.size && [...words].every((word) => others.has(word));
}

function haveSameChoices(from: URL, to: URL): boolean {
  return [...from.searchParams].every(([name, value]) => {
    const other = to.searchParams.get(name);
    return noise.test(name) || other === null || other === value;
  });
}

export function namesSomething(url: URL): boolean {
  return nameOf(url) !== '';
}

function choicesOf(url: URL): string[] {
  return [...url.searchParams.keys()].filter((name) => chooses.test(name)).sort();
}

function plain(url: URL): string {
  return url.pathname.toLowerCase().replace(/\/+$/, '');
}

/** Long numbers are a shop's product numbers; short ones may be a year or a count. */
function idsOf(url: URL): ReadonlySet<string> {
  return new Set((url.pathname + url.search).match(/\d{5,}/g) ?? []);
}

function nameOf(url: URL): string {
  const parts = url.pathname
    .split('/')
    .map((part) =>
      decoded(part)
        .toLowerCase()
        .replace(/\.[a-z]{2,5}$/, ''),
    )
    .filter((part) => part !== '');
  return parts.findLast((part) => wordsOf(part).size > 0) ?? '';
}

function wordsOf(name: string): ReadonlySet<string> {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return new Set(words.filter((word) => !generic.has(word)));
}
