import { describe, expect, it } from 'vitest';
import { parseJsonLd } from './sources/things.ts';
import {
  address,
  expected,
  jsonLdScript,
  testProduct,
  reads,
  testPage,
  type Expected,
} from './cases/testPage.ts';

const other = (name: string, offer: Record<string, unknown>): Record<string, unknown> =>
  testProduct(offer, {
    name,
    url: `https://shop.example/products/${name.toLowerCase().replace(/\W+/g, '-')}`,
  });
const offer = (more: Record<string, unknown>): Record<string, unknown> => ({
  '@type': 'Offer',
  price: '29.99',
  priceCurrency: 'GBP',
  availability: 'InStock',
  ...more,
});
const variants = (...offers: Record<string, unknown>[]): Record<string, unknown> => ({
  '@type': 'ProductGroup',
  name: 'Wingspan: Oceania Expansion',
  hasVariant: offers.map((one, i) => ({
    '@type': 'Product',
    name: `Oceania, edition ${i + 1}`,
    sku: `WSO-${i + 1}`,
    offers: offer({ url: `${address}?variant=${i + 1}`, ...one }),
  })),
});
const text = (json: string): string =>
  json.replace(
    'OFFER',
    '"@type":"Product","name":"Wingspan: Oceania Expansion","offers":{"price":29.99,"priceCurrency":"GBP","availability":"InStock"',
  );

const shapes: [string, unknown, Expected][] = [
  ['one product', testProduct({}), [true, 29.99]],
  ['an array of scripts', [{ '@type': 'BreadcrumbList' }, testProduct({})], [true, 29.99]],
  ['@graph', { '@graph': [{ '@type': 'WebSite', name: 'Meeple' }, testProduct({})] }, [true, 29.99]],
  ['@type in a list', { ...testProduct({}), '@type': ['Product'] }, [true, 29.99]],
  ['@type as a full address', { ...testProduct({}), '@type': 'http://schema.org/Product' }, [true, 29.99]],
  ['@type in lower case', { ...testProduct({}), '@type': 'product' }, [true, 29.99]],
  ['mainEntity of an ItemPage', { '@type': 'ItemPage', mainEntity: testProduct({}) }, [true, 29.99]],
  [
    'an offer by reference',
    {
      '@graph': [
        { ...testProduct({}), offers: { '@id': '#offer' } },
        { '@id': '#offer', ...offer({}) },
      ],
    },
    [true, 29.99],
  ],
  ['offers in an array', { ...testProduct({}), offers: [offer({})] }, [true, 29.99]],
  ['a price as a number', testProduct({ price: 29.99 }), [true, 29.99]],
  ['a price of many decimals', testProduct({ price: '29.9900' }), [true, 29.99]],
  [
    'a price with a decimal comma',
    testProduct({ price: '29,99', priceCurrency: 'EUR' }),
    [true, 29.99, 'EUR'],
  ],
  [
    'a price with its currency in the text',
    testProduct({ price: '£29.99', priceCurrency: undefined }),
    [true, 29.99],
  ],
  ['a typed value as price', testProduct({ price: { '@value': '29.99' } }), [true, 29.99]],
  ['an empty object as price', testProduct({ price: {} }), [true, '-']],
  ['a price of zero, out of stock', testProduct({ price: '0.00', availability: 'OutOfStock' }), [false, '-']],
  ['a price of zero, in stock', testProduct({ price: 0 }), ['-', '-']],
  ['a negative price', testProduct({ price: '-5' }), [true, '-']],
  ['a text as price', testProduct({ price: 'POA' }), [true, '-']],
  ['a price that could be 1299 or 1.30', testProduct({ price: '1.299' }), [true, '-']],
  ['no currency anywhere', testProduct({ priceCurrency: undefined }), [true, '-']],
  ['a currency in lower case', testProduct({ priceCurrency: 'gbp' }), [true, 29.99]],
  ['a dollar sign as currency', testProduct({ priceCurrency: '$' }), [true, '-']],
  ['two offers of one price', { ...testProduct({}), offers: [offer({}), offer({})] }, [true, 29.99]],
  [
    'two offers of two prices',
    { ...testProduct({}), offers: [offer({}), offer({ price: '31.00' })] },
    [true, '-'],
  ],
  [
    'two offers of two currencies',
    { ...testProduct({}), offers: [offer({}), offer({ priceCurrency: 'USD' })] },
    [true, '-'],
  ],
  [
    'new out of stock and used in stock',
    {
      ...testProduct({}),
      offers: [
        offer({ availability: 'OutOfStock' }),
        offer({ price: '9.99', itemCondition: 'https://schema.org/UsedCondition' }),
      ],
    },
    [false, 29.99],
  ],
  ['used only', testProduct({ itemCondition: 'UsedCondition' }), ['-', '-']],
  [
    'pre-owned by the name of its offer',
    {
      ...testProduct({}),
      offers: [offer({}), offer({ name: 'Pre-Owned', price: '9.99', availability: 'OutOfStock' })],
    },
    [true, 29.99],
  ],
  ['refurbished only', testProduct({ itemCondition: 'https://schema.org/RefurbishedCondition' }), ['-', '-']],
  [
    'a range',
    testProduct({ '@type': 'AggregateOffer', price: undefined, lowPrice: '19.99', highPrice: '39.99' }),
    [true, '-'],
  ],
  [
    'an aggregate of one price',
    testProduct({ '@type': 'AggregateOffer', price: undefined, lowPrice: '29.99', highPrice: '29.99' }),
    [true, 29.99],
  ],
  [
    'an aggregate with only a low price',
    testProduct({ '@type': 'AggregateOffer', price: undefined, lowPrice: '29.99', offerCount: 5 }),
    [true, '-'],
  ],
  [
    'an aggregate of one offer',
    testProduct({ '@type': 'AggregateOffer', price: undefined, lowPrice: '29.99', offerCount: 1 }),
    [true, 29.99],
  ],
  [
    'an aggregate over equal offers',
    testProduct({ '@type': 'AggregateOffer', price: undefined, offers: [offer({}), offer({})] }),
    [true, 29.99],
  ],
  [
    'BigCommerce: minPrice and maxPrice without price',
    testProduct({
      price: undefined,
      priceSpecification: { minPrice: 20, maxPrice: 40, priceCurrency: 'GBP' },
    }),
    [true, '-'],
  ],
  [
    'BigCommerce: equal minPrice and maxPrice',
    testProduct({
      price: undefined,
      priceSpecification: { minPrice: '29.99', maxPrice: '29.99', priceCurrency: 'GBP' },
    }),
    [true, 29.99],
  ],
  [
    'WooCommerce: sale before list price',
    testProduct({
      price: undefined,
      priceSpecification: [
        { '@type': 'UnitPriceSpecification', price: '24.99', priceCurrency: 'GBP' },
        {
          '@type': 'UnitPriceSpecification',
          price: '29.99',
          priceCurrency: 'GBP',
          priceType: 'https://schema.org/ListPrice',
        },
      ],
    }),
    [true, 24.99],
  ],
  [
    'a strikethrough price next to the price',
    testProduct({ priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: 39.99 } }),
    [true, 29.99],
  ],
  [
    'a sale price next to the price',
    testProduct({ price: '39.99', priceSpecification: { priceType: 'SalePrice', price: '29.99' } }),
    [true, 29.99],
  ],
  [
    'a price by the kilo next to the price',
    testProduct({
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 99,
        referenceQuantity: { value: 1, unitCode: 'KGM' },
      },
    }),
    [true, 29.99],
  ],
  [
    'an installment next to the price',
    testProduct({
      priceSpecification: { '@type': 'UnitPriceSpecification', price: 9.99, billingDuration: 3 },
    }),
    [true, 29.99],
  ],
  [
    'delivery next to the price',
    testProduct({ priceSpecification: { '@type': 'DeliveryChargeSpecification', price: 4.99 } }),
    [true, 29.99],
  ],
  [
    'a members price next to the price',
    {
      ...testProduct({}),
      offers: [offer({}), offer({ price: '25.00', validForMemberTier: { '@type': 'MemberProgramTier' } })],
    },
    [true, 29.99],
  ],
  [
    'a bulk price next to the price',
    testProduct({ priceSpecification: { price: 25, eligibleQuantity: { minValue: 10 } } }),
    [true, 29.99],
  ],
  [
    'an installment that the offer repeats as its price',
    testProduct({ price: 10, priceSpecification: { price: 10, billingDuration: 12 } }),
    [true, '-'],
  ],
  [
    'a price marked as without VAT in its specification',
    testProduct({ priceSpecification: { price: '29.99', valueAddedTaxIncluded: 'false' } }),
    [true, '-'],
  ],
  [
    'a price in dollars without tax',
    testProduct({
      priceCurrency: 'USD',
      priceSpecification: { price: '29.99', valueAddedTaxIncluded: false },
    }),
    [true, 29.99, 'USD'],
  ],
  ['a price in rubles, by their old code', testProduct({ priceCurrency: 'RUR' }), [true, 29.99, 'RUB']],
  [
    'an offer of another product next to its own',
    testProduct({ itemOffered: { '@type': 'Product', name: 'Azul' } }),
    ['-', '-'],
  ],
  [
    'an offer of its only variant, under Shopify’s name',
    testProduct({ itemOffered: { '@type': 'Product', name: 'Default Title' } }),
    [true, 29.99],
  ],
  ['a price for resellers', testProduct({ eligibleCustomerType: 'https://schema.org/Reseller' }), ['-', '-']],
  ['only a price for ten', testProduct({ eligibleQuantity: { minValue: 10 } }), [true, '-']],
  [
    'another box of the series, without an address',
    testProduct({}, { name: 'Wingspan: Asia Expansion' }),
    ['-', '-', '-', 'unknown'],
  ],
  [
    'the subject of an article',
    { '@type': 'Article', headline: 'Wingspan: Oceania Expansion', about: testProduct({}) },
    ['-', '-', '-', 'unknown'],
  ],
  ['what a page is about', { '@type': 'WebPage', mainEntity: testProduct({}) }, [true, 29.99]],
  [
    'with and without VAT',
    testProduct({
      price: undefined,
      priceSpecification: [
        { price: '24.99', valueAddedTaxIncluded: false },
        { price: '29.99', valueAddedTaxIncluded: true },
      ],
    }),
    [true, 29.99],
  ],
  [
    'only without VAT',
    testProduct({ price: undefined, priceSpecification: { price: '24.99', valueAddedTaxIncluded: false } }),
    [true, '-'],
  ],
  [
    'a count of zero marked in stock',
    testProduct({ inventoryLevel: { '@type': 'QuantitativeValue', value: 0 } }),
    ['-', 29.99],
  ],
  [
    'price and availability on the product itself',
    {
      '@type': 'Product',
      name: 'Wingspan: Oceania Expansion',
      price: '29.99',
      priceCurrency: 'GBP',
      availability: 'InStock',
    },
    [true, 29.99],
  ],
  ['variants all in stock', variants({}, {}), [true, 29.99]],
  [
    'variants all out of stock',
    variants({ availability: 'OutOfStock' }, { availability: 'OutOfStock' }),
    [false, 29.99],
  ],
  ['editions in and out of stock', variants({ availability: 'OutOfStock' }, {}), ['-', 29.99]],
  ['variants of two prices', variants({}, { price: '35.00' }), [true, '-']],
  [
    'the product among other products',
    [
      other('Wingspan', { price: 45, availability: 'OutOfStock' }),
      testProduct({}),
      other('Wingspan: Asia', { price: 39 }),
    ],
    [true, 29.99],
  ],
  ['another product only', other('Terraforming Mars', {}), ['-', '-', '-', 'unknown']],
  ['the base game only, on its expansion’s page', other('Wingspan', {}), ['-', '-', '-', 'unknown']],
  [
    'two products that are not the page’s',
    [other('Azul', {}), other('Root', {})],
    ['-', '-', '-', 'unknown'],
  ],
  [
    'related products inside the product',
    { ...testProduct({}), isRelatedTo: [testProduct({ price: 5, availability: 'OutOfStock' })] },
    [true, 29.99],
  ],
  [
    'a list of other products',
    [
      testProduct({}),
      {
        '@type': 'ItemList',
        itemListElement: [{ item: testProduct({ price: 5, availability: 'SoldOut' }) }],
      },
    ],
    [true, 29.99],
  ],
  ['the product by its address', { ...testProduct({}), name: 'WSP OCE EXP', url: address }, [true, 29.99]],
  ['a relative address', { ...testProduct({}), url: '/products/wingspan-oceania' }, [true, 29.99]],
  [
    'an accessory with its own offer',
    {
      ...testProduct({}),
      isAccessoryOrSparePartFor: { '@type': 'Product', name: 'Wingspan', offers: offer({ price: 45 }) },
    },
    [true, 29.99],
  ],
];

describe('JSON-LD shapes', () => {
  it.each(shapes)('reads %s', (_, value, want) => {
    expect(reads(testPage({ head: jsonLdScript(value) }))).toEqual(expected(want));
  });

  it('does not choose between products that fit the page equally well', () => {
    const named = (name: string, more: Record<string, unknown>): Record<string, unknown> => ({
      '@type': 'Product',
      name,
      ...more,
    });
    const unsure = [
      [
        named('Azul', { url: address, offers: offer({ price: 9 }) }),
        named('Wingspan Oceania', { offers: offer({}) }),
      ],
      [
        named('Wingspan: Oceania Expansion English', { url: address, offers: { availability: 'InStock' } }),
        named('Wingspan: Oceania Expansion German', {
          url: address,
          offers: { price: 24.99, priceCurrency: 'GBP' },
        }),
      ],
    ];
    for (const products of unsure) {
      expect(reads(testPage({ head: jsonLdScript(products) })).slice(0, 2)).toEqual(['-', '-']);
    }
  });

  it.each([
    ['Queen&#39;s', "Queen's"],
    ['Orleans', 'Orléans'],
  ])('treats "%s" as "%s"', (written, name) => {
    expect(reads(testPage({ name, head: jsonLdScript(testProduct({}, { name: written })) }))).toEqual(
      expected([true, 29.99]),
    );
  });

  it('treats "Root &amp; Riverfolk" as "Root & Riverfolk", not as "Root"', () => {
    const head = jsonLdScript([
      testProduct({}, { name: 'Root &amp; Riverfolk' }),
      testProduct({ price: 5 }, { name: 'Root' }),
    ]);
    expect(reads(testPage({ name: 'Root & Riverfolk', head }))).toEqual(expected([true, 29.99]));
  });

  it('recognizes a product by its number in the address', () => {
    const head = jsonLdScript(testProduct({}, { name: 'Birds of Oceania', sku: 'STM910' }));
    const url = 'https://shop.example/products/wingspan-expansion-stm910';
    expect(reads(testPage({ head, name: 'Wingspan' }), { url })).toEqual(expected([true, 29.99]));
  });

  it('reads the variant that the address names, not the first', () => {
    const head = jsonLdScript(variants({ availability: 'OutOfStock', price: '20.00' }, {}));
    expect(reads(testPage({ head }), { url: `${address}?variant=2` })).toEqual(expected([true, 29.99]));
    expect(reads(testPage({ head }), { url: `${address}?variant=1` })).toEqual(expected([false, 20]));
  });

  it('reads the product with the page’s id if addresses differ only by the query', () => {
    const shop = 'https://shop.example/product.php';
    const head = jsonLdScript(testProduct({}, { name: 'Oceania', url: `${shop}?id=3&page=1` }));
    expect(reads(testPage({ head }), { url: `${shop}?id=3` })).toEqual(expected([true, 29.99]));
    expect(reads(testPage({ head }), { url: `${shop}?id=4` }).slice(0, 2)).toEqual(['-', '-']);
  });
});

const availabilities: [string, boolean | '-'][] = [
  ['https://schema.org/InStock', true],
  ['http://schema.org/InStock', true],
  ['InStock', true],
  ['instock', true],
  ['in_stock', true],
  ['In Stock', true],
  ['schema:InStock', true],
  ['https://schema.org/OnlineOnly', true],
  ['https://schema.org/LimitedAvailability', true],
  ['https://schema.org/OutOfStock', false],
  ['http://schema.org/outofstock', false],
  ['SoldOut', false],
  ['https://schema.org/Discontinued', false],
  ['https://schema.org/PreOrder', false],
  ['preorder', false],
  ['https://schema.org/PreSale', false],
  ['https://schema.org/BackOrder', false],
  ['https://schema.org/Reserved', false],
  ['https://schema.org/InStoreOnly', '-'],
  ['https://schema.org/MadeToOrder', '-'],
  ['https://schema.org/Maybe', '-'],
  ['', '-'],
];

describe('availability values', () => {
  it.each(availabilities)('%j', (availability, stock) => {
    expect(reads(testPage({ head: jsonLdScript(testProduct({ availability })) }))).toEqual(
      expected([stock, 29.99]),
    );
  });
});

describe('broken JSON-LD', () => {
  const good = text('{OFFER}}');
  const repaired: [string, string][] = [
    ['an HTML comment around it', `<!-- ${good} -->`],
    ['a script comment and CDATA around it', `//<![CDATA[\n${good}\n//]]>`],
    ['CDATA in a block comment', `/*<![CDATA[*/ ${good} /*]]>*/`],
    ['trailing commas', text('{OFFER,},}')],
    ['a trailing comma in a list', `[${good},]`],
    ['a raw line break in a text', text('{"description":"two\nlines",OFFER}}')],
    ['a raw tab and another control character', text('{"description":"a\tb\u0001c",OFFER}}')],
    ['an HTML comment between values', text('{OFFER}, <!-- Yoast -->"sku":"WSO"}')],
    ['a semicolon after it', `${good};`],
  ];
  it.each(repaired)('repairs %s', (_, script) => {
    expect(reads(testPage({ head: jsonLdScript(script) }))).toEqual(expected([true, 29.99]));
  });

  const lost: [string, string][] = [
    ['a cut-off script', good.slice(0, -9)],
    ['a missing comma', good.replace(',"name"', ' "name"')],
    ['single quotes', good.replaceAll('"', "'")],
    ['a stray quote in a text', text('{"description":"the "best" birds",OFFER}}')],
    ['a template that was never filled', good.replace('29.99', '{{ price }}')],
  ];
  it.each(lost)('gives up on %s', (_, script) => {
    expect(reads(testPage({ head: jsonLdScript(script) }))).toEqual(['-', '-', '-', 'unknown']);
  });

  it('skips a script that is longer than any real shop’s', () => {
    const head = jsonLdScript(testProduct({}, { description: 'bird '.repeat(120_000) }));
    expect(reads(testPage({ head }))).toEqual(['-', '-', '-', 'unknown']);
  });

  it('keeps commas, comments and brackets inside strings', () => {
    expect(parseJsonLd('{"a":"1,]","b":"<!-- x -->","c":"\\"",}')).toEqual({
      a: '1,]',
      b: '<!-- x -->',
      c: '"',
    });
  });
});
