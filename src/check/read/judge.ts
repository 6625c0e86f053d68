import { sharedCodes } from '../currency.ts';
import { localCurrency } from './localCurrency.ts';
import type { Page } from './page.ts';
import type { Signal } from './reading.ts';
import { someOffers } from './offers.ts';
import { isUndercut, oldAmounts, type PriceSpot } from './spots.ts';
import { isWithVat } from './vat.ts';
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
  const amount =
    chooseAmount(written, shown, mentioned, oldAmounts(zone.spots)) ??
    taxedAmount(written, shown, zone.spots);
  if (amount === null || isUndercut(amount, zone.spots)) return null;
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

/** What is shown with VAT where what is written for machines is the same without: shown as both, or said to be with it. */
function taxedAmount(
  written: readonly Signal[],
  shown: ReadonlySet<number>,
  spots: readonly PriceSpot[],
): number | null {
  const amounts = new Set(written.flatMap((signal) => signal.prices ?? []));
  const [net] = amounts;
  const [gross] = shown;
  if (amounts.size !== 1 || shown.size !== 1 || net === undefined || gross === undefined) return null;
  const isSaid = spots.some(({ role, gross: isGross, prices }) =>
    prices.some(({ amount, kind }) =>
      amount === gross
        ? role === 'current' && isGross && kind === 'exact'
        : amount === net && (role === 'net' || kind === 'net'),
    ),
  );
  return isSaid && isWithVat(gross, net) ? gross : null;
}

/** The one currency that all sources of prices name; from a sign that several share only where the page tells which. */
function judgeCurrency(about: readonly Signal[], zone: Zone, page: Page, amount: number): string | null {
  const named = new Set(about.flatMap((signal) => signal.currency ?? []));
  const signs: ReadonlySet<string>[] = [];
  const shown = [
    ...zone.spots.flatMap((spot) => (spot.role === 'noise' ? [] : spot.prices)),
    ...zone.mentions,
  ];
  for (const price of shown) {
    if (price.amount !== amount || price.mark === null) continue;
    const codes = sharedCodes(price.mark);
    // "RD$" is some dollar, and none that is known here.
    if (codes === null && price.currency === null) return null;
    if (codes !== null) signs.push(codes);
    else if (price.currency !== null) named.add(price.currency);
  }
  const [code] = named;
  if (named.size > 1) return null;
  const [sign] = signs;
  const meant = code ?? (sign === undefined ? null : localCurrency(sign, page));
  return meant !== null && signs.every((codes) => codes.has(meant)) ? meant : null;
}
