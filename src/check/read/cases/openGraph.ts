import { basket, offerPage, priceTag, productName, shopPage } from './pages.ts';
import { ok, only, type PageRow, silent } from './truth.ts';

const micro = (body: string, head = '') => shopPage({ body, head });
const metas = (fields: Readonly<Record<string, string>>, attribute = 'property') =>
  Object.entries(fields)
    .map(([name, content]) => `<meta ${attribute}="${name}" content="${content}">`)
    .join('');
const og = (fields: Record<string, string>, body = '') =>
  micro(body, metas({ 'og:type': 'product', 'og:title': productName, ...fields }));
const amount = { 'product:price:amount': '29.99', 'product:price:currency': 'GBP' };

export const openGraphPages: PageRow[] = [
  ['price and stock', og({ ...amount, 'product:availability': 'in stock' }), ok(true, 29.99)],
  ['"instock"', og({ ...amount, 'product:availability': 'instock' }), ok(true, 29.99)],
  ['"oos"', og({ ...amount, 'product:availability': 'oos' }), ok(false, 29.99)],
  ['"out of stock"', og({ ...amount, 'product:availability': 'out of stock' }), ok(false, 29.99)],
  ['"preorder"', og({ ...amount, 'product:availability': 'preorder' }), ok(false, 29.99)],
  [
    '"available for order"',
    og({ ...amount, 'product:availability': 'available for order' }),
    ok(null, 29.99),
  ],
  ['"pending"', og({ ...amount, 'product:availability': 'pending' }), ok(null, 29.99)],
  [
    'og:price and og:availability',
    og({ 'og:price:amount': '29.99', 'og:price:currency': 'GBP', 'og:availability': 'instock' }),
    ok(true, 29.99),
  ],
  [
    'metas by name',
    shopPage({ head: metas({ ...amount, 'product:availability': 'in stock' }, 'name') }),
    ok(true, 29.99),
  ],
  [
    'a sale price',
    og({
      ...amount,
      'product:price:amount': '39.99',
      'product:sale_price:amount': '29.99',
      'product:sale_price:currency': 'GBP',
      'product:availability': 'in stock',
    }),
    ok(true, 29.99),
  ],
  [
    'a price without VAT, the one with it on show',
    og({ ...amount, 'product:price:amount': '24.99' }, '<p class="price">£29.99 inc. VAT</p>'),
    ok(null, 29.99),
  ],
  [
    'the regular price in JSON-LD, the sale price in OpenGraph and on show',
    offerPage({ price: '39.99' }, '<p class="price"><s>£39.99</s> £29.99</p>').replace(
      '<meta charset="utf-8">',
      `<meta charset="utf-8">${metas(amount)}`,
    ),
    ok(true, 29.99),
  ],
  [
    'price 0.00',
    og({
      'product:price:amount': '0.00',
      'product:price:currency': 'GBP',
      'product:availability': 'out of stock',
    }),
    ok(false, null),
  ],
  [
    'price 0.00, and in stock',
    og({ 'product:price:amount': '0.00', 'product:price:currency': 'KES', 'og:availability': 'instock' }),
    silent,
  ],
  [
    'price 0,00 and in stock, next to a price and a button',
    og({ 'product:price:amount': '0,00', 'og:availability': 'instock' }, priceTag + basket),
    ok(true, 29.99),
  ],
  [
    'a decimal comma',
    og({
      'product:price:amount': '29,99',
      'product:price:currency': 'EUR',
      'product:availability': 'in stock',
    }),
    ok(true, 29.99, 'EUR'),
    { currency: 'EUR' },
  ],
  ['a price alone, as on dealers’ pages', og(amount), silent],
  ['a price alone, next to a button', og(amount, basket), ok(true, 29.99)],
  ['a price alone, next to words about stock', og(amount, '<p>Out of stock</p>'), ok(false, 29.99)],
  ['no currency', og({ 'product:price:amount': '29.99' }), ok(null, null)],
  ['a used item', og({ ...amount, 'product:condition': 'used', 'product:availability': 'in stock' }), silent],
  [
    'a site’s, on a page without product',
    shopPage({ name: 'Our shops', head: metas({ 'og:type': 'website' }), body: '<p>Visit us.</p>' }),
    only('unknown'),
  ],
  [
    'an article that names a price',
    shopPage({
      name: 'Oceania reviewed',
      head: metas({ 'og:type': 'article' }),
      body: '<p>It costs £29.99 and is worth every penny, says our reviewer.</p>',
    }),
    silent,
  ],
];
