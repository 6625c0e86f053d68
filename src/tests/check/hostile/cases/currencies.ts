import { casesOf, ok, type Row } from '../case.ts';
import { linkedPage, offer, product } from '../pages.ts';

const currency: Row[] = [
  [
    'a page in dollars for an offer in pounds',
    linkedPage(product({ offers: offer({ priceCurrency: 'USD' }) })),
    ok(null, null),
  ],
  ['a page in francs', linkedPage(product({ offers: offer({ priceCurrency: 'CHF' }) })), ok(null, null)],
];

export const currenciesCases = casesOf('currency', currency);
