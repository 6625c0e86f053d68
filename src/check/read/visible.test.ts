import { describe, expect, it } from 'vitest';
import { readPage } from './readPage.ts';
import { address, expected, reads, testPage, type Expected } from './cases/testPage.ts';

const price = '<p class="price">£29.99</p>';
const buy =
  '<form action="/cart/add"><button type="submit" class="add-to-cart">Add to basket</button></form>';

const stock: [string, string, boolean | '-', price?: number | '-'][] = [
  ['"In stock"', '<p class="stock">In stock</p>', true],
  ['"3+ in stock"', '<p>3+ in stock</p>', true],
  ['"Only 2 left in stock"', '<p class="availability">Only 2 left in stock</p>', true],
  ['"Availability: In stock"', '<p>Availability: <b>In stock</b></p>', true],
  ['"In stock, ships today"', '<p>In stock, ships today</p>', true],
  ['"Low stock"', '<p class="stock">Low stock</p>', true],
  ['"Out of stock"', '<p class="stock">Out of stock</p>', false],
  ['"Out-of-Stock"', '<p>Out-of-Stock</p>', false],
  ['"Sold out"', '<p>Sold out</p>', false],
  ['"Currently unavailable"', '<p>Currently unavailable.</p>', false],
  ['"0 in stock"', '<p>0 in stock</p>', false],
  ['"This item is out of stock"', '<p>This item is out of stock</p>', false],
  ['"Back-Order"', '<p>Back-Order</p>', false],
  ['"Available on backorder"', '<p class="stock">Available on backorder</p>', false],
  ['"Pre-order"', '<p>Pre-order</p>', false, '-'],
  ['"Coming soon"', '<p>Coming soon</p>', false],
  ['"Expected in March"', '<p>Expected in March</p>', false],
  ['"In stock soon"', '<p>In stock soon</p>', false],
  ['"In stock on 12 December 2031"', '<p>In stock on 12 December 2031</p>', '-'],
  ['a bare label', '<p>In stock:</p>', '-'],
  ['an enabled button', buy, true],
  ['a disabled button', '<button disabled>Add to basket</button>', '-'],
  ['a button with aria-disabled', '<button aria-disabled="true">Add to basket</button>', '-'],
  ['a "Sold out" button', '<button disabled>Sold out</button>', false],
  ['"Notify me when available"', '<button>Notify me when available</button>', false],
  ['"Email me when in stock"', '<a class="btn" href="#">Email me when in stock</a>', false],
  ['"Pre-order now"', '<button>Pre-order now</button>', false, '-'],
  ['"Add to wishlist"', '<button>Add to wishlist</button>', '-'],
  ['a button and "Sold out"', `${buy}<p>Sold out</p>`, '-'],
  ['a German button', '<button>In den Warenkorb</button>', true],
  ['an input button', '<input type="submit" value="Add to cart">', true],
  ['a picture as a button', '<img id="addToCartButton" alt="Add to cart">', true],
  [
    'a review that mentions stock',
    '<p>It was out of stock for months, so I was glad to get it here at last.</p>',
    '-',
  ],
  ['a review section', '<section class="reviews"><p>Sold out</p></section>', '-'],
  ['a related tile', '<h2>You may also like</h2><div><p>Sold out</p><p class="price">£9.99</p></div>', '-'],
  ['a related box without a heading', '<div class="related-products"><p>Out of stock</p></div>', '-'],
  ['product cards', '<div class="product-card"><p>In stock</p><button>Add to cart</button></div>', '-'],
  ['"Customers also bought"', '<p>Customers also bought</p><p>In stock</p><button>Add to cart</button>', '-'],
  [
    'a select of variants',
    '<select><option>Standard - Sold out</option><option>Deluxe</option></select>',
    '-',
  ],
  ['a branch’s stock', '<div class="store-availability"><p>Out of stock</p></div>', '-'],
  [
    'a hidden text',
    '<p style="display: none">Sold out</p><p hidden>Out of stock</p><p class="hidden">Sold out</p>',
    '-',
  ],
  ['a template', '<template><p>In stock</p><button>Add to cart</button></template>', '-'],
  [
    'a string table in a script',
    '<script>var strings = {"soldOut":"Sold out","inStock":"In stock","addToCart":"Add to cart"}</script>',
    '-',
  ],
  ['a noscript', '<noscript><p>In stock</p></noscript>', '-'],
  ['a link to a category', '<a href="/in-stock">In stock</a>', '-'],
  ['a filter', '<label>In stock</label>', '-'],
  ['"Out of stock items are not refunded"', '<p>Out of stock items are refunded</p>', '-'],
  ['a button to add a preorder', '<button>Add to cart (pre-order)</button>', false, '-'],
  [
    'a long sentence about this pre-order',
    `<p>This is a pre-order item. ${'It ships when it is released. '.repeat(5)}</p>`,
    false,
    '-',
  ],
  [
    'a product form that is named for its variations',
    '<form class="variations_form"><p class="stock">This product is out of stock.</p></form>',
    false,
  ],
  [
    'a past release date below its label, and a button',
    '<dl><dt>Release date:</dt><dd>12 May 2020</dd></dl><button>Add to basket</button>',
    true,
  ],
  ['templates that a script fills', '<p v-if="!stock">Sold out</p>', '-'],
  ['more templates that a script fills', '<p x-show="stock">In stock</p>', '-'],
  ['a pop-up for later', '<div class="modal"><h3>Email me when available</h3></div>', '-'],
  [
    'entries of a list of products',
    '<ul><li><a href="/azul">Azul</a> <button>Add to cart</button> <span>In stock</span></li></ul>',
    '-',
  ],
  [
    'an entry of the product’s own list',
    '<ul><li>Brand: Stonemaier</li><li>Availability: In stock</li></ul>',
    true,
  ],
  ['more buttons than one product has', '<button>Add to cart</button>'.repeat(4), '-'],
  ['unavailable in a branch', '<p>Unavailable for store pickup</p>', '-'],
];

describe('visible stock', () => {
  it.each(stock)('%s', (_, body, want, seen = 29.99) => {
    expect(reads(testPage({ body: price + body }))).toEqual(expected([want, seen]));
  });

  it('states nothing from a button alone on a page without a price', () => {
    expect(reads(testPage({ body: buy }))[0]).toBe('-');
  });

  it('reads nothing on a page with several headings if none is its title', () => {
    const html = `<title>Wingspan</title><h1>Menu</h1><p>In stock</p>${price}<h1>Offers</h1>`;
    expect(reads(html)).toEqual(['-', '-', '-', 'unknown']);
  });

  it('reads a page that repeats its heading and has only the shop’s name for a title', () => {
    const html = `<title>Meeple Shop</title><h1>Wingspan</h1><h1> Wingspan</h1><p>In stock</p>${price}`;
    expect(reads(html)).toEqual(expected([true, 29.99]));
  });

  it('reads nothing above the heading', () => {
    expect(
      reads('<title>Wingspan</title><p>In stock</p><button>Add to cart</button><h1>Wingspan</h1>')[0],
    ).toBe('-');
  });
});

const prices: [string, string, Expected, lang?: string][] = [
  ['pounds', price, ['-', 29.99]],
  ['euros with a decimal comma', '<span class="price">29,99 €</span>', ['-', 29.99, 'EUR']],
  ['euros with thousands', '<span class="price">€1.299,00</span>', ['-', 1299, 'EUR']],
  ['dollars on a page in American English alone', '<span class="price">$29.99</span>', ['-', '-'], 'en-US'],
  ['named Canadian dollars', '<span class="price">CA$29.99</span>', ['-', 29.99, 'CAD'], 'en-CA'],
  ['a comment inside', '<span class="price">£<!-- -->29.99</span>', ['-', 29.99]],
  [
    'parts in elements',
    '<span class="price"><span class="symbol">£</span><span class="whole">29</span><span class="decimal">.99</span></span>',
    ['-', 29.99],
  ],
  ['pence in a sup', '<span class="price">£29<sup>99</sup></span>', ['-', 29.99]],
  [
    'pence in an element named cents',
    '<span class="price">£29<span class="cents">99</span></span>',
    ['-', 29.99],
  ],
  ['digits that only touch', '<span class="price">£29<span>99</span></span>', ['-', '-', '-', 'unknown']],
  ['a struck old price', '<p class="price"><del>£39.99</del> <ins>£29.99</ins></p>', ['-', 29.99]],
  [
    'an old price by its class',
    '<span class="price old-price">£39.99</span><span class="price">£29.99</span>',
    ['-', 29.99],
  ],
  [
    'an old price by its label',
    '<p><span>Was</span> <span class="price">£39.99</span> <span>Now</span> <span class="price">£29.99</span></p>',
    ['-', 29.99],
  ],
  ['RRP in the text', '<p class="price">RRP £39.99 Our price £29.99</p>', ['-', 29.99]],
  ['a saving', '<p class="price">£29.99</p><p class="price">You save £10.00</p>', ['-', 29.99]],
  ['delivery', `${price}<p class="delivery-price">£4.99</p>`, ['-', 29.99]],
  ['delivery by its label', `${price}<span>Shipping</span><span class="price">£4.99</span>`, ['-', 29.99]],
  ['instalments', `${price}<p class="price">or 3 payments of £10.00</p>`, ['-', 29.99]],
  ['Klarna', `${price}<div class="klarna-price">£10.00</div>`, ['-', 29.99]],
  ['used', `${price}<span>Used from</span> <span class="price">£12.00</span>`, ['-', 29.99]],
  ['a range', '<p class="price">£19.99 - £39.99</p>', ['-', '-']],
  ['"from"', '<p class="price">From £19.99</p>', ['-', '-']],
  ['a price by the month', '<p class="price">£9.99/month</p>', ['-', '-']],
  ['two prices', '<p class="price">£19.99</p><p class="price">£39.99</p>', ['-', '-']],
  ['zero', '<p class="price">£0.00</p>', ['-', '-', '-', 'unknown']],
  [
    'with and without VAT, both labeled',
    '<span class="price">£24.99 ex VAT</span><span class="price">£29.99 inc VAT</span>',
    ['-', 29.99],
  ],
  [
    'without VAT, and one that does not say',
    '<span class="price-ex-vat"><b class="price">£24.99</b></span><span class="price">£29.99</span>',
    ['-', '-'],
  ],
  ['only without VAT', '<span class="price">£24.99</span> <small>ex VAT</small>', ['-', '-', '-', 'unknown']],
  [
    'a regular price for screen readers',
    '<div class="price"><span class="visually-hidden">Regular price</span> <span class="price-item">£29.99</span></div>',
    ['-', 29.99],
  ],
  ['a price without a currency', '<p class="price">29.99</p>', ['-', '-', '-', 'unknown']],
  [
    'a price in prose',
    '<p>It cost £29.99 when I bought it at the fair some years ago.</p>',
    ['-', '-', '-', 'unknown'],
  ],
  [
    'a related price',
    '<section class="upsell"><p class="price">£9.99</p></section>',
    ['-', '-', '-', 'unknown'],
  ],
];

it('reads a name that spans lines', () => {
  const name = 'Wingspan:\n    Oceania';
  expect(readPage(testPage({ name }), { url: address, status: 200 }).name).toBe('Wingspan: Oceania');
});

describe('visible prices', () => {
  it.each(prices)('%s', (_, body, want, lang) => {
    expect(reads(testPage({ body, lang: lang ?? 'en' }))).toEqual(expected(want));
  });

  it('reads a dollar sign only as the offer’s currency', () => {
    const html = testPage({ body: '<span class="price">$29.99</span>', lang: 'en-US' });
    expect(reads(html, { currency: 'USD' })).toEqual(['-', 29.99, 'USD', 'product']);
    expect(reads(html, { currency: 'GBP' })).toEqual(['-', '-', '-', 'product']);
  });
});

describe('the heading of a page', () => {
  const offer = '<p class="price">£29.99</p><p>In stock</p>';
  const page = (title: string, body: string) =>
    reads(`<title>${title}</title><main>${body}</main>`).slice(0, 2);
  it.each<[what: string, title: string, body: string, read: boolean]>([
    [
      'most of the title’s words',
      'Shop – Wingspan Oceania Expansion',
      `<b>Wingspan Oceania</b><p class="price">£5</p><b>Wingspan Oceania Expansion</b>${offer}`,
      true,
    ],
    [
      'the same outside a menu',
      'Wingspan Oceania',
      `<nav>Wingspan Oceania</nav><p class="price">£5</p><b>Wingspan Oceania</b>${offer}`,
      true,
    ],
    [
      'a name that shares none',
      'Wingspan box',
      `<span class="product-name">Newsletter</span>${offer}`,
      false,
    ],
    [
      'another than a lone h1 without its words',
      'Wingspan Oceania Expansion',
      `<b>Wingspan Oceania Expansion</b>${offer}<h1>Free delivery</h1>`,
      true,
    ],
    ['the one word before the shop’s name', 'Azul – Meeple Shop', `<h2>Azul</h2>${offer}`, true],
    ['one word that is the whole title', 'Azul', `<h2>Azul</h2>${offer}`, false],
    ['one word in a link', 'Azul – Meeple Shop', `<h2><a href="/azul">Azul</a></h2>${offer}`, false],
    ['one word in the footer', 'Azul – Meeple Shop', `<footer><h2>Azul</h2>${offer}</footer>`, false],
    [
      'the heading below a path with the same name',
      'Wingspan Oceania – Meeple Shop',
      `<div class="breadcrumb"><h1>Wingspan Oceania</h1></div><div class="grid-item"><h2>Wingspan Oceania</h2>${offer}</div>`,
      true,
    ],
    [
      'the name in a path if no heading has it',
      'Wingspan Oceania – Meeple Shop',
      `<div class="breadcrumb"><h1>Wingspan Oceania</h1></div><div class="grid-item"><h2>Azul</h2>${offer}</div>`,
      false,
    ],
    [
      'above another product',
      'Wingspan Oceania – Meeple Shop',
      `<div><h1>Wingspan Oceania</h1></div><div><h2>Azul</h2><p>£5</p></div><div class="grid-item"><h2>Wingspan Oceania</h2>${offer}</div>`,
      false,
    ],
    ['the only h1 if nothing else has its words', 'Games for all', `<h1>Wingspan</h1>${offer}`, true],
  ])('%s', (_, title, body, read) => {
    expect(page(title, body)).toEqual(read ? [true, 29.99] : ['-', '-']);
  });
});

it.each(['', ' \n'])('says that the answer %j is empty', (html) => {
  expect(readPage(html, { url: address, status: 200 })).toMatchObject({
    kind: 'unknown',
    evidence: ['The answer is empty'],
  });
});
