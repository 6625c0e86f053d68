import { linkedPage, offer, offerPage, product, productName, shopPage } from './pages.ts';
import { jsonLdScript } from './testPage.ts';
import { ok, type PageRow, silent } from './truth.ts';

const other = { '@type': 'Product', name: 'Azul', url: '/products/azul', offers: offer({ price: '34.99' }) };
const list = {
  '@type': 'ItemList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, item: other },
    { '@type': 'ListItem', position: 2, url: '/products/catan' },
  ],
};
const crumbs = {
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', name: 'Games', item: '/collections/games' }],
};
const raw = JSON.stringify(product());
const sold = { availability: 'https://schema.org/OutOfStock' };

export const jsonLdPages: PageRow[] = [
  ['one object', linkedPage(product()), ok(true, 29.99)],
  ['an array of one', linkedPage([product()]), ok(true, 29.99)],
  [
    'an array with other kinds',
    linkedPage([crumbs, { '@type': 'Organization', name: 'Meeple Shop' }, product()]),
    ok(true, 29.99),
  ],
  [
    'a @graph',
    linkedPage({ '@context': 'https://schema.org', '@graph': [crumbs, product()] }),
    ok(true, 29.99),
  ],
  ['a @graph within an array', linkedPage([{ '@graph': [product()] }]), ok(true, 29.99)],
  ['below mainEntity', linkedPage({ '@type': 'WebPage', mainEntity: product() }), ok(true, 29.99)],
  [
    'below mainEntity of an ItemPage in a @graph',
    linkedPage({ '@graph': [{ '@type': 'ItemPage', mainEntity: product() }] }),
    ok(true, 29.99),
  ],
  [
    'an offer by its @id',
    linkedPage({ '@graph': [product({ offers: { '@id': '#offer' } }), offer({ '@id': '#offer' })] }),
    ok(true, 29.99),
  ],
  [
    'an offer by its @id in another script',
    shopPage({
      head: jsonLdScript(product({ offers: { '@id': '#o' } })) + jsonLdScript(offer({ '@id': '#o' })),
    }),
    ok(true, 29.99),
  ],
  ['a reference to nothing', linkedPage(product({ offers: { '@id': '#missing' } })), silent],
  ['offers in an array', linkedPage(product({ offers: [offer()] })), ok(true, 29.99)],
  ['types in an array', linkedPage(product({ '@type': ['Product', 'Game'] })), ok(true, 29.99)],
  [
    'a type as a full address',
    linkedPage(product({ '@type': 'http://schema.org/Product' })),
    ok(true, 29.99),
  ],
  [
    'a prefixed vocabulary',
    linkedPage({
      '@context': { schema: 'https://schema.org/' },
      '@type': 'schema:Product',
      'schema:name': productName,
      'schema:offers': {
        '@type': 'schema:Offer',
        'schema:price': '29.99',
        'schema:priceCurrency': 'GBP',
        'schema:availability': { '@id': 'schema:InStock' },
      },
    }),
    ok(true, 29.99),
  ],
  [
    'availability as a reference',
    offerPage({ availability: { '@id': 'https://schema.org/OutOfStock' } }),
    ok(false, 29.99),
  ],
  ['a price as a number', offerPage({ price: 29.99 }), ok(true, 29.99)],
  [
    'a price as a typed value',
    offerPage({ price: { '@type': 'xsd:decimal', '@value': '29.99' } }),
    ok(true, 29.99),
  ],
  ['other products in a list', linkedPage([product(), list]), ok(true, 29.99)],
  [
    'other products in the same array',
    linkedPage([other, product({ offers: offer(sold) }), { ...other, name: 'Catan' }]),
    ok(false, 29.99),
  ],
  ['other products only', linkedPage([list, other]), silent],
  ['another product only', linkedPage(other), silent],
  [
    'related products inside',
    linkedPage(
      product({
        isRelatedTo: [other],
        isSimilarTo: { ...other, offers: offer(sold) },
        isAccessoryOrSparePartFor: other,
      }),
    ),
    ok(true, 29.99),
  ],
  [
    'the same script twice',
    shopPage({ head: jsonLdScript(product()) + jsonLdScript(product()) }),
    ok(true, 29.99),
  ],
  [
    'two scripts that differ in stock',
    shopPage({ head: jsonLdScript(product()) + jsonLdScript(product({ offers: offer(sold) })) }),
    ok(null, 29.99),
  ],
  [
    'two scripts that differ in price',
    shopPage({
      head: jsonLdScript(product()) + jsonLdScript(product({ offers: offer({ price: '34.99' }) })),
    }),
    ok(true, null),
  ],
  [
    'one script without an offer',
    shopPage({
      head:
        jsonLdScript(product({ offers: undefined, sku: 'STM910', aggregateRating: { ratingValue: '4.9' } })) +
        jsonLdScript(product()),
    }),
    ok(true, 29.99),
  ],
  ['a name with entities', linkedPage(product({ name: 'Wingspan&#58; Oceania Expansion' })), ok(true, 29.99)],
  [
    'a name longer than the heading',
    linkedPage(product({ name: 'Stonemaier Games Wingspan: Oceania Expansion (2020)' })),
    ok(true, 29.99),
  ],
  ['no name at all', linkedPage(product({ name: undefined })), ok(true, 29.99)],
  [
    'upper-case keys, which mean nothing',
    linkedPage({ '@Type': 'Product', Name: productName, Offers: offer() }),
    silent,
  ],
  [
    'a script type with a charset',
    shopPage({ head: jsonLdScript(product()).replace('ld+json"', 'ld+json; charset=utf-8"') }),
    ok(true, 29.99),
  ],
  [
    'an uppercase script type',
    shopPage({ head: jsonLdScript(product()).replace('application/ld+json', 'Application/LD+JSON') }),
    ok(true, 29.99),
  ],
  [
    'in the body, below the footer',
    shopPage({ body: '<p class="price">£29.99</p>' }).replace('</body>', `${jsonLdScript(product())}</body>`),
    ok(true, 29.99),
  ],
  ['inside a template', shopPage({ body: `<template>${jsonLdScript(product())}</template>` }), silent],
  ['inside a comment', shopPage({ body: `<!-- ${jsonLdScript(product())} -->` }), silent],
  ['inside a textarea', shopPage({ body: `<textarea>${jsonLdScript(product())}</textarea>` }), silent],
  [
    'inside noscript',
    shopPage({ body: `<noscript>${jsonLdScript(product({ offers: offer(sold) }))}</noscript>` }),
    silent,
  ],
  ['as a string in a script', shopPage({ head: `<script>var t = ${JSON.stringify(raw)};</script>` }), silent],
  [
    'in a script of another type',
    shopPage({ head: jsonLdScript(product()).replace('application/ld+json', 'text/x-template') }),
    silent,
  ],
];
