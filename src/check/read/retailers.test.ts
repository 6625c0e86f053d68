import { describe, expect, it } from 'vitest';
import { expected, jsonLdScript, testProduct, reads, testPage, type Expected } from './cases/testPage.ts';

const shopwareHead =
  '<meta property="product:price:amount" content="29.99"><meta property="product:price:currency" content="USD">';
const limited =
  '<div itemscope itemtype="https://schema.org/Product"><meta itemprop="name" content="Wingspan: Oceania Expansion"><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><link itemprop="availability" href="https://schema.org/LimitedAvailability"></div></div>';
const listing =
  '<div class="product-box"><button class="btn btn-buy">Add to cart</button><button class="btn btn__out-stock">Out of stock</button></div>';

const miniatureMarket: [string, string, Expected][] = [
  ['in stock', '<button class="btn btn-primary btn-buy">Add to cart</button>', [true, 29.99, 'USD']],
  [
    'out of stock',
    '<button class="btn btn-buy btn__out-stock" disabled>Out of Stock</button>',
    [false, 29.99, 'USD'],
  ],
  [
    'out of stock by its class alone',
    '<button class="btn btn-buy btn__out-stock">Add to cart</button>',
    [false, 29.99, 'USD'],
  ],
  ['a preorder', '<button class="btn btn-buy">Pre-Order</button>', [false, 29.99, 'USD']],
  ['limited availability alone', limited, ['-', 29.99, 'USD']],
  [
    'limited availability next to a button',
    `${limited}<button class="btn btn-buy">Add to cart</button>`,
    [true, 29.99, 'USD'],
  ],
  [
    'a button next to boxes of other products',
    `${listing}<button class="btn btn-buy">Add to cart</button>`,
    [true, 29.99, 'USD'],
  ],
  ['boxes of other products', listing, ['-', 29.99, 'USD']],
];

describe('Miniature Market', () => {
  it.each(miniatureMarket)('reads %s', (_, body, want) => {
    const html = testPage({ head: shopwareHead, body: `<p class="price">$29.99</p>${body}` });
    expect(
      reads(html, {
        url: 'https://www.miniaturemarket.com/wingspan-oceania.html',
        retailer: 'MiniatureMarket',
      }),
    ).toEqual(expected(want));
  });
});

const zatuPrice = '<span class="price">£29.99</span>';
const zatu: [string, string, Expected][] = [
  ['"3+ in stock"', jsonLdScript(testProduct({})) + '<p>3+ in stock</p>', [true, 29.99]],
  ['"Back-Order" marked InStock', jsonLdScript(testProduct({})) + '<p>Back-Order</p>', [false, 29.99]],
  ['"Out of stock" marked InStock', jsonLdScript(testProduct({})) + '<p>Out of stock</p>', [false, 29.99]],
  [
    '"3+ in stock" marked OutOfStock',
    jsonLdScript(testProduct({ availability: 'OutOfStock' })) + '<p>3+ in stock</p>',
    ['-', 29.99],
  ],
  ['both texts', jsonLdScript(testProduct({})) + '<p>3+ in stock</p><p>Back-Order</p>', ['-', '-']],
  [
    'bulk JSON that is always available',
    `<script type="application/json">${JSON.stringify({ title: 'Wingspan: Oceania Expansion', handle: 'wingspan-oceania', vendor: 'S', variants: [{ id: 1, available: true }] })}</script>${zatuPrice}`,
    ['-', 29.99],
  ],
  [
    'US dollars on the American path',
    jsonLdScript(testProduct({ priceCurrency: 'USD', price: '39.99' })) + '<p>3+ in stock</p>',
    [true, 39.99, 'USD'],
  ],
];

describe('Zatu', () => {
  it.each(zatu)('reads %s', (_, body, want) => {
    expect(
      reads(testPage({ body }), { url: 'https://zatu.com/products/wingspan-oceania', retailer: 'Zatu' }),
    ).toEqual(expected(want));
  });
});

const nextPage = (more: Record<string, unknown>): string =>
  testPage({
    body: `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { product: { name: 'Wingspan: Oceania Expansion', url_key: 'wingspan-oceania', sku: 'WSO1', priceRange: { minimum_price: { final_price: { value: 29.99, currency: 'GBP' }, regular_price: { value: 39.99, currency: 'GBP' } } }, ...more }, relatedProducts: [{ name: 'Azul', url_key: 'azul', stockStatus: 'OUT_OF_STOCK' }] } } })}</script>`,
  });

const wayland: [string, Record<string, unknown>, Expected][] = [
  ['IN_STOCK', { stockStatus: 'IN_STOCK' }, [true, 29.99]],
  ['OUT_OF_STOCK', { stockStatus: 'OUT_OF_STOCK' }, [false, 29.99]],
  ['BACKORDER', { stockStatus: 'BACKORDER' }, [false, 29.99]],
  ['PRE_ORDER', { stock_status: 'PRE_ORDER' }, [false, 29.99]],
  ['a status that it does not know', { stockStatus: 'ASK' }, ['-', 29.99]],
  ['another product’s state', { stockStatus: 'IN_STOCK', url_key: 'azul' }, ['-', '-', '-', 'unknown']],
];

describe('Wayland', () => {
  it.each(wayland)('reads %s', (_, more, want) => {
    expect(
      reads(nextPage(more), { url: 'https://www.waylandgames.co.uk/wingspan-oceania', retailer: 'Wayland' }),
    ).toEqual(expected(want));
  });
});
