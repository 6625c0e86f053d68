import { isoCurrency } from '../../price/numbers.ts';
import { parseAmount, parsePrices } from '../../price/parsePrice.ts';
import { isOfType, isThing, scalar, firstText, thingsIn, valuesOf, type Thing } from './things.ts';

/**
 * An offer's price. amounts: null for a range or anything else that is not a single price; several if it
 * names several. isUntaxed: they are not what a reader pays.
 */
export interface OfferPrice {
  amounts: readonly number[] | null;
  isUntaxed: boolean;
  currency: string | null;
  quote: string;
}

/**
 * The current price of an offer, from its price, its range and its price specifications. listed: the number of
 * offers within it.
 */
export function offerPrice(offer: Thing, listed: number): OfferPrice {
  const all = thingsIn(offer.priceSpecification);
  const own = all.filter((one) => !isOtherPrice(one));
  const sale = own.filter((one) => /sale/i.test(firstText(one, 'priceType') ?? ''));
  const gross = own.filter((one) => vatOf(one) === 'true');
  const kept = [sale, gross].find((some) => some.length > 0) ?? own;
  const specified = kept.flatMap((one) => firstText(one, 'price') ?? rangeOf(one, false));
  // Some shops also give the installment as the offer's price.
  const instalments = all.filter(isInstalment).map((one) => firstText(one, 'price'));
  const prices = valuesOf(offer.price).flatMap((value) => scalar(value) ?? []);
  const paid = prices.filter((text) => !instalments.includes(text));
  const isOne = paid.length > 0 || Number(firstText(offer, 'offerCount') ?? listed) === 1;
  const direct = isForSeveral(offer) ? [] : [...paid, ...rangeOf(offer, isOne)];
  // A sale price beside "price" is the one charged; otherwise the two must agree.
  const said = sale.length > 0 ? specified : [...direct, ...specified];
  const code = [offer, ...kept].map(currencyOf).find((one) => one !== null) ?? null;
  // US prices never include tax; elsewhere, a price without tax is not what a reader pays.
  const isNet = kept.length > 0 && kept.every((one) => vatOf(one) === 'false');
  const isUntaxed = isNet && (direct.length === 0 || code !== 'USD');
  const isRange = said.some((text) => text.includes(' to '));
  return {
    amounts: isRange ? null : [...new Set(said.flatMap((text) => parseAmount(text) ?? []))],
    isUntaxed,
    currency: code ?? said.flatMap((text) => parsePrices(text)[0]?.currency ?? [])[0] ?? null,
    quote: said.join(' | ').slice(0, 120),
  };
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

/** Whether a price applies only to buyers of more than one. */
function isForSeveral({ eligibleQuantity }: Thing): boolean {
  return valuesOf(eligibleQuantity).some(
    (quantity) => isThing(quantity) && Number(scalar(quantity.minValue)) > 1,
  );
}

function currencyOf(thing: Thing): string | null {
  return isoCurrency(firstText(thing, 'priceCurrency', 'pricecurrency', 'currency') ?? '');
}
