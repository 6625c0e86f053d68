import { offerPage } from './pages.ts';
import { ok, type PageRow } from './truth.ts';

const sold = { availability: 'https://schema.org/OutOfStock' };

export const jsonLdPricesPages: PageRow[] = [
  ['0.00 and sold out', offerPage({ price: '0.00', ...sold }, ''), ok(false, null)],
  ['0 and in stock, as in a catalog without prices', offerPage({ price: 0 }, ''), ok(null, null)],
  ['an empty object', offerPage({ price: {} }, ''), ok(true, null)],
  ['below zero', offerPage({ price: '-29.99' }, ''), ok(true, null)],
  [
    '1.299,00 euros',
    offerPage({ price: '1.299,00', priceCurrency: 'EUR' }, ''),
    ok(true, 1299, 'EUR'),
    { currency: 'EUR' },
  ],
  [
    '29,99 euros',
    offerPage({ price: '29,99', priceCurrency: 'EUR' }, ''),
    ok(true, 29.99, 'EUR'),
    { currency: 'EUR' },
  ],
  [
    '1,299.00 dollars',
    offerPage({ price: '1,299.00', priceCurrency: 'USD' }, ''),
    ok(true, 1299, 'USD'),
    { currency: 'USD' },
  ],
  ['1.299, which may be two amounts', offerPage({ price: '1.299' }, ''), ok(true, null)],
  ['£29.99 inc VAT', offerPage({ price: '£29.99 inc VAT' }, ''), ok(true, 29.99)],
  ['GBP 29.99', offerPage({ price: 'GBP 29.99', priceCurrency: undefined }, ''), ok(true, 29.99)],
  ['29.990000', offerPage({ price: '29.990000' }, ''), ok(true, 29.99)],
  ['29.9', offerPage({ price: '29.9' }, ''), ok(true, 29.9)],
  ['from £29.99', offerPage({ price: 'from £29.99' }, ''), ok(true, null)],
  ['£19.99 - £29.99', offerPage({ price: '£19.99 - £29.99' }, ''), ok(true, null)],
  ['"Call for price"', offerPage({ price: 'Call for price' }, ''), ok(true, null)],
  ['no currency anywhere', offerPage({ priceCurrency: undefined }, ''), ok(true, null)],
  ['its currency by a symbol', offerPage({ priceCurrency: '£' }, ''), ok(true, 29.99)],
  ['its currency in lower case', offerPage({ priceCurrency: 'gbp' }, ''), ok(true, 29.99)],
  [
    'another currency than the offer’s',
    offerPage({ priceCurrency: 'USD' }, '<p class="price">$29.99</p>'),
    ok(null, null),
  ],
  [
    'another currency than the page shows',
    offerPage({ priceCurrency: 'USD' }),
    ok(true, null, 'GBP', { unclear: 'stock of another country’s page' }),
  ],
  ['another price than the page shows', offerPage({}, '<p class="price">£34.99</p>'), ok(true, null)],
  [
    'a price specification',
    offerPage({
      price: undefined,
      priceSpecification: { '@type': 'UnitPriceSpecification', price: '29.99', priceCurrency: 'GBP' },
    }),
    ok(true, 29.99),
  ],
  [
    'the sale price next to the list price',
    offerPage(
      {
        price: undefined,
        priceSpecification: [
          { price: '29.99', priceCurrency: 'GBP' },
          { price: '39.99', priceCurrency: 'GBP', priceType: 'https://schema.org/ListPrice' },
        ],
      },
      '',
    ),
    ok(true, 29.99),
  ],
  [
    'the list price first',
    offerPage(
      {
        price: undefined,
        priceSpecification: [
          { price: '39.99', priceCurrency: 'GBP', priceType: 'https://schema.org/StrikethroughPrice' },
          { price: '29.99', priceCurrency: 'GBP' },
        ],
      },
      '',
    ),
    ok(true, 29.99),
  ],
  [
    'a sale price type',
    offerPage(
      {
        price: '39.99',
        priceSpecification: {
          price: '29.99',
          priceCurrency: 'GBP',
          priceType: 'https://schema.org/SalePrice',
        },
      },
      '',
    ),
    ok(true, 29.99),
  ],
  [
    'prices with and without VAT',
    offerPage(
      {
        price: undefined,
        priceSpecification: [
          { price: '24.99', priceCurrency: 'GBP', valueAddedTaxIncluded: false },
          { price: '29.99', priceCurrency: 'GBP', valueAddedTaxIncluded: true },
        ],
      },
      '',
    ),
    ok(true, 29.99),
  ],
  [
    'delivery among the specifications',
    offerPage(
      { priceSpecification: { '@type': 'DeliveryChargeSpecification', price: '3.99', priceCurrency: 'GBP' } },
      '',
    ),
    ok(true, 29.99),
  ],
  [
    'the list price in JSON-LD, the sale price on show',
    offerPage({ price: '39.99' }, '<p class="price"><del>£39.99</del> <ins>£29.99</ins></p>'),
    ok(true, 29.99),
  ],
  [
    'shipping inside the offer',
    offerPage(
      {
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { value: '3.99', currency: 'GBP' },
        },
      },
      '',
    ),
    ok(true, 29.99),
  ],
];
