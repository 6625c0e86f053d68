import { linkedPage, product, productName, shopPage } from './pages.ts';
import { jsonLdScript } from './testPage.ts';
import { ok, type PageRow } from './truth.ts';

const dollars = { currency: 'USD' } as const;

/** Shops on platforms without a dedicated reader. */
export const hostedShopsPages: PageRow[] = [
  [
    'Philibert on PrestaShop, in stock',
    shopPage({
      lang: 'en',
      bodyClass: 'product-available-for-order',
      head: '<meta property="product:price:amount" content="29.95"><meta property="product:price:currency" content="EUR">',
      body: '<div class="product-prices"><div class="product-discount"><span class="regular-price">€34.95</span></div><div class="current-price"><span class="current-price-value" content="29.95">€29.95</span></div><div class="tax-shipping-delivery-label">Tax included</div></div><span id="product-availability"><i class="material-icons product-available">&#xE5CA;</i> In stock</span><button class="btn btn-primary add-to-cart" data-button-action="add-to-cart">Add to cart</button>',
    }),
    ok(true, 29.95, 'EUR'),
    { currency: 'EUR' },
  ],
  [
    'PrestaShop, sold out',
    shopPage({
      body: '<div class="product-prices"><div class="current-price"><span class="current-price-value" content="29.99">£29.99</span></div></div><span id="product-availability"><i class="material-icons product-unavailable">&#xE14B;</i> Out-of-Stock</span><button class="btn btn-primary add-to-cart" disabled>Add to cart</button>',
    }),
    ok(false, 29.99),
  ],
  [
    'OpenCart, in stock',
    shopPage({
      body: '<ul class="list-unstyled"><li>Brands: <a href="/stonemaier">Stonemaier</a></li><li>Product Code: STM910</li><li>Availability: In Stock</li></ul><ul class="list-unstyled"><li><h2>£29.99</h2></li><li>Ex Tax: £24.99</li></ul><button type="button" id="button-cart" class="btn btn-primary btn-lg btn-block">Add to Cart</button>',
    }),
    ok(true, 29.99),
  ],
  [
    'OpenCart, sold out',
    shopPage({
      body: '<ul class="list-unstyled"><li>Product Code: STM910</li><li>Availability: Out Of Stock</li></ul><ul class="list-unstyled"><li><h2><span class="price-new">£29.99</span></h2></li></ul>',
    }),
    ok(false, 29.99),
  ],
  [
    'Squarespace',
    linkedPage(
      {
        '@context': 'http://schema.org',
        '@type': 'Product',
        name: `${productName} — Meeple Shop`,
        brand: 'Meeple Shop',
        offers: { '@type': 'Offer', price: 29.99, priceCurrency: 'GBP', availability: 'InStock' },
      },
      {
        body: '<div class="product-price"><span class="sqs-money-native">29.99</span></div><div class="sqs-add-to-cart-button" role="button"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div>',
      },
    ),
    ok(true, 29.99),
  ],
  [
    'Squarespace, sold out',
    linkedPage(
      {
        '@type': 'Product',
        name: `${productName} — Meeple Shop`,
        offers: { '@type': 'Offer', price: 29.99, priceCurrency: 'GBP', availability: 'OutOfStock' },
      },
      { body: '<div class="product-mark sold-out">sold out</div><div class="product-price">£29.99</div>' },
    ),
    ok(false, 29.99),
  ],
  [
    'Wix',
    linkedPage(
      {
        '@context': 'http://schema.org/',
        '@type': 'Product',
        name: productName,
        sku: 'STM910',
        offers: {
          '@type': 'Offer',
          priceCurrency: 'GBP',
          price: '29.99',
          availability: 'https://schema.org/InStock',
          Availability: 'https://schema.org/InStock',
        },
      },
      {
        body: '<div data-hook="product-price"><span data-hook="formatted-primary-price" data-wix-price="£29.99">£29.99</span><span data-hook="sr-formatted-primary-price">Price</span></div><button data-hook="add-to-cart">Add to Cart</button>',
      },
    ),
    ok(true, 29.99),
  ],
  [
    'Wix of old, with capital keys',
    linkedPage(
      {
        '@context': 'http://schema.org/',
        '@type': 'Product',
        name: productName,
        Offers: {
          '@type': 'Offer',
          priceCurrency: 'GBP',
          price: '29.99',
          Availability: 'https://schema.org/OutOfStock',
        },
      },
      {
        body: '<span data-hook="formatted-primary-price">£29.99</span><button disabled>Out of Stock</button>',
      },
    ),
    ok(false, 29.99, 'GBP', { unclear: 'its keys are not schema.org’s' }),
  ],
  [
    'Salesforce Commerce Cloud',
    shopPage({
      lang: 'en-US',
      head: jsonLdScript(
        product({
          offers: {
            url: {},
            '@type': 'Offer',
            priceCurrency: 'USD',
            price: '29.99',
            availability: 'http://schema.org/InStock',
          },
        }),
      ),
      body: '<div class="prices"><div class="price"><span><del><span class="strike-through list"><span class="value" content="39.99"><span class="sr-only">Price reduced from</span>$39.99<span class="sr-only">to</span></span></span></del><span class="sales"><span class="value" content="29.99">$29.99</span></span></span></div></div><ul class="availability-msg"><li><div>In Stock</div></li></ul><button class="add-to-cart btn btn-primary">Add to Cart</button>',
    }),
    ok(true, 29.99, 'USD'),
    dollars,
  ],
  [
    'SAP Hybris',
    shopPage({
      body: '<p class="price">£29.99</p><div class="stock-wrapper">In Stock</div><form id="addToCartForm"><button id="addToCartButton" type="submit" class="btn btn-primary btn-block js-add-to-cart">Add to bag</button></form>',
    }),
    ok(true, 29.99),
  ],
  [
    'SAP Hybris, out of stock',
    shopPage({
      body: '<p class="price">£29.99</p><div class="stock-wrapper">Out of Stock</div><button type="button" class="btn outOfStock" disabled>Out of Stock</button>',
    }),
    ok(false, 29.99),
  ],
  [
    'Lightspeed',
    linkedPage(
      product({
        offers: {
          '@type': 'Offer',
          price: '29.99',
          url: 'http://shop.example/wingspan.html',
          priceValidUntil: '2099-01-01',
          priceCurrency: 'GBP',
          availability: 'https://schema.org/InStock',
          inventoryLevel: '4',
        },
      }),
      {
        body: '<div class="product-price"><div class="price-new">£29.99</div><div class="price-old">£39.99</div></div><div class="product-stock"><span class="in-stock">In stock (4)</span></div><a href="javascript:;" class="btn btn-add-to-cart">Add to cart</a>',
      },
    ),
    ok(true, 29.99),
  ],
  [
    'Ecwid',
    shopPage({
      head: jsonLdScript(
        product({
          offers: {
            '@type': 'Offer',
            price: 29.99,
            priceCurrency: 'GBP',
            availability: 'https://schema.org/InStock',
          },
        }),
      ),
      body: '<div class="product-details__product-price ec-price-item"><span class="details-product-price__value ec-price-item notranslate">£29.99</span></div><div class="product-details-module__title">In stock</div><button class="form-control__button"><span class="form-control__button-text">Add to Bag</span></button>',
    }),
    ok(true, 29.99),
  ],
  [
    'Square Online',
    shopPage({
      body: `<div id="app"><p class="product-price">£29.99</p><button class="w-button">Add to cart</button></div><script>window.__BOOTSTRAP_STATE__ = {"siteData":{"page":{"properties":{"product":{"name":"${productName}","on_sale":false}}}}};</script>`,
    }),
    ok(true, 29.99),
  ],
];
