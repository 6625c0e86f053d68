import { askedVariants, nameContains, nameOf } from '../page/identity.ts';
import { resolveUrl } from '../page/addresses.ts';
import type { Page } from '../page/openPage.ts';
import type { Source, Statement, Stock } from '../statement.ts';
import { namesPreorder } from '../words/readStock.ts';
import { readAvailability } from './availability.ts';
import { offerPrice, type OfferPrice } from './offerPrice.ts';
import { isOfType, isThing, resolved, scalar, textOf, valuesOf, type Thing, type Things } from './things.ts';

/** The stock, price and address of one offer. */
interface Said extends OfferPrice {
  stock: Stock | null;
  stockQuote: string;
  url: string | null;
  sku: string | null;
  name: string | null;
}

// Offers can refer to each other and to themselves; a shop's own list is always shorter than this.
const maxOfferDepth = 3;
const maxSaid = 2_000;
const maxProducts = 2_000;

/**
 * Statements from the offers of the page's product and its variants: at most one each about stock and price.
 */
export function readOffers(
  products: readonly Thing[],
  page: Page,
  things: Things,
  source: Source,
): Statement[] {
  const said: Said[] = [];
  const reading = { page, things, said, products: 0 };
  for (const product of products) addProduct(product, reading, 0);
  const chosen = chosenVariant(said, page);
  return [...stockStatement(chosen, source), ...priceStatement(chosen, source)];
}

interface Reading {
  page: Page;
  things: Things;
  said: Said[];
  /** Number of offers visited so far. */
  products: number;
}

function addProduct(product: Thing, reading: Reading, depth: number): void {
  const { things, said } = reading;
  reading.products += 1;
  if (said.length >= maxSaid || reading.products > maxProducts) return;
  const variants = resolved(product.hasVariant, things);
  const offers = resolved(product.offers, things);
  for (const offer of offers) addOffer(offer, product, reading, 0);
  if (depth < 2) for (const variant of variants.slice(0, 200)) addProduct(variant, reading, depth + 1);
  // Markup without an Offer puts price and availability directly on the product.
  const isBare = offers.length === 0 && variants.length === 0;
  if (isBare && (product.price ?? product.availability) !== undefined) addOffer(product, product, reading, 0);
}

function addOffer(offer: Thing, product: Thing, reading: Reading, depth: number): void {
  const { things, said } = reading;
  const name = textOf(product, 'name');
  if (said.length >= maxSaid || depth > maxOfferDepth || isOtherDeal(offer)) return;
  if (isOfAnother(offer, name, things)) return;
  const nested = resolved(offer.offers, things).filter((inner) => !isOtherDeal(inner));
  const one: Said = {
    ...offerPrice(offer, things, nested.length),
    ...stockOf(offer, name, reading.page.context.at),
    url: textOf(offer, 'url') ?? textOf(product, 'url'),
    sku: textOf(offer, 'sku') ?? textOf(product, 'sku'),
    name,
  };
  said.push(one);
  const inner = said.length;
  for (const next of nested.slice(0, 200)) addOffer(next, product, reading, depth + 1);
  // An aggregate of listed offers is redundant: the offers are more exact.
  if (said.slice(inner).some(({ amounts }) => amounts !== null && amounts.length > 0)) one.amounts = [];
}

/** Whether an offer itself says that it belongs to another product. */
function isOfAnother(offer: Thing, name: string | null, things: Things): boolean {
  if (name === null || offer.itemOffered === undefined) return false;
  const offered = resolved(offer.itemOffered, things).flatMap((item) => textOf(item, 'name') ?? []);
  return offered.length > 0 && offered.every((other) => !nameContains(nameOf(other), nameOf(name)));
}

/** Whether every copy offered is used: then no stock status or price on the page is about a new one. */
export function isSoldUsedOnly(products: readonly Thing[], things: Things): boolean {
  return products.every((product) => {
    const offers = resolved(product.offers, things);
    return isUsed(product) || (offers.length > 0 && offers.every(isUsed));
  });
}

function isUsed(thing: Thing): boolean {
  return /used|refurbished|damaged/i.test(textOf(thing, 'itemCondition') ?? '');
}

/** Used, leased, bulk and members-only deals are not offers for readers. */
function isOtherDeal(offer: Thing): boolean {
  return (
    isUsed(offer) ||
    offer.validForMemberTier !== undefined ||
    isOfType(offer, 'offerforlease', 'demand') ||
    /^(?:used|pre-?owned|second.?hand|refurbished|open.?box|digital)\b/i.test(textOf(offer, 'name') ?? '') ||
    /leaseout|buy$/i.test(textOf(offer, 'businessFunction') ?? '') ||
    /business|reseller|wholesale|trade/i.test(textOf(offer, 'eligibleCustomerType') ?? '')
  );
}

function stockOf(
  offer: Thing,
  name: string | null,
  at: number | undefined,
): Pick<Said, 'stock' | 'stockQuote'> {
  const texts = valuesOf(offer.availability).flatMap((value) => scalar(value) ?? []);
  const values = new Set(texts.flatMap((text) => readAvailability(text) ?? []));
  const stockQuote = texts.join(', ').slice(0, 120);
  const [stock = null] = values;
  if (values.size > 1) return { stock: 'mixed', stockQuote };
  const isThere = stock === 'in' || stock === 'limited';
  const level = valuesOf(offer.inventoryLevel).map((value) => (isThing(value) ? value.value : value));
  const isEmpty = level.some((value) => scalar(value) === '0');
  const isAhead = [name ?? '', textOf(offer, 'name') ?? ''].some(namesPreorder);
  return { stock: isThere && (isEmpty || isAhead || !isOpen(offer, at)) ? 'unsure' : stock, stockQuote };
}

/**
 * Whether an offer is valid at a time, as far as its dates tell; preorders are often marked in stock from a
 * future day on.
 */
function isOpen(offer: Thing, at: number | undefined): boolean {
  const starts = Date.parse(textOf(offer, 'availabilityStarts') ?? '');
  const ends = Date.parse(textOf(offer, 'availabilityEnds') ?? '');
  return at === undefined || (!(starts > at) && !(ends < at));
}

/** The variants that the page's address names; all of them if it names none. */
function chosenVariant(said: readonly Said[], { url: own }: Page): readonly Said[] {
  const asked = askedVariants(own);
  const fitting = said.filter(({ url, sku }) => {
    const named = url === null ? null : resolveUrl(url, own.href);
    return asked.some(([key, value]) => sku === value || named?.searchParams.get(key) === value);
  });
  return fitting.length > 0 ? fitting : said;
}

function stockStatement(said: readonly Said[], source: Source): Statement[] {
  const about = said.filter(({ stock }) => stock !== null);
  const [first] = about;
  if (first?.stock == null) return [];
  const quote = [...new Set(about.map(({ stockQuote }) => stockQuote))].join(', ').slice(0, 160);
  const agree = about.every(({ stock }) => stock === first.stock);
  const isOneName = about.every(({ name, stock }) => name === first.name && stock !== 'unsure');
  return [{ kind: 'stock', source, quote, says: agree ? first.stock : isOneName ? 'some' : 'mixed' }];
}

function priceStatement(said: readonly Said[], source: Source): Statement[] {
  const about = said.filter(({ quote }) => quote !== '');
  if (about.length === 0) return [];
  const quote = [...new Set(about.map((one) => one.quote))].join(', ').slice(0, 160);
  const currencies = new Set(about.flatMap(({ currency }) => currency ?? []));
  const isUnclear = currencies.size > 1 || about.some(({ amounts }) => amounts === null);
  const amounts = isUnclear ? [] : [...new Set(about.flatMap((one) => one.amounts ?? []))];
  if (amounts.length === 0 && !isUnclear) return [];
  return [{ kind: 'price', source, quote, amounts, currency: [...currencies][0] ?? null }];
}
