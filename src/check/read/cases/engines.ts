import { barePage, basket, linkedPage, offer, priceTag, product, productName, shopPage } from './pages.ts';
import { jsonLdScript } from './testPage.ts';
import { ok, only, type PageRow, silent } from './truth.ts';

const inDollars = { currency: 'USD' } as const;
const inEuros = { currency: 'EUR' } as const;
const pounds = (amount: string) =>
  `<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&pound;</span>${amount}</bdi></span>`;

/** WooCommerce's block theme: the Store API's product is in the page. */
const block = (state: Record<string, unknown>, body: string, availability?: string) =>
  shopPage({
    bodyClass: 'single-product woocommerce woocommerce-page woocommerce-uses-block-theme',
    head: availability === undefined ? '' : jsonLdScript(product({ offers: offer({ availability }) })),
    body: `${body}<script type="application/json" id="wp-script-module-data-@wordpress/interactivity">${JSON.stringify({ state: { 'woocommerce/products': { products: { 77: { id: 77, name: productName, slug: 'wingspan-oceania-expansion', type: 'simple', prices: { price: '2999', currency_code: 'GBP', currency_minor_unit: 2 }, is_in_stock: true, is_purchasable: true, is_on_backorder: false, is_password_protected: false, ...state } } } } })}</script>`,
  });
const blockPrice = `<div class="wp-block-woocommerce-product-price"><div class="wc-block-components-product-price">${pounds('29.99')}</div></div>`;
const blockCart =
  '<form class="cart"><button type="submit" name="add-to-cart" value="77" class="single_add_to_cart_button button alt">Add to cart</button></form>';

const grouped = (...parts: readonly string[]) =>
  linkedPage(product({ offers: [offer({ price: '24.00' })] }), {
    bodyClass: 'single-product woocommerce',
    body: `<div class="product type-product instock product-type-grouped purchasable"><p class="price">${pounds('24.00')} <span aria-hidden="true">&ndash;</span> ${pounds('45.00')}<span class="screen-reader-text">Price range: &pound;24.00 through &pound;45.00</span></p><form class="cart grouped_form"><table class="woocommerce-grouped-product-list group_table"><tbody>${parts
      .map(
        (stock) =>
          `<tr class="woocommerce-grouped-product-list-item product type-product ${stock}"><td><label><a href="/product/a-part/">A part</a></label></td><td class="woocommerce-grouped-product-list-item__price">${pounds('24.00')}<p class="stock">${stock === 'instock' ? 'In stock' : 'Out of stock'}</p></td></tr>`,
      )
      .join(
        '',
      )}</tbody></table><button type="submit" class="single_add_to_cart_button">Add to cart</button></form></div>`,
  });

const onSale = (suffix: string, specification: Record<string, unknown>) =>
  linkedPage(product({ offers: offer({ price: undefined, priceSpecification: [specification] }) }), {
    body: `<p class="price"><del aria-hidden="true">${pounds('33.33')}</del> <span class="screen-reader-text">Original price was: &pound;33.33.</span><ins aria-hidden="true">${pounds('26.66')}</ins><span class="screen-reader-text">Current price is: &pound;26.66.</span> <small class="woocommerce-price-suffix">${suffix}</small></p>${basket}`,
  });
const net = {
  '@type': 'UnitPriceSpecification',
  price: '26.66',
  priceCurrency: 'GBP',
  valueAddedTaxIncluded: false,
};

/** OpenCart, with the price without tax, which is the same where no tax is due. */
const openCartPage = (group: string, stock = 'In Stock') =>
  shopPage({
    body: `<ul class="list-unstyled"><li>Product Code: HL-1</li><li>Availability: ${stock}</li></ul><ul class="list-unstyled"><li><h2><span class="price-new">$55.00</span></h2></li><li>Ex Tax: $55.00</li></ul><div id="product"><h3>Available Options</h3>${group}<div class="form-group"><label>Qty</label><input type="text" name="quantity" value="1"><button type="button" id="button-cart" class="btn btn-primary">Add to Cart</button></div></div>`,
  });
const openCart = (options: string, stock?: string, names = 'form-group required') =>
  openCartPage(
    `<div class="${names}"><label class="control-label" for="input-option227">Edition</label><select name="option[227]" id="input-option227" class="form-control"><option value=""> --- Please Select --- </option>${options}</select></div>`,
    stock,
  );
const openCartRadio = (...labels: readonly string[]) =>
  openCartPage(
    `<div class="form-group required"><label class="control-label">Edition</label><div id="input-option228">${labels.map((label, i) => `<div class="radio"><label><input type="radio" name="option[228]" value="${i}"> ${label}</label></div>`).join('')}</div></div>`,
  );

/** PrestaShop's classic theme. */
const presta = (parts: {
  label?: string;
  below?: string;
  availability?: string;
  sign?: string;
  price?: string;
}) => {
  const { label = '', below = '', availability = 'InStock', sign = '€', price = '27.50' } = parts;
  return shopPage({
    bodyClass: 'lang-en country-us currency-eur layout-full-width page-product tax-display-enabled',
    body: `<div itemscope itemtype="https://schema.org/Product"><meta itemprop="name" content="${productName}"><div class="product-prices"><div class="product-price h5" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><link itemprop="availability" href="https://schema.org/${availability}"/><meta itemprop="priceCurrency" content="${sign === '€' ? 'EUR' : 'USD'}"><div class="current-price"><span itemprop="price" content="${price}">${sign}${price}</span></div></div>${label}</div>${below}<div class="product-add-to-cart"><div class="add"><button class="btn btn-primary add-to-cart" data-button-action="add-to-cart" type="submit">Add to cart</button></div></div></div>`,
  });
};

const phoenix = (date: string) =>
  linkedPage(product({ offers: offer({ priceCurrency: 'USD' }) }), {
    body: `<p class="display-4">$29.99</p><ul><li>${date}</li></ul><button type="submit" class="btn btn-success btn-product-info btn-buy">Add To Cart</button>`,
  });

const osCommerce = (button: string) =>
  barePage(
    `${productName}, Quay Games`,
    `<div id="bodyContent"><form name="cart_quantity" method="post"><div><h1 style="float: right;">$36.99</h1><h1>${productName}</h1></div><div class="contentContainer"><div class="contentText">A box for a sea of birds.</div><div class="buttonSet">${button}</div></div></form></div><div id="columnRight"><div class="ui-widget infoBoxContainer"><div class="ui-widget-header infoBoxHeading"><a href="/shopping_cart.php">Shopping Cart</a></div><div class="ui-widget-content infoBoxContents">0 items</div></div></div>`,
  );

const magento = (price: string, body: string, og = price) =>
  shopPage({
    bodyClass: 'catalog-product-view',
    head: `<meta property="product:price:amount" content="${og}"><meta property="product:price:currency" content="USD">`,
    body: `<div itemscope itemtype="http://schema.org/Product"><meta itemprop="name" content="${productName}"><div class="product-info-price"><div class="price-box price-final_price" itemprop="offers" itemscope itemtype="http://schema.org/Offer">${body}<meta itemprop="price" content="${price}"><meta itemprop="priceCurrency" content="USD"></div></div><div class="stock available"><span>In stock</span></div><button class="action primary tocart"><span>Add to Cart</span></button></div>`,
  });

/** FluentCart: the chosen variant's words and price, and each variant's attributes. */
const fluent = (says: string, price: string, ...variants: readonly string[]) =>
  shopPage({
    lang: 'en-US',
    body: `<div class="fct-price-range fct-product-prices" role="term">${price}</div><div class="fct_buy_section">${variants.map((one) => `<div data-fluent-cart-product-variant role="radio" class="fct-product-variant-item" ${one}>An edition</div>`).join('')}<div class="fct-product-stock">${says}</div>${variants.length > 0 ? '<div class="fct-product-item-price">$27.50</div>' : ''}<a class="fluent-cart-direct-checkout-button" href="/?fluent-cart=instant_checkout">Buy Now</a><button class="fluent-cart-add-to-cart-button">Add To Cart</button></div>`,
  });
const single = '<span class="fct-item-price" aria-label="Current price">$27.50</span>';

const zen = (stock: string, button = '<input type="submit" value="Add to Cart">') =>
  shopPage({
    lang: 'en-US',
    body: `<ul id="productDetailsList"><li>${stock}</li></ul><h2 id="productPrices" class="productGeneral"><span class="productBasePrice">$37.00</span></h2><div id="cartAdd">${button}</div>`,
  });

/** Shop systems, in the states that their pages show worst. */
export const enginesPages: PageRow[] = [
  [
    'WooCommerce, a block theme, in stock',
    block({}, blockPrice + blockCart, 'https://schema.org/InStock'),
    ok(true, 29.99),
  ],
  [
    'WooCommerce, a block theme, without a price',
    block({ is_purchasable: false, prices: { price: '' } }, '<p>Birds.</p>'),
    silent,
  ],
  [
    'WooCommerce, a block theme, behind a password',
    block(
      { is_password_protected: true },
      '<form class="post-password-form"><p>This content is password-protected. To view it, please enter the password below.</p><input type="password" name="post_password"></form>',
    ),
    only(['blocked', 'unknown', 'ok']),
  ],
  [
    'WooCommerce, a block theme, on backorder',
    block(
      { is_on_backorder: true },
      `${blockPrice}<p class="stock available-on-backorder">Available on backorder</p>${blockCart}`,
      'https://schema.org/BackOrder',
    ),
    ok(false, 29.99),
  ],
  [
    'WooCommerce, a block theme, sold out',
    block(
      { is_in_stock: false, is_purchasable: true },
      `${blockPrice}<p class="stock out-of-stock">Out of stock</p>`,
      'https://schema.org/OutOfStock',
    ),
    ok(false, 29.99),
  ],
  ['WooCommerce, grouped, all there', grouped('instock', 'instock'), ok(true, null)],
  ['WooCommerce, grouped, one sold out', grouped('instock', 'outofstock'), ok(null, null)],
  [
    'WooCommerce, grouped, all sold out',
    grouped('outofstock', 'outofstock'),
    ok(false, null, null, { unclear: 'its data say in stock' }),
  ],
  [
    'WooCommerce, not open yet, with the sticky bar',
    barePage(
      'Quay Games',
      `<h1>Great things are on the horizon</h1><p>Something big is brewing! Our store is in the works and will be launching soon!</p><section class="storefront-sticky-add-to-cart">You're viewing: ${productName} ${pounds('27.50')} <a href="?add-to-cart=77" class="storefront-sticky-add-to-cart__content-button button alt">Add to cart</a></section>`,
    ).replace('</title>', '</title><meta name="woo-coming-soon-page" content="yes">'),
    only(['blocked', 'unknown']),
  ],
  [
    'WooCommerce, not open yet, with its state',
    block({}, '').replace(
      /<h1>.*<\/h1>/,
      '<h1>Great things are on the horizon</h1><p>Something big is brewing! Our store is in the works and will be launching soon!</p>',
    ),
    only(['blocked', 'unknown']),
  ],
  ['WooCommerce, on sale, net', onSale('excl. VAT', net), ok(true, null)],
  [
    'WooCommerce, on sale, net and gross',
    onSale(`ex VAT (${pounds('31.99')} inc VAT)`, net),
    ok(true, 31.99),
  ],
  [
    'WooCommerce, sold by another shop',
    linkedPage(product(), {
      body: `${priceTag}<form class="cart" action="https://maker.example/oceania" method="get"><button type="submit" class="single_add_to_cart_button button alt">Buy product</button></form>`,
    }).replace(
      '<main id="main">',
      '<main id="main" class="product type-product instock product-type-external">',
    ),
    ok(null, 29.99),
  ],
  [
    'OpenCart, a free option',
    openCart('<option value="1">English edition</option><option value="2">German edition (+$20.00)</option>'),
    ok(true, 55, 'USD'),
    inDollars,
  ],
  [
    'OpenCart, only the dearer option left',
    openCart('<option value="2">German edition (+$20.00)</option>'),
    ok(true, null),
    inDollars,
  ],
  [
    'OpenCart, the cheaper option sold out',
    openCart(
      '<option value="1" disabled>English edition (Out of Stock)</option><option value="2">German edition (+$20.00)</option>',
    ),
    ok(true, null),
    inDollars,
  ],
  [
    'OpenCart, no option left',
    openCart(''),
    ok(null, 55, 'USD', { unclear: 'nobody can buy it' }),
    inDollars,
  ],
  ['OpenCart, no option left, and it says so', openCart('', 'Out Of Stock'), ok(false, 55, 'USD'), inDollars],
  [
    'OpenCart, an extra that nobody has to buy',
    openCart('<option value="1">Gift wrap (+$5.00)</option>', 'In Stock', 'form-group'),
    ok(true, 55, 'USD'),
    inDollars,
  ],
  [
    'OpenCart, free and dearer radio buttons',
    openCartRadio('English edition', 'German edition (+$20.00)'),
    ok(true, 55, 'USD'),
    inDollars,
  ],
  [
    'OpenCart, only the dearer radio button left',
    openCartRadio('German edition (+$20.00)'),
    ok(true, null),
    inDollars,
  ],
  ['PrestaShop, in stock', presta({}), ok(true, 27.5, 'EUR'), inEuros],
  [
    'PrestaShop, without tax',
    presta({ label: '<div class="tax-shipping-delivery-label">Tax excluded</div>' }),
    ok(true, null),
    inEuros,
  ],
  [
    'PrestaShop, on sale, without tax',
    presta({ label: '<div class="tax-shipping-delivery-label">Tax excluded</div>' }).replace(
      '</span></div>',
      '</span><span class="discount discount-percentage">Save 20%</span></div>',
    ),
    ok(true, null),
    inEuros,
  ],
  [
    'PrestaShop, with tax',
    presta({ label: '<div class="tax-shipping-delivery-label">Tax included</div>' }),
    ok(true, 27.5, 'EUR'),
    inEuros,
  ],
  [
    'PrestaShop, in stock, but not for order',
    presta({ label: '<span id="product-availability">In Stock</span>' }).replace(
      'type="submit">Add',
      'type="submit" disabled>Add',
    ),
    ok(null, 27.5, 'EUR'),
    inEuros,
  ],
  [
    'PrestaShop, the chosen combination sold out',
    presta({
      availability: 'OutOfStock',
      label: '<span id="product-availability">Product available with different options</span>',
    }).replace('type="submit">Add', 'type="submit" disabled>Add'),
    ok(null, 27.5, 'EUR'),
    inEuros,
  ],
  [
    'PrestaShop, cheaper from three',
    presta({
      price: '37.00',
      below:
        '<section class="product-discounts"><p class="h6 product-discounts-title">Volume discounts</p><table class="table-product-discounts"><thead><tr><th>Quantity</th><th>Unit discount</th><th>You Save</th></tr></thead><tbody><tr data-discount-type="amount" data-discount-quantity="3" data-discount="5"><td>3</td><td>€5.00</td><td>€15.00</td></tr></tbody></table></section>',
    }),
    ok(true, 37, 'EUR'),
    inEuros,
  ],
  [
    'PrestaShop, one price from three',
    presta({
      price: '37.00',
      below:
        '<section class="product-discounts"><p class="h6">Volume discounts</p><table><thead><tr><th>Quantity</th><th>Price</th><th>You Save</th></tr></thead><tbody><tr><td>3</td><td>€32.00</td><td>Up to €15.00</td></tr></tbody></table></section>',
    }),
    ok(true, 37, 'EUR'),
    inEuros,
  ],
  [
    'CE Phoenix, a later day in its own element',
    phoenix('<span>Available from:</span> <b>Wednesday, December 1, 2027</b>'),
    ok(null, null),
    inDollars,
  ],
  [
    'CE Phoenix, a later day in one element',
    phoenix('Available from: Wednesday, December 1, 2027'),
    ok(null, null),
    inDollars,
  ],
  [
    'osCommerce, the price above the name',
    osCommerce('<button type="submit">Add to Cart</button>'),
    ok(true, 36.99, 'USD'),
    inDollars,
  ],
  ['osCommerce, an empty cart beside it', osCommerce(''), silent, inDollars],
  [
    'Magento, "As low as"',
    magento(
      '30',
      '<span class="price-label">As low as</span> <span class="price-wrapper" data-price-amount="30" data-price-type="finalPrice"><span class="price">$30.00</span></span>',
    ),
    ok(true, null),
    inDollars,
  ],
  [
    'Magento, both prices',
    magento(
      '29.768751',
      '<span class="price-wrapper price-including-tax" data-price-amount="29.768751" data-price-type="finalPrice"><span class="price">$29.77</span></span><span class="price-wrapper price-excluding-tax" data-label="Excl. Tax" data-price-amount="27.5" data-price-type="basePrice"><span class="price">$27.50</span></span>',
      '27.5',
    ),
    ok(true, 29.77, 'USD'),
    inDollars,
  ],
  [
    'OpenMage, the only option dearer',
    shopPage({
      lang: 'en-US',
      body: `<span class="price">$55.00</span><p class="availability in-stock">Availability: <span>In stock</span></p><select name="super_attribute[92]" id="attribute92" class="required-entry super-attribute-select"><option>Choose an Option...</option></select><script>var spConfig = new Product.Config({"attributes":{"92":{"id":"92","code":"edition","options":[{"id":"5","label":"German edition","price":"20","oldPrice":"20","products":["12"]}]}},"template":"$#{price}","basePrice":"55"});</script><button type="button" class="button btn-cart"><span>Add to Cart</span></button>`,
    }),
    ok(true, null),
    inDollars,
  ],
  [
    'Zen Cart, a later day',
    zen('5 Units in Stock</li><li>This product will be in stock on Wednesday 01 December, 2027'),
    ok(false, null, null, { unclear: 'a count and a later day' }),
    inDollars,
  ],
  [
    'Zen Cart, from two',
    zen(
      '5 Units in Stock',
      '<div class="max-qty"><span class="qmin">Min: &nbsp;2</span></div><span class="qty-text">Add to Cart: </span><input type="text" name="cart_quantity" value="2"><input type="submit" value="Add to Cart">',
    ),
    ok(true, 37, 'USD'),
    inDollars,
  ],
  [
    'Cornerstone, none left, for backorder',
    linkedPage(product(), { body: `${priceTag}<p>0 in stock</p><p>Available for backorder</p>${basket}` }),
    ok(false, 29.99),
  ],
  [
    'Cornerstone, four left, then for backorder',
    linkedPage(product(), { body: `${priceTag}<p>4 in stock</p><p>Available for backorder</p>${basket}` }),
    ok(true, 29.99),
  ],
  [
    'Dawn, a preorder by its name',
    linkedPage(product({ name: `${productName} (Pre-Order)` }), {
      name: `${productName} (Pre-Order)`,
      body: `${priceTag}<button name="add">Add to cart</button>`,
    }),
    ok(false, null),
  ],
  ['FluentCart, in stock', fluent('In Stock', single), ok(true, 27.5, 'USD'), inDollars],
  [
    'FluentCart, a price per month',
    fluent('In Stock', `${single}<div>$27.50 per month</div>`),
    ok(true, null),
    inDollars,
  ],
  [
    'FluentCart, the chosen variant sold out, another dearer',
    fluent(
      'Out of Stock',
      '<span class="fct-min-price">$27.50</span>-<span class="fct-max-price">$45.00</span>',
      'data-item-stock="out-of-stock" data-item-price="$27.50"',
      'data-item-stock="in-stock" data-item-price="$45.00"',
    ),
    ok(null, null),
    inDollars,
  ],
  [
    'Jigoshop, in stock, without a price',
    shopPage({ body: '<p class="price">Price Not Announced</p><p class="stock">In Stock</p>' }),
    ok(null, null),
  ],
  [
    'MarketPress, a button to another shop',
    shopPage({
      body: `${priceTag}<a class="mp_link-buynow button" href="https://maker.co.uk/oceania">Buy Now</a>`,
    }),
    ok(null, 29.99),
    { url: 'https://quay.co.uk/oceania' },
  ],
  [
    'MarketPress, a button to its own checkout',
    shopPage({
      body: `${priceTag}<a class="mp_link-buynow button" href="https://checkout.quay.co.uk/oceania">Buy Now</a>`,
    }),
    ok(true, 29.99),
    { url: 'https://quay.co.uk/oceania' },
  ],
  [
    'AbanteCart, order by phone',
    shopPage({
      lang: 'en-US',
      body: '<div class="product-price">$15.00</div><ul><li>Availability: 5 In Stock</li></ul><a class="btn call_to_order" href="/contact">Call To Order</a>',
    }),
    ok(null, 15, 'USD'),
    inDollars,
  ],
];
