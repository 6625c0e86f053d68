import type { AmazonPrice } from '../../domain/amazon.ts';
import { isRecord } from '../../domain/lists.ts';
import { regionCurrency } from '../../domain/offers.ts';
import type { Region } from './access.ts';

export type Judged =
  ({ kind: 'price' } & Pick<AmazonPrice, 'price' | 'in_stock' | 'seller'>) | { kind: 'none'; why: string };

/** A field of a response, by its path; undefined if it is not there. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);
}

export function listAt(value: unknown, ...path: readonly string[]): unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

export function textAt(value: unknown, ...path: readonly string[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found.replace(/\s+/g, ' ').trim().slice(0, 300) : '';
}

/** The price that anybody pays today for one new copy; anything else is not the price. */
export function judgeItem(item: unknown, region: Region): Judged {
  const listings = listAt(item, 'offersV2', 'listings');
  if (listings.length === 0)
    return none('it has no offer; an ASIN that stands for several products has none');
  const [winner, more] = listings.filter((listing) => at(listing, 'isBuyBoxWinner') === true);
  if (winner === undefined || more !== undefined) return none('no offer has the buy box');
  if (textAt(winner, 'condition', 'value').toLowerCase() !== 'new') return none('the offer is not new');
  if (isSet(at(winner, 'type'))) return none(`the offer is of the kind ${textAt(winner, 'type')}`);
  const deal = at(winner, 'dealDetails');
  if (!['', 'ALL'].includes(textAt(deal, 'accessType'))) return none('the price is for members first');
  if (isSet(at(deal, 'endTime')) || isSet(at(deal, 'startTime')))
    return none('the price holds for some hours');
  if (![undefined, null, false].includes(at(winner, 'violatesMAP') as never))
    return none('the price may not be shown');
  if (Number(at(winner, 'availability', 'minOrderQuantity') ?? 1) !== 1)
    return none('it is sold only in twos or more');
  const seller = textAt(winner, 'merchantInfo', 'name');
  if (seller === '') return none('the seller has no name');
  const third = /^amazon(?:\.com|\.co\.uk)?$/i.test(seller) ? null : seller.slice(0, 60);
  const stock = stockOf(textAt(winner, 'availability', 'type'));
  if (stock === 'later') return none('it can be ordered ahead only');
  if (stock === false) return { kind: 'price', price: null, in_stock: false, seller: null };
  const amount = at(winner, 'price', 'money', 'amount');
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return none('it has no price');
  const currency = textAt(winner, 'price', 'money', 'currency');
  if (currency !== regionCurrency[region]) return none(`the price is in ${currency || 'no currency'}`);
  return { kind: 'price', price: Math.round(amount * 100) / 100, in_stock: stock, seller: third };
}

function stockOf(type: string): boolean | 'later' | null {
  if (type === 'IN_STOCK' || type === 'IN_STOCK_SCARCE') return true;
  if (type === 'OUT_OF_STOCK' || type === 'UNAVAILABLE') return false;
  return ['PREORDER', 'AVAILABLE_DATE', 'LEADTIME'].includes(type) ? 'later' : null;
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function none(why: string): Judged {
  return { kind: 'none', why };
}
