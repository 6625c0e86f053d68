import { productName, shopPage } from './pages.ts';
import { defaultPath, ok, type PageRow, silent } from './truth.ts';

const shopware = (
  availability: string,
  {
    button = '<button class="btn btn-primary btn-buy" title="Add to shopping cart">Add to shopping cart</button>',
    delivery = '',
  } = {},
) =>
  shopPage({
    bodyClass: 'is-ctl-product is-act-index',
    head: '<link rel="stylesheet" href="/bundles/storefront/css/app.css"><meta property="product:price:amount" content="29.99"><meta property="product:price:currency" content="GBP"><meta property="product:product_link" content="/wingspan">',
    body: `<div itemscope itemtype="https://schema.org/Product"><meta itemprop="name" content="${productName}"><div class="product-detail-buy" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="url" content="${defaultPath}"><meta itemprop="priceCurrency" content="GBP"><meta itemprop="price" content="29.99"><p class="product-detail-price">£29.99*</p><p class="product-detail-tax">*Prices incl. VAT plus shipping costs</p><link itemprop="availability" href="http://schema.org/${availability}">${delivery}${button}</div></div>
<div class="product-detail-cross-selling"><div class="product-slider"><div class="card product-box box-standard"><a href="/azul">Azul</a><span class="product-price">£34.99*</span><button class="btn btn-buy">Add to shopping cart</button></div></div></div>`,
  });

export const shopwarePages: PageRow[] = [
  [
    '6, in stock',
    shopware('InStock', {
      delivery: '<p class="delivery-information delivery-available">Available, delivery time 2-5 days</p>',
    }),
    ok(true, 29.99),
  ],
  ['6, gone, and limited by its template', shopware('LimitedAvailability', { button: '' }), ok(null, 29.99)],
  [
    '6, gone, and limited by its template, with its words',
    shopware('LimitedAvailability', {
      button: '',
      delivery: '<p class="delivery-information delivery-soldout">No longer available</p>',
    }),
    {
      ...silent,
      verdict: ['ok', 'soft404'],
      in_stock: false,
      price: 29.99,
      currency: 'GBP',
      unclear: 'gone, or out of stock',
    },
  ],
  [
    '6, available in some weeks',
    shopware('LimitedAvailability', {
      delivery:
        '<p class="delivery-information delivery-restock">Available in 3 weeks, delivery time 2-5 days</p>',
    }),
    ok(null, 29.99, 'GBP', { unclear: 'a button is below it' }),
  ],
  [
    '6, without a stock line, with a button',
    shopware('').replace(/<link itemprop[^>]*>/, ''),
    ok(true, 29.99),
  ],
  [
    '6, a preorder',
    shopware('PreOrder', {
      delivery: '<p class="delivery-information delivery-preorder">Available from 3 March 2099</p>',
    }),
    ok(false, 29.99),
  ],
];
