import { linkedPage, offer, offerPage, product, productName } from './pages.ts';
import { ok, type PageRow, silent } from './truth.ts';

const sold = 'https://schema.org/OutOfStock';
export const offersPages: PageRow[] = [
  [
    'an aggregate with one price',
    linkedPage(
      product({
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: '29.99',
          highPrice: '29.99',
          priceCurrency: 'GBP',
          offerCount: 3,
          availability: 'InStock',
        },
      }),
    ),
    ok(true, 29.99),
  ],
  [
    'an aggregate over a range',
    linkedPage(
      product({
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: '19.99',
          highPrice: '39.99',
          priceCurrency: 'GBP',
          offerCount: 3,
          availability: 'InStock',
        },
      }),
    ),
    ok(true, null),
  ],
  [
    'an aggregate of marketplace sellers',
    linkedPage(
      product({
        offers: { '@type': 'AggregateOffer', lowPrice: '19.99', priceCurrency: 'GBP', offerCount: 12 },
      }),
    ),
    ok(null, null),
  ],
  [
    'an aggregate with offers that differ',
    linkedPage(
      product({
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: '29.99',
          highPrice: '34.99',
          priceCurrency: 'GBP',
          offers: [offer(), offer({ price: '34.99', availability: sold })],
        },
      }),
    ),
    ok(null, null),
  ],
  [
    'an aggregate with one offer',
    linkedPage(
      product({
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: '29.99',
          highPrice: '29.99',
          priceCurrency: 'GBP',
          offerCount: 1,
          offers: [offer()],
        },
      }),
    ),
    ok(true, 29.99),
  ],
  [
    'several sellers’ offers',
    linkedPage(
      product({
        offers: [offer({ seller: { name: 'A' } }), offer({ price: '34.99', seller: { name: 'B' } })],
      }),
    ),
    ok(true, null),
  ],
  [
    'a used copy next to a new one',
    linkedPage(
      product({
        offers: [offer({ price: '18.00', itemCondition: 'https://schema.org/UsedCondition' }), offer()],
      }),
    ),
    ok(true, 29.99),
  ],
  [
    'a new copy sold out, a used one in stock',
    linkedPage(
      product({
        offers: [
          offer({ availability: sold }),
          offer({ price: '18.00', itemCondition: 'https://schema.org/UsedCondition' }),
        ],
      }),
    ),
    ok(false, 29.99),
  ],
  [
    'used copies only',
    linkedPage(product({ offers: offer({ price: '18.00', itemCondition: 'UsedCondition' }) }), {
      body: '<p class="condition">Used - very good</p>',
    }),
    silent,
  ],
  [
    'the product itself is used',
    linkedPage(product({ itemCondition: 'https://schema.org/UsedCondition' })),
    silent,
  ],
  [
    'a refurbished offer',
    linkedPage(product({ offers: offer({ itemCondition: 'https://schema.org/RefurbishedCondition' }) })),
    silent,
  ],
  [
    'a preorder marked in stock, but named a preorder',
    linkedPage(product({ name: `${productName} (Pre-Order)` }), { name: `${productName} (Pre-Order)` }),
    ok(false, null),
  ],
  [
    'a preorder marked in stock, with a date to come',
    offerPage({ availabilityStarts: '2099-03-01' }),
    ok(null, 29.99, 'GBP'),
  ],
  ['availability that ended', offerPage({ availabilityEnds: '2019-03-01' }), ok(null, 29.99, 'GBP')],
  [
    'a price that was good until last year',
    offerPage({ priceValidUntil: '2019-12-31' }),
    ok(true, 29.99, 'GBP', { unclear: 'themes never move that date' }),
  ],
  ['none left', offerPage({ inventoryLevel: { '@type': 'QuantitativeValue', value: 0 } }), ok(null, 29.99)],
  ['a quantity', offerPage({ inventoryLevel: { '@type': 'QuantitativeValue', value: 7 } }), ok(true, 29.99)],
  ['two availabilities', offerPage({ availability: ['InStock', 'OutOfStock'] }), ok(null, 29.99)],
  [
    'the same availability twice',
    offerPage({ availability: ['InStock', 'http://schema.org/InStock'] }),
    ok(true, 29.99),
  ],
  ['an unknown availability', offerPage({ availability: 'Ask us' }), ok(null, 29.99)],
  ['an availability that shouts', offerPage({ availability: 'IN_STOCK' }), ok(true, 29.99)],
  ['an availability with spaces', offerPage({ availability: 'out of stock' }), ok(false, 29.99)],
  [
    'a lease',
    linkedPage(
      product({
        offers: [
          offer({ businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut', price: '4.99' }),
          offer(),
        ],
      }),
    ),
    ok(true, 29.99),
  ],
  [
    'a trade-in',
    linkedPage(
      product({
        offers: [offer({ businessFunction: 'http://purl.org/goodrelations/v1#Buy', price: '9.00' }), offer()],
      }),
    ),
    ok(true, 29.99),
  ],
  [
    'a subscription',
    linkedPage(
      product({
        offers: [
          offer(),
          offer({
            price: '26.99',
            priceSpecification: { price: '26.99', priceCurrency: 'GBP', billingDuration: 1, unitCode: 'MON' },
          }),
        ],
      }),
    ),
    ok(true, 29.99, 'GBP', { unclear: 'two offers' }),
  ],
  [
    'a bundle that contains it',
    linkedPage([
      product(),
      {
        '@type': 'Product',
        name: `${productName} + Wingspan bundle`,
        url: '/products/wingspan-bundle',
        offers: offer({ price: '74.99' }),
      },
    ]),
    ok(true, 29.99),
  ],
];
