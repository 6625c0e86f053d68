import { basket, linkedPage, offer, offerPage, product, shopPage, shownPage } from './pages.ts';
import { ok, type PageRow } from './truth.ts';

const inDollars = { currency: 'USD' } as const;
/** A page whose JSON-LD says £29.99 and in stock, and that shows the price as given. */
const shows = (price: string, more = '') => offerPage({}, `${price}<p>In stock</p>${basket}${more}`);
const amounts = (...texts: readonly string[]) =>
  texts.map((text) => `<span class="amount"><bdi>${text}</bdi></span>`).join(' &ndash; ');
const noPrice = ok(true, null);

/** A price in the structured data that the page shows only under a condition. */
export const conditionsPages: PageRow[] = [
  ['one end of a range', shows(`<p class="price">${amounts('£29.99', '£33.00')}</p>`), noPrice],
  ['the upper end of a range', shows(`<p class="price">${amounts('£9.99', '£29.99')}</p>`), noPrice],
  [
    'a range in words',
    shows('<p class="price">Price range: <b>£29.99</b> <i>through</i> <b>£45.00</b></p>'),
    noPrice,
  ],
  [
    'a range with "to" in an element',
    shows('<p class="price"><b>£29.99</b> <i>to</i> <b>£45.00</b></p>'),
    noPrice,
  ],
  ['"From"', shows('<p class="price">From £29.99</p>'), noPrice],
  [
    '"As low as" in an element of its own',
    shows('<div><span>As low as</span> <span class="price">£29.99</span></div>'),
    noPrice,
  ],
  ['"Starting at"', shows('<p class="price">Starting at: £29.99</p>'), noPrice],
  ['"up to"', shows('<p class="price">up to £29.99</p>'), noPrice],
  ['"+ VAT"', shows('<p class="price">£29.99 + VAT</p>'), noPrice],
  ['"excl. VAT" after the element', shows('<p class="price">£29.99</p><small>excl. VAT</small>'), noPrice],
  [
    '"Tax excluded" below',
    shows('<div class="price"><span>£29.99</span></div><div class="tax-label">Tax excluded</div>'),
    noPrice,
  ],
  [
    'a deposit',
    shows('<p class="price">Deposit £29.99</p><p>Full price £59.99 charged on arrival</p>'),
    noPrice,
  ],
  ['a deposit after the price', shows('<p class="price">£29.99 deposit</p><p>£59.99 in total</p>'), noPrice],
  [
    'a deposit today, and the rest later',
    shows('<p class="price">£29.99 due today</p><p>£30.00 when it ships</p>'),
    noPrice,
  ],
  ['a rate per week', shows('<p class="price">£29.99 per week</p>'), noPrice],
  ['a rental', shows('<p class="price">Rent for £29.99</p>'), noPrice],
  ['a rental for a time', shows('<p class="price">£29.99 / 7 days</p>'), noPrice],
  ['members only', shows('<p class="price">Members: £29.99</p><p>Everyone else: £39.99</p>'), noPrice],
  ['a case of six', shows('<p class="price">Case of 6: £29.99</p>'), noPrice],
  ['a preorder price', shows('<p class="price">Preorder price £29.99</p>'), noPrice],
  ['one of several payments', shows('<p class="price">4 payments of £29.99</p>'), noPrice],
  [
    'below a sign-in form that promises points',
    shows('<form><p>Please log in to see your points</p></form><p class="price">£29.99</p>'),
    ok(true, 29.99),
  ],
  [
    'plainly, and from in another place',
    shows('<p class="price">£29.99</p><p>Ways to pay: from £29.99</p>'),
    ok(true, 29.99),
  ],
  [
    'plainly, and net of tax below',
    shows('<p class="price">£29.99</p><p>£24.99 ex VAT</p>'),
    ok(true, 29.99),
  ],
  [
    'valid until a day that has passed, and not shown',
    offerPage({ priceValidUntil: '2025-12-31' }, `<p>In stock</p>${basket}`),
    noPrice,
  ],
  [
    'valid until a day that has passed, and shown',
    offerPage({ priceValidUntil: '2025-12-31' }, `<p class="price">£29.99</p>${basket}`),
    ok(true, 29.99),
  ],
  [
    'valid until a day that has passed, and another price shown',
    offerPage({ priceValidUntil: '2025-12-31' }, `<p class="price">£39.99</p>${basket}`),
    ok(true, 39.99),
  ],
  ['valid through today', offerPage({ priceValidUntil: '2026-11-22' }, basket), ok(true, 29.99)],
  ['valid from a day to come', offerPage({ validFrom: '2099-01-01' }, basket), noPrice],
  [
    'net by its specification',
    linkedPage(
      product({
        offers: offer({
          price: undefined,
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: '29.99',
            priceCurrency: 'GBP',
            valueAddedTaxIncluded: false,
          },
        }),
      }),
      { body: `<p class="price">£29.99</p>${basket}` },
    ),
    noPrice,
  ],
  [
    'in cents, and not shown',
    linkedPage(product({ offers: offer({ price: 3499 }) }), { body: basket }),
    noPrice,
  ],
  [
    'of a thousand and more, and shown',
    linkedPage(product({ offers: offer({ price: 3499 }) }), { body: `<p class="price">£3,499</p>${basket}` }),
    ok(true, 3499),
  ],
  [
    'cents as superscript digits',
    shopPage({ lang: 'en-US', body: `<p class="price">$34⁹⁹</p>${basket}` }),
    ok(true, 34.99, 'USD'),
    inDollars,
  ],
  [
    'cents after a lone comma',
    shopPage({ lang: 'de', body: `<p class="price">,89 €</p>${basket}` }),
    ok(true, 0.89, 'EUR'),
    { currency: 'EUR' },
  ],
  ['"up to", and nothing else', shopPage({ body: `<p class="price">up to £34.99</p>${basket}` }), noPrice],
  [
    '"Sale", beside one without a label',
    shopPage({ body: `<p class="price">£44.99</p><p class="price">Sale £34.99</p>${basket}` }),
    ok(true, 34.99, 'GBP', { unclear: 'both are shown as prices' }),
  ],
  [
    '"Sale" outside any price element, beside one without a label',
    shownPage(`<p>Sale £24.99</p>${basket}`),
    ok(true, 24.99, 'GBP', { unclear: 'both are shown as prices' }),
  ],
  [
    '"Sale" before one without a label',
    shopPage({ body: `<div>Sale £24.99</div><div class="price">£29.99</div>${basket}` }),
    ok(true, 24.99, 'GBP', { unclear: 'both are shown as prices' }),
  ],
];
