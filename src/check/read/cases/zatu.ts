import { linkedPage, offer, product } from './pages.ts';
import { ok, type PageRow } from './truth.ts';

const zatu = (stock: string, button: string, linked = 'InStock') =>
  linkedPage(product({ offers: offer({ availability: `http://schema.org/${linked}` }) }), {
    body: `<div class="product__price"><span class="price-item--regular">£29.99</span></div><div class="product__stock">${stock}</div><form action="/cart/add">${button}</form>`,
  });
const atZatu = { retailer: 'Zatu' };

export const zatuPages: PageRow[] = [
  [
    '"3+ in stock"',
    zatu('<span>3+ in stock</span>', '<button name="add">Add to basket</button>'),
    ok(true, 29.99),
    atZatu,
  ],
  [
    '"1 in stock"',
    zatu('<span>1 in stock</span>', '<button name="add">Add to basket</button>'),
    ok(true, 29.99),
    atZatu,
  ],
  [
    '"Back-Order"',
    zatu('<span>Back-Order</span>', '<button name="add">Back-Order</button>'),
    ok(false, 29.99),
    atZatu,
  ],
  [
    '"Out of stock"',
    zatu('<span>Out of stock</span>', '<button disabled>Sold out</button>', 'OutOfStock'),
    ok(false, 29.99),
    atZatu,
  ],
  [
    'a preorder',
    zatu('<span>Pre-order</span>', '<button name="add">Pre-order</button>'),
    ok(false, null),
    atZatu,
  ],
  [
    'in dollars',
    zatu('<span>3+ in stock</span>', '')
      .replaceAll('GBP', 'USD')
      .replaceAll('£29.99', '$39.99')
      .replaceAll('"29.99"', '"39.99"'),
    ok(null, null),
    { ...atZatu, url: '/en-us/products/wingspan-oceania-expansion' },
  ],
];
