import { describe, expect, it } from 'vitest';
import {
  address,
  expected,
  jsonLdScript,
  testProduct,
  reads,
  testPage,
  type Expected,
} from './cases/testPage.ts';

const item = (inner: string, name = 'Wingspan: Oceania Expansion'): string =>
  `<div itemscope itemtype="https://schema.org/Product"><meta itemprop="name" content="${name}">${inner}</div>`;
const offers = (inner: string): string =>
  `<div itemprop="offers" itemscope itemtype="http://schema.org/Offer">${inner}</div>`;
const inStock = '<link itemprop="availability" href="http://schema.org/InStock">';
const price = (text: string): string =>
  `<meta itemprop="priceCurrency" content="GBP"><span itemprop="price">${text}</span>`;

const microdata: [string, string, Expected][] = [
  [
    'an offer',
    item(
      offers(
        `${inStock}<meta itemprop="price" content="29.99"><meta itemprop="priceCurrency" content="GBP">`,
      ),
    ),
    [true, 29.99],
  ],
  ['a price as text', item(offers(inStock + price('£29.99'))), [true, 29.99]],
  [
    'a price with a decimal comma',
    item(
      offers(`${inStock}<meta itemprop="priceCurrency" content="EUR"><span itemprop="price">29,99 €</span>`),
    ),
    [true, 29.99, 'EUR'],
  ],
  [
    'a price repeated three times without a space',
    item(
      offers(`${inStock}<meta itemprop="priceCurrency" content="EUR"><b itemprop="price">109€109€109€</b>`),
    ),
    [true, 109, 'EUR'],
  ],
  [
    'a content with two prices, one of them shown struck',
    item(
      offers(
        `${inStock}<div itemprop="priceCurrency" content="GBP"><span itemprop="price" content=" £24.99  £29.99 "><span class="special-price"><span class="price">£24.99</span></span> <span class="old-price"><span class="price">£29.99</span></span></span></div>`,
      ),
    ),
    [true, 24.99],
  ],
  [
    'a content with two indistinguishable prices',
    item(
      offers(
        `${inStock}<meta itemprop="priceCurrency" content="GBP"><meta itemprop="price" content="£24.99 £29.99">`,
      ),
    ),
    [true, '-'],
  ],
  [
    'an availability as content',
    item(offers(`<meta itemprop="availability" content="OutOfStock">${price('29.99')}`)),
    [false, 29.99],
  ],
  [
    'an availability as text',
    item(offers(`<span itemprop="availability">In stock</span>${price('29.99')}`)),
    [true, 29.99],
  ],
  [
    'an offer without its own item',
    item(`<div itemprop="offers">${inStock}${price('29.99')}</div>`),
    [true, 29.99],
  ],
  [
    'a data-vocabulary product',
    item(offers(inStock + price('29.99'))).replace(
      'https://schema.org/Product',
      'http://data-vocabulary.org/Product',
    ),
    [true, 29.99],
  ],
  [
    'related products with their own markup',
    `${item(offers(inStock + price('29.99')))}<h2>Related products</h2>${item(offers(price('9.99')), 'Wingspan')}${item(offers('<link itemprop="availability" href="OutOfStock">'), 'Azul')}`,
    [true, 29.99],
  ],
  [
    'a carousel with the same name',
    `<div class="product-carousel">${item(offers(`<link itemprop="availability" href="OutOfStock">${price('9.99')}`), 'Root')}</div>${item(offers(inStock + price('29.99')))}`,
    [true, 29.99],
  ],
  [
    'only other products',
    item(offers(inStock + price('9.99')), 'Azul') + item(offers(inStock + price('8.99')), 'Root'),
    ['-', '-', '-', 'unknown'],
  ],
  [
    'a related product inside the product',
    item(
      `<div itemprop="isRelatedTo" itemscope itemtype="https://schema.org/Product">${offers(price('9.99'))}</div>${offers(inStock + price('29.99'))}`,
    ),
    [true, 29.99],
  ],
  [
    'used',
    item(
      offers(
        `<link itemprop="itemCondition" href="https://schema.org/UsedCondition">${inStock}<meta itemprop="price" content="9.99"><meta itemprop="priceCurrency" content="GBP">`,
      ),
    ),
    ['-', '-'],
  ],
  [
    'a property named __proto__',
    item(`<span itemprop="__proto__">x</span>${offers(inStock + price('29.99'))}`),
    [true, 29.99],
  ],
];

describe('microdata', () => {
  it.each(microdata)('reads %s', (_, body, want) => {
    expect(reads(testPage({ body }))).toEqual(expected(want));
  });

  it('reads the product around the heading', () => {
    const html = `<html><body><div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Wingspan: Oceania Expansion</h1>${offers(inStock + price('29.99'))}</div></body></html>`;
    expect(reads(html)).toEqual(expected([true, 29.99]));
  });
});

const rdfa: [string, string, Expected][] = [
  [
    'RDFa Lite',
    '<div vocab="https://schema.org/" typeof="Product"><span property="name">Wingspan: Oceania Expansion</span><div property="offers" typeof="Offer"><span property="price" content="29.99">£29.99</span><meta property="priceCurrency" content="GBP"><link property="availability" href="https://schema.org/InStock"></div></div>',
    [true, 29.99],
  ],
  [
    'RDFa with prefixes',
    '<div typeof="schema:Product"><span property="schema:name">Wingspan: Oceania Expansion</span><div rel="schema:offers" typeof="schema:Offer"><span property="schema:price" content="29.99"></span><span property="schema:priceCurrency" content="GBP"></span><link property="schema:availability" href="http://schema.org/OutOfStock"></div></div>',
    [false, 29.99],
  ],
];

describe('RDFa', () => {
  it.each(rdfa)('reads %s', (_, body, want) => {
    expect(reads(testPage({ body }))).toEqual(expected(want));
  });
});

const meta = (name: string, content: string): string => `<meta property="${name}" content="${content}">`;
const ogPrice = (amount: string, code = 'GBP'): string =>
  meta('product:price:amount', amount) + meta('product:price:currency', code);
const ogInStock = meta('product:availability', 'in stock');

const openGraph: [string, string, Expected][] = [
  ['product metas', ogPrice('29.99') + ogInStock, [true, 29.99]],
  [
    'og metas',
    meta('og:price:amount', '29.99') + meta('og:price:currency', 'USD') + meta('og:availability', 'instock'),
    [true, 29.99, 'USD'],
  ],
  ['out of stock', ogPrice('29.99') + meta('product:availability', 'out of stock'), [false, 29.99]],
  ['oos', ogPrice('29.99') + meta('og:availability', 'oos'), [false, 29.99]],
  ['preorder', ogPrice('29.99') + meta('product:availability', 'preorder'), [false, 29.99]],
  [
    'available for order',
    ogPrice('29.99') + meta('product:availability', 'available for order'),
    ['-', 29.99],
  ],
  [
    'a sale price',
    ogPrice('39.99') +
      meta('product:sale_price:amount', '29.99') +
      meta('product:sale_price:currency', 'GBP') +
      ogInStock,
    [true, 29.99],
  ],
  ['a decimal comma', ogPrice('1.299,00', 'EUR') + ogInStock, [true, 1299, 'EUR']],
  ['a thousands comma', ogPrice('1,299.00') + ogInStock, [true, 1299]],
  ['a price without a currency', meta('product:price:amount', '29.99'), ['-', '-']],
  ['a used item', ogPrice('29.99') + meta('product:condition', 'used'), ['-', '-', '-', 'unknown']],
  ['zero', ogPrice('0.00') + meta('product:availability', 'oos'), [false, '-']],
];

describe('Open Graph', () => {
  it.each(openGraph)('reads %s', (_, head, want) => {
    expect(reads(testPage({ head }))).toEqual(expected(want));
  });
});

describe('sources that contradict each other', () => {
  const shown = (now: string, old = ''): string =>
    `<div class="product-price"><span class="price">${now}</span>${old === '' ? '' : ` <s class="was">${old}</s>`}</div>`;
  const cases: [string, string, string, Expected][] = [
    [
      'in stock for one and out of stock for the other',
      jsonLdScript(testProduct({})) + meta('product:availability', 'oos'),
      '',
      ['-', 29.99],
    ],
    [
      'a preorder marked InStock',
      jsonLdScript(testProduct({})) + meta('product:availability', 'preorder'),
      '',
      ['-', 29.99],
    ],
    [
      'a preorder button next to InStock',
      jsonLdScript(testProduct({})),
      '<button>Pre-order now</button>',
      ['-', '-'],
    ],
    [
      'a preorder in the heading’s words next to InStock',
      jsonLdScript(testProduct({})),
      '<p>Pre-order</p>',
      ['-', '-'],
    ],
    [
      '"Sold out" next to InStock',
      jsonLdScript(testProduct({})),
      '<p class="stock">Sold out</p>',
      ['-', 29.99],
    ],
    [
      'OutOfStock next to a live button',
      jsonLdScript(testProduct({ availability: 'OutOfStock' })),
      '<button>Add to basket</button>',
      ['-', 29.99],
    ],
    [
      'OutOfStock twice next to a button',
      jsonLdScript(testProduct({ availability: 'OutOfStock' })) + meta('product:availability', 'oos'),
      '<button>Add to basket</button>',
      [false, 29.99],
    ],
    ['two prices and nothing shown', jsonLdScript(testProduct({})) + ogPrice('24.99'), '', [true, '-']],
    [
      'the regular price in JSON-LD, the sale price in Open Graph',
      jsonLdScript(testProduct({ price: '39.99' })) + ogPrice('29.99'),
      shown('£29.99', '£39.99'),
      [true, 29.99],
    ],
    [
      'Open Graph without VAT',
      jsonLdScript(testProduct({})) + ogPrice('24.99'),
      shown('£29.99'),
      [true, 29.99],
    ],
    [
      'the list price in JSON-LD, the sale price shown',
      jsonLdScript(testProduct({ price: '39.99' })),
      shown('£29.99', '£39.99'),
      [true, 29.99],
    ],
    [
      'another price in JSON-LD than shown',
      jsonLdScript(testProduct({ price: '39.99' })),
      shown('£29.99'),
      [true, '-'],
    ],
    [
      'another currency in JSON-LD than shown',
      jsonLdScript(testProduct({ priceCurrency: 'USD' })),
      shown('£29.99'),
      [true, '-'],
    ],
    [
      'sizes in and out of stock, and a feed with out of stock',
      jsonLdScript({
        ...testProduct({}),
        offers: [{ availability: 'InStock' }, { availability: 'OutOfStock' }],
      }) + meta('product:availability', 'oos'),
      '',
      ['-', '-'],
    ],
    [
      'sizes in and out of stock, and a live button',
      jsonLdScript({
        ...testProduct({}),
        offers: [
          { availability: 'InStock', price: 29.99, priceCurrency: 'GBP' },
          { availability: 'OutOfStock' },
        ],
      }),
      '<button>Add to basket</button>',
      [true, 29.99],
    ],
    [
      'editions in and out of stock, and a live button',
      jsonLdScript({
        '@type': 'ProductGroup',
        name: 'Wingspan: Oceania Expansion',
        hasVariant: [
          testProduct({}, { name: 'English' }),
          testProduct({ availability: 'OutOfStock' }, { name: 'German' }),
        ],
      }),
      '<button>Add to basket</button>',
      ['-', 29.99],
    ],
    [
      'another currency next to the same amount in plain text',
      jsonLdScript(testProduct({ priceCurrency: 'USD' })),
      '<b>£29.99</b>',
      [true, '-'],
    ],
    ['two currencies', jsonLdScript(testProduct({})) + ogPrice('29.99', 'USD'), '', [true, '-']],
    ['pounds next to a dollar sign', jsonLdScript(testProduct({})), shown('$29.99'), [true, '-']],
    [
      'dollars next to a dollar sign',
      jsonLdScript(testProduct({ priceCurrency: 'USD' })),
      shown('$29.99'),
      [true, 29.99, 'USD'],
    ],
    [
      'Canadian dollars next to a dollar sign',
      jsonLdScript(testProduct({ priceCurrency: 'CAD' })),
      shown('$29.99'),
      [true, 29.99, 'CAD'],
    ],
  ];
  it.each(cases)('%s', (_, head, body, want) => {
    expect(reads(testPage({ head, body }))).toEqual(expected(want));
  });

  it('never states in stock if the name or address says pre-order', () => {
    const name = 'Wingspan: Oceania Expansion (Pre-Order)';
    const html = testPage({ name, head: jsonLdScript({ ...testProduct({}), name }) });
    expect(reads(html, { url: address })[0]).toBe(false);
    expect(reads(testPage({ head: jsonLdScript({ ...testProduct({}), name }) }))[0]).toBe('-');
    expect(reads(testPage({ head: jsonLdScript(testProduct({})) }), { url: `${address}-pre-order` })[0]).toBe(
      '-',
    );
  });
});

describe('an offer outside its product’s markup', () => {
  const named =
    '<div itemscope itemtype="https://schema.org/Product"><meta itemprop="name" content="Wingspan: Oceania Expansion"></div>';
  const offer = (amount: string) =>
    `<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><link itemprop="availability" href="InStock"><meta itemprop="price" content="${amount}"><meta itemprop="priceCurrency" content="GBP"></div>`;
  it.each<[what: string, body: string, want: Expected]>([
    ['the only one', named + offer('29.99'), ['-', '-']],
    ['one of two', named + offer('29.99') + offer('9.99'), ['-', '-']],
    [
      'of data-vocabulary.org',
      '<div itemscope itemtype="http://data-vocabulary.org/Product"><meta itemprop="name" content="Wingspan: Oceania Expansion"><span itemprop="offerDetails" itemscope itemtype="http://data-vocabulary.org/Offer"><meta itemprop="price" content="29.99"><meta itemprop="currency" content="GBP"><meta itemprop="availability" content="in_stock"></span></div>',
      [true, 29.99],
    ],
  ])('%s', (_, body, want) => {
    expect(reads(testPage({ body }))).toEqual(expected(want));
  });
});

it('an address on another host does not mean another product', () => {
  const at = (url: string) =>
    reads(testPage({ head: jsonLdScript(testProduct({}, { name: 'Oceania Expansion', url })) }))[1];
  expect(at('https://staging.example/other-box')).toBe(29.99);
  expect(at('https://shop.example/other-box')).toBe('-');
});
