import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPage } from './readPage.ts';
import { address, jsonLdScript, testProduct, testPage } from './cases/testPage.ts';
import { runs } from '../../tests/seed.ts';

const size = runs(2_000_000);
const fill = (text: string): string => text.repeat(Math.ceil(size / text.length)).slice(0, size);
const head = '<title>Wingspan</title><h1>Wingspan</h1>';

const pages: [string, () => string][] = [
  ['deep nesting', () => fill('<div>')],
  ['deep nesting below a heading', () => head + fill('<b>')],
  [
    'deep microdata',
    () => head + fill('<div itemscope itemprop="offers" itemtype="https://schema.org/Product">'),
  ],
  ['deep prices', () => head + fill('<b class="price">1')],
  ['one huge attribute', () => `${head}<div class="${fill('price ')}">`],
  ['many attributes', () => `${head}<div ${fill('a b=c ')}>`],
  ['100,000 scripts', () => '<script></script>'.repeat(100_000)],
  [
    '20,000 JSON-LD scripts',
    () => head + jsonLdScript({ '@type': 'Product', name: 'Wingspan' }).repeat(20_000),
  ],
  ['deep JSON-LD', () => `${head}<script type="application/ld+json">${fill('[')}</script>`],
  ['deep valid JSON-LD', () => head + jsonLdScript(`${'['.repeat(300_000)}${']'.repeat(300_000)}`)],
  ['JSON-LD of commas', () => head + jsonLdScript(fill(', '))],
  ['JSON-LD of spaces', () => head + jsonLdScript(`[1,${fill(' ')}`)],
  ['JSON-LD of open comments', () => head + jsonLdScript(fill('<!--'))],
  [
    '20,000 products',
    () =>
      head +
      jsonLdScript(
        Array.from({ length: 20_000 }, (_, i) => ({
          '@type': 'Product',
          name: 'Wingspan',
          offers: { price: i },
        })),
      ),
  ],
  ['one long number', () => `${head}<p class="price">${fill('1')}</p>`],
  ['numbers and separators', () => `${head}<p class="price">${fill('£ 1,')}</p>`],
  ['spaces', () => head + fill(' ')],
  ['no-break spaces', () => head + fill('\u00a0')],
  ['brackets', () => head + fill('<')],
  ['ampersands', () => head + fill('&amp;')],
  ['comments', () => head + fill('<!-- -->')],
  ['zero bytes', () => head + fill('\0')],
  ['half surrogates', () => head + fill('\ud800')],
  ['lists of choices', () => head + fill('<select><option>Large - £12</select>')],
  ['one list of choices', () => `${head}<select><option>${fill('<option>Large - £12')}`],
  ['headings', () => fill('<h1>Wingspan</h1>')],
  ['a long title', () => `<title>${fill('this domain page you product ')}</title>`],
  [
    'an unclosed BCData',
    () => `${head}${`<script>var BCData = ${'{"a":'.repeat(500)}</script>`.repeat(700)}`,
  ],
  ['a long refresh', () => `<meta http-equiv="refresh" content="${fill("0;url='")}">`],
  [
    'half sentences',
    () => head + fill('<p>this item you no longer search results for product that we could</p>'),
  ],
  ['a comment that begins like a refresh', () => `${head}<!-- http-equiv=${fill(' ')}`],
  [
    'JSON-LD with a run of blanks inside',
    () => head + jsonLdScript(`{"a":1${fill(' ').slice(0, 200_000)}"b":2}`),
  ],
  [
    'JSON-LD with semicolons in a run of blanks',
    () => head + jsonLdScript(`{}${fill(' ;').slice(0, 200_000)}x`),
  ],
  ['a deep state', () => `${head}<script type="application/json">{"price":${fill('[')}</script>`],
  [
    'one property with many names around many elements',
    () =>
      `${head}<div itemscope>${`<div itemprop="${'a '.repeat(240)}">`.repeat(500)}${'<i></i>'.repeat(20_000)}`,
  ],
  [
    'many deeply nested items',
    () => head + '<div class="abc def">'.repeat(550) + '<i itemscope itemtype="Product"></i>'.repeat(40_000),
  ],
  [
    'deeply nested hidden headings',
    () =>
      `<div hidden>${'<div class="abc def">'.repeat(550)}${'<h2 class="product-title"></h2>'.repeat(40_000)}`,
  ],
  ['closing tags without opening ones', () => head + '<i>'.repeat(400) + fill('</x>')],
];

const scraps = [
  '<div',
  ' class="price"',
  '>',
  '</div>',
  '<h1>Wingspan</h1>',
  '£',
  '29',
  '<script type="application/ld+json">',
  '{',
  '}',
  '"@type":',
  '"Product"',
  ',',
  '</script>',
  'itemscope',
  '<meta ',
  'content="',
  '"',
  '&',
  '\0',
  '<!--',
  '-->',
  '<s>',
  '[',
  ']',
  '<template>',
  'href=',
  '\ud83d',
  '%E0%A4%A',
];

describe('hostile pages of up to 2 MB', () => {
  it.each(pages)('%s', (_, make) => {
    const html = make();
    const reading = readPage(html, { url: address, status: 200 });
    expect(reading).toMatchObject({ in_stock: null, price: null });
    // The watchdog that ends a reading is for unforeseen input.
    expect(reading.evidence.join()).not.toContain('Reading it failed');
  });

  it.each(['MiniatureMarket', 'Zatu', 'Wayland'])('%s’s reader ends on each', (retailer) => {
    const nested = `${head}<div id="availability">${fill('<span>')}`;
    const flat = `${head}<div id="availability">${fill('<br class="btn-buy a-offscreen">')}`;
    const siblings = fill('<meta http-equiv="refresh" content="0">');
    for (const html of [nested, flat, siblings]) {
      expect(readPage(html, { url: address, status: 200, retailer })).toMatchObject({
        in_stock: null,
        price: null,
      });
    }
  });
});

describe('structured data that refers to itself', () => {
  const named = (offers: unknown, more: object = {}) =>
    jsonLdScript({ '@type': 'Product', '@id': '#p', name: 'Wingspan', offers, ...more });
  const levels = Array.from({ length: 7 }, (_, level) => ({
    '@id': `#l${level}`,
    '@type': 'Offer',
    offers: Array.from({ length: 200 }, () => ({ '@id': `#l${level + 1}` })),
  }));
  it.each([
    ['an offer that is its product', named({ '@id': '#p' })],
    ['an offer that is its product, by its name', named('#p')],
    [
      'two offers of each other',
      named([
        { '@id': '#a', offers: { '@id': '#b' } },
        { '@id': '#b', offers: { '@id': '#a' } },
      ]),
    ],
    [
      'offers within offers, two hundred each',
      jsonLdScript([{ '@type': 'Product', name: 'Wingspan', offers: { '@id': '#l0' } }, ...levels]),
    ],
    [
      'variants that are their own group',
      named(
        Array.from({ length: 1_000 }, () => ({ '@id': '#o' })),
        { '@type': 'ProductGroup', hasVariant: Array.from({ length: 200 }, () => ({ '@id': '#p' })) },
      ),
    ],
    [
      'a value deep in typed values',
      named({ price: JSON.parse(`${'{"@value":'.repeat(150)}1${'}'.repeat(150)}`) as unknown }),
    ],
    [
      'a quantity that is not a number',
      named({
        price: '29.99',
        priceSpecification: { price: '1', eligibleQuantity: { minValue: { toString: 1, valueOf: 1 } } },
      }),
    ],
    [
      'an availability that is not a string',
      `<form data-product_variations='[{"is_in_stock":true,"availability_html":{"toString":1}}]'></form>`,
    ],
  ])('%s ends, and does not throw', (_, html) => {
    const reading = readPage(head + html, { url: address, status: 200 });
    expect(reading.evidence.join()).not.toContain('Reading it failed');
  });
});

it('stops at more elements than any real page has', () => {
  const html = head + '<p class="price">£29.99</p>' + '<p></p>'.repeat(70_000);
  expect(readPage(html, { url: address, status: 200 })).toMatchObject({ kind: 'unknown', price: null });
});

describe('noise', () => {
  const html = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(fc.constantFrom(...scraps), { maxLength: 80 }).map((parts) => parts.join('')),
  );

  it('never throws, and never infers stock from fragments', () => {
    fc.assert(
      fc.property(
        html,
        fc.string(),
        fc.constantFrom('Other', 'MiniatureMarket', 'Zatu', 'Wayland'),
        (text, url, retailer) => {
          for (const at of [address, url]) {
            const reading = readPage(text, { url: at, status: 200, retailer });
            expect(reading.in_stock).toBeNull();
            expect(reading.evidence.join()).not.toContain('Reading it failed');
          }
        },
      ),
      { numRuns: runs(400) },
    );
  });

  it('never throws on any JSON-LD, and states no stock without an availability', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (offers, more) => {
        const head = jsonLdScript([
          { '@type': 'Product', name: 'Wingspan: Oceania Expansion', offers, hasVariant: more },
          more,
        ]);
        const reading = readPage(testPage({ head }), { url: address, status: 200 });
        expect(reading.in_stock).toBeNull();
        expect(reading.evidence.join()).not.toContain('Reading it failed');
      }),
      { numRuns: runs(400) },
    );
  });

  it('never throws on any value inside an offer, and states no price that is not written there', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (price, availability) => {
        const reading = readPage(testPage({ head: jsonLdScript(testProduct({ price, availability })) }), {
          url: address,
          status: 200,
        });
        if (reading.price !== null) expect(JSON.stringify(price)).toMatch(/\d/);
        expect(reading.price).not.toBe(0);
        expect(reading.evidence.join()).not.toContain('Reading it failed');
      }),
      { numRuns: runs(400) },
    );
  });

  it('reads a page truncated anywhere without stating another price or stock', () => {
    const html = testPage({
      head: jsonLdScript(testProduct({})),
      body: '<p class="price">£29.99 <s>£39.99</s></p><p class="stock">In stock</p>',
    });
    for (let length = 0; length < html.length; length += 3) {
      const reading = readPage(html.slice(0, length), { url: address, status: 200 });
      expect([null, true]).toContain(reading.in_stock);
      expect([null, 29.99]).toContain(reading.price);
    }
  });
});
