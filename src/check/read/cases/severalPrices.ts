import { basket, linkedPage, product, shopPage } from './pages.ts';
import { ok, type PageRow } from './truth.ts';

const price = '<p class="price">£29.99</p>';
/** A page with structured data and a line about who can buy. */
const closed = (line: string, body = '') => linkedPage(product(), { body: `${body}<p>${line}</p>` });

/** A price in euros, and OpenCart's price without tax in a language without a table. */
const untaxed = (name: string) =>
  shopPage({
    body: `<ul><li class="price"><span class="${name}">36.59€</span></li><li class="price-tax">Brez DDV: 29.99€</li></ul>${basket}`,
  });

const ranged = (between: string, to: string) =>
  linkedPage(product(), {
    body: `<div><span class="price">£29.99</span> ${between} <span class="price">${to}</span></div>${basket}`,
  });

const retail = (after: string) =>
  shopPage({
    body: `<p class="price-info">Retail price: £39.99</p><p>Your savings: <b>£10.00</b></p>${after}${basket}`,
  });

/** Prices that are not for everybody, and several prices without a choice. */
export const severalPricesPages: PageRow[] = [
  ['a line that is about nothing', closed('Log in to write a review'), ok(true, 29.99)],
  ['prices after login', closed('<a>Log in</a> to see prices'), ok(null, null)],
  ['prices after registration', closed('<a>Register</a> to view wholesale price.'), ok(null, null)],
  ['a shown price for members', closed('Available to purchase only by members.', price), ok(null, null)],
  ['a price on request', closed('Preis auf Anfrage'), ok(null, null)],
  ['a price to ask for', closed('Precio a consultar'), ok(null, null)],
  ['questions to ask', closed('Preguntas a consultar'), ok(true, 29.99)],
  [
    'prices for dealers next to a button',
    closed('Log in to see trade prices', price + basket),
    ok(true, 29.99),
  ],
  ['a price above one without tax', untaxed('price-live'), ok(true, 36.59, 'EUR'), { currency: 'EUR' }],
  ['an old price above one without tax', untaxed('price-old'), ok(null, null), { currency: 'EUR' }],
  [
    'prices after login, next to a button without a price',
    closed('<a href="/login">Log in to view price and purchase</a>', basket),
    ok(null, null),
  ],
  ['a retail price alone', retail(''), ok(true, 39.99)],
  ['a retail price above a lower one', retail(price), ok(true, 29.99)],
  ['a retail price above two', retail(`${price}<p class="price">£19.99</p>`), ok(true, null)],
  ['a range in two elements', ranged('–', '£39.99'), ok(true, null)],
  [
    'a range from the price that data state',
    linkedPage(product(), { body: `<p class="price">£29.99 – £39.99</p>${basket}` }),
    ok(true, null),
  ],
  [
    'a range, and the price of the chosen variant',
    linkedPage(product(), { body: `<p class="price">£29.99 – £39.99</p>${price}${basket}` }),
    ok(true, 29.99),
  ],
  ['a price and an old one next to a dash', ranged('–', '<del>£39.99</del>'), ok(true, 29.99)],
  [
    'a recommended price below the only one',
    shopPage({ body: `${price}<p>Recommended retail price</p>${basket}` }),
    ok(null, null),
  ],
  ...[
    ...['Free UK delivery', 'Delivery tomorrow', 'Kostenloser Versand', 'Doprava zdarma'],
    ...['Consegna in 24 ore', 'Fri frakt', 'Vanaf 10 jaar', 'Kod: 4012', 'Kod produktu: A4012'],
  ].map((line): PageRow => [
    `above a price, and not about it: ${line}`,
    shopPage({ body: `<p>${line}</p>${price}${basket}` }),
    ok(true, 29.99),
  ]),
  ...['Shipping calculated at checkout', '<a href="/shipping">Shipping</a> calculated at checkout'].map(
    (line): PageRow => [
      `below a price, and not about it: ${line}`,
      shopPage({ body: `${price}<p>${line}</p>${basket}` }),
      ok(true, 29.99),
    ],
  ),
  ...['Delivery', 'Standard delivery', 'Vanaf', 'With code SAVE10', 'Kod: SAVE10'].map((line): PageRow => [
    `above a price, and about it: ${line}`,
    shopPage({ body: `<p>${line}</p>${price}` }),
    ok(null, null, null, { verdict: ['ok', 'unknown'] }),
  ]),
  ...[
    ['Add to basket • £29.99', 29.99],
    ['Add to basket | 24.99', null],
    ['Add to basket: 2', 29.99],
    ['Add to basket – save £5.00', 29.99],
    ['Add to basket £0.00', 29.99],
  ].map(([text, amount]): PageRow => [
    `next to a button that says: ${text}`,
    shopPage({ body: `${price}<button>${text}</button>` }),
    ok(true, amount as number | null),
  ]),
  [
    'next to a disabled button with another price',
    shopPage({ body: `${price}<button disabled>Add to basket | 24.99</button>` }),
    ok(null, 29.99),
  ],
  [
    'next to a button with the price in the data',
    linkedPage(product(), { body: '<p class="price">£24.99</p><button>Add to basket | 29.99</button>' }),
    ok(true, 29.99),
  ],
];
