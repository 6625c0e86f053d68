import type { Page } from '../page/openPage.ts';
import { ofKind, type Statement } from '../statement.ts';
import { judgeCurrency } from './currency.ts';

export interface PriceVerdict {
  price: number;
  currency: string;
  quote: string;
}

/**
 * The price that a buyer pays now, or null. Machine data and shown prices must not contradict each other: of
 * several amounts, the one that is shown and not struck through wins; an amount that is only shown struck
 * through yields to the one that is charged.
 */
export function judgePrice(statements: readonly Statement[], page: Page): PriceVerdict | null {
  const prices = ofKind(statements, 'price');
  const written = prices.filter(({ source }) => source !== 'shown');
  const shown = new Set(prices.flatMap(({ source, amounts }) => (source === 'shown' ? amounts : [])));
  const seen = new Set([...shown, ...ofKind(statements, 'amount').map(({ amount }) => amount)]);
  const old = new Set(ofKind(statements, 'old price').map(({ amount }) => amount));
  const amount = chooseAmount(written, shown, seen, old) ?? taxedAmount(written, shown, statements);
  if (amount === null || ofKind(statements, 'undercut').some((one) => one.amount === amount)) return null;
  const currency = judgeCurrency(statements, page, amount);
  const said = [...written, ...prices].find(({ amounts }) => amounts.includes(amount));
  return currency === null || said === undefined
    ? null
    : { price: amount, currency, quote: `${said.source} "${said.quote}"` };
}

type Price = Extract<Statement, { kind: 'price' }>;

function chooseAmount(
  written: readonly Price[],
  shown: ReadonlySet<number>,
  seen: ReadonlySet<number>,
  old: ReadonlySet<number>,
): number | null {
  // A range in machine data means a product with several prices; the first one shown is among them.
  if (written.some(({ amounts }) => amounts.length === 0)) return null;
  const amounts = new Set(written.flatMap((one) => one.amounts));
  const [only = null] = shown.size === 1 ? shown : [];
  if (amounts.size === 0) return only;
  const fitting = [...amounts].filter(
    (amount) => seen.has(amount) && (!old.has(amount) || shown.has(amount)),
  );
  const [fit] = fitting;
  if (fit !== undefined && fitting.length === 1) return only !== null && fit !== only ? null : fit;
  // The regular and the sale price are both shown: the lower one, if it is shown as current.
  if (fitting.length > 1) return only !== null && only === Math.min(...fitting) ? only : null;
  const [amount] = amounts;
  if (amounts.size > 1 || amount === undefined) return null;
  // The list price is in the machine data, the sale price is shown to people.
  if (old.has(amount)) return only !== null && only < amount ? only : null;
  return shown.size === 0 ? amount : null;
}

// Below and above any tax rate on goods in Europe.
const [minTax, maxTax] = [1.049, 1.275];

/**
 * The shown price with tax if the machine data has the same price without: both are shown, or tax is said to
 * be included.
 */
function taxedAmount(
  written: readonly Price[],
  shown: ReadonlySet<number>,
  statements: readonly Statement[],
): number | null {
  const amounts = new Set(written.flatMap((one) => one.amounts));
  const [net] = amounts;
  const [gross] = shown;
  if (amounts.size !== 1 || shown.size !== 1 || net === undefined || gross === undefined) return null;
  const isSaid =
    ofKind(statements, 'gross price').some(({ amount }) => amount === gross) ||
    ofKind(statements, 'net price').some(({ amount }) => amount === net);
  return isSaid && gross > net * minTax && gross < net * maxTax ? gross : null;
}
