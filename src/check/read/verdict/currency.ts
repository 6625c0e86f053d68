import { isElement, type Node } from '../../../html/parseHtml.ts';
import { dollarCodes, sharedCodes } from '../../price/currencies.ts';
import { namesMatcher, namesOf } from '../page/names.ts';
import type { Page } from '../page/openPage.ts';
import { activeCurrency } from '../sources/platforms/shopify.ts';
import { readStates } from '../sources/states.ts';
import { ofKind, type Statement } from '../statement.ts';
import { findPhrase, otherDollars } from '../words/pages.ts';
import { phrasesOf, Phrases, plainWords } from '../words/phrases.ts';

/** The one currency that all sources of a price name; from a sign that several share only where the page tells which. */
export function judgeCurrency(statements: readonly Statement[], page: Page, amount: number): string | null {
  const named = new Set(ofKind(statements, 'price').flatMap(({ currency }) => currency ?? []));
  const signs: ReadonlySet<string>[] = [];
  for (const seen of ofKind(statements, 'amount')) {
    if (seen.amount !== amount || seen.mark === '') continue;
    const codes = sharedCodes(seen.mark);
    // "RD$" is some dollar, and none that is known here.
    if (codes === null && seen.currency === null) return null;
    if (codes !== null) signs.push(codes);
    else if (seen.currency !== null) named.add(seen.currency);
  }
  const [code] = named;
  const [sign] = signs;
  if (named.size > 1) return null;
  const meant = code ?? (sign === undefined ? null : localCurrency(sign, page));
  return meant !== null && signs.every((codes) => codes.has(meant)) ? meant : null;
}

const homes: Readonly<Record<string, readonly string[]>> = {
  SEK: ['sv', '.se'],
  NOK: ['nb', 'nn', 'no', '.no'],
  DKK: ['da', '.dk'],
  ISK: ['is', '.is'],
};

/** The currency that a sign shared by several, such as a bare $, has on this page; null where the page does not tell. */
function localCurrency(codes: ReadonlySet<string>, page: Page): string | null {
  const active = activeCurrency(readStates(page.scripts).filter(({ name }) => name === 'Shopify.currency'));
  if (active !== null) return codes.has(active) ? active : null;
  if (codes.has('USD')) return isUnitedStates(page) ? 'USD' : null;
  const language = page.language.split('-')[0] ?? '';
  const told = [...codes].filter((code) =>
    homes[code]?.some(
      (home) => home === language || (home.startsWith('.') && page.url.hostname.endsWith(home)),
    ),
  );
  return told.length === 1 ? (told[0] ?? null) : null;
}

// Countries of other dollars and pesos.
const otherHost =
  /\.(?:ca|au|nz|sg|hk|mx|tw|ar|cl|uy|jm|tt|bb|bs|bz|fj|bn|do|(?:com|net|org)\.(?:co|pr|do))$/;
const otherPath = /^\/(?:[a-z]{2}[-_])?(?:ca|au|nz|sg|hk)(?:\/|$)/i;
const otherLocale = /[-_](?:ca|au|nz|sg|hk|mx|tw|ar|cl|co)\b/;
// French with $ is Canada's, Spanish any of a dozen countries'.
const ownLocale = /^(?:$|en\b|en_|es[-_]us\b)/;

/** Whether a bare $ can only be the United States' here: its offer is in USD and nothing points to another country. */
function isUnitedStates(page: Page): boolean {
  const { context, url, language, metas } = page;
  if (context.currency !== undefined && context.currency !== 'USD') return false;
  if (otherHost.test(url.hostname) || otherPath.test(url.pathname)) return false;
  const locales = [language, (metas.get('og:locale') ?? '').toLowerCase()];
  if (locales.some((locale) => otherLocale.test(locale) || !ownLocale.test(locale))) return false;
  return !namesOtherDollars(page) && !speaksOfElsewhere(page);
}

// More of a script than this comes after what sets the currency.
const maxScript = 100_000;
const currencyKey =
  /["']?(?:price|active|shop|store|base|default)?_?currency(?:_?code)?["']?\s{0,4}[:=]\s{0,4}["']([A-Z]{3})["']/gi;

/** Whether a script says in which other dollars the page is. */
function namesOtherDollars({ scripts }: Page): boolean {
  const codes = scripts.flatMap(({ text }) =>
    [...text.slice(0, maxScript).matchAll(currencyKey)].map(([, code = '']) => code),
  );
  return !codes.includes('USD') && codes.some((code) => dollarCodes.has(code));
}

const elsewhere = new Phrases<true>([[true, phrasesOf(otherDollars)]]);
const otherSign = /(?<![a-z])(?:c|ca|cdn|a|au|nz|s|sg|hk|mx|nt)\$ ?\d/i;
const unread = new Set('script style template noscript svg select option datalist head'.split(' '));
const isChooser = namesMatcher(
  '*currenc* *localization* *localisation* *country* disclosure* region-select* region-picker* *review* *comment*',
);
const maxText = 100_000;

/** Whether what one reads on the page points to another country of dollars; lists to choose a currency from do not. */
function speaksOfElsewhere({ root }: Page): boolean {
  const texts: string[] = [];
  let length = 0;
  const visit = (node: Node): void => {
    if (length > maxText) return;
    if (isElement(node)) {
      if (!unread.has(node.name) && !isChooser(namesOf(node)))
        for (const child of node.children) visit(child);
    } else if ('data' in node && node.data.length > 2) {
      texts.push(node.data.slice(0, 2000));
      length += Math.min(node.data.length, 2000);
    }
  };
  for (const child of root.children) visit(child);
  const text = texts.join(' ');
  return otherSign.test(text) || findPhrase(elsewhere, plainWords(text)) !== null;
}
