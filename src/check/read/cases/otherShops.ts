import { linkedPage, offer, offerPage, product, productName, shopPage } from './pages.ts';
import { jsonLdScript } from './testPage.ts';
import { ok, only, type PageRow, silent } from './truth.ts';

const data = (value: unknown, id = '__NEXT_DATA__') =>
  `<script id="${id}" type="application/json">${JSON.stringify(value)}</script>`;
const basket = '<button type="button">Add to cart</button>';
const dollars = { currency: 'USD' } as const;
const walmart = (status: string, more: Record<string, unknown> = {}, button = basket) =>
  shopPage({
    lang: 'en-US',
    body: `<div data-testid="price-wrap"><span itemprop="price" aria-hidden="false">Now $29.99</span><span class="mr2 f6 gray strike">$39.99</span></div><div data-testid="add-to-cart-section">${button}</div>${data({ props: { pageProps: { initialData: { data: { product: { usItemId: '55512345', name: productName, availabilityStatus: status, priceInfo: { currentPrice: { price: 29.99, priceString: '$29.99', currencyUnit: 'USD' }, wasPrice: { price: 39.99 } }, ...more } } } } } })}`,
  });
const atWalmart = { ...dollars, url: '/ip/Wingspan-Oceania/55512345' };

export const otherShopsPages: PageRow[] = [
  ['Walmart, in stock', walmart('IN_STOCK'), ok(true, 29.99, 'USD'), atWalmart],
  [
    'Walmart, out of stock',
    walmart('OUT_OF_STOCK', {}, '<button disabled>Out of stock</button>'),
    ok(false, 29.99, 'USD'),
    atWalmart,
  ],
  [
    'Target',
    linkedPage(product({ offers: offer({ priceCurrency: 'USD', availability: 'InStock' }) }), {
      lang: 'en-US',
      body: '<span data-test="product-price">$29.99</span><div data-test="fulfillment-cell-shipping">Ships to 90210 Get it by Tue</div><button data-test="shippingButton">Add to cart</button><div data-test="fulfillment-cell-pickup">Not available at Store</div>',
    }),
    ok(true, 29.99, 'USD'),
    { ...dollars, url: '/p/wingspan-oceania/-/A-83000001' },
  ],
  [
    'Target, without data',
    shopPage({
      lang: 'en-US',
      body: '<div id="__next"><span data-test="product-price">$29.99</span><button>Add to cart</button></div>',
    }),
    ok(true, 29.99, 'USD'),
    dollars,
  ],
  [
    'GameNerdz on BigCommerce',
    shopPage({
      lang: 'en-US',
      head: jsonLdScript(product({ offers: offer({ priceCurrency: 'USD' }) })),
      body: `<div class="productView-price"><div class="price-section price-section--withoutTax rrp-price--withoutTax">MSRP: <span class="price price--rrp">$39.99</span></div><div class="price-section price-section--withoutTax"><span class="price price--withoutTax price--main">$29.99</span></div><div class="price-section price-section--saving"><span class="price">(You save </span><span class="price price--saving">$10.00</span><span class="price"> )</span></div></div><input id="form-action-addToCart" type="submit" value="Add to Cart">`,
    }),
    ok(true, 29.99, 'USD'),
    dollars,
  ],
  [
    'CoolStuffInc',
    shopPage({
      lang: 'en-US',
      body: `<div itemscope itemtype="http://schema.org/Product"><meta itemprop="name" content="${productName}"><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><b>MSRP: <span style="text-decoration: line-through">$39.99</span></b><b>Price: <span itemprop="price">$29.99</span></b><meta itemprop="priceCurrency" content="USD"><link itemprop="availability" href="http://schema.org/InStock"><span class="card-qty">20+ In Stock</span><button>Add to Cart</button></div></div>`,
    }),
    ok(true, 29.99, 'USD'),
    dollars,
  ],
  [
    'eBay, new',
    linkedPage(
      product({
        offers: offer({
          itemCondition: 'https://schema.org/NewCondition',
          shippingDetails: { shippingRate: { value: '4.50', currency: 'GBP' } },
        }),
      }),
      {
        body: '<div class="x-price-primary"><span class="ux-textspans">£29.99</span></div><div class="x-quantity__availability"><span>More than 10 available</span><span>4 sold</span></div><a class="ux-call-to-action btn" href="/bin">Buy It Now</a><a class="btn">Add to basket</a><div class="d-shipping">£4.50 Royal Mail</div>',
      },
    ),
    ok(true, 29.99),
    { url: '/itm/123456789012' },
  ],
  [
    'eBay, used',
    linkedPage(
      product({ offers: offer({ price: '18.00', itemCondition: 'https://schema.org/UsedCondition' }) }),
      {
        body: '<div class="x-price-primary"><span>£18.00</span></div><span>Used</span><a class="btn">Buy It Now</a>',
      },
    ),
    silent,
    { url: '/itm/123456789012' },
  ],
  [
    'eBay, ended',
    shopPage({
      body: '<div class="d-statusmessage">This listing was ended by the seller on Sat, 1 Mar because the item is no longer available.</div>',
    }),
    only(['soft404', 'unknown', 'ok']),
    { url: '/itm/123456789012' },
  ],
  [
    'Etsy',
    linkedPage(
      product({
        offers: {
          '@type': 'AggregateOffer',
          offerCount: '6',
          lowPrice: '29.99',
          highPrice: '29.99',
          priceCurrency: 'GBP',
          availability: 'https://schema.org/InStock',
        },
      }),
      {
        body: '<div data-appears-component-name="price"><p class="wt-text-title-larger">£29.99</p></div><p>Only 6 left and in 20+ baskets</p><button>Add to basket</button>',
      },
    ),
    ok(true, 29.99),
    { url: '/listing/1234567890/wingspan-oceania' },
  ],
  [
    'Waterstones and Blackwell’s',
    linkedPage(
      product({ '@type': 'Book', isbn: '9780000000001', offers: offer({ availability: 'InStock' }) }),
      {
        body: '<b class="price">£29.99</b><p id="scope_offer_availability">In stock</p><a class="button button-teal">Add to basket</a>',
      },
    ),
    ok(true, 29.99),
  ],
  [
    'Argos',
    linkedPage(product(), {
      body: '<h2 data-test="product-price-primary">£29.99</h2><button data-test="add-to-trolley-button-button">Add to trolley</button><p>Check stock in your local store</p>',
    }),
    ok(true, 29.99),
    { url: '/product/1234567' },
  ],
  [
    'Smyths, in store only',
    linkedPage(product({ offers: offer({ availability: 'https://schema.org/InStoreOnly' }) }), {
      body: '<span class="price">£29.99</span><p>Home delivery: Out of stock</p><p>Click and collect: In stock</p>',
    }),
    ok(null, 29.99),
    { url: '/uk/en-gb/toys/p/123456' },
  ],
  [
    'Barnes & Noble',
    linkedPage(product({ offers: offer({ priceCurrency: 'USD', availability: 'InStock' }) }), {
      lang: 'en-US',
      body: '<span id="pdp-cur-price">$29.99</span><s class="old-price">$39.99</s><input type="submit" value="Add to Cart"><span>Ship This Item — Qualifies for Free Shipping</span>',
    }),
    ok(true, 29.99, 'USD'),
    { currency: 'USD' },
  ],
  [
    'a custom shop',
    shopPage({
      body: '<table><tr><th>Price</th><td>£29.99</td></tr><tr><th>Availability</th><td>In stock</td></tr></table><form action="/basket"><input type="submit" value="Add to basket"></form>',
    }),
    ok(true, 29.99),
  ],
  [
    'a custom shop, sold out',
    shopPage({ body: '<dl><dt>Price</dt><dd class="price">£29.99</dd><dt>Stock</dt><dd>Sold out</dd></dl>' }),
    ok(false, 29.99),
  ],
  [
    'a publisher’s page that sells nothing',
    shopPage({ body: '<p>Oceania brings new birds. Ask your local game store.</p><p>MSRP $35</p>' }),
    silent,
  ],
  [
    'BoardGameGeek’s page',
    shopPage({
      head: jsonLdScript({ '@type': 'Game', name: productName, aggregateRating: { ratingValue: 8.4 } }),
      body: '<p>2020</p><div class="buy"><h2>Buy a Copy</h2><a href="/geekmarket">$40.00 - $70.00</a></div>',
    }),
    silent,
  ],
  [
    'a forum that quotes a shop',
    shopPage({
      name: 'Where to buy Oceania',
      body: '<p>Zatu has it in stock for £29.99, I believe.</p><p>In stock</p>',
    }),
    ok(true, null, null, { verdict: ['ok', 'unknown'], unclear: 'it says so' }),
  ],
  [
    'an offer page in a frame of traps',
    offerPage({}, '<p class="price">£29.99</p><p class="stock">In stock</p>'),
    ok(true, 29.99),
  ],
];
