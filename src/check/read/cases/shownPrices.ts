import { priceTag, shopPage } from './pages.ts';
import { ok, type PageRow, silent } from './truth.ts';

const basket =
  '<form action="/cart/add" method="post"><button type="submit" name="add">Add to basket</button></form>';

export const shownPricesPages: PageRow[] = [
  [
    'installments in a separate price',
    shopPage({ body: `<p class="price">4 interest-free payments of £7.50</p>${priceTag}${basket}` }),
    ok(true, 29.99),
  ],
  ...[
    '<p class="price">£29<span>99</span></p>',
    '<b>£29<span>99</span></b>',
    '<b>£29</b><span>.99</span>',
    '<b>£29<span>.99</span><span>9</span></b>',
    '<b>£29<span>.99</span></b><i>£<span>19</span><span>.99</span></i>',
    '<b>£1,322</b><span>.19</span>',
    '<p class="price">£29<span>99</span></p><table><tr><td>£3.99</td></tr></table>',
    '<p class="price">29.99</p><table><tr><td>Royal Mail</td><td>£3.99</td></tr></table>',
  ].map((parts): PageRow => [
    `not to be read: ${parts}`,
    shopPage({ body: parts + basket }),
    ok(null, null, null, { verdict: ['ok', 'unknown'] }),
  ]),
  ...[['<b>+ £4.99</b><i>delivery</i>', 29.99] as const, ['+', null] as const].map(
    ([after, price]): PageRow => [
      `a price before ${after}`,
      shopPage({ body: `<b>£29.99</b><p>${after}</p>${basket}` }),
      price === null ? ok(null, null, null, { verdict: ['ok', 'unknown'] }) : ok(true, price),
    ],
  ),
  [
    'a price without a name, next to a button',
    shopPage({ body: `<p><b>£29.99</b></p>${basket}` }),
    ok(true, 29.99),
  ],
  [
    'a price without a name, next to nothing',
    shopPage({ body: '<p><b>£29.99</b></p>' }),
    ok(null, null, null, { verdict: ['ok', 'unknown'] }),
  ],
  [
    'a struck price and a sale price',
    shopPage({ body: '<p class="price"><del>£39.99</del> <ins>£29.99</ins></p>' + basket }),
    ok(true, 29.99),
  ],
  [
    'was and now',
    shopPage({
      body:
        '<div class="price"><span class="was">Was £39.99</span> <span class="now">Now £29.99</span></div>' +
        basket,
    }),
    ok(true, 29.99),
  ],
  [
    'RRP and our price',
    shopPage({
      body:
        '<p class="rrp">RRP: £39.99</p><p class="price">Our price: £29.99</p><p class="saving">You save £10.00 (25%)</p>' +
        basket,
    }),
    ok(true, 29.99),
  ],
  [
    'with and without VAT',
    shopPage({
      body:
        '<p class="price">£29.99 <small>inc. VAT</small></p><p class="price-ex-vat">£24.99 <small>ex. VAT</small></p>' +
        basket,
    }),
    ok(true, 29.99),
  ],
  [
    'without VAT only',
    shopPage({ body: '<p class="price">£24.99 <small>ex. VAT</small></p>' + basket }),
    ok(true, null, 'GBP', { verdict: ['ok', 'unknown'], unclear: 'a page for traders' }),
  ],
  [
    'instalments',
    shopPage({ body: `${priceTag}<p class="klarna">or 3 payments of £10.00 with Klarna</p>${basket}` }),
    ok(true, 29.99),
  ],
  [
    'instalments in a price’s class',
    shopPage({ body: `${priceTag}<p><span class="price">£9.99</span> / month</p>${basket}` }),
    ok(true, 29.99),
  ],
  [
    'delivery',
    shopPage({ body: `${priceTag}<p class="delivery-price">Delivery £3.99, free over £40.00</p>${basket}` }),
    ok(true, 29.99),
  ],
  [
    'a price for each of the things in it',
    shopPage({ body: `<p>Just <b class="price">£2.00</b> per book!</p>${basket}` }),
    ok(true, null),
  ],
  [
    'a price by the unit',
    shopPage({ body: `${priceTag}<p class="unit-price">£0.35 / card</p>${basket}` }),
    ok(true, 29.99),
  ],
  ['a range', shopPage({ body: `<p class="price">£19.99 – £39.99</p>${basket}` }), ok(true, null)],
  ['"From £19.99"', shopPage({ body: `<p class="price">From £19.99</p>${basket}` }), ok(true, null)],
  [
    '"From" in a separate element',
    shopPage({ body: `<p class="price"><span>From</span> <span class="amount">£19.99</span></p>${basket}` }),
    ok(true, null, null, { unclear: 'a button counts next to a price' }),
  ],
  [
    'next to a used price',
    shopPage({ body: `${priceTag}<p class="used-price">Used from £18.00</p>${basket}` }),
    ok(true, 29.99),
  ],
  [
    'used copies from others',
    shopPage({
      body: `${priceTag}<div class="marketplace"><p>3 used from <span class="price">£18.00</span></p></div>${basket}`,
    }),
    ok(true, 29.99),
  ],
  [
    'points',
    shopPage({ body: `${priceTag}<p class="points">Earn 299 points worth £2.99</p>${basket}` }),
    ok(true, 29.99),
  ],
  [
    'a subscription',
    shopPage({ body: `${priceTag}<p class="subscription-price">Subscribe and save: £26.99</p>${basket}` }),
    ok(true, 29.99),
  ],
  [
    'a bundle',
    shopPage({
      body: `${priceTag}${basket}<section class="bundle"><h3>Frequently bought together</h3><p>Total price: <span class="price">£74.99</span></p><button>Add all to basket</button></section>`,
    }),
    ok(true, 29.99),
  ],
  ['£0.00', shopPage({ body: `<p class="price">£0.00</p>${basket}` }), silent],
  ['"Free"', shopPage({ body: `<p class="price">Free</p>${basket}` }), silent],
  [
    'two prices of the same kind',
    shopPage({ body: `<p class="price">£29.99</p><p class="price">£34.99</p>${basket}` }),
    ok(true, null),
  ],
  [
    'dollars and pounds',
    shopPage({ body: `<p class="price">£29.99</p><p class="price">$37.99</p>${basket}` }),
    ok(true, null),
  ],
  [
    '29,99 €',
    shopPage({ body: `<p class="price">29,99 €</p>${basket}`, lang: 'de' }),
    ok(true, 29.99, 'EUR'),
    { currency: 'EUR' },
  ],
  [
    '1.299,00 €',
    shopPage({ body: `<p class="price">1.299,00 €</p>${basket}`, lang: 'de' }),
    ok(true, 1299, 'EUR'),
    { currency: 'EUR' },
  ],
  ['£1,299.00', shopPage({ body: `<p class="price">£1,299.00</p>${basket}` }), ok(true, 1299)],
  ['GBP 29.99', shopPage({ body: `<p class="price">GBP 29.99</p>${basket}` }), ok(true, 29.99)],
  [
    '$29.99 for a US offer',
    shopPage({ body: `<p class="price">$29.99</p><button>Add to cart</button>`, lang: 'en-US' }),
    ok(true, 29.99, 'USD'),
    { currency: 'USD' },
  ],
  [
    '$29.99 for a UK offer',
    shopPage({ body: `<p class="price">$29.99</p><button>Add to cart</button>` }),
    ok(true, null),
  ],
  [
    '$29.99 of Canada',
    shopPage({ body: `<p class="price">$29.99 CAD</p><button>Add to cart</button>`, lang: 'en-CA' }),
    ok(null, null),
    { currency: 'USD' },
  ],
  [
    'a price in an element named price-list',
    shopPage({ body: `<div class="price-list"><span class="price">£29.99</span></div>${basket}` }),
    ok(true, 29.99),
  ],
  [
    'a list price alone',
    shopPage({ body: `<div class="list-price"><span class="price">£39.99</span></div>In stock` }),
    ok(true, 39.99, 'GBP', { unclear: 'the price charged may be missing' }),
  ],
  ['pence', shopPage({ body: `<p class="price">99p</p>${basket}` }), ok(true, 0.99)],
];
