import { isRecord } from '../../../domain/lists.ts';
import { isElement } from '../../../web/parseHtml.ts';
import { isoCurrency } from '../price/numbers.ts';
import { parseAmount, parsePrices } from '../price/parsePrice.ts';
import { nameContains, parseName, resolveUrl } from '../page/productNames.ts';
import type { ShopPage } from '../page/openPage.ts';
import {
  priceStatement,
  type Statement,
  type StatementSource,
  stockStatement,
  type StockStatus,
} from '../reading.ts';
import { phraseWithin } from '../words/languages.ts';
import { firstText, isOfType, scalar, type Thing, thingsIn, valuesOf } from './things.ts';

type Said = ReturnType<typeof readOffer>;

// Offers can refer to each other and to themselves; a shop's own list is always shorter than this.
const maxOfferDepth = 3;
const maxSaid = 2_000;
const maxVariants = 200;
const day = 86_400_000;

/** At most one statement each about stock and price. products: several descriptions of the same one. */
export function readOffers(products: readonly Thing[], page: ShopPage, source: StatementSource): Statement[] {
  const said: Said[] = [];
  const addOffer = (offer: Thing, product: Thing, depth: number): void => {
    if (said.length >= maxSaid || depth > maxOfferDepth) return;
    if (isOtherDeal(offer) || isOfAnother(offer, product)) return;
    const nested = thingsIn(offer.offers).filter((inner) => !isOtherDeal(inner));
    const one = readOffer(offer, product, nested.length, page);
    said.push(one);
    const inner = said.length;
    for (const next of nested.slice(0, 200)) addOffer(next, product, depth + 1);
    // An aggregate of listed offers is redundant: the offers are more exact.
    if (said.slice(inner).some(({ amounts }) => amounts !== null && amounts.length > 0)) one.amounts = [];
  };
  for (const product of products.flatMap((one) => [one, ...thingsIn(one.hasVariant).slice(0, maxVariants)])) {
    const offers = thingsIn(product.offers);
    // Markup without an Offer puts price and availability directly on the product.
    const isBare = offers.length === 0 && product.hasVariant === undefined;
    const isSaid = isBare && (product.price ?? product.availability) !== undefined;
    for (const offer of isSaid ? [product] : offers) addOffer(offer, product, 0);
  }
  const { chosen, isPreset } = chosenAmong(said, page);
  const prices = sayPrice(chosen, source);
  const isOneOfSeveral = isPreset && sayPrice(said, source).some((one) => one.amounts.length > 1);
  const [first] = products.filter(isSoldUsed);
  const used = { kind: 'used', source, quote: (first && firstText(first, 'name')) ?? 'Product' } as const;
  return [
    ...(products.length > 0 && products.every(isSoldUsed) ? [used] : []),
    ...sayStock(chosen, source),
    ...chosen
      .filter(({ isNet }) => isNet)
      .flatMap(({ amounts, quote }) =>
        (amounts ?? []).map((amount): Statement => ({ kind: 'net price', source, quote, amount })),
      ),
    ...prices.map((one) => ({ ...one, preset: isOneOfSeveral })),
  ];
}

function readOffer(offer: Thing, product: Thing, listed: number, { url: from, context }: ShopPage) {
  const name = firstText(product, 'name');
  const address = firstText(offer, 'url') ?? firstText(product, 'url');
  const url = address === null ? null : resolveUrl(address, from.href);
  const sku = firstText(offer, 'sku') ?? firstText(product, 'sku');
  const availability = valuesOf(offer.availability).flatMap((value) => scalar(value) ?? []);
  return {
    ...offerPrice(offer, listed, context.at),
    name,
    /** Its number or handle in an address or a form. */
    numbers: [sku, ...(url === null ? [] : askedVariants(url))],
    stock: stockOf(offer, name, availability, context.at),
    availability: availability.join(', ').slice(0, 120),
  };
}

function isOfAnother(offer: Thing, product: Thing): boolean {
  const named = thingsIn(offer.itemOffered).flatMap((item) => firstText(item, 'name') ?? []);
  // Shopify's name for the only variant of a product.
  const offered = named.filter((other) => other !== 'Default Title');
  const name = firstText(product, 'name');
  const own = parseName(name ?? '');
  return offered.length > 0 && name !== null && !offered.some((other) => nameContains(parseName(other), own));
}

function isSoldUsed(product: Thing): boolean {
  const offers = thingsIn(product.offers);
  return isUsed(product) || (offers.length > 0 && offers.every(isUsed));
}

function isUsed(thing: Thing): boolean {
  return /used|refurb|damaged/i.test(firstText(thing, 'itemCondition') ?? '');
}

function isOtherDeal(offer: Thing): boolean {
  return (
    isUsed(offer) ||
    offer.validForMemberTier !== undefined ||
    isOfType(offer, 'offerforlease', 'demand') ||
    /^(?:used|pre-?owned|second.?hand|refurbished|open.?box|digital)\b/i.test(
      firstText(offer, 'name') ?? '',
    ) ||
    /leaseout|buy$/i.test(firstText(offer, 'businessFunction') ?? '') ||
    /business|reseller|wholesale|trade/i.test(firstText(offer, 'eligibleCustomerType') ?? '')
  );
}

/** schema.org's ItemAvailability and other values used in feeds, in lowercase without separators. */
const availabilities = new Map(
  Object.entries({
    in: 'instock onlineonly lowstock available',
    limited: 'limitedavailability',
    out: 'outofstock oos soldout discontinued unavailable notavailable reserved',
    ahead: 'preorder presale backorder onbackorder backordered',
    unsure: 'instoreonly madetoorder availablefororder pending',
  } satisfies Partial<Record<StockStatus, string>>).flatMap(([stock, words]) =>
    words.split(' ').map((word) => [word, stock as StockStatus]),
  ),
);

function readAvailability(value: string): StockStatus | null {
  const parts = value.trim().slice(0, 200).split(/[/#:]/);
  const name = parts.findLast((part) => part !== '') ?? '';
  return availabilities.get(name.toLowerCase().replace(/[^a-z]/g, '')) ?? null;
}

function stockOf(
  offer: Thing,
  name: string | null,
  written: readonly string[],
  at = NaN,
): StockStatus | null {
  const [stock = null, ...more] = new Set(written.flatMap((text) => readAvailability(text) ?? []));
  if (more.length > 0) return 'mixed';
  const level = valuesOf(offer.inventoryLevel).map((value) => (isRecord(value) ? value.value : value));
  const isEmpty = level.some((value) => scalar(value) === '0');
  const isAhead = [name ?? '', firstText(offer, 'name') ?? ''].some((one) =>
    phraseWithin('preorder', one.slice(0, 300)),
  );
  // Preorders are often marked in stock from a future day on.
  const isClosed =
    Date.parse(firstText(offer, 'availabilityStarts') ?? '') > at ||
    Date.parse(firstText(offer, 'availabilityEnds') ?? '') < at;
  if (stock !== 'in' && stock !== 'limited') return stock;
  // Catalogs without prices and carts write that everything is free and in stock.
  const isFree = Number(firstText(offer, 'price')?.replace(',', '.')) === 0;
  return isFree ? null : isEmpty || isAhead || isClosed ? 'unsure' : stock;
}

function sayStock(said: readonly Said[], source: StatementSource): Statement[] {
  const about = said.filter(({ stock }) => stock !== null);
  const [stock, ...others] = new Set(about.map((one) => one.stock));
  if (stock == null) return [];
  const quote = [...new Set(about.map(({ availability }) => availability))].join(', ');
  const isOneName =
    new Set(about.map(({ name }) => name)).size === 1 && !others.concat(stock).includes('unsure');
  return [stockStatement(source, others.length === 0 ? stock : isOneName ? 'some' : 'mixed', quote)];
}

function sayPrice(said: readonly Said[], source: StatementSource) {
  const about = said.filter(({ quote, isUntaxed, isOver }) => quote !== '' && !isUntaxed && !isOver);
  const quote = [...new Set(about.map((one) => one.quote))].join(', ');
  const [currency = null, ...more] = new Set(about.flatMap((one) => one.currency ?? []));
  const isUnclear = more.length > 0 || about.some(({ amounts }) => amounts === null);
  const amounts = isUnclear ? [] : [...new Set(about.flatMap((one) => one.amounts ?? []))];
  return amounts.length > 0 || isUnclear ? [priceStatement(source, amounts, currency, quote)] : [];
}

const chooses = /^(?:variant|variation|sku|childsku|color|size|edition|language|option|v)/i;

function askedVariants(url: URL): string[] {
  return [...url.searchParams].flatMap(([key, value]) => (chooses.test(key) && value !== '' ? value : []));
}

/** The numbers that the forms of a page would send, including those of other products. */
function sentVariants({ idFields }: ShopPage): string[] {
  const values = idFields.map((field) => {
    if (field.name === 'input')
      return field.attribs.type === 'radio' && field.attribs.checked === undefined
        ? undefined
        : field.attribs.value;
    const options = field.children.filter(isElement).filter(({ name }) => name === 'option');
    const chosen = options.find(({ attribs }) => attribs.selected !== undefined);
    return (chosen ?? options.find(({ attribs }) => attribs.disabled === undefined))?.attribs.value;
  });
  return [...new Set(values)].filter((value) => value !== undefined);
}

/** The variants that the address asks for, else the one that the form would send (isPreset), else all. */
function chosenAmong<T extends { numbers: readonly (string | null)[] }>(
  variants: readonly T[],
  page: ShopPage,
): { chosen: readonly T[]; isPreset: boolean } {
  if (variants.length < 2) return { chosen: variants, isPreset: false };
  const known = new Set(variants.flatMap(({ numbers }) => numbers));
  const sent = sentVariants(page).filter((value) => known.has(value));
  const [asked = [], preset = []] = [askedVariants(page.url), sent.length === 1 ? sent : []].map((values) =>
    variants.filter(({ numbers }) => values.some((value) => numbers.includes(value))),
  );
  const isPreset = asked.length === 0 && preset.length > 0;
  return { chosen: [asked, preset, variants].find(({ length }) => length > 0) ?? [], isPreset };
}

function offerPrice(offer: Thing, listed: number, at = NaN) {
  const all = thingsIn(offer.priceSpecification);
  const own = all.filter((one) => !isOtherPrice(one));
  const sale = own.filter((one) => /sale/i.test(firstText(one, 'priceType') ?? ''));
  const gross = own.filter((one) => vatOf(one) === 'true');
  const kept = [sale, gross].find((some) => some.length > 0) ?? own;
  const specified = kept.flatMap((one) => firstText(one, 'price') ?? rangeOf(one, false));
  const instalments = all.filter(isInstalment).map((one) => firstText(one, 'price'));
  const prices = valuesOf(offer.price).flatMap((value) => scalar(value) ?? []);
  const paid = prices.filter((text) => !instalments.includes(text));
  const isOne = paid.length > 0 || Number(firstText(offer, 'offerCount') ?? listed) === 1;
  const direct = isForSeveral(offer) ? [] : [...paid, ...rangeOf(offer, isOne)];
  // A sale price next to "price" is the one charged; otherwise the two must agree.
  const said = sale.length > 0 ? specified : [...direct, ...specified];
  const codes = [offer, ...kept].map(
    (one) => firstText(one, 'priceCurrency', 'pricecurrency', 'currency') ?? '',
  );
  const code = codes.map(isoCurrency).find((one) => one !== null) ?? null;
  // US prices never include tax; elsewhere, a price without tax is not what a reader pays.
  const isFalse = kept.length > 0 && kept.every((one) => vatOf(one) === 'false');
  const isUntaxed = isFalse && (direct.length === 0 || code !== 'USD');
  const isRange = said.some((text) => text.includes(' to '));
  return {
    /** null for a range or anything unclear. */
    amounts: isRange ? null : [...new Set(said.flatMap((text) => parseAmount(text) ?? []))],
    isUntaxed,
    // Older shops write it next to a plain price, whatever their taxes.
    isNet: isFalse && direct.length === 0 && code !== 'USD',
    isOver: [offer, ...kept].some((one) => !isValid(one, at)),
    currency: code ?? said.flatMap((text) => parsePrices(text)[0]?.currency ?? [])[0] ?? null,
    quote: said.join(' | ').slice(0, 120),
  };
}

/** Whether a price holds at a time; a day without a time lasts until it is over everywhere. */
function isValid(thing: Thing, at: number): boolean {
  const [from, until] = [firstText(thing, 'validFrom'), firstText(thing, 'priceValidUntil', 'validThrough')];
  return !(Date.parse(from ?? '') > at || Date.parse(until ?? '') + 1.5 * day < at);
}

/** The texts of an offer's amounts; "19.99 to 39.99" for a range. isOne: a range with one end is a price. */
function rangeOf(thing: Thing, isOne: boolean): string[] {
  const [low, high] = [firstText(thing, 'lowPrice', 'minPrice'), firstText(thing, 'highPrice', 'maxPrice')];
  if (low === null && high === null) return [];
  const isSame = low !== null && (high === null ? isOne : parseAmount(low) === parseAmount(high));
  return isSame ? [low] : [`${low ?? ''} to ${high ?? ''}`];
}

/** valueAddedTaxIncluded as 'true' or 'false', even if it is a string; '' if it is missing. */
function vatOf({ valueAddedTaxIncluded: value }: Thing): string {
  return typeof value === 'boolean' ? String(value) : (scalar(value)?.toLowerCase() ?? '');
}

/** List prices, delivery, installments and per-piece prices of a pack are not the offer's price. */
function isOtherPrice(specification: Thing): boolean {
  const type = firstText(specification, 'priceType') ?? '';
  const others = ['referenceQuantity', 'validForMemberTier', 'membershipPointsEarned'];
  return (
    /list|strikethrough|msrp|regular|srp|retail|minimumadvertised/i.test(type) ||
    isOfType(specification, 'deliverychargespecification', 'paymentchargespecification') ||
    isInstalment(specification) ||
    others.some((name) => specification[name] !== undefined) ||
    isForSeveral(specification)
  );
}

function isInstalment(specification: Thing): boolean {
  return specification.billingDuration !== undefined || specification.billingIncrement !== undefined;
}

function isForSeveral({ eligibleQuantity }: Thing): boolean {
  return valuesOf(eligibleQuantity).some(
    (quantity) => isRecord(quantity) && Number(scalar(quantity.minValue)) > 1,
  );
}
