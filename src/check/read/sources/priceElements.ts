import { type Element, isElement, type Node } from '../../../web/parseHtml.ts';
import { attributeWords, plain, textContent } from '../../../web/text.ts';
import { isSaving, isUnrelated, type PriceKind } from '../price/labels.ts';
import { isCutBetween } from '../price/numbers.ts';
import { parsePrices, type TextPrice } from '../price/parsePrice.ts';
import type { AreaPart } from '../page/area.ts';
import { isNamed, namesMatcher, namesOf } from '../page/regions.ts';
import { memoize } from '../memoize.ts';

const matchAmount = namesMatcher(
  '*price *prices *price[0-9]* prc* *amount money prix preis precio prezzo preco prijs cena pris',
);

const isCalled = {
  old: namesMatcher(
    'old* was* rrp msrp srp list-price listprice compare* strike* striked-through crossed* barred original* previous* before non-sale retail* uvp',
  ),
  regular: namesMatcher(
    'regular regular-price regularprice price-regular normal-price normalprice price-standard standard-price',
  ),
  special: namesMatcher('*special* *sale* *reduced* *discount* *final* *current* *promo* now new our'),
  /** BigCommerce's theme uses this name even if no tax is shown at all. */
  untaxed: namesMatcher('without-tax'),
  net: namesMatcher(
    `*ex-vat *ex-tax *exvat *excl-vat *excl-tax *excluding-vat *excluding-tax *without-vat *without-tax *no-vat *no-tax notax price-net netto net-price vat-ex* tax-ex* *exc-vat *exc-tax price-tax price-tax-live`,
  ),
  gross: namesMatcher(
    '*inc-vat *inc-tax *incvat *incl-vat *incl-tax *including-vat *including-tax *with-vat *with-tax withtax vat-inc* tax-inc* brutto',
  ),
  noise: namesMatcher(`
    shipping* delivery* instal* klarna* afterpay* clearpay* laybuy sezzle paypal* financ* month* unit-price* unitprice* price-per-unit per-unit base-price
    point points reward rewards loyalty member* used* pre-owned preowned saving savings you-save yousave save deposit gift* trade-in tradein threshold subscri* sns
    from price-to bulk tier* trade wholesale dealer* coupon* voucher* code omnibus lowest* price-match pricematch price-promise student*`),
  range: namesMatcher('price-range'),
  pence: namesMatcher('cent cents decimal decimals fraction* minor pence pennies'),
};

export function isStruckThrough({ name, attribs }: Element): boolean {
  return (
    ['s', 'del', 'strike'].includes(name) ||
    attribs.style?.slice(0, 500).includes('line-through') === true ||
    attributeWords(attribs.class).includes('line-through')
  );
}

export function isPriceElement(element: Element): boolean {
  return isStruckThrough(element) || isCalled.old(namesOf(element)) || isNamed(element, matchAmount);
}

const maxNodes = 400;
const maxText = 400;

// Marks where elements begin and end.
const edge = '\ue000';
const units = /(?<![\d.,])(\d{1,3}(?:[ .,]?\d{3})*)[ \ue000]*([€£$])?[.,]?[ \ue000]*$/;
const pence = /^[.,]?([€£$])? ?(\d\d) ?([€£$])?\*?$/;
const endsWithPence = /[.,]\d\d\D*$/;
// "1", "1)", "1,2" and "15".
const footnote = /^[([]?\d[\d ,;)\].*]*$/;
// Two numbers in adjacent elements could be one.
const adjacent = /\d[.,]?\ue000+[.,]?\d|(?<![\d.,])\d{1,3}\ue000+ \ue000*\d{3}(?!\d)/;

// Cents with their own point belong to the number before.
const centsEdge = /(?<=\d)\ue000+(?=[.,]\d\d(?![\d.,]|\ue000+\d))/g;

// Words in adjacent elements are separate: "129 zł" and "netto".
const wordEdge = /(?<=[\p{L}\d])\ue000+(?=\p{L}{2})/gu;

/** Without old prices and footnotes; empty if adjacent digits may be one number or two. */
export function priceText(top: Element): string {
  let [text, nodes, isUnclear] = ['', 0, false];
  const visit = (node: Node): void => {
    nodes += 1;
    if (nodes > maxNodes || text.length > maxText) isUnclear = true;
    if (isUnclear) return;
    if (!isElement(node)) {
      if ('data' in node) text += node.data.slice(0, 1000).replace(/\s+/g, ' ');
      return;
    }
    const names = namesOf(node);
    const isOld = node !== top && (isStruckThrough(node) || isCalled.old(names));
    if (isOld || node.name === 'script' || node.name === 'style') return;
    if (node.name === 'sup' || node.name === 'small' || isCalled.pence(names)) {
      const small = plain(textContent(node, maxText));
      const [, before, cents, after] = pence.exec(small) ?? [];
      if (cents !== undefined && units.test(text)) {
        text = text.replace(
          units,
          (_, whole: string, sign?: string) => `${whole}.${cents}${sign ?? before ?? after ?? ''}`,
        );
        return;
      }
      // After the pence, it can only be a footnote; after "129 €", it may be part of the price.
      isUnclear = footnote.test(small) && !endsWithPence.test(text);
      if (footnote.test(small)) return;
    }
    text += edge;
    for (const child of node.children) visit(child);
    text += edge;
  };
  visit(top);
  text = text.replace(centsEdge, '');
  const isNumberUnclear = isUnclear || adjacent.test(text);
  return isNumberUnclear ? '' : plain(text.replace(wordEdge, ' ').replaceAll(edge, ''));
}

export interface ShownPrice extends TextPrice {
  mark: string;
  quote: string;
  /** The names of its price element and its ancestors; empty outside any. */
  names: string;
  /** The indexes of its first text and of the one after it. */
  first: number;
  next: number;
}

/** The text of an element or a line: the page's texts from first up to next. */
interface Place {
  text: string;
  names: string;
  first: number;
  next: number;
}

// A longer text is a separate sentence, not the label of a price.
const maxLabel = 50;

type PricesAt = (place: Place) => ShownPrice[];

/** Classifies the prices in a page's texts by the texts around them. pointGroups: whether its language reads "1.299" as a thousand and more. */
export function pricesIn(texts: readonly string[], pointGroups: boolean): PricesAt {
  const isPrice = memoize((text: string) => parsePrices(text).some(({ mark }) => mark !== null));
  const besideTexts = (at: number, step: 1 | -1): [near: string, far: string] => {
    const [near = '', far = '', beyond = ''] = [texts[at], texts[at + step], texts[at + step * 2]];
    if (near.length > maxLabel) return ['', ''];
    // The currency sign may be in an element of its own.
    const both = step === 1 ? `${far}${beyond}` : `${beyond}${far}`;
    return [near, [far, both].find((text) => text.length <= maxLabel && isPrice(text)) ?? ''];
  };
  return ({ text, names, first, next }) => {
    if (!/\d/.test(text) || isCut(text, texts, next)) return [];
    const [before, beforeThat] = besideTexts(first - 1, -1);
    const [after, afterThat] = besideTexts(isSaving(texts[next] ?? '') ? next + 1 : next, 1);
    // A text that begins with a lowercase letter continues the one before it.
    const further = texts[next + 1] ?? '';
    const below = further.charAt(0) === further.charAt(0).toUpperCase() ? after : `${after} ${further}`;
    const beside = {
      pointGroups,
      before: `${beforeThat}\n${isUnrelated(before, 'above') ? '' : before}`,
      after: `${isUnrelated(below, 'below') ? '' : after}\n${afterThat}`,
    };
    return parsePrices(text, beside).flatMap((price) =>
      price.mark === null || price.amount === 0
        ? []
        : { ...price, mark: price.mark, quote: text, names, first, next },
    );
  };
}

export function isCut(text: string, texts: readonly string[], next: number): boolean {
  const [point = '', cents = ''] = [texts[next], texts[next + 1]];
  return isCutBetween(text, /^[.,]$/.test(point) ? `${point}${cents}` : point);
}

const maxElements = 200;

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
    // Those that start before it and end after it contain it.
    const around = [...named.filter((one) => one.end > first), part];
    const names = around.map((one) => namesOf(one.element)).join(' ');
    const prices = pricesAt({ text: priceText(element), names, first, next }).map((price) => ({
      ...price,
      kind: kindOf(price.kind, names, namesOf(element), isStruck(element)),
      gross: price.gross || isCalled.gross(names),
    }));
    found.unshift(...prices);
    if (prices.some(isPaid)) for (const one of around) covered.add(one);
  }
  return settle(found);
}

/** own: its names without those of its ancestors; FluentCart calls what contains a single price a range. */
function kindOf(kind: PriceKind, names: string, own: string, isStruck: boolean): PriceKind {
  if (isStruck || isCalled.old(names)) return 'old';
  if (isCalled.net(names) && !isCalled.untaxed(names)) return 'net';
  return isCalled.noise(names) || isCalled.range(own) ? 'conditional' : kind;
}

/** A regular price is old next to a special one. */
function settle(prices: readonly ShownPrice[]): ShownPrice[] {
  const paid = prices.filter(isPaid);
  const special = paid.filter(({ names }) => isCalled.special(names) && !isCalled.regular(names));
  const highest = Math.max(0, ...special.map(({ amount }) => amount));
  return prices.map((price) => {
    if (!isPaid(price)) return price;
    const isOld = isCalled.regular(price.names) && highest > 0 && highest < price.amount;
    return isOld ? { ...price, kind: 'old' } : price;
  });
}

const neverPaid: ReadonlySet<PriceKind> = new Set(['old', 'saving', 'shipping', 'net', 'conditional']);

export function isPaid({ kind }: ShownPrice): boolean {
  return !neverPaid.has(kind);
}
