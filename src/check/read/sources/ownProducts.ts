import { lastSegment } from '../page/addresses.ts';
import { identify, type Identity } from '../page/identity.ts';
import type { State } from './json.ts';
import type { PageSubject } from './subject.ts';
import { isThing, firstText, type Thing } from './things.ts';

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

const stockKeys = [
  ...['availabilityStatus', 'stockStatus', 'stock_status'],
  ...['availability', 'inventoryStatus', 'availability_status'],
];
/** The availability that a key states if true, and if false. */
const flags: readonly (readonly [keys: string, ifTrue: string, ifFalse: string | null])[] = [
  ['isInStock inStock in_stock is_in_stock availableForSale instock', 'InStock', 'OutOfStock'],
  ['isSoldOut soldOut sold_out isOutOfStock outOfStock', 'OutOfStock', null],
  ['isPreorder isPreOrder preOrder is_preorder', 'PreOrder', null],
];
const grossKey = /incl(?:uding|udes)?_?tax|gross_?(?:price|amount)/i;

/** The page's product in the states of its scripts, by keys that several platforms share. */
export function findOwnProducts({ states, identity }: PageSubject): Thing[] {
  return states
    .flatMap((state) => ownProducts(state, identity))
    .map((product) => ({
      availability: [
        ...stockKeys.map((key) => product[key]),
        ...flags.flatMap(([keys, ifTrue, ifFalse]) =>
          keys
            .split(' ')
            .map((key) => (product[key] === true ? ifTrue : product[key] === false ? ifFalse : null)),
        ),
      ],
      // Beside a price with tax, the other price is without.
      ...(Object.keys(product).some((key) => grossKey.test(key)) ? {} : priceOf(product)),
    }));
}

function priceOf(product: Thing): Thing {
  const range = childOf(product, 'priceRange', 'price_range');
  const low = finalOf(childOf(range, 'minimum_price', 'minimumPrice', 'minVariantPrice'));
  const high = finalOf(childOf(range, 'maximum_price', 'maximumPrice', 'maxVariantPrice'));
  const money = finalOf(childOf(childOf(product, 'priceInfo'), 'currentPrice') ?? childOf(product, 'price'));
  return low === null
    ? (money ?? {})
    : { ...low, price: null, lowPrice: low.price, highPrice: (high ?? low).price };
}

function childOf(thing: Thing | null, ...keys: readonly string[]): Thing | null {
  return keys.map((key) => thing?.[key]).find(isThing) ?? null;
}

/**
 * Money as {value, currency}, {amount, currencyCode}, or below final_price. A bare number, or any whole
 * number from one hundred up, could be in pence and is not read.
 */
function finalOf(thing: Thing | null): Thing | null {
  const final = childOf(thing, 'final_price', 'finalPrice') ?? thing;
  if (final === null || 'centAmount' in final || 'precision' in final || 'minorUnits' in final) return null;
  const price = final.value ?? final.amount ?? final.price;
  if ((typeof price !== 'number' && typeof price !== 'string') || /^\d{3,}$/.test(String(price))) return null;
  return {
    price,
    priceCurrency: firstText(final, 'currency', 'currencyCode', 'currencyUnit', 'currency_code'),
  };
}
