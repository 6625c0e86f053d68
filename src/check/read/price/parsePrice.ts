import {
  currenciesOf,
  type CurrencyMark,
  currencyMarks,
  isDash,
  isoCurrency,
  isSplitAmount,
  type NumberAt,
  numbersIn,
  tidyAmounts,
} from './numbers.ts';
import { labelsBetween, type Label } from './labels.ts';

/** amount: major units; 0 is not a real price. currency: null for none or a shared sign. mark: as written. */
export interface TextPrice extends Label {
  amount: number;
  currency: string | null;
  mark: string | null;
}

/** currency: for a text without a clear one. before, after: the texts around it, whose labels count. */
export interface Beside {
  currency?: string | undefined;
  pointGroups?: boolean;
  before?: string;
  after?: string;
}

// Longer than any price with its label; bounds the work of every pattern.
const maxLength = 300;

export function parsePrices(
  text: string,
  { currency = '', pointGroups = false, before = '', after = '' }: Beside = {},
): TextPrice[] {
  if (text.length > maxLength || !/\d/.test(text)) return [];
  const [lead, own, rest] = [tidy(before), tidy(text), tidy(after)];
  const hinted = isoCurrency(currency);
  // No number and no label extends across a line; a sign may have a line of its own, the longest "U.S.: $".
  const isMark = (text: string) => text.length <= 7 && currencyMarks(text)[0]?.text === text;
  const gapFor = (beside = '') => (isMark(beside) && currencyMarks(own).length === 0 ? ' ' : '\n');
  const line = `${lead}${gapFor(lead.split('\n').at(-1))}${own}${gapFor(rest.split('\n')[0])}${rest}`;
  const found = findPrices(line, pointGroups || hinted === 'EUR');
  const gaps = [...found, null].map((next, i) => {
    const last = found[i - 1];
    const gap = line.slice(last?.end ?? 0, next?.start);
    return labelsBetween(gap, last?.number.amount ?? null, next?.number.amount ?? null);
  });
  const prices = found.map(({ number, mark, joined }, i): TextPrice => {
    const labels = [gaps[i + 1]?.[0], gaps[i]?.[1]].filter((label) => label !== undefined);
    const kind = labels.find((label) => label.kind !== 'exact')?.kind ?? 'exact';
    return {
      amount: number.amount,
      currency: mark === null ? hinted : currencyOf(mark, hinted),
      mark,
      kind: joined ? 'range' : kind,
      now: labels.some(({ now }) => now),
      gross: labels.some(({ gross }) => gross),
    };
  });
  const hasCurrent = prices.some(({ kind, amount }) => kind === 'exact' && amount > 0);
  const isOwn = found.map(({ end }) => end > lead.length && end < line.length - rest.length);
  return prices
    .filter((_, i) => isOwn[i])
    .map((price) => (price.kind === 'regular' && hasCurrent ? { ...price, kind: 'old' } : price));
}

function tidy(text: string): string {
  const lines = text.split('\n').map(tidyAmounts);
  return lines.filter((line) => !isSplitAmount(line)).join('\n');
}

function currencyOf(mark: string, hinted: string | null): string | null {
  return hinted !== null && currenciesOf(mark).includes(hinted) ? hinted : isoCurrency(mark);
}

function isOneLine(line: string, one: NumberAt, other: CurrencyMark | NumberAt = one): boolean {
  return !line.slice(Math.min(one.start, other.start), Math.max(one.end, other.end)).includes('\n');
}

function findPrices(line: string, pointGroups: boolean) {
  const numbers = numbersIn(line, pointGroups || /€|\beur/i.test(line));
  const marks = currencyMarks(line);
  const owned = ownedMarks(line, numbers, marks);
  const only = marks.length === 1 ? marks[0] : undefined;
  return numbers.flatMap((number, i) => {
    const joined = isRangeJoint(line, numbers[i - 1], number) || isRangeJoint(line, number, numbers[i + 1]);
    const own = owned.get(number);
    const isOnly = joined || (numbers.length === 1 && isOneLine(line, number, only));
    const mark = (own ?? (isOnly ? only : undefined))?.text ?? number.pence;
    // Beside "£29.99", the 4 of "Pack of 4" is not a price; nor is one of several numbers without a currency.
    if (mark === null && !joined && numbers.length > 1) return [];
    const start = Math.min(number.start, own?.start ?? number.start);
    return [{ number, mark, joined, start, end: Math.max(number.end, own?.end ?? number.end) }];
  });
}

/** The nearer mark; on a tie, by the outer marks. None if nothing tells, as in "1830 £ 60". */
function ownedMarks(
  line: string,
  numbers: readonly NumberAt[],
  marks: readonly CurrencyMark[],
): Map<NumberAt, CurrencyMark> {
  const isLight = (start: number, end: number) => /^[ .:,()=*-]*$/.test(line.slice(start, end));
  const hasCents = (number: NumberAt) => /[.,]\d\d$/.test(line.slice(number.start, number.end));
  const prefixed = (marks[0]?.start ?? 0) < (numbers[0]?.start ?? 0);
  const suffixed = (marks.at(-1)?.start ?? 0) > (numbers.at(-1)?.start ?? 0);
  const isLeft = (left: NumberAt, { start, end }: CurrencyMark, right: NumberAt): boolean | null => {
    const nearer = right.start - end - (start - left.end);
    if (nearer !== 0) return nearer > 0;
    if (prefixed !== suffixed) return suffixed;
    return hasCents(left) !== hasCents(right) ? hasCents(left) : null;
  };
  const owned = new Map<NumberAt, CurrencyMark>();
  for (const mark of marks) {
    const left = numbers.findLast(({ end }) => end <= mark.start && isLight(end, mark.start));
    const right = numbers.find(({ start }) => start >= mark.end && isLight(mark.end, start));
    const onLeft = left === undefined || right === undefined ? left !== undefined : isLeft(left, mark, right);
    const number = onLeft === null ? undefined : onLeft ? left : right;
    const before = number === undefined ? undefined : owned.get(number);
    // "$29.99 CAD", "¥199 CNY": the code says which currency the sign means.
    const code = isoCurrency(mark.text);
    const isClearer =
      before === undefined ||
      isDash(before.text) ||
      (code !== null && currenciesOf(before.text).includes(code));
    if (number !== undefined && isClearer) owned.set(number, mark);
  }
  return owned;
}

function isRangeJoint(line: string, left: NumberAt | undefined, right: NumberAt | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  const between = line.slice(left.end, right.start).toLowerCase();
  const isJoint = /^[^a-z]{0,5}(?:to|through|bis|-|–|—|à|and)[^a-z]{0,5}$/.test(
    between.replace(/usd|gbp|eur/g, ''),
  );
  // "Price reduced from £64.99 to £51.99" is two prices.
  return isJoint && labelsBetween(line.slice(0, left.start), null, left.amount)[1].kind !== 'old';
}

/** The first price that a text names. Only kind exact with an amount above 0 may be stated. */
export function parsePrice(text: string, beside?: Beside): TextPrice | null {
  const prices = parsePrices(text, beside);
  const current = prices.filter(({ kind }) => kind === 'exact' || kind === 'regular');
  const [first] = [...current, ...prices];
  if (first === undefined) return null;
  const differs = current.some(
    ({ amount, currency }) => amount !== first.amount || currency !== first.currency,
  );
  return differs ? { ...first, kind: 'several' } : current.length > 0 ? { ...first, kind: 'exact' } : first;
}

/** An amount as programs write it, or a text for people. null for two possible amounts ("1.299"), for 0 and below. */
export function parseAmount(value: string | number): number | null {
  const text = String(value).trim();
  const isPlain = /^\d{1,9}(?:\.\d{1,12})?$/.test(text);
  const isTwofold = typeof value === 'string' && /^[1-9]\d*\.\d{3}$/.test(text);
  if (isPlain) return isTwofold ? null : positive(Number(text));
  const price = typeof value === 'number' ? null : parsePrice(text);
  return price?.kind === 'exact' ? positive(price.amount) : null;
}

function positive(amount: number): number | null {
  const rounded = Math.round(amount * 100 + 1e-7) / 100;
  return rounded > 0 ? rounded : null;
}
