import type { Page } from '../page/openPage.ts';
import { ofKind, type Statement } from '../statement.ts';

/**
 * The one currency that all sources of a price can mean; from a shared sign only if the page tells which one is
 * meant.
 */
export function judgeCurrency(statements: readonly Statement[], page: Page, amount: number): string | null {
  const named = ofKind(statements, 'price').flatMap(({ currency }) =>
    currency === null ? [] : [[currency]],
  );
  const seen = ofKind(statements, 'amount').filter((one) => one.amount === amount);
  const [first = [], ...rest] = [...named, ...seen.map(({ currencies }) => currencies)];
  const common = first.filter((code) => rest.every((codes) => codes.includes(code)));
  const [code = null] = common;
  return common.length > 1 ? meantBy(common, page) : code;
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
function meantBy(codes: readonly string[], { scripts, language, metas, context }: Page): string | null {
  const scripted = scripts.flatMap(({ text }) =>
    [...text.slice(0, maxScript).matchAll(currencyKey)].map(([, code = '']) => code),
  );
  const locales = [language, (metas.get('og:locale') ?? '').toLowerCase()];
  const regions = locales.flatMap((locale) => currencyOfRegion[locale.slice(-2)] ?? []);
  const [code, ...more] = new Set([...scripted, ...regions].filter((one) => codes.includes(one)));
  const isOther = context.currency !== undefined && codes.includes('USD') && context.currency !== code;
  return code === undefined || more.length > 0 || isOther ? null : code;
}
