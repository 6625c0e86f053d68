import { product, productName, shopPage } from './pages.ts';
import { jsonLdScript } from './testPage.ts';
import { defaultPath, ok, type PageRow, silent } from './truth.ts';

const woo = (stock: string, body: string, head = '') =>
  shopPage({
    bodyClass: 'product-template-default single single-product woocommerce woocommerce-page',
    head,
    body: '',
  }).replace(
    /<main id="main">[^]*<\/main>/,
    () => `<main><div id="product-77" class="product type-product post-77 status-publish first ${stock} product_cat-expansions has-post-thumbnail taxable shipping-taxable purchasable product-type-simple"><div class="summary entry-summary"><h1 class="product_title entry-title">${productName}</h1>${body}</div>
<section class="related products"><h2>Related products</h2><ul class="products columns-4"><li class="product type-product post-9 outofstock"><a href="/product/azul"><h2 class="woocommerce-loop-product__title">Azul</h2><span class="price"><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&pound;</span>34.99</bdi></span></span></a><a href="?add-to-cart=9" class="button add_to_cart_button">Read more</a></li></ul></section></div></main>`,
  );
const bdi = (amount: string) =>
  `<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&pound;</span>${amount}</bdi></span>`;
const gone = '<p class="stock out-of-stock">This product is out of stock and unavailable.</p>';
const cart =
  '<form class="cart" method="post"><div class="quantity"><input type="number" name="quantity" value="1"></div><button type="submit" name="add-to-cart" value="77" class="single_add_to_cart_button button alt">Add to basket</button></form>';
const wooLinked = (stock: string, price = '29.99') =>
  jsonLdScript({
    '@context': 'https://schema.org/',
    '@graph': [
      { '@type': 'BreadcrumbList' },
      product({
        '@id': `${defaultPath}#product`,
        offers: [
          {
            '@type': 'Offer',
            priceSpecification: [
              { '@type': 'UnitPriceSpecification', price, priceCurrency: 'GBP', valueAddedTaxIncluded: true },
            ],
            availability: `https://schema.org/${stock}`,
          },
        ],
      }),
    ],
  });

export const wooCommercePages: PageRow[] = [
  [
    'in stock',
    woo(
      'instock',
      `<p class="price">${bdi('29.99')}</p><p class="stock in-stock">4 in stock</p>${cart}`,
      wooLinked('InStock'),
    ),
    ok(true, 29.99),
  ],
  [
    'sold out',
    woo(
      'outofstock',
      `<p class="price">${bdi('29.99')}</p><p class="stock out-of-stock">Out of stock</p>`,
      wooLinked('OutOfStock'),
    ),
    ok(false, 29.99),
  ],
  [
    'on sale',
    woo(
      'instock sale',
      `<span class="onsale">Sale!</span><p class="price"><del aria-hidden="true">${bdi('39.99')}</del> <span class="screen-reader-text">Original price was: &pound;39.99.</span><ins aria-hidden="true">${bdi('29.99')}</ins><span class="screen-reader-text">Current price is: &pound;29.99.</span></p>${cart}`,
      wooLinked('InStock'),
    ),
    ok(true, 29.99),
  ],
  [
    'on backorder',
    woo(
      'onbackorder',
      `<p class="price">${bdi('29.99')}</p><p class="stock available-on-backorder">Available on backorder</p>${cart}`,
      wooLinked('BackOrder'),
    ),
    ok(false, 29.99),
  ],
  [
    'on backorder, marked InStock',
    woo(
      'onbackorder',
      `<p class="price">${bdi('29.99')}</p><p class="stock available-on-backorder">Available on backorder</p>${cart}`,
      wooLinked('InStock'),
    ),
    ok(null, null),
  ],
  [
    'with and without VAT',
    woo(
      'instock',
      `<p class="price">${bdi('24.99')} <small class="woocommerce-price-suffix">ex. VAT (${bdi('29.99')} inc. VAT)</small></p>${cart}`,
    ),
    ok(true, 29.99, 'GBP', { unclear: 'the price with VAT is in brackets' }),
  ],
  [
    'in stock in its class, without a price or a cart',
    woo('instock', '<p>Call us.</p>').replace('taxable purchasable', 'taxable'),
    silent,
  ],
  [
    'sold out in its class, without a price or a cart',
    woo('outofstock', '<p>Call us.</p>').replace('taxable purchasable', 'taxable'),
    ok(false, null),
  ],
  [
    'a range of variations',
    woo('instock', `<p class="price">${bdi('19.99')} &ndash; ${bdi('39.99')}</p>${cart}`),
    ok(true, null),
  ],
  ['without structured data', woo('instock', `<p class="price">${bdi('29.99')}</p>${cart}`), ok(true, 29.99)],
  [
    'variations all sold out, marked InStock',
    woo('instock', `${gone}<form class="variations_form cart">${gone}</form>`, wooLinked('InStock')),
    ok(null, 29.99),
  ],
  [
    'another size sold out, marked InStock',
    woo('instock', `${gone}${cart}`, wooLinked('InStock')),
    ok(null, 29.99),
  ],
  [
    'a cart form that only asks',
    woo(
      'instock',
      `<p class="price">${bdi('29.99')}</p>${cart.replace('Add to basket', 'Contact Now')}`,
      wooLinked('InStock'),
    ),
    ok(null, 29.99),
  ],
  [
    'one of two variations gone, and the one that is chosen',
    woo(
      'instock',
      `<form class="variations_form cart" data-product_variations='[{"is_in_stock":true},{"is_in_stock":false}]'>${gone}</form>`,
      wooLinked('InStock'),
    ),
    ok(null, 29.99),
  ],
];
