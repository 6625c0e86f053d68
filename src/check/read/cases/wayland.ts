import { productName, shopPage } from './pages.ts';
import { ok, type PageRow } from './truth.ts';

const wayland = (stockStatus: string, body = '<button>Add to Basket</button>') =>
  shopPage({
    body: `<span class="price">£29.99</span><s>£39.99</s>${body}<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { product: { name: productName, urlKey: 'wingspan-oceania-expansion', sku: 'STM910', stockStatus, priceRange: { minimum_price: { final_price: { value: 29.99, currency: 'GBP' }, regular_price: { value: 39.99, currency: 'GBP' } } } }, relatedProducts: [{ name: 'Azul', urlKey: 'azul', stockStatus: 'OUT_OF_STOCK' }] } } })}</script>`,
  });
const atWayland = { retailer: 'Wayland' };

export const waylandPages: PageRow[] = [
  ['IN_STOCK', wayland('IN_STOCK'), ok(true, 29.99), atWayland],
  [
    'OUT_OF_STOCK',
    wayland('OUT_OF_STOCK', '<button disabled>Out of stock</button>'),
    ok(false, 29.99),
    atWayland,
  ],
  ['BACKORDER', wayland('BACKORDER', ''), ok(false, 29.99), atWayland],
  ['PRE_ORDER', wayland('PRE_ORDER', '<button>Pre-order</button>'), ok(false, null), atWayland],
  ['PRE_ORDER with a button that buys', wayland('PRE_ORDER'), ok(false, 29.99), atWayland],
];
