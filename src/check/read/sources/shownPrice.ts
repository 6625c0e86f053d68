import type { Element } from '../../../html/parseHtml.ts';
import { currenciesOf } from '../../price/currencies.ts';
import type { PriceKind } from '../../price/labels.ts';
import { isCutBetween } from '../../price/numbers.ts';
import { parsePrices, type TextPrice } from '../../price/parsePrice.ts';
import { inherited, type Area, type Run } from '../page/area.ts';
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
export function readShownPrice({ area }: Subject): Statement[] {
  const isStruck = inherited(area, isStruckThrough);
  const isNamed = inherited(area, isPriceElement);
  const runs = area.runs.slice(0, maxRuns);
  const named = readElements(area, isStruck);
  const seen = runs.flatMap(({ text, within }, at) =>
    text.length > 60 || isStruck(within) ? [] : pricesAt(text, '', runs, at, at + 1),
  );
  const unnamed = seen.filter(({ next }) => {
    const run = runs[next - 1];
    return run !== undefined && !isNamed(run.within);
  });
  const isOnlyOld = named.every(({ kind }) => kind === 'old');
  const bare = isOnlyOld && !isBroken(runs, isNamed, isStruck) ? unnamed.filter(isAlone) : [];
  const [only] = isOnlyOld ? currentPrice([...named, ...bare]) : [];
  const isOne = only?.kind === 'price' && only.amounts.length === 1;
  const spoken: Statement[] = isOnlyOld
    ? isOne
      ? [{ ...only, kind: 'bare price' }]
      : []
    : currentPrice(named);
  const undercut = named.flatMap(({ kind, amount, quote, next }): Statement[] =>
    kind === 'exact' && unnamed.some((other) => other.amount < amount && isUndercut(other, next))
      ? [{ kind: 'undercut', source, quote, amount }]
      : [],
  );
  return [...spoken, ...[...named, ...seen].flatMap(statementsOf), ...undercut];
}

/** The prices in a text that stands in some runs, from first up to next, classified by the runs around it. */
function pricesAt(
  text: string,
  names: string,
  runs: readonly Run[],
  first: number,
  next: number,
): ShownPrice[] {
  if (!/\d/.test(text) || isCutBetween(text, runs[next]?.text ?? '')) return [];
  const beside = { before: besideText(runs, first - 1, -1), after: besideText(runs, next, 1) };
  return parsePrices(text, beside).flatMap((price) =>
    price.mark === null || price.amount === 0 ? [] : { ...price, mark: price.mark, quote: text, names, next },
  );
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
function readElements(area: Area, isStruck: (element: Element) => boolean): ShownPrice[] {
  const parts = area.parts
    .filter(
      ({ element, first, end }) => end > first && (isPriceElement(element) || isCalledOld(namesOf(element))),
    )
    .slice(0, maxElements);
  const elements = new Set(parts.map(({ element }) => element));
  const covered = new Set<Element>();
  const found: ShownPrice[] = [];
  for (const { element, first, end } of parts.toReversed()) {
    if (covered.has(element)) continue;
    const around = [element, ...ancestorsOf(element)].filter((one) => elements.has(one));
    const names = around.map(namesOf).join(' ');
    const prices = pricesAt(priceText(element), names, area.runs, first, end).map((price) => ({
      ...price,
      kind: kindOf(price.kind, names, isStruck(element)),
      gross: price.gross || isCalledGross(names),
    }));
    found.unshift(...prices);
    if (prices.some(({ kind }) => kind !== 'old')) for (const one of around) covered.add(one);
  }
  return settle(found);
}

function ancestorsOf(element: Element): Element[] {
  const { parent } = element;
  return parent !== null && 'attribs' in parent ? [parent, ...ancestorsOf(parent)] : [];
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
/** Kinds of price that do not count beside a full price for one copy. */
const paidOtherwise: ReadonlySet<PriceKind> = new Set(['instalment', 'unit']);

function isPaid({ kind }: ShownPrice): boolean {
  return !neverPaid.has(kind);
}

/** The current price of some: one statement, with several amounts if it is unclear which applies. */
function currentPrice(prices: readonly ShownPrice[]): Statement[] {
  const old = new Set(prices.flatMap(({ kind, amount }) => (kind === 'old' ? amount : [])));
  const charged = preferred(prices.filter(isPaid), ({ amount }) => !old.has(amount));
  const kept = preferred(charged, ({ kind }) => !paidOtherwise.has(kind));
  if (kept.length === 0) return [];
  const currencies = new Set(kept.flatMap(({ currency }) => currency ?? []));
  const isExact = currencies.size <= 1 && kept.every(({ kind }) => kind === 'exact' || kind === 'regular');
  // Beside a price without VAT, only a price that says so includes VAT, unless the other is the one that says so.
  const isNetUnsure =
    prices.some(({ kind, quote }) => kind === 'net' && !/\p{L}{2}/u.test(quote)) &&
    !kept.some(({ gross }) => gross);
  const quote = [...new Set(kept.map((one) => one.quote))].join(' | ').slice(0, 160);
  const amounts = isExact && !isNetUnsure ? [...new Set(kept.map(({ amount }) => amount))] : [];
  return [{ kind: 'price', source, quote, amounts, currency: [...currencies][0] ?? null }];
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

/** Whether a price without a price element has no words beside it but those about prices. */
function isAlone({ quote, next }: ShownPrice, _: number, all: readonly ShownPrice[]): boolean {
  const words = quote.replace(/price|inc\w*|tax/gi, '');
  return (
    quote.length <= 40 && !/[a-z]{4}/i.test(words) && all.filter((one) => one.next === next).length === 1
  );
}

/**
 * Whether a lower price outside any price element may be the current one: it is labelled so ("Sale price"), or stands
 * bare directly after the other.
 */
function isUndercut({ kind, now, quote, next }: ShownPrice, after: number): boolean {
  const isBare = next === after + 1 && !/\p{L}/u.test(quote);
  return kind === 'exact' && next > after && next <= after + 12 && (now || isBare);
}

/** Whether a price is ambiguous ("£29" beside "99"): then nothing else that looks like a price is used instead. */
function isBroken(
  runs: readonly Run[],
  isNamed: (element: Element) => boolean,
  isStruck: (element: Element) => boolean,
): boolean {
  return runs.some(
    ({ text, within }, at) =>
      (/\d/.test(text) && isNamed(within) && !isStruck(within)) ||
      isCutBetween(text, runs[at + 1]?.text ?? ''),
  );
}
