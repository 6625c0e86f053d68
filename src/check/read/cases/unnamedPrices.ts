import { basket, priceTag, shopPage } from './pages.ts';
import { ok, type PageRow } from './truth.ts';

/** Prices recognized only by their place on the page and nearby words. */
export const unnamedPricesPages: PageRow[] = [
  ...[
    '<button>44</button><button>46</button>',
    '<select><option>9</option><option>10</option></select>',
    '<table><tr><td>44</td><td>46</td></tr></table>',
  ].map((sizes): PageRow => [
    `a price without a name, next to sizes: ${sizes}`,
    shopPage({ body: `<p><b>£29.99</b></p>${sizes}${basket}` }),
    ok(true, 29.99),
  ]),
  ...[
    '<p class="price">£29<span>.99</span></p>',
    '<p class="price"><span>£</span><span>29</span><span>,99</span></p>',
  ].map((parts): PageRow => [
    `a price in parts: ${parts}`,
    shopPage({ body: parts + basket }),
    ok(true, 29.99),
  ]),
  [
    'a price without a name, next to the parts of another',
    shopPage({ body: `<p><b>£29.99</b></p><p>£<i>19</i><i>99</i></p>${basket}` }),
    ok(null, null, null, { verdict: ['ok', 'unknown'] }),
  ],
  ...(
    [
      ['Versand ab 4,90 €', 29.99],
      ['Andere ab 4,90 €', null],
    ] as const
  ).map(([line, price]): PageRow => [
    `a price without a name above "${line}"`,
    shopPage({ lang: 'de', body: `<p><b>29,99 €</b></p><p>${line}</p><button>In den Warenkorb</button>` }),
    price === null ? ok(null, null, null, { verdict: ['ok', 'unknown'] }) : ok(true, price, 'EUR'),
    { currency: 'EUR' },
  ]),
  [
    'a price without a name before a former one with a name',
    shopPage({ body: `<p><b>£29.99</b> <span class="line-through">£35.70</span></p>${basket}` }),
    ok(true, 29.99),
  ],
  [
    'a price without a name before a price element that cannot be read',
    shopPage({ body: `<p><b>£29.99</b> <span class="price">35</span></p>${basket}` }),
    ok(null, null, null, { verdict: ['ok', 'unknown'] }),
  ],
  ...['<i>16% off</i> <b>£29.99</b> <span>£35.70</span>', '<b>£29.99</b> <span>£35.70</span>'].map(
    (prices): PageRow => [
      `two prices without names: ${prices}`,
      shopPage({ body: prices + basket }),
      ok(null, null, null, { verdict: ['ok', 'unknown'] }),
    ],
  ),
  [
    'a subscriber’s price after the percentage that it saves',
    shopPage({ body: `<b>£33.32</b><p>Subscribe and save 10%</p><b>£29.99</b>${basket}` }),
    ok(true, 33.32),
  ],
  [
    'a former price without a name after "From"',
    shopPage({ body: `<i>Up to 16% off</i> <b>From £29.99</b> <span>£35.70</span>${basket}` }),
    ok(null, null, null, { verdict: ['ok', 'unknown'] }),
  ],
  [
    'a discount on a separate line above the price',
    shopPage({ body: `<p>Discount: 10%</p>${priceTag}${basket}` }),
    ok(true, 29.99),
  ],
  [
    'a discount as the price’s label',
    shopPage({ body: `<p>Discount:</p>${priceTag}${basket}` }),
    ok(null, null, null, { verdict: ['ok', 'unknown'] }),
  ],
  [
    'a name that is a shop’s word for its series',
    shopPage({ body: `<div class="range-price">£29.99</div>${basket}` }),
    ok(true, 29.99),
  ],
  [
    'the name of several prices',
    shopPage({ body: `<div class="price-range">£29.99</div>${basket}` }),
    ok(null, null, null, { verdict: ['ok', 'unknown'] }),
  ],
];
