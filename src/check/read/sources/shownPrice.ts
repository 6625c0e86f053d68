import { currenciesOf, isPointGrouped } from '../price/numbers.ts';
import { parsePrices } from '../price/parsePrice.ts';
import { inherited } from '../page/area.ts';
import { isChoice } from '../page/regions.ts';
import type { Statement } from '../reading.ts';
import {
  isCut,
  isPaid,
  isPriceElement,
  isStruckThrough,
  pricesIn,
  readElements,
  type ShownPrice,
} from './priceElements.ts';
import type { PageSubject } from './subject.ts';

const source = 'shown';
const maxRuns = 2_000;

export function readShownPrice({ page, area }: PageSubject): Statement[] {
  const isStruck = inherited(area, isStruckThrough);
  const isNamed = inherited(area, isPriceElement);
  const isSize = inherited(area, (element) => isChoice(element) || element.name === 'table');
  const runs = area.runs.slice(0, maxRuns);
  // The product's name may be a label elsewhere ("E-Book").
  const texts = runs.map(({ text }) => (text === page.headingText ? '' : text));
  const pricesAt = pricesIn(texts, isPointGrouped(page.language));
  const elements = readElements(area.parts, pricesAt, isStruck);
  const lines = runs.flatMap(({ within }, first) => {
    const text = texts[first] ?? '';
    if (text.length > 60 || isStruck(within)) return [];
    const names = isNamed(within) ? 'price' : '';
    return pricesAt({ text, names, first, next: first + 1 });
  });
  const said = [...elements, ...lines];
  // OpenCart writes the price without tax below the one it charges, even if no tax is due.
  const isUntaxed = ({ kind, quote, amount, first }: ShownPrice) =>
    kind === 'net' &&
    parsePrices(quote).some((one) => one.kind === kind) &&
    said.some((one) => one.kind === 'exact' && one.amount === amount && one.next === first) &&
    !said.some(({ gross }) => gross);
  // The same amount is said twice, for screen readers, or as a rate ("$27.50 per month").
  const isLabel = (one: ShownPrice) =>
    one.kind === 'net' ? !isUntaxed(one) : one.kind === 'instalment' && /^\D{0,5}\d/.test(one.quote);
  const labeled = new Map(said.filter(isLabel).map(({ amount, kind }) => [amount, kind]));
  const withLabel = (price: ShownPrice): ShownPrice[] => {
    const isBare = price.kind === 'exact' && !price.gross;
    return isUntaxed(price)
      ? []
      : [isBare ? { ...price, kind: labeled.get(price.amount) ?? 'exact' } : price];
  };
  const [named, shown] = [elements.flatMap(withLabel), lines.flatMap(withLabel)];
  const unnamed = shown.filter(({ names }) => names === '');
  // Where a price is ambiguous ("£29" next to "99"), nothing else that looks like a price is used instead. Sizes
  // ("44" next to "46") are not prices.
  const isBroken = runs.some(
    ({ text, within }, at) =>
      (/\d/.test(text) && isNamed(within) && !isStruck(within)) ||
      (isCut(text, texts, at + 1) && !(/^\d+$/.test(text) && isSize(within))),
  );
  const isOnlyOld = named.every(({ kind }) => kind === 'old');
  // A price of the product has only short words, and words about prices, next to it.
  const isAlone = ({ quote }: ShownPrice) => !/\b(?!price|incl)\p{L}{4}/iu.test(quote);
  const bare = isBroken ? [] : unnamed.filter((price) => price.kind === 'from' || isAlone(price));
  const current = isOnlyOld
    ? currentPrice('bare price', [...named, ...bare]).filter(({ amounts }) => amounts.length === 1)
    : currentPrice('price', named);
  const undercut = named.filter(
    (price) => isRangeEnd(price, named) || unnamed.some((other) => isUndercut(price, other)),
  );
  const all = [...named, ...shown];
  return [
    ...current,
    ...all.flatMap((price) => statementsOf(price, all)),
    ...undercut.map(({ quote, amount }): Statement => ({
      kind: 'undercut',
      source,
      quote,
      amount,
    })),
  ];
}

/** The current price among several: one statement, with several amounts if it is unclear which applies. */
function currentPrice<K extends 'price' | 'bare price'>(kind: K, prices: readonly ShownPrice[]) {
  const old = new Set(prices.flatMap((one) => (one.kind === 'old' ? one.amount : [])));
  const charged = preferred(prices.filter(isPaid), ({ amount }) => !old.has(amount));
  const whole = preferred(charged, (one) => one.kind !== 'instalment' && one.kind !== 'unit');
  const regular = Math.min(...whole.map((one) => (one.kind === 'regular' ? one.amount : Infinity)));
  const reduced = whole.filter(({ amount }) => amount < regular);
  // A regular price is the current one only without a lower one.
  const isReduced = whole.every((one) => one.kind === 'regular' || reduced.includes(one));
  const kept = isReduced && reduced.length > 0 ? reduced : whole;
  if (kept.length === 0) return [];
  const currencies = new Set(kept.flatMap(({ currency }) => currency ?? []));
  const isExact = currencies.size <= 1 && kept.every((one) => one.kind === 'exact' || one.kind === 'regular');
  // Next to a price without VAT, only a price labeled so includes VAT, unless only the other one is labeled.
  const isNetUnsure =
    prices.some((one) => one.kind === 'net' && !/\p{L}{2}/u.test(one.quote)) &&
    !kept.some(({ gross }) => gross);
  const quote = [...new Set(kept.map((one) => one.quote))].join(' | ').slice(0, 160);
  const amounts = isExact && !isNetUnsure ? [...new Set(kept.map(({ amount }) => amount))] : [];
  return [{ kind, source, quote, amounts, currency: [...currencies][0] ?? null } as const];
}

function preferred<T>(all: readonly T[], test: (one: T) => boolean): readonly T[] {
  const some = all.filter(test);
  return some.length > 0 ? some : all;
}

const unlimited: ReadonlySet<string> = new Set(['exact', 'regular', 'several', 'old', 'saving', 'shipping']);

function statementsOf(
  { amount, kind, mark, gross, quote }: ShownPrice,
  all: readonly ShownPrice[],
): Statement[] {
  // The other end of a range may turn out to be an old price.
  const isRange = all.some((other) => other.kind === 'range' && other.amount !== amount);
  const limited = kind === 'range' ? isRange : !unlimited.has(kind);
  const currencies = currenciesOf(mark);
  const seen: Statement = { kind: 'amount', source, quote, amount, currencies, limited };
  if (kind === 'old' || kind === 'net') return [seen, { kind: `${kind} price`, source, quote, amount }];
  return gross && kind === 'exact' ? [seen, { kind: 'gross price', source, quote, amount }] : [seen];
}

function isRangeEnd({ kind, amount }: ShownPrice, named: readonly ShownPrice[]): boolean {
  const others = named.filter((one) => one.amount !== amount && one.kind === 'range');
  return (
    kind === 'range' && others.length > 0 && named.every((one) => one.kind === kind || one.amount !== amount)
  );
}

/** Whether a lower price outside any price element may be the current one. A much lower one is something else. */
function isUndercut({ amount, first, next }: ShownPrice, other: ShownPrice): boolean {
  const isNext = other.next === next + 1;
  const isBefore = other.next === first && other.now;
  const isNear = isBefore || (other.next > next && other.next <= next + 12);
  const isLower = other.amount < amount && other.amount > amount / 3;
  return other.kind === 'exact' && isLower && isNear && (other.now || isNext);
}
