import { basket, linkedPage, offer, offerPage, priceTag, product } from './pages.ts';
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
];
