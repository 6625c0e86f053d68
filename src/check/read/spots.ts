import { parsePrices, type TextPrice } from '../price.ts';
import { labelAfter, labelBefore } from '../priceLabels.ts';
import { isElement, plain, type Element, type Node } from './dom.ts';
import { namesOf } from './regions.ts';

/** A visible text, in the page's order. */
export interface Run {
  text: string;
  struck: boolean;
  /** Within an element that is called a price. */
  named: boolean;
}

/** The prices that one price element shows. role: what its mark-up and labels make of them. */
export interface PriceSpot {
  text: string;
  role: 'current' | 'old' | 'net' | 'noise';
  prices: TextPrice[];
  /** Said to be with VAT. */
  gross: boolean;
  /** The index of the run that follows. */
  next: number;
}

/** Whether an element crosses its text out. */
export function isStruckThrough(element: Element): boolean {
  const { name, attribs } = element;
  return (
    name === 's' ||
    name === 'del' ||
    name === 'strike' ||
    (attribs.style?.slice(0, 500).includes('line-through') ?? false)
  );
}

const word = (words: string): RegExp => new RegExp(String.raw`(?:^|[\s_-])(?:${words})(?:$|[\s_-])`, 'i');
const oldNames = word(
  String.raw`old\w*|was\w*|rrp|msrp|srp|list-?price|compare\w*|strike\w*|striked?-?through|line-through|crossed\w*|original\w*|previous\w*|before|retail\w*|uvp`,
);
const netNames = word(
  String.raw`(?:price-?)?(?:ex|exc|excl|excluding|without|no|net)-?(?:vat|tax|gst)?-?(?:vat|tax|gst)|notax|withoutTax|price-net|netto`,
);
const grossNames = word(
  String.raw`(?:price-?)?(?:inc|incl|including|with)-?(?:vat|tax)|(?:vat|tax)-?inc\w*|withTax|brutto`,
);
const grossText =
  /\b(?:inc(?:l(?:uding|usive)?)?\.?(?: of)? (?:vat|tax|gst)|with (?:vat|tax)|ttc|inkl\.? (?:mwst|ust)|iva incl)/i;
const noiseNames = word(
  String.raw`shipping\w*|delivery\w*|instal\w*|klarna\w*|afterpay\w*|clearpay\w*|laybuy|sezzle|paypal\w*|financ\w*|month\w*|unit-?price\w*|price-?per-?unit|per-?unit|base-?price|` +
    String.raw`points?|rewards?|loyalty|member\w*|used\w*|pre-?owned|savings?|you-?save|save|deposit|gift\w*|trade-?in|threshold|subscri\w*|sns|from|range|bulk|tier\w*|member-price`,
);

/** Reads one price element; null where it shows none. runs from first on are its own. */
export function readSpot(
  element: Element,
  runs: readonly Run[],
  first: number,
  names: string,
  struck: boolean,
): PriceSpot | null {
  const text = plain(joined(element));
  const prices = parsePrices(text).filter((price) => price.mark !== null && price.amount > 0);
  if (prices.length === 0) return null;
  const next = runs.length;
  const gross =
    grossNames.test(names) || grossText.test(`${runs[first - 1]?.text.slice(0, 60) ?? ''} ${text}`);
  return { text, prices, next, gross, role: roleOf(runs, first, names, struck) };
}

/** The texts that are nothing but a price, as spots; what stands before each makes of it what it is. */
export function readAlone(runs: readonly Run[]): PriceSpot[] {
  // Where a price could not be made out ("£29" beside "99"), what else looks like one is not it.
  if (runs.some(({ named, text }, at) => (named && /\d/.test(text)) || isBroken(text, runs[at + 1]?.text)))
    return [];
  return runs.slice(0, 400).flatMap(({ text, struck }, at): PriceSpot[] => {
    const bare = text.replace(/^(?:our |sale |special )?price:? /i, '');
    if (bare.length > 24 || /[a-z]{4}/i.test(bare.replace(grossText, ''))) return [];
    const prices = parsePrices(bare).filter((price) => price.mark !== null && price.amount > 0);
    if (prices.length !== 1) return [];
    return [{ text, prices, next: at + 1, gross: grossText.test(text), role: roleOf(runs, at, '', struck) }];
  });
}

/** Whether a price goes on in the text that follows. */
function isBroken(text: string, next: string | undefined): boolean {
  return /[£$€]\s?[\d.,]*$|\d[.,]$/.test(text) && next !== undefined && /^[.,]?\d/.test(next);
}

function roleOf(runs: readonly Run[], first: number, names: string, struck: boolean): PriceSpot['role'] {
  if (struck || oldNames.test(names)) return 'old';
  if (netNames.test(names)) return 'net';
  if (noiseNames.test(names)) return 'noise';
  const before = runs[first - 1]?.text.toLowerCase() ?? '';
  if (before.length > 30 || /[£$€]\s?\d|\d[.,]\d\d(?!\d)/.test(before)) return 'current';
  const kind = labelBefore(`${before} `);
  // Themes say "Regular price" to screen readers of what is charged now.
  if (kind === 'exact' || (kind === 'old' && /regular|retail/.test(before))) return 'current';
  return kind === 'old' || kind === 'net' ? kind : 'noise';
}

/** What the text after a price element makes of it; null for nothing. */
export function readLabelAfter(after: string): 'net' | 'gross' | 'noise' | null {
  if (after.length > 40) return null;
  if (grossText.test(after)) return 'gross';
  const kind = labelAfter(after.toLowerCase(), true)?.kind;
  return kind === 'net' ? 'net' : kind === 'instalment' || kind === 'unit' ? 'noise' : null;
}

const smallPart = /(?:^|[\s_-])(?:cents?|decimals?|fraction\w*|minor|pence|pennies)(?:$|[\s_-])/i;

/** An element's text with the pence of "29<sup>99</sup>" set off; digits that only touch stay apart. */
function joined(element: Element): string {
  let text = '';
  const visit = (node: Node): void => {
    if (text.length > 320) return;
    if (isElement(node)) {
      if (node.name === 'script' || node.name === 'style' || node.name === 'template') return;
      // A struck price is a spot of its own.
      if (node !== element && isStruckThrough(node)) return;
      const isPointed = /^\s*[.,]/.test(startOfText(node));
      const isSmall = node.name === 'sup' || smallPart.test(namesOf(node));
      if (/\d\ue000?\s*$/.test(text) && (isPointed || isSmall))
        text = text.replace(/\ue000?\s*$/, isPointed ? '' : '.');
      else if (/\d$/.test(text)) text += '\ue000';
      const { length } = text;
      for (const child of node.children) visit(child);
      if (text.length > length && /\d$/.test(text)) text += '\ue000';
    } else if ('data' in node) text += node.data.slice(0, 320);
  };
  visit(element);
  // Two numbers that touch across elements could be one: neither is read.
  return text.replace(/[\d.,]+(?:\ue000+[\d.,]+)+/g, ' ').replaceAll('\ue000', '');
}

function startOfText(node: Node): string {
  return isElement(node)
    ? node.children.map(startOfText).join('').slice(0, 40)
    : 'data' in node
      ? node.data.slice(0, 40)
      : '';
}
