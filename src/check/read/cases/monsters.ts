import { linkedPage, offer, offerPage, priceTag, product, productName, shopPage } from './pages.ts';
import { jsonLdScript } from './testPage.ts';
import { ok, type PageRow, silent } from './truth.ts';

const huge = (text: string, size = 400_000) => text.repeat(Math.ceil(size / text.length));

export const monstersPages: PageRow[] = [
  ['nested 10,000 deep around nothing', offerPage({}, priceTag + huge('<div>', 50_000)), silent],
  [
    'nested 500 deep',
    offerPage({}, '<div>'.repeat(500) + priceTag + '</div>'.repeat(500)),
    ok(true, 29.99, 'GBP', { verdict: ['ok', 'unknown'], unclear: 'deep' }),
  ],
  [
    'an attribute of 1 MB',
    offerPage({}, `${priceTag}<div class="${huge('a ', 1_000_000)}"></div>`),
    ok(true, 29.99),
  ],
  [
    'a million entities',
    offerPage({}, `${priceTag}<p>${huge('&amp;&#65;', 1_000_000)}</p>`),
    ok(true, 29.99),
  ],
  ['100,000 unclosed tags', offerPage({}, priceTag + '<p><b>'.repeat(50_000)), silent],
  [
    'NUL bytes',
    offerPage({}, priceTag.replace('£', '\0£')),
    ok(true, 29.99, 'GBP', { unclear: 'NUL in a text' }),
  ],
  [
    'NUL in the JSON-LD',
    linkedPage(JSON.stringify(product()).replace('"@type"', '\0"@type"')),
    ok(true, 29.99, 'GBP', { verdict: ['ok', 'unknown'], unclear: 'NUL in JSON' }),
  ],
  [
    '2,000 offers that agree',
    linkedPage(product({ offers: Array.from({ length: 2_000 }, () => offer()) })),
    ok(true, 29.99),
  ],
  [
    '2,000 other products',
    shopPage({
      head:
        jsonLdScript(product()) +
        jsonLdScript(
          Array.from({ length: 2_000 }, (_, i) => ({
            '@type': 'Product',
            name: `Game ${i}`,
            offers: offer({ price: String(i) }),
          })),
        ),
    }),
    ok(true, 29.99),
  ],
  [
    'a circle of references',
    linkedPage({
      '@graph': [
        {
          '@id': '#a',
          '@type': 'Product',
          name: productName,
          isVariantOf: { '@id': '#b' },
          offers: { '@id': '#o' },
        },
        { '@id': '#b', '@type': 'ProductGroup', hasVariant: [{ '@id': '#a' }, { '@id': '#b' }] },
        offer({ '@id': '#o' }),
      ],
    }),
    ok(true, 29.99),
  ],
  [
    'keys of prototypes',
    linkedPage(
      '{"@type":"Product","__proto__":{"offers":{"price":"1.00"}},"constructor":{"prototype":{"price":"1.00"}},"name":"Wingspan: Oceania Expansion","offers":{"@type":"Offer","price":"29.99","priceCurrency":"GBP","availability":"InStock"}}',
    ),
    ok(true, 29.99),
  ],
  [
    'an html that never closes anything',
    `<title>${productName}</title><h1>${productName}<p class=price>£29.99<p>In stock<button>Add to basket`,
    ok(true, 29.99, 'GBP', { verdict: ['ok', 'unknown'], unclear: 'a heading that never ends' }),
  ],
  ['no heading', offerPage({}, priceTag).replace(/<h1>.*<\/h1>/, ''), ok(true, 29.99)],
  ['no html at all', 'In stock £29.99', silent],
  [
    'frames',
    `<html><head><title>${productName}</title></head><frameset><frame src="/x"></frameset></html>`,
    silent,
  ],
  [
    'a page of scripts alone',
    `<title>${productName}</title><div id="root"></div><script src="/app.js"></script>`,
    silent,
  ],
];
