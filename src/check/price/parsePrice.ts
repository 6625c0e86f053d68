import { currencyMarks, isoCurrency, sharedCodes, type CurrencyMark } from './currencies.ts';
import { labelAfter, labelBefore, withoutLabel, type LabelAfter, type PriceKind } from './labels.ts';
import { isSplitAmount, numbersIn, tidyAmounts, type NumberAt } from './numbers.ts';

/**
 * A price in a text. amount: major units; may be 0, which is not a real price. mark: as written, '$' or
 * 'GBP'.
 */
export interface TextPrice {
  amount: number;
  currency: string | null;
  kind: PriceKind;
  mark: string | null;
  /** A label says that tax is included. */
  gross: boolean;
}

// Longer than any price with its label; bounds the work of every pattern below.
const maxLength = 300;

/**
 * The prices in a short text (up to 300 characters), in order, each classified by the words beside it. hint:
 * a currency code or symbol for a text that names none. Never throws.
 */
export function parsePrices(text: string, hint?: { currency?: string | undefined }): TextPrice[] {
  if (text.length > maxLength || !/\d/.test(text)) return [];
  const line = tidyAmounts(text);
  if (isSplitAmount(line)) return [];
  const hinted = hint?.currency === undefined ? null : isoCurrency(hint.currency);
  const found = findPrices(line, hinted);
  const prices: TextPrice[] = [];
  let carried: PriceKind | null = null;
  // A label after a price does not apply to the next price, unless it can be read both ways.
  let read: LabelAfter | null = null;
  for (const [i, { number, mark, joined, start, end }] of found.entries()) {
    const following = found[i + 1];
    const next = following === undefined ? null : following.number.amount < number.amount ? 'less' : 'more';
    const after = labelAfter(line.slice(end, following?.start), next);
    const between = line.slice(found[i - 1]?.end ?? 0, start);
    const before = labelBefore(read === null ? between : withoutLabel(between, read));
    prices.push({
      amount: number.amount,
      currency: mark === undefined ? (number.pence === 'p' ? 'GBP' : hinted) : codeOf(mark, hinted),
      mark: mark?.text ?? number.pence,
      kind: joined ? 'range' : firstOf(after?.kind, before.kind, carried),
      gross: after?.gross === true || before.gross,
    });
    read = after?.shared === false ? after : null;
    carried = after?.shared === true ? after.kind : null;
  }
  return withoutRegular(prices);
}

/** The first kind that is not exact. */
function firstOf(...kinds: readonly (PriceKind | null | undefined)[]): PriceKind {
  return kinds.find((kind) => kind != null && kind !== 'exact') ?? 'exact';
}

/** A regular price is old beside another price, and current if it is alone. */
function withoutRegular(prices: readonly TextPrice[]): TextPrice[] {
  const hasCurrent = prices.some(({ kind, amount }) => kind === 'exact' && amount > 0);
  return prices.map((price) => (price.kind === 'regular' && hasCurrent ? { ...price, kind: 'old' } : price));
}

interface FoundPrice {
  number: NumberAt;
  mark: CurrencyMark | undefined;
  /** One end of a range. */
  joined: boolean;
  /** Includes its currency mark if that is adjacent. */
  start: number;
  end: number;
}

function findPrices(line: string, hinted: string | null): FoundPrice[] {
  const numbers = numbersIn(line, /€|\beur/i.test(line) || hinted === 'EUR');
  const marks = currencyMarks(line);
  const owned = ownedMarks(line, numbers, marks);
  const only = marks.every((mark) => mark.code === marks[0]?.code) ? marks[0] : undefined;
  return numbers.flatMap((number, i): FoundPrice[] => {
    const joined = isRangeJoint(line, numbers[i - 1], number) || isRangeJoint(line, number, numbers[i + 1]);
    const own = owned.get(number);
    const mark = own ?? (joined || numbers.length === 1 ? only : undefined);
    // Beside "£29.99", the 4 of "Pack of 4" is not a price; nor is one of several numbers without any
    // currency.
    if (mark === undefined && !joined && numbers.length > 1) return [];
    const start = Math.min(number.start, own?.start ?? number.start);
    return [{ number, mark, joined, start, end: Math.max(number.end, own?.end ?? number.end) }];
  });
}

/**
 * The one price that a text names, or null. A current price takes precedence over an old one; for several
 * prices or a range, returns the first, and kind says so: only kind 'exact' with an amount above 0 may be
 * stated. hint as in parsePrices.
 */
export function parsePrice(text: string, hint?: { currency?: string | undefined }): TextPrice | null {
  const prices = parsePrices(text, hint);
  const exact = prices
    .filter(({ kind }) => kind === 'exact' || kind === 'regular')
    .map(({ ...price }) => ({ ...price, kind: 'exact' as const }));
  const first = exact[0] ?? prices[0];
  if (first === undefined) return null;
  const differs = exact.some((price) => price.amount !== first.amount || price.currency !== first.currency);
  return differs ? { ...first, kind: 'several' } : first;
}

/**
 * An amount as programs write it: a number, "67.8400", or otherwise a text for people. Null for anything that
 * could be two amounts ("1.299"), for 0 and below, and for anything that is not a single price.
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

/**
 * Which number each currency mark belongs to: the nearer one, or on a tie, according to the position of the
 * text's outer marks.
 */
function ownedMarks(
  line: string,
  numbers: readonly NumberAt[],
  marks: readonly CurrencyMark[],
): Map<NumberAt, CurrencyMark> {
  const light = /^[\s.:,()=*-]*$/;
  const prefixed = (marks[0]?.start ?? 0) < (numbers[0]?.start ?? 0);
  const suffixed = (marks.at(-1)?.start ?? 0) > (numbers.at(-1)?.start ?? 0);
  const hasCents = (number: NumberAt) => /[.,]\d\d$/.test(line.slice(number.start, number.end));
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
    if (Math.min(toLeft, toRight) === Infinity || left === undefined || right === undefined) {
      own(owned, toLeft < toRight ? left : right, mark, Math.min(toLeft, toRight));
      continue;
    }
    // "1830 £ 60" and "60 £ 2 players": without cents or other marks, nothing tells which number is the
    // price.
    const isLeft =
      toLeft !== toRight
        ? toLeft < toRight
        : prefixed !== suffixed
          ? suffixed
          : hasCents(left) !== hasCents(right) || left.amount === right.amount
            ? hasCents(left)
            : null;
    if (isLeft !== null) own(owned, isLeft ? left : right, mark, 0);
  }
  return owned;
}

function own(
  owned: Map<NumberAt, CurrencyMark>,
  number: NumberAt | undefined,
  mark: CurrencyMark,
  distance: number,
): void {
  if (number === undefined || distance === Infinity) return;
  const before = owned.get(number);
  // "$29.99 CAD", "¥199 CNY": the code says which currency the sign means.
  const sign = before === undefined ? null : sharedCodes(before.text);
  const tells = mark.code !== null && sign?.has(mark.code) === true && sharedCodes(mark.text) === null;
  if (before === undefined || tells) owned.set(number, mark);
}

function isRangeJoint(line: string, left: NumberAt | undefined, right: NumberAt | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  const between = line.slice(left.end, right.start).toLowerCase();
  const isJoint = /^[^a-z]{0,5}(?:to|bis|-|–|—|à|and)[^a-z]{0,5}$/.test(between.replace(/usd|gbp|eur/g, ''));
  // "Price reduced from £64.99 to £51.99" is two prices.
  return isJoint && labelBefore(line.slice(0, left.start)).kind !== 'old';
}

function codeOf(mark: CurrencyMark, hinted: string | null): string | null {
  return hinted !== null && sharedCodes(mark.text)?.has(hinted) === true ? hinted : mark.code;
}
