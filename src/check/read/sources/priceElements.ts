import type { Element } from '../../../html/parseHtml.ts';
import { isUnrelated, type PriceKind } from '../../price/labels.ts';
import { isCutBetween } from '../../price/numbers.ts';
import { parsePrices, type TextPrice } from '../../price/parsePrice.ts';
import type { AreaPart } from '../page/area.ts';
import { namesOf } from '../page/names.ts';
import { remembered } from '../page/remembered.ts';
import { isCalled, isPriceElement, priceText } from './priceText.ts';

/** A price on the page; its kind also follows from the names of the elements around it. */
export interface ShownPrice extends TextPrice {
  mark: string;
  quote: string;
  /** The names of its price element and of those around that; empty outside any. */
  names: string;
  /** The indexes of its first text and of the one after it. */
  first: number;
  next: number;
}

/** The text of an element or a line. It stands in some of the page's texts, from first up to next. */
interface Place {
  text: string;
  names: string;
  first: number;
  next: number;
}

// A longer text is a separate sentence, not the label of a price.
const maxLabel = 50;

/** Finds the prices at a place. */
export type PricesAt = (place: Place) => ShownPrice[];

/** Classifies the prices in a page's texts by the texts around them. pointGroups: what its language does with "1.299". */
export function pricesIn(texts: readonly string[], pointGroups: boolean): PricesAt {
  const isPrice = remembered((text: string) => parsePrices(text).some(({ mark }) => mark !== null));
  /** A text that may be a label, and the one beyond it if that has the other price that it may label. */
  const besideTexts = (at: number, further: number): [near: string, far: string] => {
    const [near = '', far = ''] = [texts[at], texts[further]];
    if (near.length > maxLabel) return ['', ''];
    return [near, far.length <= maxLabel && isPrice(far) ? far : ''];
  };
  // Most price elements are a line of text, which is looked at again as a line.
  const known = new Map<string, TextPrice[]>();
  return ({ text, names, first, next }) => {
    if (!/\d/.test(text) || isCut(text, texts, next)) return [];
    const [before, beforeThat] = besideTexts(first - 1, first - 2);
    const [after, afterThat] = besideTexts(next, next + 1);
    // A text that begins with a lowercase letter continues the one before it.
    const further = texts[next + 1] ?? '';
    const below = further.charAt(0) === further.charAt(0).toUpperCase() ? after : `${after} ${further}`;
    const isNamed = names !== '';
    const beside = {
      pointGroups,
      before: `${beforeThat}\n${isNamed && isUnrelated(before, 'above') ? '' : before}`,
      after: `${isNamed && isUnrelated(below, 'below') ? '' : after}\n${afterThat}`,
    };
    const key = `${first} ${next} ${text}`;
    const prices = known.get(key) ?? parsePrices(text, beside);
    known.set(key, prices);
    return prices.flatMap((price) =>
      price.mark === null || price.amount === 0
        ? []
        : { ...price, mark: price.mark, quote: text, names, first, next },
    );
  };
}

/** Whether the cents of a price in a text may stand in the next ones, the first of which may be the point. */
export function isCut(text: string, texts: readonly string[], next: number): boolean {
  const [point = '', cents = ''] = [texts[next], texts[next + 1]];
  return isCutBetween(text, /^[.,]$/.test(point) ? `${point}${cents}` : point);
}

// More price elements than any page has around its product.
const maxElements = 200;

/** The prices of the innermost price elements. parts: in the order of their start tags. */
export function readElements(
  parts: readonly AreaPart[],
  pricesAt: PricesAt,
  isStruck: (element: Element) => boolean,
): ShownPrice[] {
  const all = parts.filter(({ element, first, end }) => end > first && isPriceElement(element));
  const named = all.slice(0, maxElements);
  const covered = new Set<AreaPart>();
  const found: ShownPrice[] = [];
  for (let part = named.pop(); part !== undefined; part = named.pop()) {
    if (covered.has(part)) continue;
    const { element, first, end: next } = part;
    // Of those that start before it, the ones that end after it are around it.
    const around = [...named.filter((one) => one.end > first), part];
    const names = around.map((one) => namesOf(one.element)).join(' ');
    const prices = pricesAt({ text: priceText(element), names, first, next }).map((price) => ({
      ...price,
      kind: kindOf(price.kind, names, isStruck(element)),
      gross: price.gross || isCalled.gross(names),
    }));
    found.unshift(...prices);
    if (prices.some(isPaid)) for (const one of around) covered.add(one);
  }
  return settle(found);
}

function kindOf(kind: PriceKind, names: string, isStruck: boolean): PriceKind {
  if (isStruck || isCalled.old(names)) return 'old';
  if (isCalled.net(names) && !isCalled.untaxed(names)) return 'net';
  return isCalled.noise(names) ? 'conditional' : kind;
}

/**
 * Classifies prices relative to each other: a price without tax is the page's price only if none includes tax; a
 * regular price is old beside a lower special price.
 */
function settle(prices: readonly ShownPrice[]): ShownPrice[] {
  const paid = prices.filter(isPaid);
  const isTaxShown = paid.some(({ names }) => !isCalled.untaxed(names));
  const special = paid.filter(({ names }) => isCalled.special(names) && !isCalled.regular(names));
  const highest = Math.max(0, ...special.map(({ amount }) => amount));
  return prices.map((price) => {
    if (!isPaid(price)) return price;
    if (isCalled.untaxed(price.names) && isTaxShown) return { ...price, kind: 'net' };
    const isOld = isCalled.regular(price.names) && highest > 0 && highest < price.amount;
    return isOld ? { ...price, kind: 'old' } : price;
  });
}

/** Kinds of price that are never the product's own, even in its price element. */
const neverPaid: ReadonlySet<PriceKind> = new Set(['old', 'saving', 'shipping', 'net', 'conditional']);

export function isPaid({ kind }: ShownPrice): boolean {
  return !neverPaid.has(kind);
}
