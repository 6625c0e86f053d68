import { basket, offerPage, priceTag, shopPage } from './pages.ts';
import { ok, type PageRow } from './truth.ts';

/** schema.org's twelve values, and the stock that each means. */
const availabilities: Readonly<Record<string, boolean | null>> = {
  InStock: true,
  OnlineOnly: true,
  LimitedAvailability: true,
  OutOfStock: false,
  SoldOut: false,
  Discontinued: false,
  PreOrder: false,
  PreSale: false,
  BackOrder: false,
  Reserved: false,
  InStoreOnly: null,
  MadeToOrder: null,
};
const spellings: readonly (readonly [string, (name: string) => string])[] = [
  ['https', (name) => `https://schema.org/${name}`],
  ['http', (name) => `http://schema.org/${name}`],
  ['short', (name) => name],
  ['lower case', (name) => name.toLowerCase()],
  ['www and a slash', (name) => `http://www.schema.org/${name}/`],
];

export const availabilityPages: PageRow[] = [
  ...Object.entries(availabilities).flatMap(([name, stock]) =>
    spellings.map(([spelling, spell]): PageRow => [
      `${name}, ${spelling}`,
      offerPage({ availability: spell(name) }),
      ok(stock, 29.99),
    ]),
  ),
  ...(
    [
      ['Disponibilité', true],
      ['Wybierz wariant', true],
      ['Disponibilité incertaine', null],
    ] as const
  ).map(([text, stock]): PageRow => [
    `"${text}" in the line on stock, next to a button`,
    shopPage({ body: `${priceTag}${basket}<p class="stock-status">${text}</p>` }),
    ok(stock, 29.99),
  ]),
  ...['in-stock', 'out-of-stock', 'stock limited'].map((names): PageRow => [
    `words in a language without a table, in a line named ${names}`,
    shopPage({ lang: 'bg', body: `${priceTag}<p class="${names}">Няма</p>${basket}` }),
    ok(null, 29.99),
  ]),
  [
    'known words in a line of any name',
    shopPage({ body: `${priceTag}<p class="in-stock">Sold out</p>` }),
    ok(false, 29.99),
  ],
];
