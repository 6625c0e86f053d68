import { isElement } from '../../../html/parseHtml.ts';
import { walk } from '../../../html/text.ts';
import { currenciesOf, currencyMarks } from '../../price/currencies.ts';
import type { ShopPage } from '../page/openPage.ts';
import { ofKind, type Statement } from '../statement.ts';

/**
 * The one currency that all sources of a price can mean; from a shared sign only if the page tells which one is
 * meant.
 */
export function judgeCurrency(
  statements: readonly Statement[],
  page: ShopPage,
  amount: number,
): string | null {
  const stated = ofKind(statements, 'price').flatMap(({ currency, source }) =>
    currency === null ? [] : { currency, isShown: source === 'shown' },
  );
  const named = [...new Set(stated.map(({ currency }) => currency))];
  // Where what is written and what is shown agree, "from $39" elsewhere is not about this price.
  if (named.length === 1 && new Set(stated.map(({ isShown }) => isShown)).size === 2) return named[0] ?? null;
  const seen = ofKind(statements, 'amount').filter((one) => one.amount === amount);
  const [first = [], ...rest] = [...named.map((code) => [code]), ...seen.map(({ currencies }) => currencies)];
  const common = first.filter((code) => rest.every((codes) => codes.includes(code)));
  const [code = null] = common;
  return common.length > 1 ? meantBy(common, page) : code;
}

// The currency is set before this point of a script.
const maxScript = 100_000;
const currencyKey = /["']?(?:active|\w{0,12}currency(?:_?code)?)["']?\s{0,4}[:=]\s{0,4}["']([A-Z]{3})["']/gi;
/** By the country in a locale, an address or its host; and by language where one country has both it and the sign. */
const currencyOfRegion: Readonly<Record<string, string>> = {
  ...{ us: 'USD', ca: 'CAD', au: 'AUD', nz: 'NZD', sg: 'SGD', hk: 'HKD', mx: 'MXN', tw: 'TWD' },
  ...{ cl: 'CLP', ar: 'ARS', se: 'SEK', sv: 'SEK', no: 'NOK', nb: 'NOK', dk: 'DKK', da: 'DKK', is: 'ISK' },
};
/** A folder or the end of a host: "us", "en-us". */
const isOfStates = (tag: string) => /^(?:..[-_])?us$/i.test(tag);
const otherDollars = /\b(?:canadian|australian|new zealand|singapore|hong kong) dollars?\b|\bGST\b/i;
const maxText = 2_000;

/**
 * Which of the currencies that share a sign is named by the page's scripts, metas, list of currencies, locale or address, or else by the
 * offer if the page's text names no other one of that sign; null unless exactly one is.
 */
function meantBy(codes: readonly string[], page: ShopPage): string | null {
  const { scripts, language, metas, context, url } = page;
  const scripted = scripts.flatMap(({ text }) =>
    [...text.slice(0, maxScript).matchAll(currencyKey)].map(([, code = '']) => code),
  );
  const written = [...metas].flatMap(([name, value]) =>
    name.includes('currency') ? value.toUpperCase() : [],
  );
  const chosen = chosenOf(page);
  const [, folder = ''] = url.pathname.split('/');
  const ending = url.hostname.split('.').at(-1) ?? '';
  const tags = [language, metas.get('og:locale') ?? '', folder, ending].filter((tag) =>
    /^(?:..|.....)$/.test(tag),
  );
  const regions = tags.flatMap((tag) => currencyOfRegion[tag.slice(-2).toLowerCase()] ?? []);
  const fitting = [...scripted, ...written, ...chosen, ...regions].filter((one) => codes.includes(one));
  // Shop software is in the English of the United States unless its owner changes that.
  const isDefault =
    ![...scripted, ...written, ...chosen].includes('USD') && ![folder, ending].some(isOfStates);
  const named = new Set(fitting.filter((code) => code !== 'USD' || !isDefault));
  const { currency: offered = null } = context;
  if (named.size === 0 && offered !== null && codes.includes(offered))
    return namesAnother(page, offered, codes) ? null : offered;
  const [code = null, ...more] = named;
  const isOther = offered !== null && codes.includes('USD') && offered !== code;
  return more.length > 0 || isOther ? null : code;
}

/** The codes that are chosen in a page's lists of currencies. */
function chosenOf({ root }: ShopPage): string[] {
  const chosen: string[] = [];
  walk(root, (node) => {
    if (!isElement(node)) return false;
    const { name, attribs, parent } = node;
    const list = parent !== null && isElement(parent) ? (parent.attribs.name ?? '') : '';
    if (list.toLowerCase().includes('currency') && name === 'option' && attribs.selected !== undefined)
      chosen.push((attribs.value ?? '').toUpperCase());
    return true;
  });
  return chosen;
}

/** Whether a page's text names a currency of a shared sign that is not the one in question. */
function namesAnother({ root }: ShopPage, code: string, codes: readonly string[]): boolean {
  const isOther = ({ text }: { text: string }) => {
    const meant = currenciesOf(text);
    return !meant.includes(code) && meant.some((one) => codes.includes(one));
  };
  return !walk(root, (node) => {
    if (isElement(node)) return node.name !== 'script' && node.name !== 'style';
    const text = 'data' in node ? node.data.slice(0, maxText) : '';
    return otherDollars.test(text) || currencyMarks(text).some(isOther) ? 'end' : false;
  });
}
