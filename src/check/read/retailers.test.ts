import { describe, expect, it } from 'vitest';
import { expected, jsonLdScript, testProduct, reads, testPage, type Expected } from './cases/testPage.ts';

const amazonUrl = 'https://www.amazon.co.uk/dp/B0TEST0001';
const strings = '<script>var t = {"oos":"Currently unavailable.","in":"In stock"}</script>';
const carousel =
  '<div class="carousel"><span class="a-price"><span class="a-offscreen">£9.99</span></span></div>';
const core = (text: string): string =>
  `<div id="corePrice_feature_div"><span class="a-price"><span class="a-offscreen">${text}</span></span></div>`;
const available = (text: string): string =>
  `<div id="availability"><span class="a-size-medium a-color-success"> ${text} </span></div>`;
const button =
  '<input id="add-to-cart-button" type="submit" value="Add to Basket" title="Add to Shopping Basket">';
const asin = (id: string): string => `<input type="hidden" id="ASIN" value="${id}">`;

const amazon: [string, string, Expected][] = [
  ['in stock', core('£29.99') + available('In stock.') + button, [true, 29.99]],
  [
    'only a few left',
    core('£29.99') + available('Only 3 left in stock (more on the way).') + button,
    [true, 29.99],
  ],
  [
    'the older layout',
    `<span id="priceblock_ourprice">£29.99</span>${available('In stock.')}${button}`,
    [true, 29.99],
  ],
  [
    'out of stock',
    '<div id="outOfStock"><span>Currently unavailable.</span></div><div id="availability"><span>Currently unavailable.</span></div>',
    [false, '-'],
  ],
  ['no featured offer', '<div id="unqualifiedBuyBox">See All Buying Options</div>', ['-', '-']],
  [
    'a used unit only',
    `${core('£29.99')}<input id="add-to-cart-button-ubb" value="Add to Basket">`,
    ['-', 29.99],
  ],
  [
    'a preorder',
    core('£29.99') +
      available('This title will be released on 1 March 2031.') +
      button.replace('Add to Basket', 'Pre-order now'),
    ['-', 29.99],
  ],
  ['a button against the text', core('£29.99') + available('Currently unavailable.') + button, ['-', 29.99]],
  [
    'two prices in the buy box',
    core('£29.99') + '<span id="price_inside_buybox">£31.00</span>' + available('In stock.') + button,
    [true, '-'],
  ],
  [
    'a subscription’s price',
    `<div id="snsAccordionRowMiddle">${core('£25.49')}</div><span id="price_inside_buybox">£29.99</span>${available('In stock.')}${button}`,
    [true, 29.99],
  ],
  ['a range', core('£19.99 - £29.99') + available('In stock.') + button, [true, '-']],
  ['a disabled button', core('£29.99') + button.replace('<input', '<input disabled'), ['-', 29.99]],
  ['another item’s page', asin('B0OTHER0002') + core('£29.99') + available('In stock.') + button, ['-', '-']],
  ['its own page', asin('B0TEST0001') + core('£29.99') + available('In stock.') + button, [true, 29.99]],
];

describe('Amazon', () => {
  it.each(amazon)('reads %s', (_, body, [stock, price, currency]) => {
    const html = testPage({ head: strings, body: carousel + body });
    expect(reads(html, { url: amazonUrl, retailer: 'AmazonUK' }).slice(0, 3)).toEqual([
      stock,
      price,
      price === '-' ? '-' : (currency ?? 'GBP'),
    ]);
  });

  it('reads a dollar sign as US dollars only on amazon.com', () => {
    const html = testPage({ body: core('$29.99') + available('In Stock.') + button });
    expect(reads(html, { url: 'https://www.amazon.com/dp/B0TEST0001' })).toEqual(
      expected([true, 29.99, 'USD']),
    );
    expect(reads(html, { url: 'https://www.amazon.com.au/dp/B0TEST0001' })).toEqual(expected([true, '-']));
  });
});

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
  ['both texts', jsonLdScript(testProduct({})) + '<p>3+ in stock</p><p>Back-Order</p>', ['-', 29.99]],
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
