import { offerPage, priceTag, shopPage, shownPage } from './pages.ts';
import { ok, type PageRow, silent } from './truth.ts';

const basket =
  '<form action="/cart/add" method="post"><button type="submit" name="add">Add to basket</button></form>';

export const controlsPages: PageRow[] = [
  ['an enabled button next to a price', shownPage(basket), ok(true, 29.99)],
  ['a disabled button', shownPage(basket.replace('<button', '<button disabled')), ok(null, 29.99)],
  ...[
    '<div role="button" tabindex="0">Add to basket</div>',
    '<span onclick="add()">Add to basket</span>',
    '<form action="/cart"><span>Add to basket</span></form>',
    '<a href="#">Add to basket</a>',
    '<a href="javascript:add()">Add to basket</a>',
    '<button>Buy now</button>',
    '<button>Buy now for £29.99</button>',
    '<button>Buy now with Shop Pay</button>',
  ].map((control): PageRow => [
    `an element without a name that acts: ${control}`,
    shownPage(control),
    ok(true, 29.99),
  ]),
  ...[
    '<a href="/buying-guide">Buy now</a>',
    '<span>Buy now</span>',
    '<div role="button"><span>Buy</span><button disabled>Add to basket</button></div>',
    '<a class="btn" href="/cart">Zum Warenkorb</a>',
    '<a class="btn" href="https://books.example/1">Buy now from Meeple Books</a>',
    '<button>Winkelwagen</button>',
    ...['Toevoegen', 'Dodaj', 'Adicionar', 'Agregar', 'Aggiungi'].map((text) => `<button>${text}</button>`),
  ].map((control): PageRow => [`one that does not: ${control}`, shownPage(control), ok(null, 29.99)]),
  ...['In den Warenkorb', 'Toevoegen', 'Dodaj', 'Adicionar', 'Agregar', 'Aggiungi'].map((text): PageRow => [
    `"${text}" on a button that is named so`,
    shownPage(`<button class="add-to-cart">${text}</button>`),
    ok(true, 29.99),
  ]),
  ...[true, null].flatMap((value) =>
    (value ? ['Image coming soon', 'Discontinued by manufacturer: No'] : ['Coming soon', 'Discontinued']).map(
      (line): PageRow => [
        `"${line}" next to a button`,
        shownPage(`<p>${line}</p>${basket}`),
        ok(value, line === 'Coming soon' ? null : 29.99),
      ],
    ),
  ),
  ['a button that says it is sold out', shownPage('<button disabled>Sold out</button>'), ok(false, 29.99)],
  [
    '"Notify me when available"',
    shownPage('<button class="notify">Notify me when available</button>'),
    ok(false, 29.99),
  ],
  [
    '"Email when available" next to "Sold out"',
    shownPage('<p>Sold out</p><a class="btn" href="#notify">Email me when available</a>'),
    ok(false, 29.99),
  ],
  [
    '"Pre-order" on the button',
    shownPage('<button type="submit" name="add">Pre-order</button>'),
    ok(false, null),
  ],
  [
    '"Pre-order now" against InStock',
    offerPage({}, `${priceTag}<button>Pre-order now</button>`),
    ok(null, null),
  ],
  [
    'a button against "Out of stock"',
    shownPage(`<p class="stock">Out of stock</p>${basket}`),
    ok(null, 29.99),
  ],
  [
    'a button against OutOfStock',
    offerPage({ availability: 'OutOfStock' }, priceTag + basket),
    ok(null, 29.99),
  ],
  [
    '"Sold out" against InStock',
    offerPage({}, `${priceTag}<button disabled>Sold out</button>`),
    ok(null, 29.99),
  ],
  [
    '"Add to wishlist" and "Compare"',
    shownPage('<button>Add to wishlist</button><button>Add to compare</button>'),
    ok(null, 29.99),
  ],
  ['a button without any price', shopPage({ body: basket }), silent],
  [
    'a choice whose options are sold out',
    shownPage(
      `<select><option>English</option><option disabled>German - Sold out</option></select>${basket}`,
    ),
    ok(true, 29.99),
  ],
  ...(
    [
      ['all in stock', '<option>Choose an edition</option><option>English [In stock]</option>', null],
      ['all in stock, the first too', '<option>English (In stock)</option>', null],
      ['in stock but for one', '<option>Choose an edition</option><option>English - Sold out</option>', null],
    ] as const
  ).map(([name, options, stock]): PageRow => [
    `editions that are ${name}`,
    shownPage(`<select>${options}<option>German [Low stock]</option></select>`),
    ok(stock, 29.99),
  ]),
  [
    'branches that all have it',
    shownPage(
      '<div class="branches"><select><option>London - In stock</option><option>Leeds - In stock</option></select></div>',
    ),
    ok(null, 29.99),
  ],
  [
    'stock of the branches',
    shownPage(`<div class="store-stock"><p>London: Out of stock</p><p>Leeds: In stock</p></div>${basket}`),
    ok(true, 29.99),
  ],
  [
    'a button in a part named after products',
    shownPage(`<div class="products-meta"><p>Weight: 2 kg</p>${basket}</div>`),
    ok(true, 29.99),
  ],
  [
    'a list of other products',
    shownPage(`<ul class="products"><li><a href="/products/azul">Azul</a> £34.99 ${basket}</li></ul>`),
    ok(null, 29.99),
  ],
  [
    'a count in a separate element',
    shownPage('<p><span>97</span> <span>items in stock</span></p>'),
    ok(true, 29.99),
  ],
  [
    'a count of zero in a separate element',
    shownPage('<p><span>0</span> <span>in stock</span></p>'),
    ok(false, 29.99),
  ],
  [
    'an article number before words about stock',
    shownPage('<p><span>024394</span> <span>The product is out of stock</span></p>'),
    ok(false, 29.99),
  ],
  [
    'a zero about something else',
    shownPage('<p>Reviews: <span>0</span></p><p><b>In stock</b></p>'),
    ok(true, 29.99),
  ],
  [
    'collection only',
    shownPage('<p>Click &amp; collect: In stock</p><p>Delivery: Out of stock</p>'),
    ok(null, 29.99),
  ],
  [
    'a contact button next to a buy button, and InStock',
    offerPage({}, `${priceTag}${basket}<button>Request a quote</button>`),
    ok(true, 29.99),
  ],
  [
    'a disabled button and "Out of stock" against InStock',
    offerPage({}, `${priceTag}<p>Out of stock</p>${basket.replace('<button', '<button disabled')}`),
    ok(false, 29.99),
  ],
  [
    'a disabled button and "Out of stock" against "In stock"',
    shownPage(`<p>In stock</p><p>Out of stock</p>${basket.replace('<button', '<button disabled')}`),
    ok(null, 29.99),
  ],
  [
    'the variant of a disabled button is out of stock, against InStock',
    offerPage({}, `${priceTag}<p>Selected variant is out of stock</p><button disabled>Add to cart</button>`),
    ok(false, 29.99),
  ],
  [
    'a pick-up that is not available',
    shownPage(`<div class="pickupOption"><p>Pick-up</p><p>Not available</p></div>${basket}`),
    ok(null, 29.99),
  ],
  [
    'an order online that is not available',
    shownPage(`<div class="onlineOption"><p>Online</p><p>Not available</p></div>${basket}`),
    ok(null, 29.99),
  ],
  // OpenCart keeps the button enabled.
  [
    'a button against "Out of stock" in a line with a label',
    shownPage(`<ul><li>Availability: Out Of Stock</li></ul>${basket}`),
    ok(false, 29.99),
  ],
  [
    'a button against "Out of stock" in a table with a label',
    shownPage(`<dl><dt>Availability</dt><dd>Out Of Stock</dd></dl>${basket}`),
    ok(false, 29.99),
  ],
  [
    'a button and InStock against "Out of stock" with a label',
    offerPage({}, `${priceTag}<p>Availability: Out Of Stock</p>${basket}`),
    ok(null, 29.99),
  ],
];
