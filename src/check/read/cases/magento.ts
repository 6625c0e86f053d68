import { shopPage } from './pages.ts';
import { ok, type PageRow } from './truth.ts';

const magento2 = (stock: string, { price = '29.99', old = '', cartButton = true } = {}) =>
  shopPage({
    bodyClass: 'catalog-product-view product-wingspan-oceania page-layout-1column',
    head: '<meta property="og:type" content="product"><meta property="product:price:amount" content="29.99"><meta property="product:price:currency" content="GBP">',
    body: `<div class="product-info-main"><div class="product-info-price"><div class="price-box price-final_price" data-role="priceBox" data-product-id="77">${old === '' ? '' : `<span class="old-price"><span class="price-container price-final_price"><span class="price-label">Was</span><span id="old-price-77" data-price-amount="${old}" data-price-type="oldPrice" class="price-wrapper"><span class="price">£${old}</span></span></span></span>`}<span class="price-container price-final_price tax weee" itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span id="product-price-77" data-price-amount="${price}" data-price-type="finalPrice" class="price-wrapper"><span class="price">£${price}</span></span><meta itemprop="price" content="${price}"><meta itemprop="priceCurrency" content="GBP"></span></div>
<div class="product-info-stock-sku">${stock}<div class="product attribute sku"><strong class="type">SKU</strong><div class="value" itemprop="sku">STM910</div></div></div></div>
${cartButton ? '<form id="product_addtocart_form" method="post"><button type="submit" title="Add to Basket" class="action primary tocart" id="product-addtocart-button"><span>Add to Basket</span></button></form>' : ''}</div>
<script type="text/x-magento-init">{"[data-role=priceBox]":{"priceBox":{"priceConfig":{"prices":{"oldPrice":{"amount":39.99},"finalPrice":{"amount":29.99}}}}}}</script>
<div class="block related"><div class="block-title title"><strong>Related Products</strong></div><ol class="products list items product-items"><li class="item product product-item"><a href="/azul.html">Azul</a><span data-price-amount="34.99" data-price-type="finalPrice"><span class="price">£34.99</span></span><div class="stock unavailable"><span>Out of stock</span></div></li></ol></div>`,
  });
const magento1 = (
  availability: string,
  button: string,
  state = availability === 'In stock' ? 'in-stock' : 'out-of-stock',
) =>
  shopPage({
    bodyClass: 'catalog-product-view catalog-product-view product-wingspan',
    body: `<div class="product-shop"><p class="availability ${state}">Availability: <span>${availability}</span></p><div class="price-box"><p class="old-price"><span class="price-label">Regular Price:</span> <span class="price" id="old-price-77">£39.99</span></p><p class="special-price"><span class="price-label">Special Price</span> <span class="price" id="product-price-77">£29.99</span></p></div>${button}</div>`,
  });

export const magentoPages: PageRow[] = [
  [
    '2, in stock',
    magento2('<div class="stock available" title="Availability"><span>In stock</span></div>'),
    ok(true, 29.99),
  ],
  [
    '2, out of stock',
    magento2('<div class="stock unavailable" title="Availability"><span>Out of stock</span></div>', {
      cartButton: false,
    }),
    ok(false, 29.99),
  ],
  [
    '2, on sale',
    magento2('<div class="stock available"><span>In stock</span></div>', { old: '39.99' }),
    ok(true, 29.99),
  ],
  ['2, without a stock line', magento2(''), ok(true, 29.99)],
  [
    '1, in stock and on sale',
    magento1(
      'In stock',
      '<button type="button" title="Add to Cart" class="button btn-cart"><span><span>Add to Cart</span></span></button>',
    ),
    ok(true, 29.99),
  ],
  ['1, out of stock', magento1('Out of stock', ''), ok(false, 29.99)],
  ['1, sold out in words, whatever the class', magento1('Sold out', '', 'in-stock'), ok(false, 29.99)],
  ['1, in Romanian without a state in the class', magento1('Stoc limitat', '', 'unknown'), ok(null, 29.99)],
];
