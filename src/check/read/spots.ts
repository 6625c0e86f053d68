import { parsePrices, type TextPrice } from '../price.ts';
import { labelAfter, labelBefore, labelOfOnly } from '../priceLabels.ts';
import { plain, type Element } from './dom.ts';
import { oldNames, priceText } from './priceText.ts';
import { inNames } from './regions.ts';

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
  /**
   * What its names make of it beside others. untaxed: BigCommerce's theme says so too where no tax is shown at all.
   * regular: an old price beside a lower special one, else the price.
   */
  called: 'untaxed' | 'regular' | 'special' | null;
  /** The index of the run that follows. */
  next: number;
  /** The page's runs, which go on after the spot. */
  runs: readonly Run[];
}

const regularNames = inNames(String.raw`regular(?:-?price)?|price-?regular|normal-?price`);
const specialNames =
  /special|sale|reduced|discount|final|current|promo|(?:^|[\s_-])(?:now|new|our)(?:$|[\s_-])/i;
const netNames = inNames(
  String.raw`(?:price-?)?(?:ex|exc|excl|excluding|without|no|net)-?(?:vat|tax|gst)?-?(?:vat|tax|gst)|notax|price-net|netto`,
);
const grossNames = inNames(
  String.raw`(?:price-?)?(?:inc|incl|including|with)-?(?:vat|tax)|(?:vat|tax)-?inc\w*|withTax|brutto`,
);
const grossText =
  /\b(?:inc(?:l(?:uding|usive)?)?\.?(?: of)? (?:vat|tax|gst)|with (?:vat|tax)|ttc|inkl\.? (?:mwst|ust)|iva incl)/i;
const noiseNames = inNames(
  String.raw`shipping\w*|delivery\w*|instal\w*|klarna\w*|afterpay\w*|clearpay\w*|laybuy|sezzle|paypal\w*|financ\w*|month\w*|unit-?price\w*|price-?per-?unit|per-?unit|base-?price|` +
    String.raw`points?|rewards?|loyalty|member\w*|used\w*|pre-?owned|savings?|you-?save|save|deposit|gift\w*|trade-?in|threshold|subscri\w*|sns|from|price-?to|range|bulk|tier\w*|member-price|` +
    String.raw`trade|wholesale|dealer\w*|coupon\w*|voucher\w*|code|omnibus|lowest\w*|price-?(?:match|promise)|student\w*`,
);

/** Reads one price element; null where it shows none. runs from first on are its own. */
export function readSpot(
  element: Element,
  runs: readonly Run[],
  first: number,
  names: string,
  struck: boolean,
): PriceSpot | null {
  // What is called old within it is left out, unless it is all there is.
  const { text: whole, leftOut } = priceText(element, true);
  const current = pricesOf(plain(whole));
  const { text, prices } =
    current.prices.length > 0 || !leftOut ? current : pricesOf(plain(priceText(element, false).text));
  const [price] = prices;
  if (price === undefined) return null;
  const label = labelFor(runs, first, price.amount);
  return {
    text,
    prices,
    next: runs.length,
    runs,
    gross: grossNames.test(names) || grossText.test(`${label.slice(0, 60)} ${text}`),
    called: calledOf(names),
    role: roleOf(label, names, struck),
  };
}

function calledOf(names: string): PriceSpot['called'] {
  if (/(?:^|[\s_-])withoutTax(?:$|\s)/.test(names)) return 'untaxed';
  return regularNames.test(names) ? 'regular' : specialNames.test(names) ? 'special' : null;
}

/**
 * Spots as they are beside what follows them and beside each other: a price without tax is the page's only where none is
 * with it; a regular price is old beside a lower special one.
 */
export function settleSpots(found: readonly PriceSpot[]): PriceSpot[] {
  const spots = found.map(withLabelAfter);
  const current = spots.filter(({ role }) => role === 'current');
  const amountsOf = (called: PriceSpot['called']): number[] =>
    current
      .filter((spot) => spot.called === called)
      .flatMap(({ prices }) => prices.map(({ amount }) => amount));
  const special = Math.max(...amountsOf('special'), 0);
  const isTaxShown = current.some(({ called }) => called !== 'untaxed');
  return spots.map((spot) => {
    if (spot.role !== 'current') return spot;
    if (spot.called === 'untaxed' && isTaxShown) return { ...spot, role: 'net' };
    const isOld =
      spot.called === 'regular' && special > 0 && spot.prices.every(({ amount }) => amount > special);
    return isOld ? { ...spot, role: 'old' } : spot;
  });
}

/** A spot with what the text after it makes of it. */
function withLabelAfter(spot: PriceSpot): PriceSpot {
  if (spot.role !== 'current') return spot;
  const label = readLabelAfter(spot.runs[spot.next]?.text ?? '');
  if (label === 'gross') return { ...spot, gross: true };
  const role = label ?? roleAfter(spot);
  return role === null ? spot : { ...spot, role };
}

/** What the text after a price makes of it, where it cannot be the label of another price. */
function roleAfter({ runs, next }: PriceSpot): 'old' | 'net' | 'noise' | null {
  const after = runs[next]?.text.toLowerCase() ?? '';
  if (after.length > 50 || /[£$€]|\d[.,]\d\d/.test(`${after} ${runs[next + 1]?.text.slice(0, 40) ?? ''}`))
    return null;
  const kind = labelOfOnly(after);
  if (kind === null || kind === 'exact' || kind === 'saving') return null;
  return kind === 'old' || kind === 'net' ? kind : 'noise';
}

/** The amounts that stand there struck or as those of before. */
export function oldAmounts(spots: readonly PriceSpot[]): ReadonlySet<number> {
  const old = new Set<number>();
  for (const { role, prices } of spots) if (role === 'old') for (const { amount } of prices) old.add(amount);
  return old;
}

const currentLabel =
  /^\W*(?:now|only|today|sale|our|special|clearance|offer|deal|reduced|new|promo|jetzt|nur|unser|aktion|angebot|maintenant|notre|ahora|oferta|ora|nu)\b[^\d£$€]{0,30}$/i;

/**
 * Whether the page names a lower price as the current one where no element is called a price: with a label such as
 * "Sale price", or bare and directly after the other. What was read is then perhaps the old one.
 */
export function isUndercut(amount: number, spots: readonly PriceSpot[]): boolean {
  const spot = spots.find(
    ({ role, prices }) => role === 'current' && prices.some((one) => one.amount === amount),
  );
  if (spot === undefined) return false;
  return spot.runs.slice(spot.next, spot.next + 12).some(({ text, struck, named }, i) => {
    if (struck || named || text.length > 50 || !/\d/.test(text)) return false;
    const { prices } = pricesOf(text);
    const [price] = prices;
    if (price?.kind !== 'exact' || prices.length > 1 || price.amount >= amount) return false;
    const label = text.slice(0, text.search(/[£$€]|\d/));
    const before = spot.runs[spot.next + i - 1];
    if (/\p{L}/u.test(label)) return currentLabel.test(label);
    if (before !== undefined && i > 0 && currentLabel.test(before.text)) return true;
    // Nothing but a price: "£44.99" and "£39.99".
    return i === 0 && isBare(text);
  });
}

/** Whether a text is a price and no more. */
function isBare(text: string): boolean {
  return text.length <= 16 && !/[a-z]{4}/i.test(text);
}

function pricesOf(text: string): { text: string; prices: TextPrice[] } {
  return { text, prices: parsePrices(text).filter((price) => price.mark !== null && price.amount > 0) };
}

/** The texts that are nothing but a price, as spots; what stands before each makes of it what it is. */
export function readAlone(runs: readonly Run[]): PriceSpot[] {
  // Where a price could not be made out ("£29" beside "99"), what else looks like one is not it.
  if (
    runs.some(
      ({ named, struck, text }, at) =>
        (named && !struck && /\d/.test(text)) || isBroken(text, runs[at + 1]?.text),
    )
  )
    return [];
  return runs.slice(0, 400).flatMap(({ text, struck }, at): PriceSpot[] => {
    const bare = text.replace(/^(?:our |sale |special )?price:? /i, '');
    if (bare.length > 24 || /[a-z]{4}/i.test(bare.replace(grossText, ''))) return [];
    const { prices } = pricesOf(bare);
    const [price] = prices;
    if (price === undefined || prices.length > 1) return [];
    const role = roleOf(labelFor(runs, at, price.amount), '', struck);
    return [{ text, prices, next: at + 1, runs, gross: grossText.test(text), called: null, role }];
  });
}

/** Whether a price goes on in the text that follows; one with its pence does not. */
function isBroken(text: string, next: string | undefined): boolean {
  if (next === undefined) return false;
  return (
    (/(?:[£$€]\s?(?:\d{1,3}(?:[ .,]?\d{3})*)?|\d[.,])$/.test(text) && /^[.,]?\d/.test(next)) ||
    (/^\d[\d ]{0,8}$/.test(text) && /^[£$€] ?\d\d$/.test(next))
  );
}

const grossLabel = /^\W*(?:inc\w*\.?(?: of)? (?:vat|tax|gst)|ttc\b|inkl\b|brutto)/;

/**
 * The text before a price that speaks of it, in lower case. What follows the price before, "£25 ex VAT £30", is that
 * one's; of a pair with and without VAT the lower is without.
 */
function labelFor(runs: readonly Run[], first: number, amount: number): string {
  const before = runs[first - 1]?.text.slice(-200).toLowerCase() ?? '';
  let end = 0;
  for (const match of before.matchAll(/[£$€]\s?\d[\d.,]*|\d[.,]\d\d(?!\d)/g))
    end = match.index + match[0].length;
  const label = before.slice(end).trim();
  const earlier = end > 0 ? before.slice(0, end) : (runs[first - 2]?.text.slice(-30) ?? '');
  const other = /\d\D{0,4}$/.test(earlier) ? parsePrices(earlier).at(-1) : undefined;
  if (other === undefined || label === '') return label;
  if (grossLabel.test(label)) return label.endsWith(':') || other.amount < amount ? label : '';
  const after = labelAfter(label, other.amount > amount ? 'less' : 'more');
  return label.slice(after?.length ?? 0);
}

function roleOf(label: string, names: string, struck: boolean): PriceSpot['role'] {
  if (struck || oldNames.test(names)) return 'old';
  if (calledOf(names) !== 'untaxed' && netNames.test(names)) return 'net';
  if (noiseNames.test(names)) return 'noise';
  // The other end of a range whose first stands in an element of its own.
  if (/^(?:to|bis|until|à)$/.test(label)) return 'noise';
  const kind = label === '' ? 'exact' : labelBefore(`${label} `);
  // A longer text is a sentence of its own, but for what can only be the label of a price.
  if (label.length > 40 && kind !== 'conditional') return 'current';
  // Themes say "Regular price" to screen readers of what is charged now.
  if (kind === 'exact' || (kind === 'old' && /regular|retail/.test(label))) return 'current';
  return kind === 'old' || kind === 'net' ? kind : 'noise';
}

/** What the text after a price can only say of that price; null for nothing. */
function readLabelAfter(after: string): 'net' | 'gross' | 'noise' | null {
  // What a colon ends, or leads on to an amount, speaks of what follows it.
  if (after.length > 40 || /:\s*(?:$|[£$€]?\s?\d)/.test(after)) return null;
  if (grossText.test(after)) return 'gross';
  // The pence beside "£51".
  if (/^[.,]?\d\d$/.test(after)) return 'noise';
  const kind = labelAfter(after.toLowerCase(), null)?.kind;
  if (kind === 'net') return 'net';
  const isOwn =
    kind === 'instalment' ||
    kind === 'unit' ||
    (kind === 'conditional' && !/[£$€]/.test(after)) ||
    (kind === 'saving' && /^\W*(?:off|saved)\b/i.test(after));
  return isOwn ? 'noise' : null;
}
