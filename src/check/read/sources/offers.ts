import { askedVariants, chosenAmong } from '../page/chosenVariant.ts';
import { nameContains, parseName } from '../page/productNames.ts';
import { resolveUrl } from '../page/addresses.ts';
import type { ShopPage } from '../page/openPage.ts';
import {
  priceStatement,
  stockStatement,
  type StatementSource,
  type Statement,
  type StockStatus,
} from '../statement.ts';
import { namesPreorder } from '../words/readStock.ts';
import { readAvailability } from './availability.ts';
import { offerPrice, type OfferPrice } from './offerPrice.ts';
import {
  isOfType,
  isThing,
  resolved,
  scalar,
  firstText,
  valuesOf,
  type Thing,
  type Things,
} from './things.ts';

/** The stock, price and address of one offer. availability: as it is written. */
interface Said extends OfferPrice {
  stock: StockStatus | null;
  availability: string;
  url: string | null;
  sku: string | null;
  name: string | null;
}

// Offers can refer to each other and to themselves; a shop's own list is always shorter than this.
const maxOfferDepth = 3;
const maxSaid = 2_000;
const maxVariants = 200;

/** Statements from the offers of the page's product and its variants: at most one each about stock and price. */
export function readOffers(
  products: readonly Thing[],
  page: ShopPage,
  things: Things,
  source: StatementSource,
): Statement[] {
  const said: Said[] = [];
  const addOffer = (offer: Thing, product: Thing, depth: number): void => {
    const name = firstText(product, 'name');
    if (said.length >= maxSaid || depth > maxOfferDepth) return;
    if (isOtherDeal(offer) || isOfAnother(offer, name, things)) return;
    const nested = resolved(offer.offers, things).filter((inner) => !isOtherDeal(inner));
    const one: Said = {
      ...offerPrice(offer, things, nested.length),
      ...stockOf(offer, name, page.context.at),
      url: firstText(offer, 'url') ?? firstText(product, 'url'),
      sku: firstText(offer, 'sku') ?? firstText(product, 'sku'),
      name,
    };
    said.push(one);
    const inner = said.length;
    for (const next of nested.slice(0, 200)) addOffer(next, product, depth + 1);
    // An aggregate of listed offers is redundant: the offers are more exact.
    if (said.slice(inner).some(({ amounts }) => amounts !== null && amounts.length > 0)) one.amounts = [];
  };
  const withVariants = products.flatMap((product) => [
    product,
    ...resolved(product.hasVariant, things).slice(0, maxVariants),
  ]);
  for (const product of withVariants) {
    const offers = resolved(product.offers, things);
    // Markup without an Offer puts price and availability directly on the product.
    const isBare = offers.length === 0 && product.hasVariant === undefined;
    const isSaid = isBare && (product.price ?? product.availability) !== undefined;
    for (const offer of isSaid ? [product] : offers) addOffer(offer, product, 0);
  }
  const chosen = chosenAmong(said, page, ({ url, sku }) => {
    const named = url === null ? null : resolveUrl(url, page.url.href);
    return [sku, ...(named === null ? [] : askedVariants(named))];
  });
  return [...sayStock(chosen, source), ...sayPrice(chosen, source)];
}

/** Whether an offer itself says that it belongs to another product. */
function isOfAnother(offer: Thing, name: string | null, things: Things): boolean {
  const offered = resolved(offer.itemOffered, things).flatMap((item) => firstText(item, 'name') ?? []);
  const own = parseName(name ?? '');
  return offered.length > 0 && name !== null && !offered.some((other) => nameContains(parseName(other), own));
}

/** Whether every copy offered is used: then no stock status or price on the page is about a new one. */
export function isSoldUsedOnly(products: readonly Thing[], things: Things): boolean {
  return products.every((product) => {
    const offers = resolved(product.offers, things);
    return isUsed(product) || (offers.length > 0 && offers.every(isUsed));
  });
}

function isUsed(thing: Thing): boolean {
  return /used|refurbished|damaged/i.test(firstText(thing, 'itemCondition') ?? '');
}

/** Used, leased, bulk and members-only deals are not offers for readers. */
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

function stockOf(offer: Thing, name: string | null, at = NaN): Pick<Said, 'stock' | 'availability'> {
  const texts = valuesOf(offer.availability).flatMap((value) => scalar(value) ?? []);
  const [stock = null, ...more] = new Set(texts.flatMap((text) => readAvailability(text) ?? []));
  const availability = texts.join(', ').slice(0, 120);
  if (more.length > 0) return { stock: 'mixed', availability };
  const level = valuesOf(offer.inventoryLevel).map((value) => (isThing(value) ? value.value : value));
  const isEmpty = level.some((value) => scalar(value) === '0');
  const isAhead = [name ?? '', firstText(offer, 'name') ?? ''].some(namesPreorder);
  // Preorders are often marked in stock from a future day on.
  const isClosed =
    Date.parse(firstText(offer, 'availabilityStarts') ?? '') > at ||
    Date.parse(firstText(offer, 'availabilityEnds') ?? '') < at;
  const isDoubtful = (stock === 'in' || stock === 'limited') && (isEmpty || isAhead || isClosed);
  return { stock: isDoubtful ? 'unsure' : stock, availability };
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

function sayPrice(said: readonly Said[], source: StatementSource): Statement[] {
  const about = said.filter(({ quote, isUntaxed }) => quote !== '' && !isUntaxed);
  const quote = [...new Set(about.map((one) => one.quote))].join(', ');
  const [currency = null, ...more] = new Set(about.flatMap((one) => one.currency ?? []));
  const isUnclear = more.length > 0 || about.some(({ amounts }) => amounts === null);
  const amounts = isUnclear ? [] : [...new Set(about.flatMap((one) => one.amounts ?? []))];
  // A price without tax still tells the currency of the same amount.
  const net = said.flatMap((one): Statement[] =>
    one.isUntaxed && one.currency !== null && one.amounts?.[0] !== undefined
      ? [{ kind: 'amount', source, quote: one.quote, amount: one.amounts[0], currencies: [one.currency] }]
      : [],
  );
  return [
    ...(amounts.length > 0 || isUnclear ? [priceStatement(source, amounts, currency, quote)] : []),
    ...net,
  ];
}
