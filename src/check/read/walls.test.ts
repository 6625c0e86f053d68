import { describe, expect, it } from 'vitest';
import { address, jsonLdScript, testProduct, testPage } from './cases/testPage.ts';
import { readPage } from './readPage.ts';
import type { ReadingKind } from './reading.ts';

const page = (title: string, body: string, bodyClass = ''): string =>
  `<html><head><title>${title}</title></head><body class="${bodyClass}">${body}</body></html>`;
const kindOf = (html: string, url = address, status = 200): ReadingKind =>
  readPage(html, { url, status }).kind;
const prose =
  '<p>Oceania brings new birds, new end-of-round goals and nectar, a wild food that every bird can be paid with.</p>'.repeat(
    30,
  );

const walls: [string, string][] = [
  [
    'Cloudflare’s "Just a moment"',
    page(
      'Just a moment...',
      '<p>Enable JavaScript and cookies to continue</p><script>window._cf_chl_opt={}</script>',
    ),
  ],
  ['Cloudflare’s block', page('Attention Required! | Cloudflare', '<h1>Sorry, you have been blocked</h1>')],
  [
    'Amazon’s robot check',
    page(
      'Amazon.com',
      '<p>Enter the characters you see below</p><form action="/errors/validateCaptcha"></form><!-- To discuss automated access to Amazon data please contact api-services-support@amazon.com. -->',
    ),
  ],
  [
    'Amazon’s "Continue shopping"',
    page(
      'Amazon.com',
      '<h4>Click the button below to continue shopping</h4><button>Continue shopping</button>',
    ),
  ],
  [
    'a title of Access Denied',
    page(
      'Access Denied',
      '<h1>Access Denied</h1><p>You don’t have permission to access this server. Reference #18.4</p>',
    ),
  ],
  [
    'PerimeterX',
    page('Zatu Games', '<div id="px-captcha"></div><p>Press & Hold to confirm you are a human</p>'),
  ],
  ['DataDome', page('shop.example', '<script src="https://ct.captcha-delivery.com/c.js"></script>')],
  ['Incapsula', page('', '<iframe src="/_Incapsula_Resource?CWUDNSAI=1">Request unsuccessful.</iframe>')],
  [
    'a captcha',
    page('Shop', '<form><p>I’m not a robot. Please complete the security check to go on.</p></form>'),
  ],
  ['a queue', page('Queue', '<h1>You are now in line</h1><p>Your estimated wait is 4 minutes.</p>')],
  [
    'Queue-it',
    page(
      'Meeple Shop',
      '<script src="https://static.queue-it.net/script/queueclient.js"></script><p>Hold on.</p>',
    ),
  ],
  [
    'a shop behind a password',
    page(
      'Opening soon',
      '<form><label>Enter store using password</label><input type="password"></form>',
      'template-password',
    ),
  ],
  ['a log-in', page('Sign in', '<p>Please sign in to continue</p>')],
  ['a region wall', page('Meeple Shop', '<p>Sorry, this shop is not available in your country.</p>')],
  ['a choice of region', page('Choose your region', '<a href="/uk">UK</a>')],
  ['a consent wall', page('Before you continue', '<p>We use cookies. Accept all</p>')],
  ['an age gate', page('Meeple Shop', '<p>Are you over 18?</p>')],
];

describe('walls', () => {
  it.each(walls)('calls %s blocked', (_, html) => {
    expect(readPage(html, { url: address, status: 200 })).toMatchObject({
      kind: 'blocked',
      in_stock: null,
      price: null,
    });
    expect(kindOf(html, address, 403)).toBe('blocked');
  });

  it('does not call a product page with a cookie banner or a captcha script blocked', () => {
    const extras =
      '<div class="cookie-banner">We use cookies. Accept all</div><script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script><div class="g-recaptcha"></div>';
    expect(kindOf(testPage({ head: jsonLdScript(testProduct({})), body: extras }))).toBe('product');
  });

  it('does not call a short product page blocked for its cookie banner', () => {
    expect(kindOf(testPage({ body: '<p class="price">£29.99</p><p>We use cookies. Accept all</p>' }))).toBe(
      'product',
    );
  });

  it('does not call a long page blocked because of one sentence', () => {
    expect(kindOf(page('Meeple Shop', `<p>Please sign in to continue</p>${prose}`))).not.toBe('blocked');
  });
});

const gone: [string, string, string?][] = [
  ['a page not found', page('404 Not Found', '<h1>Page not found</h1>')],
  ['Shopify’s 404', page('Meeple Shop', '<h1>Oh</h1>', 'template-404')],
  ['"Sorry, we couldn’t find that page"', page('Meeple Shop', "<p>Sorry, we couldn't find that page.</p>")],
  [
    '"This product is no longer available"',
    page('Meeple Shop', '<h1>This product is no longer available</h1>'),
  ],
  [
    'a full product page that says so',
    testPage({ head: jsonLdScript(testProduct({})), body: '<p>This product is no longer available.</p>' }),
  ],
  [
    'a product page that says discontinued',
    testPage({ body: '<p class="price">£29.99</p><p>This item has been discontinued.</p>' }),
  ],
  ['a search', page('Search results for "oceania"', '<h1>Search results</h1>')],
  [
    'a search by its address',
    page('Meeple Shop', '<h1>Wingspan</h1>'),
    'https://shop.example/search?q=wingspan',
  ],
  [
    'Magento’s search',
    page('Meeple Shop', '<h1>Games</h1>', 'catalogsearch-result-index page-layout-2columns-left'),
  ],
  ['a search without results', page('Meeple Shop', '<h1>Games</h1><p>Your search returned no results.</p>')],
  ['a home page by its address', page('Meeple Shop', '<h1>Games for everyone</h1>'), 'https://shop.example/'],
  [
    'a home page by its canonical',
    page('Meeple Shop', '<link rel="canonical" href="https://shop.example/"><h1>Games for everyone</h1>'),
  ],
  ['a home page by its class', page('Meeple Shop', '<h1>Games for everyone</h1>', 'template-index')],
  [
    'a category by its class',
    page('Board games', '<h1>Board games</h1><p class="price">£9.99</p>', 'archive tax-product_cat'),
  ],
  [
    'a category by its address',
    page('Board games', '<h1>Board games</h1>'),
    'https://shop.example/collections/board-games',
  ],
  [
    'a category by its mark-up',
    page('Board games', `${jsonLdScript({ '@type': 'CollectionPage' })}<h1>Board games</h1>`),
  ],
];

const parked: [string, string][] = [
  [
    'a domain for sale',
    page('shop.example', '<h1>shop.example</h1><p>This domain is for sale. Buy this domain.</p>'),
  ],
  [
    'a parked domain',
    page('shop.example', '<script src="https://img.sedoparking.com/js/x.js"></script><p>Games. Toys.</p>'),
  ],
  ['an expired domain', page('shop.example', '<p>This domain has expired.</p>')],
];

it.each(parked)('recognizes %s as parked', (_, html) => {
  expect(readPage(html, { url: address, status: 200 })).toMatchObject({ kind: 'parked', in_stock: null });
});

describe('soft 404', () => {
  it.each(gone)('recognizes %s', (_, html, url) => {
    expect(readPage(html, { url: url ?? address, status: 200 })).toMatchObject({
      kind: 'soft404',
      in_stock: null,
      price: null,
    });
  });

  it('does not call a product gone if it is sold out, or below a collection', () => {
    expect(
      kindOf(
        testPage({
          head: jsonLdScript(testProduct({ availability: 'OutOfStock' })),
          body: '<p>Out of stock</p>',
        }),
      ),
    ).toBe('product');
    expect(
      kindOf(
        testPage({ head: jsonLdScript(testProduct({})) }),
        'https://shop.example/collections/games/products/wingspan-oceania',
      ),
    ).toBe('product');
    expect(
      kindOf(
        testPage({ body: '<p class="price">£29.99</p>' }),
        'https://shop.example/collections/games/products/wingspan-oceania',
      ),
    ).toBe('product');
  });

  it('does not call a product gone because a review says so about another shop', () => {
    const body =
      '<p class="price">£29.99</p><p>I was told this item is no longer available, and was glad to find it here.</p>';
    expect(kindOf(testPage({ body }))).toBe('product');
  });

  it('states nothing for a category address that shows an offer', () => {
    const html = testPage({
      name: 'Board games',
      body: '<p class="price">£29.99</p><button>Add to cart</button>',
    });
    const reading = readPage(html, { url: 'https://shop.example/collections/board-games', status: 200 });
    expect(reading).toMatchObject({ kind: 'unknown', in_stock: null, price: null });
  });

  it('states nothing for an error status', () => {
    const reading = readPage(testPage({ head: jsonLdScript(testProduct({})) }), {
      url: address,
      status: 404,
    });
    expect(reading).toMatchObject({ kind: 'unknown', in_stock: null, price: null });
  });
});

describe('a missing page', () => {
  const chrome = [
    '<p>We use cookies to improve your visit. Accept all</p>',
    '<p>Please log in to view your orders.</p>',
    '<p>Select your country</p>',
    '<script src="/cdn-cgi/challenge-platform/h/b/scripts/jsd/main.js"></script>',
    '<form><div class="cf-turnstile"></div><input type="email"></form>',
  ];

  it.each(chrome)('is not a wall because of content on every page of its shop: %s', (html) => {
    const lost = page('Page not found', `<h1>Page not found</h1>${html}`);
    for (const status of [404, 410, 500]) expect(kindOf(lost, address, status)).toBe('unknown');
    expect(kindOf(page('Meeple Shop', html), address, 404)).toBe('unknown');
    expect(kindOf(lost)).toBe('soft404');
  });

  it('may still be a wall against robots', () => {
    const wall = page('Just a moment...', '<p>Verify you are human</p>');
    expect(kindOf(wall, address, 404)).toBe('blocked');
  });

  it.each([
    '<meta property="product:price:amount" content="45.00"><meta property="product:availability" content="in stock">',
    '<script id="__NEXT_DATA__" type="application/json">{"props":{"product":{"price":45,"availability":"InStock"}}}</script>',
  ])('states nothing from its head or scripts: %s', (head) => {
    const reading = readPage(page('Page not found', `${head}<h1>Page not found</h1>`), {
      url: address,
      status: 200,
    });
    expect(reading).toMatchObject({ kind: 'soft404', in_stock: null, price: null });
  });
});

describe('a game named like a wall', () => {
  it.each(['Just a Moment', 'Blocked! The Board Game', 'CAPTCHA', 'Password', 'Waiting Room', 'Consent'])(
    '%s is a product if its name is next to a price and a button',
    (name) => {
      const html = page(name, `<h1>${name}</h1><p class="price">£29.99</p><button>Add to basket</button>`);
      expect(readPage(html, { url: address, status: 200 })).toMatchObject({ kind: 'product', price: 29.99 });
    },
  );
});

it('keeps the link to the last copies of a discontinued product', () => {
  const body =
    '<p class="price">£29.99</p><p>This title has been discontinued.</p><button>Add to basket</button>';
  expect(kindOf(testPage({ head: jsonLdScript(testProduct({})), body }))).toBe('product');
  expect(
    kindOf(
      testPage({ head: jsonLdScript(testProduct({})), body: '<p>This title has been discontinued.</p>' }),
    ),
  ).toBe('soft404');
});

describe('pages without information', () => {
  it.each(['', ' ', 'null', '{"error":true}', '<html></html>', '<p>Wingspan</p>'])(
    '%j is unknown',
    (html) => {
      expect(readPage(html, { url: address, status: 200 })).toMatchObject({
        kind: 'unknown',
        in_stock: null,
        price: null,
        currency: null,
      });
    },
  );
});
