import { basket, offerPage, priceTag, productName, shopPage } from './pages.ts';
import { jsonLdScript } from './testPage.ts';
import { ok, only, type PageRow } from './truth.ts';

const gone = only('soft404');
const silentOrGone = only(['unknown', 'soft404']);
const tiles = `<div class="grid">${['Azul', 'Catan', 'Root'].map((name) => `<div class="product-card"><a href="/products/${name.toLowerCase()}">${name}</a><span class="price">£34.99</span><p>In stock</p><button>Add to basket</button></div>`).join('')}</div>`;
const page = (name: string, body: string, more: Parameters<typeof shopPage>[0] = {}) =>
  shopPage({ name, title: `${name} | Meeple Shop`, body, ...more });

export const softNotFoundPages: PageRow[] = [
  ...[
    '<p>Showing 1-24 of 310 products</p><select><option>Sort by price</option></select>',
    '<p>24 Produkte</p>',
    '<p>Sorteren op</p>',
    '<p>Řadit podle</p>',
  ].map((controls): PageRow => [
    `a list that can be sorted: ${controls}`,
    page('Board game expansions', controls + tiles),
    gone,
  ]),
  [
    'a product without data, with others below it',
    page('Wingspan: Oceania Expansion', `<p>New birds.</p><h2>Related products</h2>${tiles}`),
    only('unknown'),
  ],
  ['"Page not found"', page('Page not found', '<p>The page you requested does not exist.</p>'), gone],
  ['a search by its address', page('Wingspan', '<p>New birds.</p>'), gone, { url: '/search?q=wingspan' }],
  ['"404"', page('404', '<p>Oops!</p>'), gone],
  [
    '"404 Not Found" in the title alone',
    page('Oops', '<p>Something is missing here.</p>', { title: '404 Not Found' }),
    gone,
  ],
  [
    '"We couldn’t find that page"',
    page('Sorry', '<p>We couldn’t find the page that you were looking for.</p>'),
    gone,
  ],
  ['"Product not found"', page('Product not found', tiles), gone],
  [
    '"Product not found!" of OpenCart',
    page('Product not found!', '<p>The product you requested cannot be found!</p>'),
    gone,
  ],
  [
    '"This product is no longer available"',
    page('Sorry!', `<p>This product is no longer available.</p>${tiles}`),
    gone,
  ],
  [
    'a product’s page that says so',
    offerPage({}, '<p class="price">£29.99</p><p>This product is no longer available.</p>'),
    gone,
  ],
  [
    '"This item has been discontinued"',
    shopPage({ body: '<p class="notice">This item has been discontinued.</p>' }),
    gone,
  ],
  [
    '"The listing has ended" of a marketplace',
    shopPage({
      body: '<p>This listing was ended by the seller because the item is no longer available.</p>',
    }),
    silentOrGone,
  ],
  ['a search page', page('Search results for "wingspan"', tiles), gone],
  [
    'a search without results',
    page('Search', '<p>No results found for "wingspan oceania". Try another spelling.</p>'),
    gone,
  ],
  ['"0 results"', page('0 results for wingspan', tiles), gone],
  ['a Shopify search by its body', page('Wingspan', tiles, { bodyClass: 'template-search' }), gone],
  [
    'a Magento search by its body',
    page('Wingspan', tiles, { bodyClass: 'catalogsearch-result-index page-layout-2columns' }),
    gone,
  ],
  ['a category by its body', page('Wingspan', tiles, { bodyClass: 'catalog-category-view' }), gone],
  [
    'a WooCommerce category',
    page('Wingspan', tiles, { bodyClass: 'archive tax-product_cat term-wingspan woocommerce' }),
    gone,
  ],
  ['a Shopify collection', page('Wingspan', tiles, { bodyClass: 'template-collection' }), gone],
  ['the home page by its body', page('Meeple Shop', tiles, { bodyClass: 'template-index' }), gone],
  [
    'the home page by its canonical address',
    page('Meeple Shop', tiles, { head: '<link rel="canonical" href="/">' }),
    gone,
  ],
  [
    'a category by its canonical address',
    page('Expansions', tiles, { head: '<link rel="canonical" href="/collections/expansions">' }),
    gone,
  ],
  [
    'a category by its structured data',
    page('Expansions', tiles, { head: jsonLdScript({ '@type': 'CollectionPage', name: 'Expansions' }) }),
    gone,
  ],
  [
    'a list with a price next to its heading',
    page('Wingspan expansions', `<p class="price">£34.99</p><button>Add to basket</button>${tiles}`, {
      head: '<link rel="canonical" href="/collections/wingspan">',
    }),
    silentOrGone,
  ],
  [
    'a list of an ItemList',
    page('Wingspan', tiles, {
      head: jsonLdScript({
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', url: '/products/azul' }],
      }),
    }),
    silentOrGone,
  ],
  [
    'a product whose page hides something of the home page',
    shopPage({ body: priceTag + basket, bodyClass: 'template-product hide_compare_homepage' }),
    ok(true, 29.99),
  ],
  ['the home page', shopPage({ body: priceTag + basket, bodyClass: 'boxed homepage' }), silentOrGone],
  [
    'a product with its slug after /s/',
    shopPage({ body: priceTag + basket }),
    ok(true, 29.99),
    { url: '/catalog/product/view/id/30/s/wingspan-oceania' },
  ],
  [
    'a product below a search without results',
    shopPage({ body: priceTag + basket }).replace('<header>', '<header><p>No results were found</p>'),
    ok(true, 29.99),
  ],
  [
    'a search without results, above other products',
    page('Wingspan', `<p>No results were found</p>${tiles}`),
    silentOrGone,
  ],
  ['a search at /s', shopPage({ body: priceTag + basket }), silentOrGone, { url: '/s?k=wingspan' }],
  [
    'a product without a heading, below the shop’s name',
    shopPage({
      title: 'Wingspan Oceania – The Wingspan and Meeple Shop',
      head: '<meta property="og:site_name" content="The Wingspan and Meeple Shop">',
      body: priceTag + basket,
    })
      .replace(
        '<header>',
        '<header><p>The Wingspan and Meeple Shop</p><p>Sold out</p><p class="price">£1.00</p>',
      )
      .replace(`<h1>${productName}</h1>`, '<p>Wingspan Oceania</p>'),
    ok(true, 29.99),
  ],
  ['a parked domain', '<title>shop.example</title><p>This domain is for sale! Buy this domain.</p>', gone],
  [
    'a parked domain by its script',
    '<title>shop.example</title><script src="https://www.parkingcrew.net/x.js"></script>',
    gone,
  ],
  [
    'an expired domain',
    '<title>Expired</title><p>This domain has expired. Renew it now at Namecheap.</p>',
    gone,
  ],
  ['a server’s own page', '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>', gone],
  ['an index of files', '<title>Index of /products</title><h1>Index of /products</h1>', gone],
  [
    'a suspended account',
    '<title>Account Suspended</title><h1>This Account has been suspended.</h1>',
    only(['soft404', 'blocked', 'unknown']),
  ],
  [
    'a German one',
    page('Seite nicht gefunden', '<p>Die gesuchte Seite existiert nicht mehr.</p>'),
    silentOrGone,
  ],
];
