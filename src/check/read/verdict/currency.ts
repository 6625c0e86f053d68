import { sharedCodes } from '../../price/currencies.ts';
import type { Page } from '../page/openPage.ts';
import { ofKind, type Statement } from '../statement.ts';

/**
 * The one currency that all sources of a price name; from a shared sign only if the page tells which currency
 * is meant.
 */
export function judgeCurrency(statements: readonly Statement[], page: Page, amount: number): string | null {
  const named = new Set(ofKind(statements, 'price').flatMap(({ currency }) => currency ?? []));
  const signs: ReadonlySet<string>[] = [];
  for (const seen of ofKind(statements, 'amount')) {
    if (seen.amount !== amount || seen.mark === '') continue;
    const codes = sharedCodes(seen.mark);
    // "RD$" is some dollar, but not one that is known here.
    if (codes === null && seen.currency === null) return null;
    if (codes !== null) signs.push(codes);
    else if (seen.currency !== null) named.add(seen.currency);
  }
  const [code] = named;
  const [sign] = signs;
  if (named.size > 1) return null;
  const meant = code ?? (sign === undefined ? null : meantBy(sign, page));
  return meant !== null && signs.every((codes) => codes.has(meant)) ? meant : null;
}

// The currency is set before this point of a script.
const maxScript = 100_000;
const currencyKey = /["']?(?:active|\w{0,12}currency(?:_?code)?)["']?\s{0,4}[:=]\s{0,4}["']([A-Z]{3})["']/gi;
const currencyOfRegion: Readonly<Record<string, string>> = {
  ...{ us: 'USD', ca: 'CAD', au: 'AUD', nz: 'NZD', sg: 'SGD', hk: 'HKD', mx: 'MXN', tw: 'TWD' },
  ...{ se: 'SEK', no: 'NOK', dk: 'DKK', is: 'ISK' },
};

/**
 * Which of the currencies that share a sign is named by the page's scripts and locale; null unless exactly
 * one is.
 */
function meantBy(codes: ReadonlySet<string>, { scripts, language, metas, context }: Page): string | null {
  const scripted = scripts.flatMap(({ text }) =>
    [...text.slice(0, maxScript).matchAll(currencyKey)].map(([, code = '']) => code),
  );
  const locales = [language, (metas.get('og:locale') ?? '').toLowerCase()];
  const regions = locales.flatMap((locale) => currencyOfRegion[locale.slice(-2)] ?? []);
  const [code, ...more] = new Set([...scripted, ...regions].filter((one) => codes.has(one)));
  const isOther = context.currency !== undefined && codes.has('USD') && context.currency !== code;
  return code === undefined || more.length > 0 || isOther ? null : code;
}
