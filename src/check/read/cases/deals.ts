import { basket, linkedPage, offer, offerPage, priceTag, product, shopPage, shownPage } from './pages.ts';
import { ok, type PageRow, silent } from './truth.ts';

/** Prices that are not what one buyer pays for one new copy now. */
export const dealsPages: PageRow[] = [
  ['a member’s price in a text', shownPage(`<p>Members pay £24.99</p>${basket}`), ok(true, 29.99)],
  [
    'a member’s price in a price’s class',
    shownPage(`<p class="member-price">Club price: £24.99</p>${basket}`),
    ok(true, 29.99),
  ],
  ['a code', shownPage(`<p>Use code SAVE5 to get it for £24.99</p>${basket}`), ok(true, 29.99)],
  [
    'a deposit',
    shownPage(`<p class="deposit-price">Reserve with a deposit of £5.00</p>${basket}`),
    ok(true, 29.99),
  ],
  [
    'steps by number',
    shopPage({
      body: `${priceTag}<table class="tier-prices"><tr><td>3+</td><td class="price">£27.99</td></tr><tr><td>6+</td><td class="price">£25.99</td></tr></table>${basket}`,
    }),
    ok(true, 29.99, 'GBP', { unclear: 'several prices' }),
  ],
  [
    '"3 for £75"',
    shownPage(`<p class="price">Any 3 for £75.00</p>${basket}`),
    ok(true, 29.99, 'GBP', { unclear: 'several prices' }),
  ],
  ['a trade-in value', shownPage(`<p>Trade-in value: £12.00</p>${basket}`), ok(true, 29.99)],
  [
    'a gift card’s sums',
    shopPage({
      name: 'Gift card',
      body: `<p class="price">£10.00 - £100.00</p><select><option>£10.00</option><option>£100.00</option></select>${basket}`,
    }),
    ok(true, null, 'GBP', { unclear: 'no one price' }),
  ],
  [
    'insurance and wrapping',
    shownPage(`<label><input type="checkbox"> Gift wrap <span class="price">£2.50</span></label>${basket}`),
    ok(true, 29.99, 'GBP', { unclear: 'several prices' }),
  ],
  [
    'a minimum order',
    shownPage(`<p>Minimum order £20.00. Spend £10.01 more for free delivery.</p>${basket}`),
    ok(true, 29.99),
  ],
  [
    'a cashback',
    shownPage(`<p class="price">£5.00 cashback</p>${basket}`),
    ok(true, 29.99, 'GBP', { unclear: 'several prices' }),
  ],
  [
    'a price per month for a phone-like offer',
    shopPage({ body: `<p class="price">£2.50/mo</p>${basket}` }),
    ok(true, null),
  ],
  ['a saving as the only price', shopPage({ body: `<p class="price">Save £10.00</p>${basket}` }), silent],
  ['the RRP as the only price', shopPage({ body: `<p class="price">RRP £39.99</p>${basket}` }), silent],
  ['delivery as the only price', shopPage({ body: `<p class="price">Delivery £3.99</p>${basket}` }), silent],
  [
    'delivery as the only price, in a table',
    shopPage({ body: `<table><tr><th>Delivery</th><td>£3.99</td></tr></table>${basket}` }),
    silent,
  ],
  ['"Was" alone', shopPage({ body: `<p class="was-price">Was £39.99</p>${basket}` }), silent],
  [
    'a price that a script must fill in',
    shopPage({ body: `<p class="price">£{{ price }}</p>${basket}` }),
    silent,
  ],
  [
    'a price of £1, a placeholder',
    offerPage({ price: '1.00' }, '<p class="price">£29.99</p>'),
    ok(true, null),
  ],
  [
    'a price for machines in pence',
    offerPage({ price: '2999' }, '<p class="price">£29.99</p>'),
    ok(true, null),
  ],
  [
    'a price for machines a hundred times too small',
    offerPage({ price: '0.2999' }, '<p class="price">£29.99</p>'),
    ok(true, null),
  ],
  [
    'prices of four currencies',
    shopPage({ body: `<p class="price">£29.99 / €34.99 / $37.99</p>${basket}` }),
    ok(true, null, null, { verdict: ['ok', 'unknown'], unclear: 'no one price' }),
  ],
  [
    'euros declared as dollars',
    linkedPage(product({ offers: offer({ priceCurrency: 'USD' }) }), { body: '<p class="price">€29.99</p>' }),
    ok(true, null, null, { unclear: 'stock of another country’s page' }),
    { currency: 'USD' },
  ],
  [
    'dollars of Australia for a US offer',
    shopPage({ lang: 'en-AU', body: `<p class="price">$29.99</p><button>Add to cart</button>` }),
    ok(true, null, null, { unclear: 'stock of another country’s page' }),
    { currency: 'USD' },
  ],
  [
    'AU$',
    shopPage({ lang: 'en-AU', body: `<p class="price">AU$29.99</p><button>Add to cart</button>` }),
    ok(null, null),
    { currency: 'USD' },
  ],
  [
    '$29.99 USD',
    shopPage({ lang: 'en-US', body: `<p class="price">$29.99 USD</p><button>Add to cart</button>` }),
    ok(true, 29.99, 'USD'),
    { currency: 'USD' },
  ],
  [
    'USD $29.99',
    shopPage({ lang: 'en-US', body: `<p class="price">USD $29.99</p><button>Add to cart</button>` }),
    ok(true, 29.99, 'USD'),
    { currency: 'USD' },
  ],
];
