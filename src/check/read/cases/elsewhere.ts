import { basket, linkedPage, priceTag, product, shopPage } from './pages.ts';
import { ok, type PageRow } from './truth.ts';

const page = (after: string) => shopPage({ body: priceTag + basket + after });
const tile = (classes: string) =>
  `<div class="${classes}"><a href="/products/azul"><img alt="Azul"></a><h3>Azul</h3><span class="price">£34.99</span><span class="label">Sold out</span><button>Notify me</button></div>`;

/** A page with "in stock" in structured data, and a button that may link to another shop. */
const sentTo = (button: string) => linkedPage(product(), { body: priceTag + button });

export const elsewherePages: PageRow[] = [
  ...[
    'product-card',
    'product-tile',
    'card',
    'grid__item',
    'product-item',
    'productitem',
    'swiper-slide',
    'slick-slide',
    'carousel-item',
    'upsell-item',
    'product-miniature',
    'product-box',
  ].map((name): PageRow => [
    `tiles named ${name}`,
    page(`<div class="list">${tile(name)}${tile(name)}</div>`),
    ok(true, 29.99),
  ]),
  ...[
    'You may also like',
    'Customers also bought',
    'Related products',
    'Recently viewed',
    'Frequently bought together',
    'More from Stonemaier',
    'Recommended for you',
    'Similar items',
    'Goes well with',
    'Complete your collection',
    'Our best sellers',
    'People who bought this also bought',
  ].map((heading): PageRow => [
    `tiles without names below "${heading}"`,
    page(`<h2>${heading}</h2><div>${tile('x')}${tile('x')}</div>`),
    ok(true, 29.99),
  ]),
  [
    'a list of links to others',
    page(`<ul><li><a href="/products/azul">Azul</a> <span class="price">£34.99</span> Sold out</li></ul>`),
    ok(true, 29.99),
  ],
  [
    'a mini basket',
    page('<div class="mini-cart"><p>Azul</p><span class="price">£34.99</span><p>Total £34.99</p></div>'),
    ok(true, 29.99),
  ],
  [
    'a quick view',
    page('<div class="quick-view modal"><span class="price">£34.99</span><p>Out of stock</p></div>'),
    ok(true, 29.99),
  ],
  [
    'a review',
    page('<div class="reviews"><p>Paid £45 elsewhere.</p><p>Out of stock</p></div>'),
    ok(true, 29.99),
  ],
  [
    'questions and answers',
    page(
      '<section class="qa"><h3>Questions</h3><p>Is it out of stock?</p><p>We had 0 in stock but now it is back.</p></section>',
    ),
    ok(true, 29.99),
  ],
  [
    'a description that names prices',
    page('<div class="description"><p>When it came out it cost £45.00, and later $65 in the US.</p></div>'),
    ok(true, 29.99),
  ],
  ['a dialog', page('<dialog><p>Sold out</p><p class="price">£1.00</p></dialog>'), ok(true, 29.99)],
  ['an aside', page('<aside><p>Sold out</p><p class="price">£1.00</p></aside>'), ok(true, 29.99)],
  ['an iframe’s fallback', page('<iframe src="/x"><p>Sold out</p></iframe>'), ok(true, 29.99)],
  [
    'a button that is an advertisement',
    sentTo('<a class="btn" rel="nofollow sponsored" href="https://amazon.example/dp/1">Buy now</a>'),
    ok(null, 29.99),
  ],
  [
    'a button that search engines do not follow',
    sentTo('<a class="btn" rel="nofollow" href="?add-to-cart=7">Buy now</a>'),
    ok(true, 29.99),
  ],
];
