import { isoCurrency } from '../../price/currencies.ts';
import { parseAmount, parsePrices } from '../../price/parsePrice.ts';
import { isOfType, isThing, resolved, scalar, textOf, valuesOf, type Thing, type Things } from './things.ts';

/**
 * An offer's price. amounts: null for a range or anything else that is not a single price; several if it
 * names several.
 */
export interface OfferPrice {
  amounts: readonly number[] | null;
  currency: string | null;
  quote: string;
}

/** The price of an aggregate over several offers; listed: the number of offers that it lists. */
export function aggregatePrice(offer: Thing, listed: number): OfferPrice {
  const low = textOf(offer, 'lowPrice', 'minPrice');
  const high = textOf(offer, 'highPrice', 'maxPrice');
  const direct = textOf(offer, 'price');
  const count = Number(textOf(offer, 'offerCount') ?? (listed === 0 ? NaN : listed));
  const amount = low === null ? null : parseAmount(low);
  const isOne = high === null ? count === 1 : amount !== null && low !== null && amount === parseAmount(high);
  const said = {
    currency: currencyOf(offer),
    quote: [direct ?? low, high].filter((text) => text !== null).join(' to '),
  };
  if (direct !== null && (low === null || high === null)) return { ...said, amounts: amountsOf(direct) };
  if (low === null && high === null) return { ...said, amounts: [] };
  return { ...said, amounts: isOne && amount !== null ? [amount] : null };
}

/** The current price of one offer, from its price and price specifications. */
export function offerPrice(offer: Thing, things: Things): OfferPrice {
  const all = resolved(offer.priceSpecification, things);
  const own = all.filter((one) => !isOtherPrice(one));
  const sale = own.filter((one) => /sale/i.test(textOf(one, 'priceType') ?? ''));
  const gross = own.filter((one) => vatOf(one) === 'true');
  const kept = sale.length > 0 ? sale : gross.length > 0 ? gross : own;
  const specified = kept.flatMap((one) => textOf(one, 'price') ?? rangeOf(one));
  const instalments = all.filter(isInstalment).flatMap((one) => textOf(one, 'price') ?? []);
  // A price for ten does not apply to a buyer of one, and some shops also give the installment as the offer's
  // price.
  const direct = isForSeveral(offer)
    ? []
    : valuesOf(offer.price)
        .flatMap((value) => scalar(value) ?? [])
        .filter((text) => !instalments.includes(text));
  // A sale price beside "price" is the one charged; otherwise the two must agree.
  const said = sale.length > 0 ? specified : [...direct, ...specified];
  const currency = currencyOf(offer) ?? kept.map(currencyOf).find((code) => code !== null) ?? null;
  const quote = said.join(' | ').slice(0, 120);
  const isNet = kept.length > 0 && kept.every((one) => vatOf(one) === 'false');
  // US prices never include tax; elsewhere, a price without tax is not what a reader pays.
  if (isNet && (direct.length === 0 || currency !== 'USD')) return { amounts: [], currency, quote };
  if (said.some((text) => text.includes(' to '))) return { amounts: null, currency, quote };
  return { amounts: [...new Set(said.flatMap(amountsOf))], currency: currency ?? markedIn(said), quote };
}

/** The currency named by a sign in the texts of an offer's price. */
function markedIn(texts: readonly string[]): string | null {
  const prices = texts.flatMap((text) => parsePrices(text));
  return prices.find(({ currency }) => currency !== null)?.currency ?? null;
}

/** valueAddedTaxIncluded as 'true' or 'false', even if it is a string; '' if it is missing. */
function vatOf({ valueAddedTaxIncluded: value }: Thing): string {
  return typeof value === 'boolean' ? String(value) : (scalar(value)?.toLowerCase() ?? '');
}

function rangeOf(specification: Thing): string[] {
  const [low, high] = [textOf(specification, 'minPrice'), textOf(specification, 'maxPrice')];
  if (low === null && high === null) return [];
  return low !== null && low === high ? [low] : [`${low ?? ''} to ${high ?? ''}`];
}

const otherPriceTypes = /list|strikethrough|msrp|regular|srp|retail|minimumadvertised/i;

/** List prices, delivery, installments and per-piece prices of a pack are not the offer's price. */
function isOtherPrice(specification: Thing): boolean {
  const others = ['referenceQuantity', 'validForMemberTier', 'membershipPointsEarned'];
  return (
    otherPriceTypes.test(textOf(specification, 'priceType') ?? '') ||
    isOfType(specification, 'deliverychargespecification', 'paymentchargespecification') ||
    isInstalment(specification) ||
    others.some((name) => specification[name] !== undefined) ||
    isForSeveral(specification)
  );
}

function isInstalment(specification: Thing): boolean {
  return specification.billingDuration !== undefined || specification.billingIncrement !== undefined;
}

/** Whether a price applies only to buyers of more than one. */
function isForSeveral(thing: Thing): boolean {
  return valuesOf(thing.eligibleQuantity).some(
    (quantity) => isThing(quantity) && Number(scalar(quantity.minValue)) > 1,
  );
}

/** An offer's amounts: one, or several if the text holds several; zero does not count. */
function amountsOf(text: string): number[] {
  const amount = parseAmount(text);
  if (amount !== null) return [amount];
  const prices = parsePrices(text).filter((price) => price.amount > 0);
  return prices.every(({ kind }) => kind === 'exact') ? prices.map((price) => price.amount) : [];
}

function currencyOf(thing: Thing): string | null {
  const text = textOf(thing, 'priceCurrency', 'currency');
  return text === null ? null : isoCurrency(text);
}
