import { basket, offerPage, priceTag, shownPage } from './pages.ts';
import { ok, type PageRow } from './truth.ts';

const inFiveDays = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);

/** Goods that can be ordered but cannot be shipped yet. */
export const laterPages: PageRow[] = [
  ['an ETA in months, and a button', shownPage(`<p>ETA: January 2099</p>${basket}`), ok(null, null)],
  [
    'PreOrder and a button that buys',
    offerPage({ availability: 'PreOrder' }, priceTag + basket),
    ok(false, 29.99),
  ],
  [
    'BackOrder and a button that buys',
    offerPage({ availability: 'https://schema.org/BackOrder' }, priceTag + basket),
    ok(false, 29.99),
  ],
  [
    'a release date to come, and InStock',
    offerPage({}, `${priceTag}<p>Release date: 3 March 2099</p>${basket}`),
    ok(null, null),
  ],
  [
    'a release date to come in a table, and InStock',
    offerPage({}, `${priceTag}<table><tr><th>Release date</th><td>March 3, 2099</td></tr></table>`),
    ok(null, null),
  ],
  ['a release date to come, and a button', shownPage(`<p>Releases Q1 2099</p>${basket}`), ok(null, null)],
  [
    'a release date long past',
    offerPage({}, `${priceTag}<p>Release date: 3 March 2020</p>${basket}`),
    ok(true, 29.99),
  ],
  [
    'a delivery date within a week',
    offerPage({}, `${priceTag}<p>Estimated delivery: ${inFiveDays}</p>${basket}`),
    ok(true, 29.99),
  ],
  ['in store only, and InStock', offerPage({}, `${priceTag}<p>In store only</p>`), ok(null, null)],
  [
    '"Available to order", and InStock',
    offerPage({}, `${priceTag}<p>Available to order</p>`),
    ok(null, 29.99),
  ],
  ['"Made to order", and a button', shownPage(`<p>Made to order</p>${basket}`), ok(null, 29.99)],
  [
    '"Notify me" instead of a button, and InStock',
    offerPage({}, `${priceTag}<button>Notify me when back in stock</button>`),
    ok(null, 29.99),
  ],
  ['"Join the waitlist"', shownPage('<button>Join the waitlist</button>'), ok(false, 29.99)],
  ['"Back-order now" as a button', shownPage('<button>Backorder now</button>'), ok(false, 29.99)],
  ['"Add to cart (Pre-Order)"', shownPage('<button>Add to cart (Pre-Order)</button>'), ok(false, null)],
  [
    'a preorder in the address',
    offerPage({}, priceTag + basket),
    ok(null, null),
    { url: '/products/pre-order-wingspan-oceania-expansion' },
  ],
  [
    '"Ships in 4-6 weeks"',
    shownPage(`<p>Ships in 4-6 weeks</p>${basket}`),
    ok(true, 29.99, 'GBP', { unclear: 'sold now, sent later' }),
  ],
  ['"Available in 3 weeks"', shownPage(`<p>Available in 3 weeks</p>${basket}`), ok(null, null)],
  [
    '"Out of stock" and "Reserve"',
    shownPage('<p>Out of stock</p><button>Reserve yours</button>'),
    ok(false, 29.99),
  ],
];
