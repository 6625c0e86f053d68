import { basket, priceTag, shopPage } from './pages.ts';
import { ok, type PageRow } from './truth.ts';

const page = (after: string) => shopPage({ body: priceTag + basket + after });

/** The product's part of a page, in a visible element with the given classes. */
const seen = (classes: string): PageRow => [
  `a visible class named ${classes}`,
  shopPage({ body: `<div class="${classes}">${priceTag}${basket}</div>` }),
  ok(true, 29.99),
];
const unseen = (classes: string): PageRow => [
  `a hidden class named ${classes}`,
  page(`<p class="${classes}">Out of stock</p>`),
  ok(true, 29.99),
];

export const unseenPages: PageRow[] = [
  ...['flex overflow-hidden', 'hidden-xs', 'product product--mobile-hide', 'small--hide'].map(seen),
  ...['js-focus-hidden', 'hidden md:block', 'd-none d-lg-flex'].map(seen),
  ...['message message--hidden', 'is-hidden', 'badge--hide', 'stock d-none', 'medium-up--hide'].map(unseen),
  [
    'a button with the words of another state, hidden',
    shopPage({
      body: `${priceTag}<button class="add-to-cart"><span hidden>Sold out</span><span>Add to basket</span></button>`,
    }),
    ok(true, 29.99),
  ],
  [
    'a sold-out button with the words of another state, hidden',
    shopPage({
      body: `${priceTag}<button class="add-to-cart"><span>Sold out</span><span hidden>Add to basket</span></button>`,
    }),
    ok(false, 29.99),
  ],
  [
    'a price in an element named after stock',
    shopPage({ body: `<div class="stock-and-price"><p class="price">£29.99 GBP</p></div><p>In stock</p>` }),
    ok(true, 29.99),
  ],
  [
    'a comment',
    page('<!-- <p class="stock">Out of stock</p><p class="price">£1.00</p> -->'),
    ok(true, 29.99),
  ],
  [
    'a conditional comment',
    page('<!--[if IE]><p class="stock">Out of stock</p><![endif]-->'),
    ok(true, 29.99),
  ],
  [
    'a template',
    page('<template><p class="stock">Out of stock</p><p class="price">£1.00</p></template>'),
    ok(true, 29.99),
  ],
  [
    'noscript',
    page('<noscript><p class="stock">Out of stock</p><p class="price">£1.00</p></noscript>'),
    ok(true, 29.99),
  ],
  [
    'the attribute hidden',
    page('<div hidden><p class="stock">Out of stock</p><p class="price">£1.00</p></div>'),
    ok(true, 29.99),
  ],
  [
    'display: none',
    page('<div style="display:none"><p>Out of stock</p><p class="price">£1.00</p></div>'),
    ok(true, 29.99),
  ],
  [
    'display: none !important, in uppercase',
    page('<div style="DISPLAY : NONE !important"><p>Out of stock</p></div>'),
    ok(true, 29.99),
  ],
  [
    'a class named hidden',
    page('<div class="hidden"><p>Out of stock</p><p class="price">£1.00</p></div>'),
    ok(true, 29.99),
  ],
  [
    'a class named d-none',
    page('<div class="d-none"><p>Out of stock</p><p class="price">£1.00</p></div>'),
    ok(true, 29.99),
  ],
  [
    'a class named visually-hidden with the label of a price',
    shopPage({
      body: `<div class="price"><span class="visually-hidden">Regular price</span><span class="price-item">£29.99</span></div>${basket}`,
    }),
    ok(true, 29.99),
  ],
  ['a Vue template', page('<p v-if="soldOut">Out of stock</p>'), ok(true, 29.99)],
  ['an Alpine template', page('<p x-show="soldOut">Out of stock</p>'), ok(true, 29.99)],
  [
    'a string table',
    page('<script>var strings={"sold_out":"Sold out","in_stock":"In stock","price":"£1.00"}</script>'),
    ok(true, 29.99),
  ],
  [
    'a script template',
    page('<script type="text/x-handlebars"><p class="price">£1.00</p><p>Sold out</p></script>'),
    ok(true, 29.99),
  ],
  [
    'JSON of related products',
    page(
      `<script type="application/json">${JSON.stringify({ related: [{ name: 'Azul', available: false, price: 3499, inStock: false, availability: 'OutOfStock' }] })}</script>`,
    ),
    ok(true, 29.99),
  ],
  [
    'a data attribute',
    page('<div data-stock="Out of stock" data-price="1.00" data-availability="OutOfStock"></div>'),
    ok(true, 29.99),
  ],
  ['a title attribute', page('<span title="Out of stock"></span>'), ok(true, 29.99)],
  ['an svg', page('<svg><title>Sold out</title><text>£1.00</text></svg>'), ok(true, 29.99)],
  ['a style sheet', page('<style>.x::after{content:"Sold out £1.00"}</style>'), ok(true, 29.99)],
  ['a picture’s text', page('<img alt="Sold out £1.00">'), ok(true, 29.99)],
  ...(
    [
      ['a', '0', null],
      ['a', 'disabled', null],
      ['button', 'false', null],
    ] as const
  ).map(([element, disabled, stock]): PageRow => [
    `a button that is <${element} disabled="${disabled}">`,
    shopPage({ body: `${priceTag}<${element} class="btn" disabled="${disabled}">Add to cart</${element}>` }),
    ok(stock, 29.99),
  ]),
  ...(
    [
      ['two buttons, each twice', ['Add to cart', 'Buy now'], 2, true],
      ['one button, four times, as in a list', ['Add to cart'], 4, null],
      ['two buttons for each of four products', ['Add to cart', 'Buy now'], 4, null],
    ] as const
  ).map(([name, texts, times, stock]): PageRow => [
    name,
    shopPage({
      body:
        priceTag +
        texts
          .map((text) => `<button>${text}</button>`)
          .join('')
          .repeat(times),
    }),
    ok(stock, 29.99),
  ]),
  ...(
    [
      ['<div class="button"><span>Add to cart</span></div>', null],
      ['<div class="button-wrap"><a class="btn disabled" href="#">Add to cart</a></div>', null],
      ['<div class="note"><span>Add to cart</span></div>', null],
      ['<button disabled><span class="buttonText">Add to cart</span></button>', null],
    ] as const
  ).map(([button, stock]): PageRow => [button, shopPage({ body: priceTag + button }), ok(stock, 29.99)]),
];
