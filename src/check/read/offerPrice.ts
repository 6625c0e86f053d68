import { isoCurrency } from '../currency.ts';
import { parseAmount, parsePrices } from '../price.ts';
import { resolved, type Things } from './jsonLd.ts';
import { isOfType, scalar, textProperty, valuesOf, type Thing } from './things.ts';

/** An offer's price. prices: null for a range or something else that is no one price; several where it names several. */
export interface PriceSaid {
  prices: readonly number[] | null;
  currency: string | null;
  priceText: string;
}

/** The price of an aggregate over several offers; listed: how many it lists. */
export function aggregatePrice(offer: Thing, listed: number): PriceSaid {
  const low = textProperty(offer, 'lowPrice') ?? textProperty(offer, 'minPrice');
  const high = textProperty(offer, 'highPrice') ?? textProperty(offer, 'maxPrice');
  const direct = textProperty(offer, 'price');
  const count = Number(textProperty(offer, 'offerCount') ?? (listed === 0 ? NaN : listed));
  const currency = currencyOf(offer);
  const priceText = [direct ?? low, high].filter((text) => text !== null).join(' to ');
  const amount = low === null ? null : parseAmount(low);
  if (low !== null && high !== null) {
    const same = amount !== null && amount === parseAmount(high);
    return { prices: same ? [amount] : null, currency, priceText };
  }
  if (direct !== null) return { prices: amountsOf(direct), currency, priceText };
  if (amount !== null && count === 1) return { prices: [amount], currency, priceText };
  return { prices: low === null && high === null ? [] : null, currency, priceText };
}

/** What an offer's price specifications say. */
interface Specified {
  texts: readonly string[];
  currency: string | null;
  /** The texts are a sale's. */
  isSale: boolean;
  isNet: boolean;
  /** What is paid at a time: some shops say it as the offer's price too. */
  instalments: readonly string[];
}

const nothingMore: Specified = { texts: [], currency: null, isSale: false, isNet: false, instalments: [] };

function specifiedFor(offer: Thing, things: Things): Specified {
  const all = resolved(offer.priceSpecification, things);
  const own = all.filter((one) => !isOtherPrice(one));
  const sale = own.filter((one) => /sale/i.test(textProperty(one, 'priceType') ?? ''));
  const gross = own.filter((one) => vatOf(one) === 'true');
  const kept = sale.length > 0 ? sale : gross.length > 0 ? gross : own;
  return {
    texts: kept.flatMap((one) => textProperty(one, 'price') ?? rangeOf(one)),
    currency: own.map(currencyOf).find((code) => code !== null) ?? null,
    isSale: sale.length > 0,
    isNet: own.length > 0 && own.every((one) => vatOf(one) === 'false'),
    instalments: all.filter(isInstalment).flatMap((one) => textProperty(one, 'price') ?? []),
  };
}

/** What one offer costs now, from its price and price specifications. */
export function offerPrice(offer: Thing, things: Things): PriceSaid {
  const specified = offer.priceSpecification === undefined ? nothingMore : specifiedFor(offer, things);
  const direct: string[] = [];
  // A price for ten is nobody's who buys one.
  for (const value of isForSeveral(offer) ? [] : valuesOf(offer.price)) {
    const text = scalar(value);
    if (text !== null && !specified.instalments.includes(text)) direct.push(text);
  }
  const currency = currencyOf(offer) ?? specified.currency;
  // A sale price beside "price" is what is charged; otherwise the two must agree.
  const said = specified.isSale ? specified.texts : [...direct, ...specified.texts];
  const priceText = said.join(' | ').slice(0, 120);
  // Prices in the United States are without tax everywhere; elsewhere it is not what a reader pays.
  if (specified.isNet && (direct.length === 0 || currency !== 'USD'))
    return { prices: [], currency, priceText };
  if (said.some((text) => text.includes(' to '))) return { prices: null, currency, priceText };
  const amounts = said.flatMap(amountsOf);
  return { prices: [...new Set(amounts)], currency: currency ?? markedIn(said), priceText };
}

/** The currency that a sign in the texts of an offer's price names. */
function markedIn(texts: readonly string[]): string | null {
  const prices = texts.flatMap((text) => parsePrices(text));
  return prices.find(({ mark }) => mark !== null && mark !== '$')?.currency ?? null;
}

/** valueAddedTaxIncluded as 'true' or 'false', also where it is written as text; '' where it is not said. */
function vatOf({ valueAddedTaxIncluded: value }: Thing): string {
  return typeof value === 'boolean' ? String(value) : (scalar(value)?.toLowerCase() ?? '');
}

function rangeOf(specification: Thing): string[] {
  const low = textProperty(specification, 'minPrice');
  const high = textProperty(specification, 'maxPrice');
  if (low === null && high === null) return [];
  return low !== null && low === high ? [low] : [`${low ?? ''} to ${high ?? ''}`];
}

/** List prices, delivery, instalments and prices by the piece of a pack are not what the offer costs. */
function isOtherPrice(specification: Thing): boolean {
  const type = textProperty(specification, 'priceType') ?? '';
  if (/list|strikethrough|msrp|regular|srp|retail|minimumadvertised/i.test(type)) return true;
  if (isOfType(specification, 'deliverychargespecification', 'paymentchargespecification')) return true;
  const others = ['referenceQuantity', 'validForMemberTier', 'membershipPointsEarned'];
  return (
    isInstalment(specification) ||
    others.some((name) => specification[name] !== undefined) ||
    isForSeveral(specification)
  );
}

function isInstalment(specification: Thing): boolean {
  return specification.billingDuration !== undefined || specification.billingIncrement !== undefined;
}

/** Whether a price holds for those only who take more than one. */
function isForSeveral(thing: Thing): boolean {
  return valuesOf(thing.eligibleQuantity).some(
    (quantity) =>
      typeof quantity === 'object' &&
      quantity !== null &&
      'minValue' in quantity &&
      Number(scalar(quantity.minValue)) > 1,
  );
}

/** An offer's amounts: one, or several where the text holds several; zero is none. */
function amountsOf(text: string): number[] {
  const amount = parseAmount(text);
  if (amount !== null) return [amount];
  const prices = parsePrices(text).filter((price) => price.amount > 0);
  return prices.every((price) => price.kind === 'exact') ? prices.map((price) => price.amount) : [];
}

function currencyOf(thing: Thing): string | null {
  const text = textProperty(thing, 'priceCurrency') ?? textProperty(thing, 'currency');
  // A symbol here is as unsure as in the text: "$" is not only the United States'.
  return text === null || text === '$' ? null : isoCurrency(text);
}
