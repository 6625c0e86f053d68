import { basket, linkedPage, offerPage, priceTag, product, productName, shopPage } from './pages.ts';
import { ok, type PageRow } from './truth.ts';

const soldOutMessage = '<div class="product-unavailable"><p>This product is sold out.</p></div>';

export const contradictionsPages: PageRow[] = [
  [
    'JSON-LD against a page whose heading is an h2',
    offerPage({}, `${priceTag}<button disabled>Sold out</button>`).replaceAll('h1>', 'h2>'),
    ok(null, 29.99),
  ],
  [
    'JSON-LD against the text',
    offerPage({}, `${priceTag}<p class="stock">Out of stock</p>`),
    ok(null, 29.99),
  ],
  [
    'JSON-LD against OpenGraph',
    offerPage({}, priceTag).replace(
      '<meta charset="utf-8">',
      '<meta charset="utf-8"><meta property="product:availability" content="out of stock">',
    ),
    ok(null, 29.99),
  ],
  [
    'text against text',
    shopPage({ body: `${priceTag}<p class="stock">In stock</p><p>Out of stock</p>` }),
    ok(null, 29.99),
  ],
  [
    'a preorder in the heading, InStock in JSON-LD',
    linkedPage(product({ name: `${productName} - Pre-Order` }), {
      name: `${productName} - Pre-Order`,
      body: priceTag,
    }),
    ok(null, null),
  ],
  [
    'a preorder in the badge, InStock in JSON-LD',
    offerPage({}, `<span class="badge">Pre-order</span>${priceTag}`),
    ok(null, null),
  ],
  ['"Back-Order" on show, InStock in JSON-LD', offerPage({}, `${priceTag}<p>Back-Order</p>`), ok(null, null)],
  [
    'three prices for machines',
    offerPage({ price: '24.99' }, '<p class="price">£29.99</p>').replace(
      '<meta charset="utf-8">',
      '<meta charset="utf-8"><meta property="product:price:amount" content="27.99"><meta property="product:price:currency" content="GBP">',
    ),
    ok(true, null),
  ],
  [
    'a box for a message against InStock and a button',
    offerPage({}, `${priceTag}${basket}${soldOutMessage}`),
    ok(null, 29.99),
  ],
  ['a box for a message against InStock', offerPage({}, priceTag + soldOutMessage), ok(null, 29.99)],
  [
    'a box for a message and OutOfStock against a button',
    offerPage({ availability: 'OutOfStock' }, `${priceTag}${basket}${soldOutMessage}`),
    ok(false, 29.99),
  ],
  [
    'a box for a message against a button',
    shopPage({ body: `${priceTag}${basket}${soldOutMessage}` }),
    ok(null, 29.99),
  ],
  ['a box for a message alone', shopPage({ body: priceTag + soldOutMessage }), ok(false, 29.99)],
  [
    'a stock line against InStock and a button',
    offerPage({}, `${priceTag}${basket}<p class="stock out-of-stock">This product is sold out.</p>`),
    ok(null, 29.99),
  ],
  [
    'a button in the product’s footer against "Out of stock"',
    shopPage({ body: `${priceTag}<p>Out of stock</p><div class="productfooter">${basket}</div>` }),
    ok(false, 29.99),
  ],
  ['all agree', offerPage({}, `${priceTag}<p class="stock">In stock</p>${basket}`), ok(true, 29.99)],
  ['a heading repeated', shopPage({ body: priceTag + basket + `<h1>${productName}</h1>` }), ok(true, 29.99)],
  [
    'ids repeated',
    shopPage({
      body: `<p id="price" class="price">£29.99</p><p id="stock">In stock</p><p id="stock" hidden>Sold out</p><p id="price" hidden>£1.00</p>`,
    }),
    ok(true, 29.99),
  ],
];
