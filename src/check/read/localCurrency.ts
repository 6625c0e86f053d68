import { dollarCodes } from '../currency.ts';
import { isElement, type Node } from './dom.ts';
import type { Page } from './page.ts';
import { namesOf } from './regions.ts';

/**
 * The currency that a sign shared by several, such as a bare $, has on this page; null where the page does not tell,
 * or may mean another. codes: the currencies that write it.
 */
export function localCurrency(codes: ReadonlySet<string>, page: Page): string | null {
  const active = activeCurrency(page);
  if (active !== null) return codes.has(active) ? active : null;
  if (codes.has('USD')) return isUnitedStates(page) ? 'USD' : null;
  const told = new Set(
    [...codes].filter(
      (code) =>
        homes[code]?.language.test(page.language) === true ||
        homes[code]?.host.test(page.url.hostname) === true,
    ),
  );
  const [only] = told;
  return told.size === 1 ? (only ?? null) : null;
}

const homes: Readonly<Record<string, { language: RegExp; host: RegExp }>> = {
  JPY: { language: /^ja\b/, host: /\.jp$/ },
  CNY: { language: /^zh(?:-cn|-hans(?:-cn)?)?$/, host: /\.cn$/ },
  SEK: { language: /^sv\b(?!-fi)/, host: /\.se$/ },
  NOK: { language: /^(?:nb|nn|no)\b/, host: /\.no$/ },
  DKK: { language: /^da\b/, host: /\.dk$/ },
  ISK: { language: /^is\b/, host: /\.is$/ },
};

// More of a script than this comes after what sets the currency.
const mostScript = 100_000;

/** The currency that Shopify shows its prices in. */
function activeCurrency(page: Page): string | null {
  const found = new Set<string>();
  for (const { text } of page.scripts) {
    const at = text.indexOf('Shopify.currency');
    if (at < 0 || at > mostScript) continue;
    const code = /^Shopify\.currency\s{0,9}=\s{0,9}\{\s{0,9}"?active"?\s{0,9}:\s{0,9}"([A-Z]{3})"/.exec(
      text.slice(at, at + 200),
    )?.[1];
    if (code !== undefined) found.add(code);
  }
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}

// Countries of other dollars and pesos.
const otherHost =
  /\.(?:ca|au|nz|sg|hk|mx|tw|ar|cl|uy|jm|tt|bb|bs|bz|fj|bn|do|(?:com|net|org)\.(?:co|pr|do))$/;

/** Whether a bare $ can only be the United States' here: its offer is in USD and nothing points to another country. */
function isUnitedStates(page: Page): boolean {
  if (page.context.currency !== undefined && page.context.currency !== 'USD') return false;
  if (otherHost.test(page.url.hostname)) return false;
  if (/^\/(?:[a-z]{2}[-_])?(?:ca|au|nz|sg|hk)(?:\/|$)/i.test(page.url.pathname)) return false;
  const locale = (page.metas.get('og:locale') ?? '').toLowerCase();
  for (const language of [page.language, locale]) {
    if (/[-_](?:ca|au|nz|sg|hk|mx|tw|ar|cl|co)\b/.test(language)) return false;
    // French with $ is Canada's, Spanish any of a dozen countries'.
    if (language !== '' && !/^(?:en\b|en_|es[-_]us\b)/.test(language)) return false;
  }
  return !namesOtherDollars(page) && !speaksOfElsewhere(page);
}

/** Whether a script says in which other dollars the page is. */
function namesOtherDollars(page: Page): boolean {
  const pattern =
    /["']?(?:price|active|shop|store|base|default)?_?currency(?:_?code)?["']?\s{0,4}[:=]\s{0,4}["']([A-Z]{3})["']/gi;
  let others = false;
  for (const { text } of page.scripts) {
    if (!/currency/i.test(text)) continue;
    for (const match of text.slice(0, mostScript).matchAll(pattern)) {
      const code = match[1] ?? '';
      if (code === 'USD') return false;
      if (dollarCodes.has(code)) others = true;
    }
  }
  return others;
}

const elsewhere = new RegExp(
  [
    String.raw`\b(?:CAD|AUD|NZD|SGD|HKD|MXN|TWD)\b`,
    String.raw`(?<![A-Z])(?:C|CA|CDN|A|AU|NZ|S|SG|HK|MX|NT)\$ ?\d`,
    String.raw`\b(?:[Cc]anadian|[Aa]ustralian|[Nn]ew [Zz]ealand|[Ss]ingapore|[Hh]ong [Kk]ong|[Mm]exican) (?:[Dd]ollars?|[Pp]esos?|[Ff]unds)\b`,
    String.raw`\bGST\b`,
    String.raw`\b(?:[Aa]ustralia|[Cc]anada|(?:NZ|[Nn]ew [Zz]ealand))[- ][Ww]ide\b`,
    String.raw`\bABN:? ?\d\d ?\d{3}\b`,
    String.raw`\b(?:NSW|QLD|VIC|TAS|ACT) \d{4}\b`,
    String.raw`\b(?:ON|BC|AB|QC|MB|SK|NS|NB|NL|PE),? {1,3}[A-Z]\d[A-Z] ?\d[A-Z]\d\b`,
    String.raw`\+(?:61|64|65|852|886) ?[\d(]`,
  ].join('|'),
);
const mostText = 100_000;

/** Whether what one reads on the page points to another country of dollars; lists to choose a currency from do not. */
function speaksOfElsewhere(page: Page): boolean {
  const texts: string[] = [];
  let length = 0;
  const visit = (node: Node): void => {
    if (length > mostText) return;
    if (isElement(node)) {
      if (unread.has(node.name) || choosers.test(namesOf(node))) return;
      for (const child of node.children) visit(child);
    } else if ('data' in node && node.data.length > 2) {
      texts.push(node.data.slice(0, 2000));
      length += Math.min(node.data.length, 2000);
    }
  };
  for (const child of page.root.children) visit(child);
  return elsewhere.test(texts.join(' ').replace(/\s+/g, ' '));
}

const unread = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'select',
  'option',
  'datalist',
  'head',
]);
const choosers = /currenc|locali[sz]ation|country|disclosure__|region-?(?:select|picker)|review|comment/i;
