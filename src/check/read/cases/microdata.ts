import { barePage, offerPage, productName, shopPage } from './pages.ts';
import { ok, type PageRow, silent } from './truth.ts';

const scope = (offer: string, more = '') =>
  `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">${productName}</span>${more}
<div itemprop="offers" itemscope itemtype="https://schema.org/Offer">${offer}</div></div>`;
const price =
  '<span itemprop="price" content="29.99">£29.99</span><meta itemprop="priceCurrency" content="GBP">';
const stock = (name: string) => `<link itemprop="availability" href="https://schema.org/${name}">`;
const tile = `<li class="product-item" itemscope itemtype="https://schema.org/Product"><a itemprop="url" href="/products/azul"><span itemprop="name">Azul</span></a>
<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="34.99">£34.99</span><meta itemprop="priceCurrency" content="GBP">${stock('OutOfStock')}</div></li>`;
const micro = (body: string, head = '') => shopPage({ body, head });

export const microdataPages: PageRow[] = [
  ['an offer', micro(scope(price + stock('InStock'))), ok(true, 29.99)],
  ['sold out', micro(scope(price + stock('OutOfStock'))), ok(false, 29.99)],
  ['a preorder', micro(scope(price + stock('PreOrder'))), ok(false, 29.99)],
  [
    'availability as a meta',
    micro(scope(`${price}<meta itemprop="availability" content="in_stock">`)),
    ok(true, 29.99),
  ],
  [
    'availability as text',
    micro(scope(`${price}<span itemprop="availability">In stock</span>`)),
    ok(true, 29.99),
  ],
  [
    'the price as text alone',
    micro(scope(`<span itemprop="price">£29.99</span>${stock('InStock')}`)),
    ok(true, 29.99),
  ],
  [
    'its currency by priceCurrency as text',
    micro(
      scope(
        `<span itemprop="priceCurrency">GBP</span> <span itemprop="price">29.99</span>${stock('InStock')}`,
      ),
    ),
    ok(true, 29.99),
  ],
  [
    '"109€109€109€"',
    micro(
      scope(
        `<span itemprop="price">109€109€109€</span><meta itemprop="priceCurrency" content="EUR">${stock('InStock')}`,
      ),
    ),
    ok(true, 109, 'EUR', { unclear: 'the text runs together' }),
    { currency: 'EUR' },
  ],
  [
    'two prices, list and sale',
    micro(scope(`<s><span itemprop="price" content="39.99">£39.99</span></s>${price}${stock('InStock')}`)),
    ok(true, 29.99, 'GBP', { unclear: 'two prices under one name' }),
  ],
  [
    'an aggregate',
    micro(
      scope(
        `<span itemprop="lowPrice">£19.99</span> to <span itemprop="highPrice">£39.99</span>${stock('InStock')}`,
      ).replace('schema.org/Offer', 'schema.org/AggregateOffer'),
    ),
    ok(true, null),
  ],
  [
    'related items with their own markup',
    micro(`${scope(price + stock('InStock'))}<ul class="products-related">${tile}${tile}</ul>`),
    ok(true, 29.99),
  ],
  [
    'related items inside the product',
    micro(
      scope(
        price + stock('InStock'),
        `<div itemprop="isRelatedTo" itemscope itemtype="https://schema.org/Product"><b itemprop="name">Azul</b><div itemprop="offers" itemscope>${stock('OutOfStock')}<b itemprop="price" content="34.99">£34.99</b></div></div>`,
      ),
    ),
    ok(true, 29.99),
  ],
  ['related items only', micro(`<h2>Also bought</h2><ul>${tile}</ul>`), silent],
  [
    'a used one',
    micro(
      scope(
        `${price}${stock('InStock')}<link itemprop="itemCondition" href="https://schema.org/UsedCondition">`,
      ),
    ),
    silent,
  ],
  ['within a template', micro(`<template>${scope(price + stock('InStock'))}</template>`), silent],
  ['within a comment', micro(`<!--${scope(price + stock('InStock'))}-->`), silent],
  [
    'against JSON-LD',
    offerPage({ availability: 'OutOfStock' }, scope(price + stock('InStock'))),
    ok(null, 29.99),
  ],
  ['agreeing with JSON-LD', offerPage({}, scope(price + stock('InStock'))), ok(true, 29.99)],
  [
    'old vocabulary',
    micro(
      scope(`${price}<span itemprop="availability" content="in_stock">In Stock</span>`).replaceAll(
        'https://schema.org/',
        'http://data-vocabulary.org/',
      ),
    ),
    ok(true, 29.99),
  ],
  ...(
    [
      ['prod=wsbag', ok(true, 29.99)],
      ['prod=azbag', silent],
    ] as const
  ).map(([query, truth]): PageRow => [
    `of the product "wsbag" on a page without a name at ?${query}`,
    barePage(
      'Meeple Shop product details',
      scope(price + stock('InStock'), '<i itemprop="productID">wsbag</i>'),
    ),
    truth,
    { url: `/proddetail.asp?${query}` },
  ]),
];
