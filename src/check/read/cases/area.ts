import { barePage, basket, priceTag, productName, shopPage } from './pages.ts';
import { ok, type PageRow, silent } from './truth.ts';

const heading = `<h1>${productName}</h1>`;
const sold = priceTag + basket;

/** A page whose case contains the heading. */
const page = (body: string) => barePage(`${productName} – Meeple Shop`, `<main>${body}</main>`);

/** Where the product's price and button are on a page. */
export const areaPages: PageRow[] = [
  ...[
    `<div class="card">${sold}</div>`,
    `<aside>${sold}</aside>`,
    `<article>${sold}<a href="/delivery-times">Delivery</a></article>`,
    `<ul><li>${priceTag}<a href="/delivery-times">plus delivery</a></li></ul>${basket}`,
    `<div class="card">${sold}<h2>Description</h2><p>£5.00</p></div>`,
  ].map((body): PageRow => [
    `in the only box, named like a list entry: ${body.replaceAll(sold, '…')}`,
    shopPage({ body }),
    ok(true, 29.99),
  ]),
  [
    'in a box with the heading of another product',
    shopPage({ body: `<div class="card"><h2>Azul</h2>${sold}</div>` }),
    silent,
  ],
  [
    'in boxes next to each other',
    shopPage({ body: `<div class="card">Azul ${sold}</div><div class="card">Catan ${sold}</div>` }),
    silent,
  ],
  [
    'in a box, next to the product’s own price',
    shopPage({ body: `${priceTag}<div class="card"><p class="price">£5.00</p></div>${basket}` }),
    ok(true, 29.99),
  ],
  ...[
    `<div><div>${sold}</div><div>${heading}</div></div>`,
    `<div><p>${priceTag}</p><h2>Description</h2><p>Birds</p>${heading}${basket}</div>`,
    `<div><div><b>£</b><b>29.99</b>${basket}</div>${heading}</div>`,
    `<div><h3>Meeple</h3>${sold}${heading}</div>`,
    `<div><div>${sold}</div><h2>${productName}</h2><div>${heading}</div></div>`,
  ].map((body): PageRow => [
    `before the heading: ${body.replaceAll(sold, '…')}`,
    page(body),
    ok(true, 29.99),
  ]),
  [
    'before the heading, under that of another product',
    page(`<div><h2>Deal of the day: Azul</h2>${sold}${heading}</div>`),
    silent,
  ],
  [
    'before the heading, under the words over other products',
    page(`<div><p>You may also like</p>${sold}${heading}</div>`),
    silent,
  ],
  [
    'of another offer before the heading, and its own after it',
    page(`<div><p class="price">£5.00</p><div>${heading}${sold}</div></div>`),
    ok(true, 29.99),
  ],
  ...(['/products/wingspan-oceania', '/products/1234'] as const).map((url, i): PageRow => [
    `under two headings and the shop’s name as the title, at ${url}`,
    barePage('Meeple Shop', `<main><h1>Deal of the day</h1>${heading}${sold}</main>`),
    ...([i === 0 ? ok(true, 29.99) : silent, { url }] as const),
  ]),
  [
    'under a logo, with the shop’s name as the title',
    barePage('Meeple Shop', `<main><h1>Meeple Shop</h1><p>£5.00</p>${heading}${sold}</main>`),
    ok(true, 29.99),
  ],
  ...(['/shop/wingspan-oceania-expansion.html', '/shop/1234.html'] as const).map((url, i): PageRow => [
    `without a heading, and the shop’s name as the title, at ${url}`,
    barePage('Meeple Shop', `<main><div>Wingspan Oceania Expansion</div>${sold}</main>`),
    ...([i === 0 ? ok(true, 29.99) : silent, { url }] as const),
  ]),
];
