import type { Page } from '../page/openPage.ts';
import { ofKind, type Statement } from '../statement.ts';
import { judgeCurrency } from './currency.ts';

export interface PriceVerdict {
  price: number;
  currency: string;
  quote: string;
}

/**
 * The price that a buyer pays now, or null. What is written for machines and what is shown must not contradict each
 * other: of several amounts the one that is shown and not struck; one that is shown only struck gives way to the one
 * that is charged.
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
  // A range for machines is a product with several prices; what the page shows first is one of them.
  if (written.some(({ amounts }) => amounts.length === 0)) return null;
  const amounts = new Set(written.flatMap((one) => one.amounts));
  const [only = null] = shown.size === 1 ? shown : [];
  if (amounts.size === 0) return only;
  const fitting = [...amounts].filter(
    (amount) => seen.has(amount) && (!old.has(amount) || shown.has(amount)),
  );
  const [fit] = fitting;
  if (fit !== undefined && fitting.length === 1) return only !== null && fit !== only ? null : fit;
  // The regular price and the sale's, both shown: the lower one, where that is what is shown as current.
  if (fitting.length > 1) return only !== null && only === Math.min(...fitting) ? only : null;
  const [amount] = amounts;
  if (amounts.size > 1 || amount === undefined) return null;
  // The list price for machines, the sale price for people.
  if (old.has(amount)) return only !== null && only < amount ? only : null;
  return shown.size === 0 ? amount : null;
}

// Lower and higher than any rate on goods in Europe.
const [minTax, maxTax] = [1.049, 1.275];

/** What is shown with tax where what is written for machines is the same without: shown as both, or said to be with it. */
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
