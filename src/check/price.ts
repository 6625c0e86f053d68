import { numbersIn, type NumberAt } from './priceNumbers.ts';
import { labelAfter, labelBefore, type PriceKind } from './priceLabels.ts';
import { currencyMarks, dollarCodes, isoCurrency, type CurrencyMark } from './currency.ts';

/** A price in a text. amount: major units; 0 is possible here and is no price. mark: as written, '$' or 'GBP'. */
export interface TextPrice {
  amount: number;
  currency: string | null;
  kind: PriceKind;
  mark: string | null;
}

// Longer than any price and its label; keeps every pattern below short of work.
const longestText = 300;

/**
 * The prices in a short text (up to 300 characters), in order, each with what the words beside it make of it.
 * hint: a currency code or symbol for a text that names none. Never throws.
 */
export function parsePrices(text: string, hint?: { currency?: string | undefined }): TextPrice[] {
  if (text.length > longestText) return [];
  const line = text.replace(/[\s\u00a0\u2000-\u200b\u202f\u3000\ufeff]+/g, ' ').trim();
  if (!/\d/.test(line)) return [];
  const numbers = numbersIn(line, /€|\beur/i.test(line) || hintedCurrency(hint?.currency) === 'EUR');
  const marks = currencyMarks(line);
  const owned = ownedMarks(line, numbers, marks);
  const only = marks.every((mark) => mark.code === marks[0]?.code) ? marks[0] : undefined;
  const prices: TextPrice[] = [];
  let read = 0;
  for (const [i, number] of numbers.entries()) {
    const joined = isRangeJoint(line, numbers[i - 1], number) || isRangeJoint(line, number, numbers[i + 1]);
    const mark = owned.get(number) ?? (joined || numbers.length === 1 ? only : undefined);
    // Beside "£29.99", the 4 of "Pack of 4" is no price; nor is one number among several without any currency.
    if (mark === undefined && !joined && numbers.length > 1) continue;
    const after = labelAfter(
      line.slice(number.end, numbers[i + 1]?.start).toLowerCase(),
      numbers[i + 1] === undefined,
    );
    prices.push({
      amount: number.amount,
      currency:
        mark === undefined
          ? number.pence
            ? 'GBP'
            : hintedCurrency(hint?.currency)
          : codeOf(mark, hint?.currency),
      mark: mark?.text ?? (number.pence ? 'p' : null),
      kind: joined ? 'range' : (after?.kind ?? labelBefore(line.slice(read, number.start).toLowerCase())),
    });
    read = number.end + (after?.length ?? 0);
  }
  return prices;
}

/**
 * The one price that a text names, or null. A current price goes before an old one; of several or a range the first,
 * and kind says so: only kind 'exact' with an amount above 0 is a price to state. hint as in parsePrices.
 */
export function parsePrice(text: string, hint?: { currency?: string | undefined }): TextPrice | null {
  const prices = parsePrices(text, hint);
  const exact = prices.filter((price) => price.kind === 'exact');
  const first = exact[0] ?? prices[0];
  if (first === undefined) return null;
  const differs = exact.some((price) => price.amount !== first.amount || price.currency !== first.currency);
  return differs ? { ...first, kind: 'several' } : first;
}

/**
 * An amount as programs write it: a number, "67.8400", or else a text for people. null for what could be two amounts
 * ("1.299"), for 0 and below, and for anything that is not one price.
 */
export function parseAmount(value: string | number): number | null {
  const text = String(value).trim();
  if (/^\d{1,9}(?:\.\d{1,12})?$/.test(text)) {
    const decimals = text.split('.')[1] ?? '';
    if (typeof value === 'string' && decimals.length === 3 && !text.startsWith('0')) return null;
    return positive(Number(text));
  }
  if (typeof value === 'number') return null;
  const price = parsePrice(text);
  return price?.kind === 'exact' ? positive(price.amount) : null;
}

function positive(amount: number): number | null {
  const rounded = Math.round(amount * 100 + 1e-7) / 100;
  return rounded > 0 && Number.isFinite(rounded) ? rounded : null;
}

/** Which number each currency mark belongs to: the nearer one, or on a tie as the text's first mark stands. */
function ownedMarks(
  line: string,
  numbers: readonly NumberAt[],
  marks: readonly CurrencyMark[],
): Map<NumberAt, CurrencyMark> {
  const light = /^[\s.:,()=*-]*$/;
  const prefixed = (marks[0]?.start ?? 0) < (numbers[0]?.start ?? 0);
  const owned = new Map<NumberAt, CurrencyMark>();
  for (const mark of marks) {
    const left = numbers.findLast((number) => number.end <= mark.start);
    const right = numbers.find((number) => number.start >= mark.end);
    const toLeft =
      left !== undefined && light.test(line.slice(left.end, mark.start)) ? mark.start - left.end : Infinity;
    const toRight =
      right !== undefined && light.test(line.slice(mark.end, right.start))
        ? right.start - mark.end
        : Infinity;
    const owner = toLeft < toRight || (toLeft === toRight && !prefixed) ? left : right;
    if (owner === undefined || Math.min(toLeft, toRight) === Infinity) continue;
    const before = owned.get(owner);
    // "$29.99 CAD": the code says which dollar the sign means.
    if (before === undefined || (before.text === '$' && dollarCodes.has(mark.code) && mark.text !== '$'))
      owned.set(owner, mark);
  }
  return owned;
}

function isRangeJoint(line: string, left: NumberAt | undefined, right: NumberAt | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  const between = line.slice(left.end, right.start).toLowerCase();
  return /^[^a-z]{0,5}(?:to|bis|-|–|—|à|and)[^a-z]{0,5}$/.test(between.replace(/usd|gbp|eur/g, ''));
}

function hintedCurrency(hint: string | undefined): string | null {
  return hint === undefined ? null : isoCurrency(hint);
}

function codeOf(mark: CurrencyMark, hint: string | undefined): string {
  const hinted = hintedCurrency(hint);
  return mark.text === '$' && hinted !== null && dollarCodes.has(hinted) ? hinted : mark.code;
}
