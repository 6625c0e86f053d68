import { resolveUrl } from './addresses.ts';
import { isLimited, readAvailability } from './availability.ts';
import { resolved, type Things } from './jsonLd.ts';
import { nameContains, nameOf } from './names.ts';
import { aggregatePrice, offerPrice, type PriceSaid } from './offerPrice.ts';
import type { Page } from './page.ts';
import type { Signal, SignalSource } from './reading.ts';
import { isOfType, isProductGroup, scalar, textProperty, valuesOf, type Thing } from './things.ts';

/** How structured data is read on this page. limitedIsStock: LimitedAvailability counts as in stock. */
export interface OfferReading {
  page: Page;
  things: Things;
  source: SignalSource;
  limitedIsStock: () => boolean;
}

interface Said extends PriceSaid {
  stock: boolean | null | undefined;
  stockText: string;
  url: string | null;
  sku: string | null;
  name: string | null;
}

/** Where offers under one name differ, as sizes do: one can be bought, which is for the rest of the page to say. */
export const someOffers = 'some of the offers';

// Offers name each other, and themselves; a shop's own list ends long before these.
const deepestOffer = 3;
const mostSaid = 2_000;

/** What the page's product says through its offers and its variants' offers: at most one signal each for stock and price. */
export function readOffers(products: readonly Thing[], reading: OfferReading): Signal[] {
  const said: Said[] = [];
  for (const product of products) addSaidBy(product, reading, 0, said);
  const chosen = chosenVariant(said, reading.page);
  return [...stockSignal(chosen, reading.source), ...priceSignal(chosen, reading.source)];
}

function addSaidBy(product: Thing, reading: OfferReading, depth: number, said: Said[]): void {
  if (said.length >= mostSaid) return;
  const { things } = reading;
  const variants =
    isProductGroup(product) || product.hasVariant !== undefined ? resolved(product.hasVariant, things) : [];
  const own = {
    url: textProperty(product, 'url'),
    sku: textProperty(product, 'sku'),
    name: textProperty(product, 'name'),
  };
  const offers = resolved(product.offers, things);
  for (const offer of offers) addSaidByOffer(offer, own, reading, 0, said);
  if (depth < 2) for (const variant of variants.slice(0, 200)) addSaidBy(variant, reading, depth + 1, said);
  // Markup without an Offer around it puts price and availability on the product.
  if (offers.length === 0 && variants.length === 0 && (product.price ?? product.availability) !== undefined) {
    addSaidByOffer(product, own, reading, 0, said);
  }
}

type Own = Pick<Said, 'url' | 'sku' | 'name'>;

function addSaidByOffer(offer: Thing, own: Own, reading: OfferReading, depth: number, all: Said[]): void {
  if (all.length >= mostSaid || depth > deepestOffer || isOtherDeal(offer)) return;
  if (isOfAnother(offer, own.name, reading.things)) return;
  const nested = resolved(offer.offers, reading.things).filter((inner) => !isOtherDeal(inner));
  const price =
    isOfType(offer, 'aggregateoffer') || offer.lowPrice !== undefined
      ? aggregatePrice(offer, nested.length)
      : offerPrice(offer, reading.things);
  const stockTexts = valuesOf(offer.availability).flatMap((value) => scalar(value) ?? []);
  const said: Said = {
    ...price,
    ...stockOf(stockTexts, offer, own, reading),
    url: textProperty(offer, 'url') ?? own.url,
    sku: textProperty(offer, 'sku') ?? own.sku,
    name: own.name,
  };
  all.push(said);
  const inner = all.length;
  for (const one of nested.slice(0, 200)) addSaidByOffer(one, own, reading, depth + 1, all);
  // An aggregate over offers that are listed is said again, more exactly, by them.
  if (all.slice(inner).some((one) => one.prices !== null && one.prices.length > 0)) said.prices = [];
}

/** Whether an offer says itself that it is of another product. */
function isOfAnother(offer: Thing, name: string | null, things: Things): boolean {
  if (name === null || offer.itemOffered === undefined) return false;
  const own = nameOf(name);
  const offered = resolved(offer.itemOffered, things).flatMap((item) => textProperty(item, 'name') ?? []);
  return offered.length > 0 && offered.every((other) => !nameContains(nameOf(other), own));
}

/** Whether the page sells its product used only: then no stock or price on it is about a new one. */
export function isSoldUsedOnly(products: readonly Thing[], things: Things): boolean {
  if (products.length === 0) return false;
  return products.every((product) => {
    if (isUsed(product)) return true;
    const offers = resolved(product.offers, things);
    return offers.length > 0 && offers.every(isUsed);
  });
}

/** Whether an offer or a product is said to be used, refurbished or damaged. */
function isUsed(thing: Thing): boolean {
  return /used|refurbished|damaged/i.test(textProperty(thing, 'itemCondition') ?? '');
}

/** Used, leased, bulk and members' deals are not the offer a reader is sent to. */
function isOtherDeal(offer: Thing): boolean {
  if (isUsed(offer)) return true;
  if (
    /^(?:used|pre-?owned|second.?hand|refurbished|open.?box|digital)\b/i.test(
      textProperty(offer, 'name') ?? '',
    )
  )
    return true;
  if (isOfType(offer, 'offerforlease', 'demand')) return true;
  if (/leaseout|buy$/i.test(textProperty(offer, 'businessFunction') ?? '')) return true;
  if (/business|reseller|wholesale|trade/i.test(textProperty(offer, 'eligibleCustomerType') ?? ''))
    return true;
  return offer.validForMemberTier !== undefined;
}

function stockOf(
  texts: readonly string[],
  offer: Thing,
  own: Own,
  reading: OfferReading,
): { stock: boolean | null | undefined; stockText: string } {
  const values = texts
    .filter((text) => !isLimited(text) || reading.limitedIsStock())
    .map(readAvailability)
    .filter((value) => value !== undefined);
  const stockText = texts.join(', ').slice(0, 120);
  const first = values[0];
  if (first === undefined) return { stock: undefined, stockText };
  if (values.some((value) => value !== first)) return { stock: null, stockText };
  const level = valuesOf(offer.inventoryLevel).map((value) =>
    typeof value === 'object' && value !== null && 'value' in value ? value.value : value,
  );
  const isEmpty = level.some((value) => value === 0 || value === '0');
  const isAhead = /\bpre-?\s?order/i.test(`${own.name ?? ''} ${textProperty(offer, 'name') ?? ''}`);
  const isDoubtful = isEmpty || isAhead || !isOpen(offer, reading.page.context.at);
  return { stock: first === true && isDoubtful ? null : first, stockText };
}

/** Whether an offer holds at a time, as far as its dates tell; preorders are often called in stock from a day to come. */
function isOpen(offer: Thing, at: number | undefined): boolean {
  if (at === undefined) return true;
  const starts = Date.parse(textProperty(offer, 'availabilityStarts') ?? '');
  const ends = Date.parse(textProperty(offer, 'availabilityEnds') ?? '');
  return !(starts > at) && !(ends < at);
}

/** Of variants, those that the page's address names; all of them where it names none. */
function chosenVariant(said: readonly Said[], page: Page): readonly Said[] {
  if (said.length < 2) return said;
  const asked = [...page.url.searchParams].filter(([key]) =>
    /^(?:variant|variation|variation_id|variant_id|sku|childsku|color|size|edition|language|option|v)/i.test(
      key,
    ),
  );
  if (asked.length === 0) return said;
  const fitting = said.filter((one) => {
    const url = one.url === null ? null : resolveUrl(one.url, page.url.href);
    return asked.some(
      ([key, value]) => value !== '' && (one.sku === value || url?.searchParams.get(key) === value),
    );
  });
  return fitting.length > 0 ? fitting : said;
}

function stockSignal(said: readonly Said[], source: SignalSource): Signal[] {
  const about = said.filter((one) => one.stock !== undefined);
  const first = about[0];
  if (first === undefined) return [];
  const agree = about.every((one) => one.stock === first.stock);
  const text = [...new Set(about.map((one) => one.stockText))].join(', ').slice(0, 160);
  const isOneName = about.every((one) => one.stock !== null && one.name === first.name);
  const where = !agree && isOneName ? someOffers : 'offers.availability';
  return [{ source, where, text, in_stock: agree ? (first.stock ?? null) : null }];
}

function priceSignal(said: readonly Said[], source: SignalSource): Signal[] {
  const about = said.filter((one) => one.priceText !== '');
  if (about.length === 0) return [];
  const text = [...new Set(about.map((one) => one.priceText))].join(', ').slice(0, 160);
  const currencies = new Set(about.flatMap((one) => one.currency ?? []));
  const isRange = about.some((one) => one.prices === null);
  const prices = isRange || currencies.size > 1 ? [] : [...new Set(about.flatMap((one) => one.prices ?? []))];
  if (prices.length === 0 && !isRange && currencies.size <= 1) return [];
  return [{ source, where: 'offers.price', text, prices, currency: [...currencies][0] ?? null }];
}
