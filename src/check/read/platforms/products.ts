import { isoCurrency } from '../../currency.ts';
import { parseAmount } from '../../price.ts';
import { addressWords, lastSegment, plainPath, resolveUrl } from '../addresses.ts';
import { readAvailability } from '../availability.ts';
import { nameOf } from '../names.ts';
import type { Page } from '../page.ts';
import type { Signal } from '../reading.ts';
import type { State } from '../states.ts';
import { isThing, scalar, type Thing } from '../things.ts';

const mostNodes = 60_000;
const deepest = 40;

/** The objects in a state that are the page's own product: by its address, number or exact name. */
export function ownProducts(state: State, page: Page): Thing[] {
  const found: Thing[] = [];
  const words = addressWords(page.url);
  const segment = lastSegment(page.url);
  const path = plainPath(page.url);
  const heading = nameOf(page.h1Text).line;
  let count = 0;
  const visit = (value: unknown, depth: number): void => {
    count += 1;
    if (depth > deepest || count > mostNodes || found.length > 20) return;
    if (Array.isArray(value)) for (const item of value) visit(item, depth + 1);
    else if (isThing(value)) {
      if (isOwn(value)) found.push(value);
      for (const key of Object.keys(value)) {
        const child = value[key];
        if (typeof child === 'object' && child !== null && !otherKeys.test(key)) visit(child, depth + 1);
      }
    }
  };
  const isOwn = (thing: Thing): boolean => {
    const name = scalar(thing.name ?? thing.title ?? thing.productName ?? null);
    if (name === null || name.length > 300) return false;
    for (const key of ['slug', 'handle', 'url_key', 'urlKey']) {
      const slug = thing[key];
      if (typeof slug === 'string' && slug !== '') return slug.toLowerCase() === segment;
    }
    for (const key of ['canonicalUrl', 'canonical_url', 'url', 'productUrl', 'permalink']) {
      const url = typeof thing[key] === 'string' ? resolveUrl(thing[key], page.url.href) : null;
      if (url !== null) return plainPath(url) === path;
    }
    for (const key of ['usItemId', 'sku', 'id', 'productId', 'product_id']) {
      const id = scalar(thing[key] ?? null)?.toLowerCase();
      if (id !== undefined && id.length >= 5 && words.has(id)) return true;
    }
    return heading !== '' && nameOf(name).line === heading;
  };
  visit(state.value, 0);
  return found;
}

const otherKeys =
  /related|recommend|upsell|crosssell|cross_sell|similar|recently|alsobought|bundle|accessor/i;

const stockKeys = [
  'availabilityStatus',
  'stockStatus',
  'stock_status',
  'availability',
  'inventoryStatus',
  'availability_status',
];
const stockFlags = ['isInStock', 'inStock', 'in_stock', 'is_in_stock', 'availableForSale', 'instock'];
const goneFlags = [
  'isSoldOut',
  'soldOut',
  'sold_out',
  'isOutOfStock',
  'outOfStock',
  'isPreorder',
  'isPreOrder',
  'preOrder',
  'is_preorder',
];

/** What a state's own products say; keys are those that several platforms share. */
export function readOwnProducts(state: State, page: Page): Signal[] {
  return ownProducts(state, page).flatMap((product) => [
    ...stockOf(product, state.where),
    ...priceOf(product, state.where),
  ]);
}

function stockOf(product: Thing, where: string): Signal[] {
  const signals: Signal[] = [];
  const say = (key: string, text: string, in_stock: boolean | null): void => {
    signals.push({ source: 'platform', where: `${where} ${key}`, text: text.slice(0, 80), in_stock });
  };
  for (const key of stockKeys) {
    const value = product[key];
    const said = typeof value === 'string' ? readAvailability(value) : undefined;
    if (said !== undefined) say(key, String(value), said);
  }
  for (const key of stockFlags)
    if (typeof product[key] === 'boolean') say(key, String(product[key]), product[key]);
  for (const key of goneFlags) if (product[key] === true) say(key, 'true', false);
  return signals;
}

function priceOf(product: Thing, where: string): Signal[] {
  // Where the price with tax stands beside it, the other is without.
  if (Object.keys(product).some((key) => /incl(?:uding|udes)?_?tax|gross_?(?:price|amount)/i.test(key)))
    return [];
  const range = childOf(product, 'priceRange') ?? childOf(product, 'price_range');
  if (range !== null) {
    const low = finalOf(
      childOf(range, 'minimum_price') ?? childOf(range, 'minimumPrice') ?? childOf(range, 'minVariantPrice'),
    );
    const high = finalOf(
      childOf(range, 'maximum_price') ?? childOf(range, 'maximumPrice') ?? childOf(range, 'maxVariantPrice'),
    );
    if (low !== null)
      return [priceSignal(where, 'priceRange', low, high !== null && high.amount !== low.amount)];
  }
  const current = childOf(childOf(product, 'priceInfo') ?? {}, 'currentPrice') ?? childOf(product, 'price');
  const money = current === null ? null : finalOf(current);
  return money === null ? [] : [priceSignal(where, 'price', money, false)];
}

interface Money {
  amount: number;
  currency: string | null;
}

function priceSignal(where: string, key: string, money: Money, isRange: boolean): Signal {
  return {
    source: 'platform',
    where: `${where} ${key}`,
    text: `${money.amount}${money.currency === null ? '' : ` ${money.currency}`}`,
    prices: isRange ? [] : [money.amount],
    currency: money.currency,
  };
}

function childOf(thing: Thing, key: string): Thing | null {
  const child = thing[key];
  return isThing(child) ? child : null;
}

/**
 * Money as {value, currency}, {amount, currencyCode}, or below final_price. A bare number may be pence, and so may any
 * whole one from a hundred on: not read.
 */
function finalOf(thing: Thing | null): Money | null {
  if (thing === null) return null;
  const final = childOf(thing, 'final_price') ?? childOf(thing, 'finalPrice') ?? thing;
  if ('centAmount' in final || 'precision' in final || 'minorUnits' in final) return null;
  const raw = final.value ?? final.amount ?? final.price ?? null;
  if (/^\d{3,}$/.test(String(scalar(raw)))) return null;
  const amount = typeof raw === 'number' || typeof raw === 'string' ? parseAmount(raw) : null;
  const code = final.currency ?? final.currencyCode ?? final.currencyUnit ?? final.currency_code;
  return amount === null ? null : { amount, currency: typeof code === 'string' ? isoCurrency(code) : null };
}
