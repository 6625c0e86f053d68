import { isoCurrency } from '../../../price/currencies.ts';
import { parseAmount } from '../../../price/parsePrice.ts';
import { lastSegment } from '../../page/addresses.ts';
import { identify, type Identity } from '../../page/identity.ts';
import { priceStatement, stockStatement, type Statement, type StockStatus } from '../../statement.ts';
import { readAvailability } from '../availability.ts';
import type { State } from '../states.ts';
import type { PageSubject } from '../subject.ts';
import { isThing, scalar, firstText, type Thing } from '../things.ts';

const maxNodes = 60_000;
const maxDepth = 40;
const maxFound = 20;
const otherKeys =
  /related|recommend|upsell|crosssell|cross_sell|similar|recently|alsobought|bundle|accessor/i;

/** The objects in a state that are the page's own product, by address, number or exact name. */
function ownProducts(state: State, identity: Identity): Thing[] {
  const found: Thing[] = [];
  let count = 0;
  const visit = (value: unknown, depth: number): void => {
    count += 1;
    const isOver = depth > maxDepth || count > maxNodes || found.length > maxFound;
    if (isOver || typeof value !== 'object' || value === null) return;
    if (isThing(value) && isOwn(value, identity)) found.push(value);
    for (const [key, child] of Object.entries(value)) if (!otherKeys.test(key)) visit(child, depth + 1);
  };
  visit(state.value, 0);
  return found;
}

function isOwn(thing: Thing, identity: Identity): boolean {
  const name = firstText(thing, 'name', 'title', 'productName');
  if (name === null || name.length > 300) return false;
  const slug = firstText(thing, 'slug', 'handle', 'url_key', 'urlKey');
  if (slug !== null) return slug.toLowerCase() === lastSegment(identity.url);
  const address = firstText(thing, 'canonicalUrl', 'canonical_url', 'url', 'productUrl', 'permalink');
  const numbers = ['usItemId', 'sku', 'id', 'productId', 'product_id'].map(
    (key) => firstText(thing, key) ?? '',
  );
  const claim = { name, addresses: [address ?? ''], numbers: numbers.filter(({ length }) => length >= 5) };
  return identify(claim, identity) >= 2;
}

const stockKeys =
  'availabilityStatus stockStatus stock_status availability inventoryStatus availability_status';
/** The stock that a key states if true, and if false. */
const flags: readonly (readonly [keys: string, ifTrue: StockStatus, ifFalse: StockStatus | null])[] = [
  ['isInStock inStock in_stock is_in_stock availableForSale instock', 'in', 'out'],
  ['isSoldOut soldOut sold_out isOutOfStock outOfStock', 'out', null],
  ['isPreorder isPreOrder preOrder is_preorder', 'ahead', null],
];

/** Statements about the product from a page's script states, in keys that several platforms share. */
export function readOwnProducts({ states, identity }: PageSubject): Statement[] {
  return states.flatMap((state) =>
    ownProducts(state, identity).flatMap((product) => [
      ...stockOf(product, state.name),
      ...priceOf(product, state.name),
    ]),
  );
}

function stockOf(product: Thing, where: string): Statement[] {
  const said = [
    ...stockKeys.split(' ').map((key) => [key, readAvailability(scalar(product[key]) ?? '')] as const),
    ...flags.flatMap(([keys, ifTrue, ifFalse]) =>
      keys.split(' ').map((key) => {
        const flag = product[key];
        return [key, flag === true ? ifTrue : flag === false ? ifFalse : null] as const;
      }),
    ),
  ];
  return said.flatMap(([key, says]) =>
    says === null ? [] : stockStatement('platform', says, `${where} ${key}: ${String(product[key])}`),
  );
}

const grossKey = /incl(?:uding|udes)?_?tax|gross_?(?:price|amount)/i;

function priceOf(product: Thing, where: string): Statement[] {
  // Beside a price with tax, the other price is without.
  if (Object.keys(product).some((key) => grossKey.test(key))) return [];
  const range = childOf(product, 'priceRange', 'price_range');
  const low = finalOf(childOf(range, 'minimum_price', 'minimumPrice', 'minVariantPrice'));
  const high = finalOf(childOf(range, 'maximum_price', 'maximumPrice', 'maxVariantPrice'));
  const info = childOf(product, 'priceInfo');
  const money = low ?? finalOf(childOf(info, 'currentPrice') ?? childOf(product, 'price'));
  if (money === null) return [];
  const { amount, currency } = money;
  const isRange = low !== null && high !== null && high.amount !== low.amount;
  const quote = `${where} price: ${amount} ${currency ?? ''}`.trim();
  return [priceStatement('platform', isRange ? [] : [amount], currency, quote)];
}

function childOf(thing: Thing | null, ...keys: readonly string[]): Thing | null {
  return keys.map((key) => thing?.[key]).find(isThing) ?? null;
}

/**
 * Money as {value, currency}, {amount, currencyCode}, or below final_price. A bare number, or any whole
 * number from one hundred up, could be in pence and is not read.
 */
function finalOf(thing: Thing | null): { amount: number; currency: string | null } | null {
  const final = childOf(thing, 'final_price', 'finalPrice') ?? thing;
  if (final === null || 'centAmount' in final || 'precision' in final || 'minorUnits' in final) return null;
  const raw = final.value ?? final.amount ?? final.price;
  if ((typeof raw !== 'number' && typeof raw !== 'string') || /^\d{3,}$/.test(String(raw))) return null;
  const amount = parseAmount(raw);
  const code = firstText(final, 'currency', 'currencyCode', 'currencyUnit', 'currency_code');
  return amount === null ? null : { amount, currency: isoCurrency(code ?? '') };
}
