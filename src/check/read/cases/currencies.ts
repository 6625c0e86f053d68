import { basket, linkedPage, offer, offerPage, priceTag, product, shopPage } from './pages.ts';
import { ok, type PageRow } from './truth.ts';

export const currenciesPages: PageRow[] = [
  [
    'a page in dollars for an offer in pounds',
    linkedPage(product({ offers: offer({ priceCurrency: 'USD' }) })),
    ok(null, null),
  ],
  ['a page in francs', linkedPage(product({ offers: offer({ priceCurrency: 'CHF' }) })), ok(null, null)],
  [
    'the same amount in dollars in its description',
    offerPage({}, `${priceTag}${basket}<p>Starting at $29.99</p>`),
    ok(true, 29.99),
  ],
  [
    'the same amount in dollars in its description, and no currency in its data',
    offerPage({ priceCurrency: undefined }, `<p class="price">29.99</p>${basket}<p>Starting at $29.99</p>`),
    ok(true, null),
  ],
  ...(
    [
      ['that is set to dollars', '<option value="USD" selected>USD<option value="CAD">CAD', 29.99],
      ['that is set to others', '<option value="USD">United States<option value="CAD" selected>Canada', null],
    ] as const
  ).map(([name, options, price]): PageRow => [
    `a price in dollars next to a list of currencies ${name}`,
    shopPage({ body: `<select name="currency">${options}</select><p class="price">$29.99</p>${basket}` }),
    ok(true, price, 'USD'),
    { currency: 'USD' },
  ]),
  ...(
    [
      ['299,-', true, 299],
      ['2-5', null, null],
    ] as const
  ).map(([text, in_stock, price]): PageRow => [
    `a price without a currency, or no price: ${text}`,
    shopPage({ lang: 'de', body: `<p class="price">${text}</p>${basket}` }),
    ok(in_stock, price, 'EUR'),
    { currency: 'EUR' },
  ]),
  [
    'a price with a dash for its cents next to other data',
    linkedPage(product({ offers: offer({ priceCurrency: 'CZK', price: '20638.61' }) }), {
      lang: 'cs',
      body: `<p class="price">20 639,-</p>${basket}`,
    }),
    ok(true, null),
  ],
];
