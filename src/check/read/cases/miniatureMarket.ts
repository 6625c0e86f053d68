import { productName, shopPage } from './pages.ts';
import { ok, type PageRow } from './truth.ts';

const market = (button: string, availability = 'InStock', price = '$29.99*') =>
  shopPage({
    bodyClass: 'is-ctl-product is-act-index',
    lang: 'en-US',
    head: '<meta property="product:price:amount" content="29.99"><meta property="product:price:currency" content="USD">',
    body: `<div itemscope itemtype="https://schema.org/Product"><meta itemprop="name" content="${productName}"><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="USD"><meta itemprop="price" content="29.99"><p class="product-detail-price">${price}</p><span class="product-detail-list-price-wrapper">MSRP <span class="list-price-price">$39.99</span></span><link itemprop="availability" href="http://schema.org/${availability}">${button}</div></div><div class="product-slider"><div class="card product-box"><button class="btn btn-buy">Add to Cart</button><button class="btn btn__out-stock">Out of stock</button></div></div>`,
  });
const atMarket = { retailer: 'MiniatureMarket', currency: 'USD' } as const;

export const miniatureMarketPages: PageRow[] = [
  [
    'in stock',
    market('<button class="btn btn-primary btn-buy">Add to Cart</button>'),
    ok(true, 29.99, 'USD'),
    atMarket,
  ],
  [
    'out of stock',
    market(
      '<button class="btn btn-buy btn__out-stock" disabled>Out of Stock</button>',
      'LimitedAvailability',
    ),
    ok(false, 29.99, 'USD'),
    atMarket,
  ],
  ['a preorder', market('<button class="btn btn-buy">Pre-Order</button>'), ok(null, 29.99, 'USD'), atMarket],
  ['no button', market('', 'LimitedAvailability'), ok(null, 29.99, 'USD'), atMarket],
];
