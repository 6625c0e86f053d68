import { sharedCodes } from '../currency.ts';
import { parseAmount, type TextPrice } from '../price.ts';
import type { PriceKind } from '../priceLabels.ts';
import { lastSegment } from './addresses.ts';
import type { Page } from './page.ts';
import { isMild } from './phrases.ts';
import { isInStock } from './stockPhrase.ts';
import type { Signal } from './reading.ts';
import { oldAmounts, type PriceSpot } from './spots.ts';
import type { Zone } from './zone.ts';

/** Where an enabled button is all there is: said of pages that render it whatever the stock. */
export const buyButton = 'buy button';

/** Where buy buttons are there, and none of them works. */
export const deadButton = 'disabled buy button';

// One in the page, one that sticks, one for small screens.
const mostButtons = 3;

const preorder =
  /\bpre-?\s?orders?\b|\bvorbestell(?:ung|artikel)|\bpr[ée]-?commandes?\b|\bpreventa\b|\bpreordine\b|\bvoorverkoop\b|\bprzedsprzeda[żz]/i;

/** What a reader sees about stock beside the product's name. */
export function readVisibleStock(page: Page, zone: Zone): Signal[] {
  const signals: Signal[] = [];
  const controls = zone.controls.filter((control) => control.phrase !== null);
  const phrases = [...zone.notes, ...controls].map(({ phrase, text }) => ({
    text,
    phrase,
    in_stock: phrase === null ? null : isInStock(phrase),
  }));
  // What is not understood takes nothing from words that deny.
  const clear = phrases.filter(({ phrase }) => phrase !== 'doubt');
  const isClear =
    clear.every(({ in_stock }) => in_stock === false) ||
    phrases.every(({ phrase, text }) => phrase !== 'doubt' || isMild(text));
  const said = clear.length > 0 && isClear ? clear : phrases;
  const first = said[0];
  if (first !== undefined) {
    const agree = said.every(({ in_stock }) => in_stock === first.in_stock);
    const text = [...new Set(said.map((phrase) => phrase.text))].join(' | ').slice(0, 160);
    signals.push({
      source: 'visible',
      where: 'text beside the product',
      text,
      in_stock: agree ? first.in_stock : null,
    });
  }
  const buys = zone.controls.filter((control) => control.buys && !control.disabled);
  const [buy] = buys;
  // A page of many buy buttons is a list.
  if (buy !== undefined && buys.length <= mostButtons) {
    signals.push({ source: 'visible', where: buyButton, text: buy.text, in_stock: true });
  }
  const dead = zone.controls.find((control) => control.buys && control.disabled);
  if (dead !== undefined && buy === undefined)
    signals.push({ source: 'visible', where: deadButton, text: dead.text, in_stock: null });
  for (const [where, text] of [
    ['heading', page.h1Text],
    ['address', lastSegment(page.url)],
    ['og:title', page.metas.get('og:title') ?? ''],
  ] as const) {
    if (preorder.test(text))
      signals.push({ source: 'page', where, text: text.slice(0, 120), in_stock: false });
  }
  return signals;
}

/** What a reader sees as the current price: one signal, with several amounts where it cannot be told which. */
export function readVisiblePrice(zone: Zone): Signal[] {
  return zone.spots.some(({ role }) => role !== 'old') ? readSpots(zone.spots) : readOnlyPrice(zone);
}

/** The one price beside a button or a word on stock, where no element is called a price but what is struck. */
function readOnlyPrice({ spots, alone, controls, notes }: Zone): Signal[] {
  if (controls.length === 0 && notes.length === 0) return [];
  const [signal] = readSpots([...spots, ...alone]);
  return signal?.prices?.length === 1 ? [signal] : [];
}

/** What stands in a price's element and is no price of the product. */
const neverPaid: ReadonlySet<PriceKind> = new Set(['old', 'saving', 'shipping', 'net', 'conditional']);
/** What does not count beside what is paid now for a new copy. */
const paidOtherwise: ReadonlySet<PriceKind> = new Set(['instalment', 'used', 'unit']);

function readSpots(spots: readonly PriceSpot[]): Signal[] {
  const old = oldAmounts(spots);
  const current: TextPrice[] = [];
  const texts = new Set<string>();
  let hasNet = false;
  let hasGross = false;
  for (const { role, prices, text, gross } of spots) {
    if (role === 'net') hasNet = true;
    if (role !== 'current') continue;
    if (gross) hasGross = true;
    texts.add(text);
    for (const price of prices) if (!neverPaid.has(price.kind)) current.push(price);
  }
  const charged = current.filter((price) => !old.has(price.amount));
  const either = charged.length > 0 ? charged : current;
  const whole = either.filter((price) => !paidOtherwise.has(price.kind));
  const kept = whole.length > 0 ? whole : either;
  const first = kept[0];
  if (first === undefined) return [];
  const exact = kept.every((price) => price.kind === 'exact' && price.currency === first.currency);
  // Beside a price without VAT only one that says so is with it.
  const isNetUnsure = hasNet && !hasGross;
  return [
    {
      source: 'visible',
      where: 'price beside the product',
      text: [...texts].join(' | ').slice(0, 160),
      prices: exact && !isNetUnsure ? [...new Set(kept.map((price) => price.amount))] : [],
      currency: first.mark !== null && sharedCodes(first.mark) !== null ? null : first.currency,
    },
  ];
}

/** Magento's final price, to the penny that it shows. */
export function readFinalPrice(zone: Zone): Signal[] {
  const amounts = zone.finals.flatMap((text) => parseAmount(Number(text)) ?? []);
  const prices = [...new Set(amounts)];
  if (prices.length === 0) return [];
  return [
    {
      source: 'platform',
      where: 'data-price-amount',
      text: zone.finals.slice(0, 5).join(', '),
      prices,
      currency: null,
    },
  ];
}
