import type { Element } from '../../../html/parseHtml.ts';
import { plain } from '../../../html/text.ts';
import { labelAfter, labelBefore, withoutLabel } from '../../price/labels.ts';
import { parsePrices, type TextPrice } from '../../price/parsePrice.ts';
import type { Area, Part, Run } from '../page/area.ts';
import { asNames, namesOf } from '../page/names.ts';
import {
  isCalledGross,
  isCalledNet,
  isCalledNoise,
  isCalledPrice,
  isCalledRegular,
  isCalledSpecial,
  isCalledUntaxed,
} from './priceNames.ts';
import { isCalledOld, isStruckThrough, priceText } from './priceText.ts';
import { testNames } from './shownStock.ts';

/** The prices that one price element shows. */
export interface PriceSpot {
  quote: string;
  role: 'current' | 'old' | 'net' | 'noise';
  prices: readonly TextPrice[];
  /** Described as including tax. */
  gross: boolean;
  /**
   * The kind of price according to its names. untaxed: BigCommerce's theme uses this name even if no tax is
   * shown at all.
   */
  called: 'untaxed' | 'regular' | 'special' | null;
  /** The index of the next run. */
  next: number;
}

const maxSpots = 60;
// More price elements than any page has around its product.
const maxNamed = 200;

/** Whether an element is a price element, by any kind of name, or is struck through. */
export function isPriceElement(element: Element): boolean {
  return (
    isStruckThrough(element) ||
    isCalledPrice(namesOf(element)) ||
    testNames.some((name) => isCalledPrice(asNames(element.attribs[name] ?? '')))
  );
}

/** The innermost price elements of the product's part, each classified by its marks and labels. */
export function readSpots(area: Area): PriceSpot[] {
  const named = area.parts
    .filter(({ element, first, end }) => end > first && isPriceElement(element))
    .slice(0, maxNamed);
  const byElement = new Map<unknown, Part>(named.map((part) => [part.element, part]));
  const spots: PriceSpot[] = [];
  const isCovered = new Set<Part>();
  for (const part of named.toReversed()) {
    if (isCovered.has(part) || spots.length >= maxSpots) continue;
    const around = ancestorsOf(part.element).flatMap((element) => byElement.get(element) ?? []);
    const spot = readSpot(part, around, area.runs);
    if (spot === null) continue;
    spots.unshift(spot);
    if (spot.role !== 'old') for (const one of around) isCovered.add(one);
  }
  return settle(spots);
}

function ancestorsOf(element: Element): unknown[] {
  const around: unknown[] = [];
  for (let at = element.parent; at !== null; at = at.parent) around.push(at);
  return around;
}

/** Reads one price element; null if it shows no price. around: the enclosing price elements. */
function readSpot(
  { element, first, end }: Part,
  around: readonly Part[],
  runs: readonly Run[],
): PriceSpot | null {
  // Nested old prices are left out, unless there are no others.
  const whole = priceText(element, true);
  const current = pricesOf(plain(whole.text));
  const { text, prices } =
    current.prices.length > 0 || !whole.leftOut ? current : pricesOf(plain(priceText(element, false).text));
  const [price] = prices;
  if (price === undefined) return null;
  const names = [element, ...around.map((part) => part.element)].map(namesOf).join(' ');
  const isStruck = [element, ...around.map((part) => part.element)].some(isStruckThrough);
  const before = labelOf(runs, first, price.amount);
  return {
    quote: text,
    prices,
    next: end,
    gross: isCalledGross(names) || before.gross || prices.some(({ gross }) => gross),
    called: isCalledUntaxed(names)
      ? 'untaxed'
      : isCalledRegular(names)
        ? 'regular'
        : isCalledSpecial(names)
          ? 'special'
          : null,
    role: roleOf(names, isStruck, before),
    ...afterSpot(runs, end, price, names, isStruck, before),
  };
}

function roleOf(names: string, isStruck: boolean, { kind, length }: Label): PriceSpot['role'] {
  if (isStruck || isCalledOld(names)) return 'old';
  if (isCalledNet(names) && !isCalledUntaxed(names)) return 'net';
  if (isCalledNoise(names)) return 'noise';
  // A longer text is a separate sentence, unless it can only be the label of a price.
  if (kind === 'exact' || kind === 'regular' || (length > 40 && kind !== 'conditional')) return 'current';
  return kind === 'old' || kind === 'net' ? kind : 'noise';
}

/** The label in the text after a price. */
function afterSpot(
  runs: readonly Run[],
  end: number,
  price: TextPrice,
  names: string,
  isStruck: boolean,
  before: Label,
): Partial<Pick<PriceSpot, 'role' | 'gross'>> {
  if (roleOf(names, isStruck, before) !== 'current') return {};
  const after = runs[end]?.text ?? '';
  // The pence beside "£51".
  if (/^[.,]?\d\d$/.test(after)) return { role: 'noise' };
  if (after.length > 50) return {};
  const following = pricesOf(`${after} ${runs[end + 1]?.text.slice(0, 40) ?? ''}`).prices[0];
  const found = labelAfter(
    after,
    following === undefined ? null : following.amount < price.amount ? 'less' : 'more',
  );
  if (found === null || (following !== undefined && found.shared)) return {};
  if (found.gross) return { gross: true };
  const { kind } = found;
  if (kind === 'exact' || kind === 'regular' || (kind === 'old' && following !== undefined)) return {};
  if (kind === 'saving' && !found.slotted) return {};
  return { role: kind === 'old' || kind === 'net' ? kind : 'noise' };
}

interface Label {
  kind: ReturnType<typeof labelBefore>['kind'];
  gross: boolean;
  length: number;
}

/**
 * The label before a price. Text that belongs to the previous price, as in "£25 ex VAT £30", is not part of
 * it.
 */
function labelOf(runs: readonly Run[], first: number, amount: number): Label {
  const before = runs[first - 1]?.text.slice(-200) ?? '';
  const priced = /^.*(?:[£$€]\s?\d[\d.,]*|\d[.,]\d\d(?!\d)\s?[£$€]?)/s.exec(before)?.[0] ?? '';
  const label = before.slice(priced.length).trim();
  const other = pricesOf(
    priced !== '' ? priced.slice(-60) : (runs[first - 2]?.text.slice(-30) ?? ''),
  ).prices.at(-1);
  // The second end of a range whose first end is in a separate element.
  if (/^(?:to|bis|until|à|-|–)$/i.test(label) && other !== undefined)
    return { kind: 'range', gross: false, length: 0 };
  const own = other === undefined ? null : labelAfter(label, other.amount > amount ? 'less' : 'more');
  const rest = own !== null && !own.shared ? withoutLabel(label, own) : label;
  return { ...labelBefore(rest), length: rest.length };
}

/**
 * Classifies spots relative to each other: a price without tax is the page's price only if none includes tax;
 * a regular price is old beside a lower special price.
 */
export function settle(spots: readonly PriceSpot[]): PriceSpot[] {
  const current = spots.filter(({ role }) => role === 'current');
  const special = Math.max(
    0,
    ...current.flatMap(({ called, prices }) =>
      called === 'special' ? prices.map(({ amount }) => amount) : [],
    ),
  );
  const isTaxShown = current.some(({ called }) => called !== 'untaxed');
  return spots.map((spot) => {
    if (spot.role !== 'current') return spot;
    if (spot.called === 'untaxed' && isTaxShown) return { ...spot, role: 'net' };
    const isOld =
      spot.called === 'regular' && special > 0 && spot.prices.every(({ amount }) => amount > special);
    return isOld ? { ...spot, role: 'old' } : spot;
  });
}

export function pricesOf(text: string): { text: string; prices: TextPrice[] } {
  return { text, prices: parsePrices(text).filter(({ mark, amount }) => mark !== null && amount > 0) };
}

/** Whether a short text has only words about prices. */
function isOnlyLabelled(text: string): boolean {
  return text.replace(/price|inc\w*|tax/gi, '').search(/[a-z]{4}/i) < 0;
}

/** A text that consists of a price and its preceding label, as a spot; null for any other text. */
export function readAlone({ text, within }: Run, at: number, runs: readonly Run[]): PriceSpot | null {
  const { prices } = pricesOf(text);
  const [price] = prices;
  if (price === undefined || prices.length > 1 || text.length > 40 || !isOnlyLabelled(text)) return null;
  const role = roleOf('', isStruckThrough(within), labelOf(runs, at, price.amount));
  return { quote: text, prices, next: at + 1, gross: price.gross, called: null, role };
}
