import { sharedCodes } from '../../price/currencies.ts';
import type { PriceKind } from '../../price/labels.ts';
import { isNamedOtherwise, labelBefore } from '../../price/labels.ts';
import type { TextPrice } from '../../price/parsePrice.ts';
import { inherited, type Run } from '../page/area.ts';
import type { Statement } from '../statement.ts';
import { isPriceElement, pricesOf, readAlone, readSpots, settle, type PriceSpot } from './priceSpots.ts';
import { isStruckThrough } from './priceText.ts';
import type { Subject } from './subject.ts';

const source = 'shown';
const maxRuns = 2_000;
const isSign = /^[£$€]$/;

/** Statements from the prices that are visible beside the product's name. */
export function readShownPrice({ area }: Subject): Statement[] {
  const { runs } = area;
  const isStruck = inherited(area, isStruckThrough);
  const isNamed = inherited(area, isPriceElement);
  const named = readSpots(area);
  const isOnlyOld = named.every(({ role }) => role === 'old');
  const alone =
    isOnlyOld && !isBrokenAnywhere(runs, isNamed, isStruck)
      ? settle(runs.slice(0, 400).flatMap((run, at) => readAlone(run, at, runs) ?? []))
      : [];
  const [only] = isOnlyOld ? current([...named, ...alone]) : [];
  const isOne = only?.kind === 'price' && only.amounts.length === 1;
  const spoken: Statement[] = isOnlyOld ? (isOne ? [{ ...only, kind: 'bare price' }] : []) : current(named);
  const mentions = runs
    .slice(0, maxRuns)
    // A sign may be in a separate element: "€" and "17,10".
    .map(({ text, within }, i) => ({
      within,
      text: isSign.test(runs[i - 1]?.text ?? '') ? `${runs[i - 1]?.text ?? ''} ${text}` : text,
    }))
    .filter(({ text, within }) => text.length <= 60 && /\d/.test(text) && !isStruck(within))
    .flatMap(({ text }) =>
      pricesOf(text)
        .prices.filter(({ kind }) => kind === 'exact')
        .map((price) => amountOf(price, text)),
    );
  const undercut = named.flatMap((spot) =>
    isUndercut(spot, runs, (run) => isNamed(run.within) || isStruck(run.within))
      ? spot.prices.map(({ amount }): Statement => ({ kind: 'undercut', source, quote: spot.quote, amount }))
      : [],
  );
  return [...spoken, ...named.flatMap(roleStatements), ...mentions, ...undercut];
}

function amountOf({ amount, mark, currency }: TextPrice, text: string): Statement {
  return { kind: 'amount', source, quote: text, amount, mark: mark ?? '', currency };
}

/** Statements from a price element besides the current price. */
function roleStatements({ role, prices, quote, gross }: PriceSpot): Statement[] {
  return prices.flatMap((price): Statement[] => {
    const { amount, kind } = price;
    const seen = role === 'noise' || price.mark === null ? [] : [amountOf(price, quote)];
    if (role === 'old') return [{ kind: 'old price', source, quote, amount }, ...seen];
    if (role === 'net' || kind === 'net') return [{ kind: 'net price', source, quote, amount }, ...seen];
    return role === 'current' && gross && kind === 'exact'
      ? [{ kind: 'gross price', source, quote, amount }, ...seen]
      : seen;
  });
}

/** Kinds of price that are never the product's own, even in its price element. */
const neverPaid: ReadonlySet<PriceKind> = new Set(['old', 'saving', 'shipping', 'net', 'conditional']);
/** Kinds of price that do not count beside a full price for one copy. */
const paidOtherwise: ReadonlySet<PriceKind> = new Set(['instalment', 'unit']);

/** The current price of some spots: one statement, with several amounts if it is unclear which applies. */
function current(spots: readonly PriceSpot[]): Statement[] {
  const old = new Set(
    spots.flatMap(({ role, prices }) => (role === 'old' ? prices.map(({ amount }) => amount) : [])),
  );
  const shown = spots.filter(({ role }) => role === 'current');
  const paid = shown.flatMap(({ prices }) => prices.filter(({ kind }) => !neverPaid.has(kind)));
  const charged = preferred(paid, ({ amount }) => !old.has(amount));
  const kept = preferred(charged, ({ kind }) => !paidOtherwise.has(kind));
  const [first] = kept;
  if (first === undefined) return [];
  const isExact = kept.every(
    ({ kind, currency }) => (kind === 'exact' || kind === 'regular') && currency === first.currency,
  );
  // Beside a price without VAT, only a price that says so includes VAT.
  const isNetUnsure = spots.some(({ role }) => role === 'net') && !shown.some(({ gross }) => gross);
  return [
    {
      kind: 'price',
      source,
      quote: [...new Set(shown.map(({ quote }) => quote))].join(' | ').slice(0, 160),
      amounts: isExact && !isNetUnsure ? [...new Set(kept.map(({ amount }) => amount))] : [],
      currency: first.mark !== null && sharedCodes(first.mark) !== null ? null : first.currency,
    },
  ];
}

/** The elements that pass a test, or all if none does. */
function preferred<T>(all: readonly T[], test: (one: T) => boolean): readonly T[] {
  const some = all.filter(test);
  return some.length > 0 ? some : all;
}

/**
 * Whether the page names a lower price as the current one outside any price element: with a label such as
 * "Sale price", or bare and directly after the other. The price that was read may then be the old one.
 */
function isUndercut(
  { role, prices, next }: PriceSpot,
  runs: readonly Run[],
  isMarked: (run: Run) => boolean,
): boolean {
  const [price] = prices;
  if (role !== 'current' || price === undefined) return false;
  return runs.slice(next, next + 12).some((run, i) => {
    const { text } = run;
    if (text.length > 50 || !/\d/.test(text) || isMarked(run)) return false;
    const [lower, ...more] = pricesOf(text).prices;
    if (lower?.kind !== 'exact' || more.length > 0 || lower.amount >= price.amount) return false;
    const before = i > 0 ? (runs[next + i - 1]?.text ?? '') : '';
    return /\p{L}/u.test(text)
      ? isCurrentLabel(text)
      : before === '' || before.length > 30
        ? text.length <= 16 && i === 0
        : isCurrentLabel(before);
  });
}

/** Whether a label marks the price that is paid now: "Sale price", "Our price", "Now only". */
function isCurrentLabel(label: string): boolean {
  return !isNamedOtherwise(label) && labelBefore(label).kind === 'exact' && labelBefore(label).current;
}

/** If a price is ambiguous ("£29" beside "99"), nothing else that looks like a price is used instead. */
function isBrokenAnywhere(
  runs: readonly Run[],
  isNamed: (element: Run['within']) => boolean,
  isStruck: (element: Run['within']) => boolean,
): boolean {
  return runs.some(({ text, within }, at) => {
    if (/\d/.test(text) && isNamed(within) && !isStruck(within)) return true;
    const next = runs[at + 1]?.text ?? '';
    return (
      (/(?:[£$€]\s?(?:\d{1,3}(?:[ .,]?\d{3})*)?|\d[.,])$/.test(text) && /^[.,]?\d/.test(next)) ||
      (/^\d[\d ]{0,8}$/.test(text) && /^[£$€] ?\d\d$/.test(next))
    );
  });
}
