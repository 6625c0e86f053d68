import { productName, shopPage } from './pages.ts';
import { ok, type PageRow, silent } from './truth.ts';

const json = (value: unknown, attributes = 'type="application/json"') =>
  `<script ${attributes}>${JSON.stringify(value)}</script>`;
const next = (own: Record<string, unknown>, body: string, more: Record<string, unknown> = {}) =>
  shopPage({
    body: `<div id="__next">${body}</div>${json({ props: { pageProps: { product: { name: productName, slug: 'wingspan-oceania-expansion', ...own }, ...more } }, page: '/products/[slug]' }, 'id="__NEXT_DATA__" type="application/json"')}`,
  });

export const nextPages: PageRow[] = [
  [
    'a flag and an amount',
    next(
      { inStock: true, price: { amount: '29.99', currencyCode: 'GBP' } },
      '<p data-testid="price">£29.99</p><button>Add to basket</button>',
    ),
    ok(true, 29.99),
  ],
  [
    'sold out',
    next(
      { inStock: false, price: { amount: '29.99', currencyCode: 'GBP' } },
      '<p data-testid="price">£29.99</p><button disabled>Sold out</button>',
    ),
    ok(false, 29.99),
  ],
  [
    'Magento’s range',
    next(
      {
        stock_status: 'IN_STOCK',
        price_range: {
          minimum_price: {
            final_price: { value: 29.99, currency: 'GBP' },
            regular_price: { value: 39.99, currency: 'GBP' },
          },
        },
      },
      '<s>£39.99</s><span class="price">£29.99</span>',
    ),
    ok(true, 29.99),
  ],
  [
    'a backorder',
    next(
      { stockStatus: 'BACKORDER', price: { amount: 29.99, currencyCode: 'GBP' } },
      '<span class="price">£29.99</span><button>Add to basket</button>',
    ),
    ok(false, 29.99),
  ],
  [
    'state against the page',
    next(
      { inStock: true, price: { amount: '34.99', currencyCode: 'GBP' } },
      '<span class="price">£29.99</span><button disabled>Sold out</button>',
    ),
    ok(null, null),
  ],
  [
    'the state of others only',
    next({ name: 'Azul', slug: 'azul', inStock: true, price: { amount: '34.99', currencyCode: 'GBP' } }, ''),
    silent,
  ],
];
