import { ok, only, type PageRow, silent } from './truth.ts';

const strings =
  '<script>P.register("buy",{"oos":"Currently unavailable.","stock":"In Stock","add":"Add to Cart"});</script>';
const carousel =
  '<div id="sims-consolidated-2_feature_div"><div class="a-carousel-container"><li class="a-carousel-card"><span class="a-price"><span class="a-offscreen">£9.99</span></span></li></div></div>';
const amazon = (center: string, { sign = '£', price = '29.99', buyBox = '' } = {}) =>
  `<!doctype html><html lang="en-gb"><head><title>Stonemaier Games Wingspan Oceania Expansion : Amazon.co.uk: Toys & Games</title>${strings}<link rel="canonical" href="https://www.amazon.co.uk/Wingspan-Oceania/dp/B0TEST0001"></head><body>
<div id="nav-cart"><span id="nav-cart-count">0</span></div>${carousel.replaceAll('£', sign)}<div id="dp"><input type="hidden" id="ASIN" name="ASIN" value="B0TEST0001"><h1 id="title"><span id="productTitle"> Stonemaier Games Wingspan Oceania Expansion </span></h1>
${price === '' ? '' : `<div id="corePriceDisplay_desktop_feature_div"><span class="a-price aok-align-center"><span class="a-offscreen">${sign}${price}</span><span aria-hidden="true"><span class="a-price-symbol">${sign}</span><span class="a-price-whole">29<span class="a-price-decimal">.</span></span><span class="a-price-fraction">99</span></span></span></div>`}${center}
<div id="rightCol"><div id="buybox">${buyBox}</div></div></div><div id="customer-reviews">It was out of stock for months</div></body></html>`;
const says = (text: string, color = 'success') =>
  `<div id="availability" class="a-section"><span class="a-size-medium a-color-${color}"> ${text} </span></div>`;
const add =
  '<input id="add-to-cart-button" name="submit.add-to-cart" title="Add to Shopping Basket" type="button" value="Add to basket"><input id="buy-now-button" type="submit" value="Buy Now">';
const uk = { retailer: 'AmazonUK', url: '/Wingspan-Oceania/dp/B0TEST0001' };
const us = { retailer: 'AmazonUS', currency: 'USD', url: '/dp/B0TEST0001' } as const;

export const amazonPages: PageRow[] = [
  ['UK, in stock', amazon(says('In stock') + add), ok(true, 29.99), uk],
  [
    'UK, "Only 2 left in stock"',
    amazon(says('Only 2 left in stock (more on the way).', 'price') + add),
    ok(true, 29.99),
    uk,
  ],
  ['US, in stock', amazon(says('In Stock') + add, { sign: '$' }), ok(true, 29.99, 'USD'), us],
  [
    'US, "Only 3 left in stock - order soon."',
    amazon(says('Only 3 left in stock - order soon.', 'price') + add, { sign: '$' }),
    ok(true, 29.99, 'USD'),
    us,
  ],
  [
    'US, unavailable',
    amazon(
      `<div id="outOfStock"><span class="a-color-price a-text-bold">Currently unavailable.</span><p>We don't know when or if this item will be back in stock.</p></div>${says('Currently unavailable.', 'price')}`,
      { sign: '$', price: '' },
    ),
    ok(false, null),
    us,
  ],
  [
    'US, temporarily out of stock',
    amazon(says('Temporarily out of stock.', 'price') + add, { sign: '$' }),
    ok(null, 29.99, 'USD'),
    us,
  ],
  [
    'US, no featured offer',
    amazon(
      '<div id="unqualifiedBuyBox"><span>No featured offers available</span><a>See All Buying Options</a></div>',
      { sign: '$', price: '' },
    ),
    ok(null, null),
    us,
  ],
  [
    'US, a used copy in the buy box',
    amazon(
      '<div id="usedBuySection"><span class="a-color-price">$18.00</span></div><input id="add-to-cart-button-ubb" type="submit" value="Add to Cart">',
      { sign: '$', price: '' },
    ),
    silent,
    us,
  ],
  [
    'US, a preorder',
    amazon(
      says('This title will be released on March 3, 2099.') + add.replace('Add to basket', 'Pre-order now'),
      { sign: '$' },
    ),
    ok(null, 29.99, 'USD', { unclear: 'false would be right as well' }),
    us,
  ],
  [
    'US, ships later',
    amazon(says('Usually ships within 1 to 2 months', 'price') + add, { sign: '$' }),
    ok(null, 29.99, 'USD'),
    us,
  ],
  [
    'US, from a seller',
    amazon(says('In Stock') + add + '<div id="merchant-info">Ships from and sold by Games4You.</div>', {
      sign: '$',
    }),
    ok(true, 29.99, 'USD'),
    us,
  ],
  [
    'US, struck list price and a saving',
    amazon(
      `<div id="corePrice_feature_div"><span class="a-price"><span class="a-offscreen">$29.99</span></span><span class="a-price a-text-price"><span class="a-offscreen">$39.99</span></span></div>${says('In Stock')}${add}`,
      { sign: '$' },
    ),
    ok(true, 29.99, 'USD'),
    us,
  ],
  [
    'UK, a page of another item',
    amazon(says('In stock') + add).replaceAll('B0TEST0001', 'B0OTHER002'),
    { ...silent, verdict: ['ok', 'unknown'] },
    uk,
  ],
  [
    'US, a dog',
    {
      status: 404,
      body: '<title>Page Not Found</title><img alt="Sorry! We couldn’t find that page. Dogs of Amazon">',
    },
    only('broken'),
    us,
  ],
];
