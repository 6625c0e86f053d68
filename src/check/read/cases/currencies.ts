import { linkedPage, offer, product } from './pages.ts';
import { ok, type PageRow } from './truth.ts';

export const currenciesPages: PageRow[] = [
  [
    'a page in dollars for an offer in pounds',
    linkedPage(product({ offers: offer({ priceCurrency: 'USD' }) })),
    ok(null, null),
  ],
  ['a page in francs', linkedPage(product({ offers: offer({ priceCurrency: 'CHF' }) })), ok(null, null)],
];
