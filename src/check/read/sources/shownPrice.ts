import type { Element } from '../../../html/parseHtml.ts';
import { currenciesOf } from '../../price/currencies.ts';
import type { PriceKind } from '../../price/labels.ts';
import { isCutBetween } from '../../price/numbers.ts';
import { parsePrices, type TextPrice } from '../../price/parsePrice.ts';
import { inherited, type Part, type Run } from '../page/area.ts';
import { namesOf } from '../page/names.ts';
import type { Statement } from '../statement.ts';
import {
  isCalledGross,
  isCalledNet,
  isCalledNoise,
  isCalledOld,
  isCalledRegular,
  isCalledSpecial,
  isCalledUntaxed,
  isPriceElement,
  isStruckThrough,
} from './priceNames.ts';
import { priceText } from './priceText.ts';
import type { Subject } from './subject.ts';

const source = 'shown';
const maxRuns = 2_000;
// More price elements than any page has around its product.
const maxElements = 200;

/** A price on the page; its kind also follows from the names of the elements around it. */
interface ShownPrice extends TextPrice {
  mark: string;
  quote: string;
  /** The names of its price element and of those around that. */
  names: string;
  /** The index of the run after it. */
  next: number;
}

/** Statements from the prices that are visible beside the product's name. */
export function readShownPrice({ page, area }: Subject): Statement[] {
  const isStruck = inherited(area, isStruckThrough);
  const isNamed = inherited(area, isPriceElement);
  // The product's name may be a label elsewhere ("E-Book").
  const runs = area.runs
    .slice(0, maxRuns)
    .map((run) => (run.text === page.headingText ? { ...run, text: '' } : run));
  const named = readElements(area.parts, runs, isStruck);
  const short = runs.flatMap(({ text, within }, at) =>
    text.length > 60 || isStruck(within)
      ? []
      : pricesAt(text, isNamed(within) ? 'price' : '', runs, at, at + 1),
  );
  const unnamed = short.filter(({ names }) => names === '');
  // Where a price is ambiguous ("£29" beside "99"), nothing else that looks like a price is used instead.
  const isBroken = runs.some(
    ({ text, within }, at) =>
      (/\d/.test(text) && isNamed(within) && !isStruck(within)) || isCut(text, runs, at + 1),
  );
  const isOnlyOld = named.every(({ kind }) => kind === 'old');
  const bare = isBroken ? [] : unnamed.filter(isAlone);
  const current = isOnlyOld
    ? currentPrice('bare price', [...named, ...bare]).filter(({ amounts }) => amounts.length === 1)
    : currentPrice('price', named);
  const undercut = named.filter(
    ({ kind, amount, next }) =>
      kind === 'exact' &&
      unnamed.some((other) => other.amount < amount && other.amount > amount / 3 && isUndercut(other, next)),
  );
  return [
    ...current,
    ...[...named, ...short].flatMap(statementsOf),
    ...undercut.map(({ quote, amount }): Statement => ({ kind: 'undercut', source, quote, amount })),
  ];
}

/** The prices in a text that stands in some runs, from first up to next, classified by the runs around it. */
function pricesAt(
  text: string,
  names: string,
  runs: readonly Run[],
  first: number,
  next: number,
): ShownPrice[] {
  if (!/\d/.test(text) || isCut(text, runs, next)) return [];
  const beside = { before: besideText(runs, first - 1, -1), after: besideText(runs, next, 1) };
  return parsePrices(text, beside).flatMap((price) =>
    price.mark === null || price.amount === 0 ? [] : { ...price, mark: price.mark, quote: text, names, next },
  );
}

/** Whether the cents of a price in a text may stand in the next runs, the first of which may be the point. */
function isCut(text: string, runs: readonly Run[], next: number): boolean {
  const [point = '', cents = ''] = [runs[next]?.text, runs[next + 1]?.text];
  return isCutBetween(text, /^[.,]$/.test(point) ? `${point}${cents}` : point);
}

// A longer text is a separate sentence, not the label of a price.
const maxLabel = 50;

/** The text of a run that may be a label, with the price on its other side, if there is one. */
function besideText(runs: readonly Run[], at: number, step: 1 | -1): string {
  const [near = '', far = ''] = [runs[at]?.text, runs[at + step]?.text];
  if (near.length > maxLabel) return '';
  const isPrice = far.length <= maxLabel && parsePrices(far).some(({ mark }) => mark !== null);
  const beyond = isPrice ? far : '';
  return step < 0 ? `${beyond}\n${near}` : `${near}\n${beyond}`;
}

/** The prices of the innermost price elements in the product's part of the page. */
function readElements(
  parts: readonly Part[],
  runs: readonly Run[],
  isStruck: (element: Element) => boolean,
): ShownPrice[] {
  const all = parts.filter(({ element, first, end }) => end > first && isPriceElement(element));
  const named = all.slice(0, maxElements);
  const covered = new Set<Part>();
  const found: ShownPrice[] = [];
  for (const [i, part] of [...named.entries()].toReversed()) {
    if (covered.has(part)) continue;
    const { element, first, end } = part;
    // Of those that start before it, the ones that end after it are around it.
    const around = named.slice(0, i + 1).filter((one) => one.end > first);
    const names = around.map((one) => namesOf(one.element)).join(' ');
    const prices = pricesAt(priceText(element), names, runs, first, end).map((price) => ({
      ...price,
      kind: kindOf(price.kind, names, isStruck(element)),
      gross: price.gross || isCalledGross(names),
    }));
    found.unshift(...prices);
    if (prices.some(({ kind }) => kind !== 'old')) for (const one of around) covered.add(one);
  }
  return settle(found);
}

function kindOf(kind: PriceKind, names: string, isStruck: boolean): PriceKind {
  if (isStruck || isCalledOld(names)) return 'old';
  if (isCalledNet(names) && !isCalledUntaxed(names)) return 'net';
  return isCalledNoise(names) ? 'conditional' : kind;
}

/**
 * Classifies prices relative to each other: a price without tax is the page's price only if none includes tax; a
 * regular price is old beside a lower special price.
 */
function settle(prices: readonly ShownPrice[]): ShownPrice[] {
  const paid = prices.filter(isPaid);
  const isTaxShown = paid.some(({ names }) => !isCalledUntaxed(names));
  const special = paid.filter(({ names }) => !isCalledRegular(names) && isCalledSpecial(names));
  return prices.map((price) => {
    const isOld =
      isCalledRegular(price.names) &&
      special.length > 0 &&
      special.every(({ amount }) => amount < price.amount);
    const isNet = isCalledUntaxed(price.names) && isTaxShown;
    return !isPaid(price) || !(isNet || isOld) ? price : { ...price, kind: isNet ? 'net' : 'old' };
  });
}

/** Kinds of price that are never the product's own, even in its price element. */
const neverPaid: ReadonlySet<PriceKind> = new Set(['old', 'saving', 'shipping', 'net', 'conditional']);

function isPaid({ kind }: ShownPrice): boolean {
  return !neverPaid.has(kind);
}

/** The current price of some: one statement, with several amounts if it is unclear which applies. */
function currentPrice<K extends 'price' | 'bare price'>(kind: K, prices: readonly ShownPrice[]) {
  const old = new Set(prices.flatMap((one) => (one.kind === 'old' ? one.amount : [])));
  const charged = preferred(prices.filter(isPaid), ({ amount }) => !old.has(amount));
  const kept = preferred(charged, (one) => one.kind !== 'instalment' && one.kind !== 'unit');
  if (kept.length === 0) return [];
  const currencies = new Set(kept.flatMap(({ currency }) => currency ?? []));
  const isExact = currencies.size <= 1 && kept.every((one) => one.kind === 'exact' || one.kind === 'regular');
  // Beside a price without VAT, only a price that says so includes VAT, unless the other is the one that says so.
  const isNetUnsure =
    prices.some((one) => one.kind === 'net' && !/\p{L}{2}/u.test(one.quote)) &&
    !kept.some(({ gross }) => gross);
  const quote = [...new Set(kept.map((one) => one.quote))].join(' | ').slice(0, 160);
  const amounts = isExact && !isNetUnsure ? [...new Set(kept.map(({ amount }) => amount))] : [];
  return [{ kind, source, quote, amounts, currency: [...currencies][0] ?? null } as const];
}

/** The elements that pass a test, or all if none does. */
function preferred<T>(all: readonly T[], test: (one: T) => boolean): readonly T[] {
  const some = all.filter(test);
  return some.length > 0 ? some : all;
}

/** Statements from a price besides the current one. */
function statementsOf({ amount, kind, mark, gross, quote }: ShownPrice): Statement[] {
  const seen: Statement = { kind: 'amount', source, quote, amount, currencies: currenciesOf(mark) };
  if (kind === 'old' || kind === 'net') return [seen, { kind: `${kind} price`, source, quote, amount }];
  return gross && kind === 'exact' ? [seen, { kind: 'gross price', source, quote, amount }] : [seen];
}

/** Whether a price has no words beside it but short ones and those about prices. */
function isAlone({ quote, next }: ShownPrice, _: number, all: readonly ShownPrice[]): boolean {
  const isOne = all.filter((one) => one.next === next).length === 1;
  return isOne && quote.length <= 40 && !/\b(?!price|incl)\p{L}{4}/iu.test(quote);
}

/**
 * Whether a lower price outside any price element may be the current one: it is labelled so ("Sale price"), or stands
 * bare directly after the other.
 */
function isUndercut({ kind, now, quote, next }: ShownPrice, after: number): boolean {
  const isBare = next === after + 1 && !/\p{L}/u.test(quote);
  return kind === 'exact' && next > after && next <= after + 12 && (now || isBare);
}
