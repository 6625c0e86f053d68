import { isRecord } from '../../../domain/lists.ts';
import { type Element, isElement } from '../../../web/parseHtml.ts';
import { attributeWords, findWithin, lineage, plain, textContent, walk } from '../../../web/text.ts';
import { parseAmount } from '../price/parsePrice.ts';
import { identify, type Identity } from '../page/identity.ts';
import { lastSegment, parseName } from '../page/productNames.ts';
import { namesOf } from '../page/regions.ts';
import { ofKind, priceStatement, type Statement, stockStatement } from '../reading.ts';
import { readStock } from '../words/readStock.ts';
import { phraseWithin } from '../words/languages.ts';
import { readOffers } from './offers.ts';
import type { PageSubject } from './subject.ts';
import { availabilityOf, firstText, parseJson, scalar, type State, type Thing, thingsIn } from './things.ts';

export function findBigCommerce({ states }: PageSubject): Thing[] {
  return states.flatMap(({ name, value }) => {
    const product = name === 'BCData' && isRecord(value) ? value.product_attributes : null;
    if (!isRecord(product)) return [];
    const { instock, purchasable, price } = product;
    const range = thingsIn(price).flatMap((one) => thingsIn(one.price_range));
    const [money] = thingsIn(price).flatMap((one) => thingsIn([one.with_tax, one.without_tax]));
    // A product that is in stock but not for sale is a preorder or discontinued.
    const availability = instock === false ? 'OutOfStock' : purchasable === false ? 'Pending' : 'InStock';
    return {
      availability: typeof instock === 'boolean' ? availability : null,
      price: range.length > 0 ? 'several' : money?.value,
      priceCurrency: money?.currency,
    };
  });
}

/** FluentCart shows the price and stock of one variant, and has the others' in attributes. */
export function findFluentCart({ area }: PageSubject): Thing[] {
  const hasVariant = area.parts.flatMap(({ element: { attribs } }, name) => {
    const { 'data-item-stock': availability, 'data-item-price': price } = attribs;
    return availability === undefined ? [] : { name, availability: availability.replaceAll('-', ''), price };
  });
  return [{ hasVariant }];
}

export function findMagento({ area }: PageSubject): Thing[] {
  const prices = area.parts.flatMap(({ element: { attribs } }) =>
    attribs['data-price-type'] === 'finalPrice' ? parseAmount(Number(attribs['data-price-amount'])) : [],
  );
  return prices.length === 0 ? [] : [{ price: prices }];
}

/** The page's product in Shopify's product JSON and ShopifyAnalytics. Their numbers are in pence. */
export function findShopify({ states, identity }: PageSubject): Thing[] {
  const values = states.map(({ value }) => value).filter(isRecord);
  const priceCurrency = values.flatMap((value) => firstText(value, 'active', 'currency') ?? [])[0];
  return values.map((value) => ({
    hasVariant: thingsIn(productOf(value, identity)?.variants).map((variant) => {
      const { id, available, price } = variant;
      const title = firstText(variant, 'title', 'public_title')?.slice(0, 300) ?? '';
      const isAhead = phraseWithin('preorder', title) !== null;
      return {
        name: id,
        sku: id,
        availability: availabilityOf(available, isAhead),
        price: Number.isInteger(price) ? Number(price) / 100 : 'unknown',
        priceCurrency,
      };
    }),
  }));
}

function productOf(state: Thing, { url, titles }: Identity): Thing | null {
  const product = isRecord(state.product) ? state.product : state;
  if (!Array.isArray(product.variants)) return null;
  if (product.vendor === undefined && product.handle === undefined && product.gid === undefined) return null;
  if (typeof product.handle === 'string')
    return product.handle.toLowerCase() === lastSegment(url) ? product : null;
  // ShopifyAnalytics has no handle; its first variant has the product's name.
  if (product !== state) return url.pathname.includes('/products/') ? product : null;
  const { line } = parseName(firstText(product, 'title') ?? '');
  return line !== '' && titles[0]?.line === line ? product : null;
}

const marks = ['/bundles/storefront/', 'product-detail-buy', 'buybox--inner'];

/** PrestaShop says "in stock" of what can't be ordered, and turns its button off; no script turns it on. */
export function readPrestaShop({ area }: PageSubject): Statement[] {
  const isOff = area.parts.some(
    ({ element: { attribs } }) =>
      attribs['data-button-action'] === 'add-to-cart' && attribs.disabled !== undefined,
  );
  return isOff ? [stockStatement('platform', 'unsure', 'a button turned off')] : [];
}

/** Shopware also writes LimitedAvailability for discontinued products. */
export function readShopware({ page: { html, bodyNames }, structured }: PageSubject): Statement[] {
  const isShopware = /\bis-{1,2}ctl-\w/.test(bodyNames) || marks.some((mark) => html.includes(mark));
  return isShopware && ofKind(structured, 'stock').length > 0
    ? [stockStatement('platform', 'unread', 'a page of Shopware')]
    : [];
}

export function findWooCommerce({ area, page: { html, root } }: PageSubject): Thing[] {
  const products = [...area.around].map(({ attribs }) => attributeWords(attribs.class?.slice(0, 2000)));
  const product = products.find((words) => words.includes('type-product')) ?? [];
  // A product without a price is also in stock, but nobody can buy it.
  const states = product.includes('purchasable')
    ? ['instock', 'outofstock', 'onbackorder']
    : ['outofstock', 'onbackorder'];
  if (product.includes('product-type-external')) return [{ availability: 'Pending' }];
  // Its parts link to their own pages, as other products do.
  const isGroup = (element: Element) => namesOf(element).includes('grouped-form');
  const group = html.includes('grouped_form') ? findWithin(root, isGroup) : null;
  if (group !== null) return [{ hasVariant: partsOf(group) }];
  const form = area.parts.find(({ element }) => element.attribs['data-product_variations'] !== undefined);
  const variations = thingsIn(parseJson(form?.element.attribs['data-product_variations'] ?? ''));
  const offers = variations.map(
    ({ is_in_stock: stock, display_price: price, availability_html: html }, name) => {
      // "In stock" includes backorders; only the option's text says so.
      const isAhead = readStock((scalar(html) ?? '').replace(/<[^>]{0,200}>/g, '')) === 'ahead';
      return {
        name,
        availability: availabilityOf(stock, isAhead),
        price: typeof price === 'number' ? parseAmount(price) : 'unknown',
      };
    },
  );
  return [{ availability: states.filter((name) => product.includes(name)) }, { hasVariant: offers }];
}

/** The parts of a grouped product. Its structured data has the cheapest part's price, and always says in stock. */
function partsOf(form: Element): Thing[] {
  const parts: Thing[] = [];
  walk(form, (node) => {
    if (!isElement(node)) return false;
    const words = attributeWords(node.attribs.class?.slice(0, 2000));
    const availability = ['instock', 'outofstock', 'onbackorder'].filter((name) => words.includes(name));
    if (node.name === 'tr' && availability.length > 0)
      parts.push({ name: parts.length, availability, price: 'a part to all parts' });
    return true;
  });
  return parts.length > 0 ? parts : [{ price: 'a part to all parts' }];
}

const option = /^(?:options?|id|attribute)[[_]/;
const maxOptions = 100;
const extra = /\+\s?[^\d\s]{0,3}\s?\d/;

/** Whether an element is for a choice that a buyer has to make. Zen Cart has no others, and doesn't mark them. */
function isOption(element: Element): boolean {
  const { name = '', required } = element.attribs;
  const isMarked = (one: Element) => namesOf(one).split(/[ -]/).includes('required');
  const around = lineage(element).slice(0, 5);
  const group = around[2] ?? element;
  return (
    required !== undefined ||
    name.startsWith('id') ||
    around.some(isMarked) ||
    findWithin(group, isMarked) !== null
  );
}

/** A product whose options left are all dearer, or of which none is left. Magento fills its lists by a script. */
export function readOptions({ area, states }: PageSubject): Statement[] {
  const all = area.parts
    .map(({ element }) => element)
    .filter(({ attribs: { name = '' } }) => option.test(name));
  const inputs = all.slice(0, maxOptions).filter(isOption);
  const lists = inputs.flatMap((element) => {
    const { name = '', type } = element.attribs;
    if (element.name !== 'select' && type !== 'radio') return [];
    const options =
      type === 'radio'
        ? inputs.flatMap(({ attribs, parent }) => (attribs.name === name && parent !== null ? parent : []))
        : element.children.filter(isElement).filter(({ attribs }) => attribs.value !== '');
    const left = options.filter((one) => !isElement(one) || one.attribs.disabled === undefined);
    return {
      name,
      texts: left.map((option) => plain(textContent(option))).filter((text) => readStock(text) !== 'out'),
    };
  });
  const isEmpty = lists.some(({ name, texts }) => texts.length === 0 && /^(?:option|id)\[/.test(name));
  const configured = states.flatMap(({ name, value }) =>
    name === 'Product.Config' && isRecord(value) && isRecord(value.attributes)
      ? thingsIn(Object.values(value.attributes))
      : [],
  );
  const isDearer =
    lists.some(({ texts }) => texts.length > 0 && texts.every((text) => extra.test(text))) ||
    configured.some((one) => {
      const options = thingsIn(one.options);
      return options.length > 0 && options.every(({ price }) => Number(price) > 0);
    });
  return [
    ...(isEmpty ? [stockStatement('platform', 'out', 'an option without a choice')] : []),
    ...(isDearer ? [priceStatement('platform', [], null, 'each option left costs extra')] : []),
  ];
}

export function readOpenGraph({ page }: PageSubject): Statement[] {
  const meta = (...names: readonly string[]) =>
    names.map((name) => page.metas.get(name) ?? '').find((value) => value !== '');
  const product = {
    itemCondition: meta('product:condition', 'og:condition'),
    availability: meta('product:availability', 'og:availability'),
    price: meta('product:sale_price:amount', 'product:price:amount', 'og:price:amount'),
    priceCurrency: meta('product:sale_price:currency', 'product:price:currency', 'og:price:currency'),
  };
  return readOffers([product], page, 'open graph');
}

const maxNodes = 60_000;
const maxDepth = 40;
const maxFound = 20;
const otherKeys =
  /related|recommend|upsell|crosssell|cross_sell|similar|recently|alsobought|bundle|accessor/i;

function ownProducts(state: State, identity: Identity): Thing[] {
  const found: Thing[] = [];
  let count = 0;
  const visit = (value: unknown, depth: number): void => {
    count += 1;
    const isOver = depth > maxDepth || count > maxNodes || found.length > maxFound;
    if (isOver || typeof value !== 'object' || value === null) return;
    if (isRecord(value) && isOwn(value, identity)) found.push(value);
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

export function findOwnProducts({ states, identity }: PageSubject): Thing[] {
  return states
    .flatMap((state) => ownProducts(state, identity))
    .map((product) => ({
      availability: storeStock(product) ?? [
        ...stockKeys.map((key) => product[key]),
        ...flags.flatMap(([keys, ifTrue, ifFalse]) =>
          keys
            .split(' ')
            .map((key) => (product[key] === true ? ifTrue : product[key] === false ? ifFalse : null)),
        ),
      ],
      // Next to a price with tax, the other price is without.
      ...(Object.keys(product).some((key) => grossKey.test(key)) ? {} : priceOf(product)),
    }));
}

/** WooCommerce's Store API counts backorders and what nobody can buy as in stock. */
function storeStock(product: Thing): string[] | null {
  if (product.is_in_stock !== true) return null;
  if (product.is_purchasable === false || product.is_password_protected === true) return [];
  return product.is_on_backorder === true ? ['BackOrder'] : null;
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
  return keys.map((key) => thing?.[key]).find(isRecord) ?? null;
}

/** {value, currency}, {amount, currencyCode}, or below final_price. Whole numbers from 100 up could be pence. */
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
