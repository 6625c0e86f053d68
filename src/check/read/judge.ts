import { dollarCodes } from '../currency.ts';
import type { Page } from './page.ts';
import type { Signal } from './reading.ts';
import { someOffers } from './offers.ts';
import { buyButton, deadButton } from './visible.ts';
import type { Zone } from './zone.ts';

/**
 * Stock from all signals: what all of them say, else null. An enabled button alone is believed beside a price; against
 * it, "not in stock" needs two sources that do not copy each other. Against a buy button that is disabled, "in stock" is
 * not believed of mark-up alone.
 */
export function judgeStock(signals: readonly Signal[]): boolean | null {
  const about = signals.filter((signal) => signal.in_stock !== undefined);
  const apart: readonly string[] = [buyButton, deadButton, someOffers];
  const said = about.filter((signal) => !apart.includes(signal.where));
  const buttons = about.some((signal) => signal.where === buyButton);
  const mixed = about.some((signal) => signal.where === someOffers);
  const first = said[0]?.in_stock ?? null;
  if (said.length === 0) {
    return buttons && signals.some((signal) => signal.prices !== undefined) ? true : null;
  }
  if (said.some((signal) => signal.in_stock !== first)) return isPreorder(said) ? false : null;
  if (first === false && mixed) return null;
  if (first === true && about.some((signal) => signal.where === deadButton) && said.every(isWritten))
    return null;
  const sources = new Set(said.map((signal) => signal.source)).size;
  if (first === false && buttons && sources < 2 && !said.every(isAhead)) return null;
  return first;
}

/** Whether a signal is of the mark-up that some shops write alike into all their pages. */
function isWritten({ source }: Signal): boolean {
  return source === 'json-ld' || source === 'microdata' || source === 'rdfa' || source === 'opengraph';
}

/** Whether a signal says that one may order what is not there yet: a button that buys is no contradiction. */
function isAhead(signal: Signal): boolean {
  return /(?:pre|back)[-_ ]?(?:order|sale)|vorbestell|pr[ée]command|preventa|preordin|przedsprzeda/i.test(
    signal.text,
  );
}

/**
 * Whether a preorder's page only calls it in stock where shops write that of all they sell: its name says preorder, so
 * does the text beside it, and nothing that is shown contradicts.
 */
function isPreorder(said: readonly Signal[]): boolean {
  const isShown = ({ source }: Signal) => source === 'visible' || source === 'page' || source === 'retailer';
  const ahead = said.filter((signal) => isShown(signal) && signal.in_stock === false && isAhead(signal));
  const isNamed = ahead.some(({ source, where }) => source === 'page' && where !== 'address');
  return (
    isNamed &&
    ahead.some(({ source }) => source === 'visible') &&
    said.every((signal) => signal.in_stock === false || (signal.in_stock === true && !isShown(signal)))
  );
}

export interface JudgedPrice {
  price: number;
  currency: string;
  evidence: string;
}

/**
 * The price that a buyer pays now, or null. What is written for machines and what is shown must not contradict each
 * other: of several amounts the one that is shown and not struck; one that is shown only struck gives way to the one
 * that is charged.
 */
export function judgePrice(signals: readonly Signal[], zone: Zone, page: Page): JudgedPrice | null {
  const about = signals.filter((signal) => signal.prices !== undefined);
  const visible = about.find((signal) => signal.source === 'visible');
  const written = about.filter((signal) => signal.source !== 'visible');
  const shown = new Set(visible?.prices ?? []);
  const mentioned = new Set([...shown, ...zone.mentions.map((price) => price.amount)]);
  const struck = new Set(
    zone.spots
      .filter((spot) => spot.role === 'old')
      .flatMap((spot) => spot.prices.map((price) => price.amount)),
  );
  const amount = chooseAmount(written, shown, mentioned, struck);
  if (amount === null) return null;
  const currency = judgeCurrency(about, zone, page, amount);
  const source = [...written, ...(visible === undefined ? [] : [visible])].find((signal) =>
    signal.prices?.includes(amount),
  );
  if (currency === null || source === undefined) return null;
  return { price: amount, currency, evidence: `${source.source} ${source.where}: "${source.text}"` };
}

function chooseAmount(
  written: readonly Signal[],
  shown: ReadonlySet<number>,
  mentioned: ReadonlySet<number>,
  struck: ReadonlySet<number>,
): number | null {
  // A range for machines is a product with several prices; what the page shows first is one of them.
  if (written.some((signal) => signal.prices?.length === 0)) return null;
  const amounts = new Set(written.flatMap((signal) => signal.prices ?? []));
  const [only] = shown;
  const single = shown.size === 1 ? (only ?? null) : null;
  if (amounts.size === 0) return single;
  const fitting = [...amounts].filter(
    (amount) => mentioned.has(amount) && (!struck.has(amount) || shown.has(amount)),
  );
  if (fitting.length === 1) {
    const [amount] = fitting;
    return single !== null && amount !== single ? null : (amount ?? null);
  }
  if (fitting.length > 1) return single !== null && amounts.has(single) ? single : null;
  const [amount] = amounts;
  if (amounts.size > 1 || amount === undefined) return null;
  // The list price for machines, the sale price for people.
  if (struck.has(amount)) return single !== null && single < amount ? single : null;
  return shown.size === 0 ? amount : null;
}

/** The one currency that all sources of prices name; from a symbol only where it can mean one currency on this page. */
function judgeCurrency(about: readonly Signal[], zone: Zone, page: Page, amount: number): string | null {
  const named = new Set(about.flatMap((signal) => signal.currency ?? []));
  const marks = new Set(
    [...zone.spots.flatMap((spot) => (spot.role === 'noise' ? [] : spot.prices)), ...zone.mentions]
      .filter((price) => price.amount === amount)
      .flatMap((price) => (price.mark === null ? [] : { mark: price.mark, code: price.currency }))
      .map(({ mark, code }) => (mark === '$' ? '$' : (code ?? ''))),
  );
  for (const code of marks) if (code !== '$') named.add(code);
  const [code] = named;
  if (named.size > 1) return null;
  if (code !== undefined) return marks.has('$') && !dollarCodes.has(code) ? null : code;
  return marks.has('$') && isUnitedStates(page) ? 'USD' : null;
}

/** Whether a bare $ can only be the United States' here: its offer is in USD and nothing points to another country. */
function isUnitedStates(page: Page): boolean {
  if (page.context.currency !== undefined && page.context.currency !== 'USD') return false;
  if (/\.(?:ca|au|nz|sg|hk|mx|tw)$/.test(page.url.hostname)) return false;
  if (/^\/(?:[a-z]{2}[-_])?(?:ca|au|nz|sg|hk)(?:\/|$)/i.test(page.url.pathname)) return false;
  const locale = `${page.language} ${(page.metas.get('og:locale') ?? '').toLowerCase()}`;
  return !/[-_](?:ca|au|nz|sg|hk|mx|tw)\b/.test(locale);
}
