import type { ShopPage } from '../page/openPage.ts';
import { isClosed, ofKind, witnessOf, type Statement } from '../statement.ts';
import { judgeCurrency } from './currency.ts';

export interface PriceVerdict {
  price: number;
  currency: string;
  quote: string;
}

/** The price that a buyer pays now, or null. */
export function judgePrice(statements: readonly Statement[], page: ShopPage): PriceVerdict | null {
  const price = isClosed(statements) || isDealers(statements) ? null : chooseAmount(statements);
  if (price === null || ofKind(statements, 'undercut').some(({ amount }) => amount === price)) return null;
  if (!isAgreedPreset(ofKind(statements, 'price'), price)) return null;
  const currency = judgeCurrency(statements, page, price);
  const said = ofKind(statements, 'price').filter(({ amounts }) => amounts.includes(price));
  const best = said.find(({ source }) => source !== 'shown') ?? said[0];
  return currency === null || best === undefined
    ? null
    : { price, currency, quote: `${best.source} "${best.quote}"` };
}

/** The price of the one of several variants that the form would send needs a second witness, and has no other beside it. */
function isAgreedPreset(prices: readonly (Statement & { kind: 'price' })[], price: number): boolean {
  const presets = prices.filter(({ preset }) => preset === true);
  const isSaid = (some: typeof prices) => some.some(({ amounts }) => amounts.includes(price));
  return presets.length === 0 || (isSaid(presets) && isSaid(prices.filter(({ preset }) => preset !== true)));
}

/** Whether a price is in a meta element alone, as on the pages of shops for dealers. */
function isDealers(statements: readonly Statement[]): boolean {
  return statements.every(
    ({ kind, source }) => kind === 'product' || (kind === 'price' && source === 'open graph'),
  );
}

/**
 * Machine data and shown prices must not contradict each other: of several amounts, the one that is shown and not
 * struck through wins; one that is only shown struck through, or as the price without tax, yields to the one that
 * is charged.
 */
function chooseAmount(statements: readonly Statement[]): number | null {
  const prices = ofKind(statements, 'price');
  const written = prices.filter(({ source }) => source !== 'shown');
  // A range in machine data means a product with several prices; the first one shown is among them.
  if (written.some(({ amounts }) => amounts.length === 0)) return null;
  const amounts = new Set(written.flatMap((one) => one.amounts));
  const shown = new Set(prices.flatMap((one) => (one.source === 'shown' ? one.amounts : [])));
  const [only = null] = amounts.size === 1 ? amounts : [];
  const [charged = null] = shown.size === 1 ? shown : [];
  if (amounts.size === 0) return charged;
  const isShownAs = (kind: 'amount' | 'old price' | 'net price' | 'gross price', amount: number) =>
    ofKind(statements, kind).some((one) => one.source === 'shown' && one.amount === amount);
  const current = [...amounts].filter(
    (amount) => shown.has(amount) || (isShownAs('amount', amount) && !isShownAs('old price', amount)),
  );
  const least = Math.min(...current);
  if (charged === null) {
    // "From £29.99" may be any of several variants' prices.
    if (only === null && prices.some((one) => one.source === 'shown' && one.amounts.length === 0))
      return null;
    if (current.length > 0) return current.length === 1 ? least : null;
    // A price that is only shown struck through is charged if the shop's software says so too.
    const isAgreed = new Set(written.map(({ source }) => witnessOf[source])).size > 1;
    return only !== null && shown.size === 0 && (isAgreed || !isShownAs('old price', only)) ? only : null;
  }
  const isReduced = only !== null && charged < only && isShownAs('old price', only);
  const isTaxed = only !== null && (isShownAs('gross price', charged) || isShownAs('net price', only));
  return charged === least || isReduced || (isTaxed && addsTax(only, charged)) ? charged : null;
}

/** Whether an amount may be another with tax: on goods in Europe, tax is between 5 and 27 %. */
function addsTax(net: number, gross: number): boolean {
  return gross > net * 1.049 && gross < net * 1.275;
}
