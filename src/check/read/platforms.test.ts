import { describe, expect, it } from 'vitest';
import { address, expected, reads, testPage, type Expected } from './cases/testPage.ts';

const state = (value: unknown, id = '__NEXT_DATA__'): string =>
  `<script id="${id}" type="application/json">${JSON.stringify(value)}</script>`;
const own = (more: Record<string, unknown>): Record<string, unknown> => ({
  name: 'Wingspan: Oceania Expansion',
  slug: 'wingspan-oceania',
  ...more,
});
const next = (product: unknown, more: Record<string, unknown> = {}): string =>
  state({ props: { pageProps: { product, ...more } } });
const bigCommerce = (more: Record<string, unknown>): string =>
  `<script>var BCData = ${JSON.stringify({ product_attributes: { instock: true, purchasable: true, price: { with_tax: { formatted: '£29.99', value: 29.99, currency: 'GBP' }, without_tax: { value: 24.99, currency: 'GBP' } }, ...more } })};</script>`;
const shopify = (variants: unknown[], handle = 'wingspan-oceania'): string =>
  `<script>Shopify.currency = {"active":"GBP","rate":"1.0"};</script>${state({ id: 1, title: 'Wingspan: Oceania Expansion', handle, vendor: 'Stonemaier', price: 2999, variants }, 'ProductJson')}`;
const variant = (id: number, available: boolean, price = 2999): unknown => ({
  id,
  available,
  price,
  title: 'Default',
});
const woo = (variations: unknown): string =>
  `<form class="variations_form" data-product_variations="${JSON.stringify(variations).replaceAll('"', '&quot;')}"></form>`;
const pounds = '<p class="price"><span class="amount">£29.99</span></p>';

const states: [string, string, Expected][] = [
  [
    'Next.js: availability and price',
    next(
      own({
        availabilityStatus: 'IN_STOCK',
        priceInfo: { currentPrice: { price: 29.99, currencyUnit: 'GBP' } },
      }),
    ),
    [true, 29.99],
  ],
  ['Next.js: out of stock', next(own({ stockStatus: 'OUT_OF_STOCK' })), [false, '-']],
  [
    'Next.js: a flag',
    next(own({ inStock: true, price: { amount: '29.99', currencyCode: 'GBP' } })),
    [true, 29.99],
  ],
  [
    'Next.js: an amount that may be pence',
    next(own({ inStock: true, price: { amount: 2999, currency: 'GBP' } })),
    [true, '-'],
  ],
  [
    'Next.js: an amount with its divisor',
    next(own({ inStock: true, price: { amount: '2999', currencyCode: 'GBP', precision: 2 } })),
    [true, '-'],
  ],
  [
    'Next.js: a price with tax next to the one without',
    next(own({ inStock: true, price: { value: 24.99, currency: 'GBP' }, price_incl_tax: 29.99 })),
    [true, '-'],
  ],
  ['Next.js: sold out by a flag', next(own({ isSoldOut: true })), [false, '-']],
  ['Next.js: a preorder marked in stock', next(own({ inStock: true, isPreOrder: true })), ['-', '-']],
  [
    'Next.js: other items first',
    state({
      items: [{ name: 'Azul', slug: 'azul', availabilityStatus: 'OUT_OF_STOCK' }],
      product: own({ availabilityStatus: 'IN_STOCK' }),
    }),
    [true, '-'],
  ],
  [
    'Next.js: only other items',
    next({ name: 'Azul', slug: 'azul', availabilityStatus: 'IN_STOCK' }),
    ['-', '-', '-', 'unknown'],
  ],
  [
    'Next.js: the same item among related ones',
    next(own({ inStock: true }), { relatedProducts: [own({ inStock: false })] }),
    [true, '-'],
  ],
  ['Next.js: a number that may be pence', next(own({ inStock: true, price: 2999 })), [true, '-']],
  [
    'Next.js: pence by name',
    next(own({ inStock: true, price: { centAmount: 2999, value: 2999, currencyCode: 'GBP' } })),
    [true, '-'],
  ],
  [
    'a range of prices',
    next(
      own({
        price_range: {
          minimum_price: { final_price: { value: 19.99, currency: 'GBP' } },
          maximum_price: { final_price: { value: 39.99, currency: 'GBP' } },
        },
      }),
    ),
    ['-', '-'],
  ],
  ['BigCommerce', bigCommerce({}), [true, 29.99]],
  ['BigCommerce: out of stock', bigCommerce({ instock: false }), [false, 29.99]],
  ['BigCommerce: in stock and not for sale', bigCommerce({ purchasable: false }), ['-', 29.99]],
  [
    'BigCommerce: a range',
    bigCommerce({
      price: { with_tax: { value: 29.99, currency: 'GBP' }, price_range: { min: {}, max: {} } },
    }),
    [true, '-'],
  ],
  ['Shopify: available', shopify([variant(1, true)]), [true, 29.99]],
  ['Shopify: sold out', shopify([variant(1, false), variant(2, false)]), [false, 29.99]],
  ['Shopify: one of two', shopify([variant(1, false), variant(2, true)]), ['-', 29.99]],
  ['Shopify: two prices', shopify([variant(1, true), variant(2, true, 3999)]), [true, '-']],
  ['Shopify: another product’s JSON', shopify([variant(1, true)], 'azul'), ['-', '-', '-', 'unknown']],
  [
    'ShopifyAnalytics: pence, no stock',
    '<script>window.ShopifyAnalytics = {}; var meta = {"product":{"id":1,"gid":"gid://shopify/Product/1","vendor":"S","variants":[{"id":1,"price":2999,"name":"Wingspan"}]},"page":{"pageType":"product"}};\nShopify.currency = {"active":"GBP"};</script>',
    ['-', 29.99],
  ],
  [
    'WooCommerce: a stock paragraph',
    `<div class="summary">${pounds}<p class="stock in-stock">12 in stock</p></div>`,
    [true, 29.99],
  ],
  [
    'WooCommerce: can be backordered',
    `${pounds}<p class="stock in-stock">12 in stock (can be backordered)</p>`,
    [true, 29.99],
  ],
  [
    'WooCommerce: on backorder',
    `${pounds}<p class="stock available-on-backorder">Available on backorder</p>`,
    [false, 29.99],
  ],
  [
    'WooCommerce: variations in stock',
    woo([
      { is_in_stock: true, display_price: 29.99 },
      { is_in_stock: true, display_price: 29.99 },
    ]) + pounds,
    [true, 29.99],
  ],
  [
    'WooCommerce: variations out of stock',
    woo([{ is_in_stock: false, display_price: 29.99 }]) + pounds,
    [false, 29.99],
  ],
  [
    'WooCommerce: variations in and out of stock',
    woo([
      { is_in_stock: true, display_price: 29.99 },
      { is_in_stock: false, display_price: 29.99 },
    ]) + pounds,
    ['-', 29.99],
  ],
  [
    'WooCommerce: variations on backorder',
    woo([
      {
        is_in_stock: true,
        display_price: 29.99,
        availability_html: '<p class="stock">Available on backorder</p>',
      },
    ]) + pounds,
    ['-', 29.99],
  ],
  [
    'WooCommerce: variations of two prices',
    woo([
      { is_in_stock: true, display_price: 29.99 },
      { is_in_stock: true, display_price: 39.99 },
    ]) + pounds,
    [true, 29.99],
  ],
  [
    'WooCommerce: variations of two prices, from the lower one on',
    woo([
      { is_in_stock: true, display_price: 29.99 },
      { is_in_stock: true, display_price: 39.99 },
    ]) + '<p class="price">From £29.99</p>',
    [true, '-'],
  ],
  [
    'WooCommerce: variations of two prices, and a third one visible',
    woo([
      { is_in_stock: true, display_price: 24.99 },
      { is_in_stock: true, display_price: 39.99 },
    ]) + pounds,
    [true, '-'],
  ],
  [
    'Magento: final price and stock',
    '<div class="stock available"><span>In stock</span></div><span data-price-amount="29.990001" data-price-type="finalPrice"><span class="price">£29.99</span></span><span class="old-price"><span data-price-amount="39.99" data-price-type="oldPrice"><span class="price">£39.99</span></span></span>',
    [true, 29.99],
  ],
  [
    'Magento: out of stock',
    '<div class="stock unavailable"><span>Out of stock</span></div><span data-price-amount="29.99" data-price-type="finalPrice"><span class="price">£29.99</span></span>',
    [false, 29.99],
  ],
  [
    'Shopify: Dawn, not on sale',
    '<div class="price"><div class="price__regular"><span class="visually-hidden">Regular price</span><span class="price-item price-item--regular">£29.99</span></div><div class="price__sale"><span class="visually-hidden">Regular price</span><s class="price-item price-item--regular"></s><span class="visually-hidden">Sale price</span><span class="price-item price-item--sale">£29.99</span></div></div><button name="add">Add to cart</button>',
    [true, 29.99],
  ],
  [
    'Shopify: Dawn, on sale',
    '<div class="price price--on-sale"><div class="price__regular"><span class="visually-hidden">Regular price</span><span class="price-item price-item--regular">£29.99</span></div><div class="price__sale"><span class="visually-hidden">Regular price</span><s class="price-item price-item--regular">£39.99</s><span class="visually-hidden">Sale price</span><span class="price-item price-item--sale">£29.99</span></div></div><button name="add" disabled>Sold out</button>',
    [false, 29.99],
  ],
];

describe('platform states', () => {
  it.each(states)('%s', (_, body, want) => {
    expect(reads(testPage({ body }))).toEqual(expected(want));
  });

  it('reads the class that WooCommerce puts on the product', () => {
    const page = (stock: string): string =>
      `<body><div class="product type-product ${stock} purchasable"><h1>Wingspan</h1>${pounds}</div></body>`;
    expect(reads(page('instock'))).toEqual(expected([true, 29.99]));
    expect(reads(page('outofstock'))).toEqual(expected([false, 29.99]));
    expect(reads(page('onbackorder'))).toEqual(expected([false, 29.99]));
  });

  it('reads the Shopify variant that the address names', () => {
    const body = shopify([variant(11, false, 1999), variant(22, true)]);
    expect(reads(testPage({ body }), { url: `${address}?variant=22` })).toEqual(expected([true, 29.99]));
    expect(reads(testPage({ body }), { url: `${address}?variant=11` })).toEqual(expected([false, 19.99]));
  });
});
