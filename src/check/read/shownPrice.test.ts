import { describe, expect, it } from 'vitest';
import { expected, jsonLdScript, testProduct, reads, testPage, type Expected } from './cases/testPage.ts';

const none: Expected = ['-', '-', '-', 'unknown'];

const pages: [what: string, body: string, want: Expected][] = [
  ['"Save £13" in the price', '<p class="price">£51.99 Save £13.00</p>', ['-', 51.99]],
  [
    '"Save £13" in an element of the price',
    '<p class="price"><del>£64.99</del> <ins>£51.99</ins> <span>Save £13.00</span></p>',
    ['-', 51.99],
  ],
  ['"Save" in the text before', '<p>£51.99 Save <span class="price">£13.00</span></p>', none],
  ['"Was, Now, Save" in one line', '<p class="price">Was £64.99 Now £51.99 Save £13.00</p>', ['-', 51.99]],
  ['a line labeled as a price', '<p>Our price: £29.99</p><p>In stock</p>', [true, 29.99]],
  ['a line about something else', '<p>Card sleeves £9.99</p><p>In stock</p>', [true, '-']],
  ['cents after the euro', '<p class="price">27€90</p>', ['-', 27.9, 'EUR']],
  ['cents in a sup after the euro', '<p class="price">51€<sup>99</sup></p>', ['-', 51.99, 'EUR']],
  ['the euro and cents in a sup', '<p class="price">51 <sup>€99</sup></p>', ['-', 51.99, 'EUR']],
  ['cents and the euro in a sup', '<p class="price">51<sup>99 €</sup></p>', ['-', 51.99, 'EUR']],
  [
    'a sign in a separate element',
    '<p><i>€</i> <b class="price">17,10</b> <s>18,00</s></p>',
    ['-', 17.1, 'EUR'],
  ],
  [
    'a sign, pounds, a point and pence in separate elements',
    '<p class="price"><sup>£</sup><b class="price-whole">499</b><i>.</i><sup class="fraction">99</sup></p>',
    ['-', 499.99],
  ],
  ['cents with a star', '<p class="price">€ 10,<sup>83*</sup></p>', ['-', 10.83, 'EUR']],
  ['a price by its barred price', '<p class="price"><b>£17</b> <i class="barred">£18</i></p>', ['-', 17]],
  [
    'a warranty for a fraction of the price',
    '<p class="price">£84.99</p><p>48 months of care</p><p>only £9.00</p>',
    ['-', 84.99],
  ],
  ['only prices by the unit', '<p class="price">£3.50/unit</p><p class="price">£0.70/ea</p>', ['-', '-']],
  ['pence in a small element', '<p class="price">£51<small>99</small></p>', ['-', 51.99]],
  ['a footnote in a sup', '<p class="price">£51.99<sup>1</sup></p>', ['-', 51.99]],
  ['a footnote after the euro', '<p class="price">12,99 €<sup>1</sup></p>', ['-', 12.99, 'EUR']],
  ['two digits of a footnote', '<p class="price">12,99 €<sup>15</sup></p>', ['-', 12.99, 'EUR']],
  ['two footnotes', '<p class="price">12,99 €<sup>1,2</sup></p>', ['-', 12.99, 'EUR']],
  [
    'a footnote next to the price’s own element',
    '<p class="price"><b>12,99 €</b><sup>1)</sup></p>',
    ['-', 12.99, 'EUR'],
  ],
  ['a footnote or the price’s pence', '<p class="price">129 €<sup>1</sup></p>', none],
  ['thousands in a separate element', '<p class="price"><b>1</b>&thinsp;<b>299</b>,<b>00</b> €</p>', none],
  ['the pound of Egypt', '<p class="price">E£44.99</p>', ['-', '-']],
  ['the old pound of Ireland', '<p class="price">IR£44.99</p>', ['-', '-']],
  ['a word that touches the pound', '<p class="price">Now£44.99</p>', ['-', 44.99]],
  ['a star in a sup', '<p class="price">£51.99<sup>*</sup></p>', ['-', 51.99]],
  [
    'the euro and cents in a sup, and no price element',
    '<p>27<sup>€90</sup></p><button>Add to cart</button>',
    ['-', '-', '-', 'product'],
  ],
  ['a saving in the text after', '<b class="price">£15</b> off RRP <b class="price">£45</b>', none],
  ['pence next to the price’s element', '<span class="price">£51</span><sup>99</sup>', none],
  [
    'the lowest price of 30 days',
    '<p class="price">£44.00</p><p class="price-omnibus">Lowest price in last 30 days: £39.00</p>',
    ['-', 44],
  ],
  [
    'the lowest price of 30 days, labeled in German',
    '<p>Niedrigster Preis der letzten 30 Tage: <span class="price">39,00 €</span></p>',
    none,
  ],
  ['a price match', '<p class="price">£44.00</p><p class="price-promise">Price match: £39.00</p>', ['-', 44]],
  [
    'a price with a code',
    '<p class="price">£44.00</p><p class="price">£39.60 with code SAVE10</p>',
    ['-', 44],
  ],
  [
    'a price with a code in the text after',
    '<p class="price">£44.00</p><p><span class="price">£39.60</span> with code SAVE10</p>',
    ['-', 44],
  ],
  ['a trade price', '<p class="price">£44.00</p><p class="trade-price">£30.00</p>', ['-', 44]],
  ['only a trade price', '<p class="trade-price">£30.00</p>', none],
  ['only a deposit', '<p class="price">£10.00 deposit</p>', none],
  ['only a members’ price', '<p>Members: <span class="price">£45.00</span></p>', none],
  ['a price by weight', '<p class="price">£44.00</p><p class="price">£5.20 / 100 ml</p>', ['-', 44]],
  [
    'Zen Cart’s normal and special price',
    '<h2><span class="normalprice">£59.99</span> <span class="productSpecialPrice">£47.95</span></h2>',
    ['-', 47.95],
  ],
  [
    'PrestaShop’s regular and current price',
    '<span class="regular-price">59,99 €</span> <span class="current-price">47,95 €</span>',
    ['-', 47.95, 'EUR'],
  ],
  ['only a regular price', '<span class="regular-price">£59.99</span>', ['-', 59.99]],
  [
    'a regular price next to another one without a label',
    '<span class="regular-price">£59.99</span> <span class="price">£47.95</span>',
    ['-', '-'],
  ],
  [
    'an old price marked only by its class',
    '<p class="price"><span class="was">£64.99</span> <span class="now">£51.99</span></p>',
    ['-', 51.99],
  ],
  [
    'BigCommerce’s price without tax as the only one',
    '<div class="price-section price-section--withoutTax"><span class="price price--withoutTax">£39.99</span></div>',
    ['-', 39.99],
  ],
  [
    'BigCommerce’s price labeled as without tax',
    '<div class="price-section price-section--withoutTax"><span class="price price--withoutTax">£39.99</span> <abbr>(Ex. VAT)</abbr></div>',
    none,
  ],
  [
    'BigCommerce’s price with and without tax',
    '<p><span class="price price--withTax">£17.99</span> <abbr>(Inc. VAT)</abbr></p><p><span class="price price--withoutTax">£14.99</span> <abbr>(Ex. VAT)</abbr></p>',
    ['-', 17.99],
  ],
  [
    'BigCommerce’s sale',
    '<span>MSRP:</span> <span class="price price--rrp">£110.00</span> <span>Was:</span> <span class="price price--non-sale">£89.99</span>' +
      ' <span>Now:</span> <span class="price price--withoutTax">£79.99</span> <span class="price">(You save</span> <span class="price price--saving">£10.00</span> <span class="price">)</span>',
    ['-', 79.99],
  ],
  [
    'Magento’s prices with and without tax',
    '<span class="price-excluding-tax">£25.00</span> <span class="price-including-tax">£30.00</span>',
    ['-', 30],
  ],
  [
    'labels of VAT after both prices',
    '<p class="price"><b class="amount">£25.00</b> <small>ex VAT</small> <b class="amount">£30.00</b> <small>inc VAT</small></p>',
    ['-', 30],
  ],
  [
    'labels of VAT before both prices',
    '<p class="price"><small>inc VAT</small> <b class="amount">£30.00</b> <small>ex VAT</small> <b class="amount">£25.00</b></p>',
    ['-', 30],
  ],
  [
    'labels of VAT with a colon before both prices',
    '<p class="price"><small>inc VAT:</small> <b class="amount">£30.00</b> <small>ex VAT:</small> <b class="amount">£25.00</b></p>',
    ['-', 30],
  ],
];

describe('the current price on a page', () => {
  it.each(pages)('%s', (_, body, want) => {
    expect(reads(testPage({ body }))).toEqual(expected(want));
  });

  it.each<[string, string, Expected]>([
    ['30.00', '<p class="price">£36.00 (£30.00 ex. VAT)</p>', [true, 36]],
    ['30.00', '<p class="price">£36.00 inc VAT</p>', [true, 36]],
    ['30.00', '<p class="price">£36.00</p>', [true, '-']],
    ['30.00', '<p class="price">£39.00 (£30.00 ex. VAT)</p>', [true, '-']],
    ['51.99', '<p class="price">£51.99 Save £13.00</p>', [true, 51.99]],
    ['64.99', '<p class="price"><s>£64.99</s> £51.99 Save £13.00</p>', [true, 51.99]],
    ['59.99', '<b class="regular-price">£59.99</b> <b class="sale-price">£47.95</b>', [true, 47.95]],
  ])('%s for machines and %s for people', (price, body, want) => {
    expect(reads(testPage({ head: jsonLdScript(testProduct({ price })), body }))).toEqual(expected(want));
  });
});

const dollars = '<p class="price">$44.00</p>';
const unknown: Expected = ['-', '-', '-', 'product'];

describe('the currency of a shared sign', () => {
  it.each<[what: string, body: string, want: Expected, lang?: string]>([
    ['nothing names it', dollars, unknown],
    ['the locale that shop software has by default', dollars, unknown, 'en-US'],
    [
      'Shopify names it',
      `${dollars}<script>Shopify.currency={"active":"AUD","rate":"1.0"};</script>`,
      ['-', 44, 'AUD'],
    ],
    ['Shopify says USD', `${dollars}<script>Shopify.currency = {"active":"USD"};</script>`, ['-', 44, 'USD']],
    ['a line names another', `<p>Free shipping in Canada over $150 CAD</p>${dollars}`, unknown],
    ['a sentence names another', `${dollars}<p>All prices are in Canadian dollars</p>`, unknown],
    ['a tax of other countries', `${dollars}<p>Prices inc. GST. We ship Australia wide.</p>`, unknown],
    ['a script names another', `${dollars}<script>var shop = {"currency":"CAD"}</script>`, ['-', 44, 'CAD']],
    [
      'scripts name two',
      `${dollars}<script>var shop = {"currency":"CAD","default_currency":"USD"}</script>`,
      unknown,
    ],
    [
      'a currency picker names others',
      `${dollars}<select><option>USD</option><option>CAD</option></select>`,
      unknown,
    ],
    ['French', dollars, unknown, 'fr'],
    ['Spanish', dollars, unknown, 'es'],
    ['R$', '<p class="price">R$ 244,99</p>', ['-', 244.99, 'BRL'], 'pt-BR'],
    ['RD$', '<p class="price">RD$ 2,790.00</p>', unknown],
    ['AUD $', '<p class="price">AUD $27.90</p>', ['-', 27.9, 'AUD']],
    ['¥ in English', '<p class="price">¥199.00</p>', unknown],
  ])('%s', (_, body, want, lang) => {
    expect(reads(testPage({ body, lang: lang ?? 'en' }))).toEqual(expected(want));
  });
});

describe('a shared sign on a page for an offer in dollars', () => {
  const shop = 'https://shop.example/products/wingspan-oceania';
  it.each<[what: string, body: string, want: Expected, url?: string, head?: string]>([
    ['nothing names another', dollars, ['-', 44, 'USD']],
    ['a line names another', `<p>Free shipping in Canada over $150 CAD</p>${dollars}`, unknown],
    ['a sentence names another', `${dollars}<p>All prices are in Canadian dollars</p>`, unknown],
    ['a tax of other countries', `${dollars}<p>Prices inc. GST. We ship Australia wide.</p>`, unknown],
    ['a list to choose from', `${dollars}<select><option>USD</option><option>CAD</option></select>`, unknown],
    ['a host in Canada', dollars, unknown, 'https://shop.ca/products/wingspan-oceania'],
    ['a host in a house', dollars, ['-', 44, 'USD'], 'https://shop.house/products/wingspan-oceania'],
    ['a folder for Australia', dollars, unknown, 'https://shop.example/en-au/wingspan-oceania'],
    ['a meta names another', dollars, unknown, shop, '<meta itemprop="priceCurrency" content="AUD">'],
    ['kroner', '<p class="price">349 kr</p>', unknown],
    ['a script names its own', `${dollars}<script>var shop = {"currency":"USD"}</script>`, ['-', 44, 'USD']],
    ['a script names another', `${dollars}<script>var shop = {"currency":"CAD"}</script>`, unknown],
  ])('%s', (_, body, want, url = shop, head = '') => {
    expect(reads(testPage({ head, body }), { url, currency: 'USD' })).toEqual(expected(want));
  });

  it('shop software’s default locale does not override a line that names another currency', () => {
    const read = (line: string) =>
      reads(testPage({ body: line + dollars, lang: 'en-US' }), { url: shop, currency: 'USD' });
    expect(read('')).toEqual(expected(['-', 44, 'USD']));
    expect(read('<p>All prices are in CAD</p>')).toEqual(expected(unknown));
  });
});

describe('a point before three digits', () => {
  const pesos =
    '<p class="price"><del>$12.990</del> <ins>$9.990</ins></p><script>var shop = {"currency":"CLP"}</script>';
  it.each<[lang: string, want: Expected]>([
    ['es-CL', ['-', 9990, 'CLP', 'product']],
    ['en-US', ['-', '-', '-', 'unknown']],
    ['no language!', ['-', '-', '-', 'unknown']],
  ])('in %s', (lang, want) => {
    expect(reads(testPage({ body: pesos, lang }))).toEqual(want);
  });

  it('an amount without tax in structured data gives the currency of the same visible amount', () => {
    const offer = {
      price: '9990',
      priceCurrency: 'CLP',
      priceSpecification: { price: '9990', priceCurrency: 'CLP', valueAddedTaxIncluded: false },
    };
    const head = jsonLdScript(testProduct(offer));
    expect(reads(testPage({ head, body: pesos, lang: 'es' }))).toEqual([true, 9990, 'CLP', 'product']);
  });
});

describe('prices among others', () => {
  it.each<[what: string, body: string, price: number | '-', lang?: string]>([
    ['a net price inside', '<div class="price">£39.99<br><span>Ex tax: £33.33</span></div>', 39.99],
    [
      'a net price inside, in a separate element',
      '<div class="price">Cena: £39.99<span class="price-tax">Netto: £33.33</span></div>',
      39.99,
    ],
    [
      'a usual price in the same element',
      '<div class="p-final-price"><span class="price-standard">£49.99</span><strong class="price-final">£39.99</strong></div>',
      39.99,
    ],
    ['only a price named standard', '<span class="price-standard">£49.99</span>', 49.99],
    [
      'named like an entry of a list',
      '<div class="product-item-price"><span class="price">£39.99</span></div>',
      39.99,
    ],
    [
      'in an entry of a list',
      '<div class="product-item"><a href="/azul">Azul</a><span class="price">£39.99</span></div>',
      '-',
    ],
    [
      'what other shops charge',
      '<div class="price">Cena z VAT: £39.99</div><div class="price">Cena w innych sklepach: £49.99</div>',
      39.99,
      'pl',
    ],
    [
      'WooCommerce’s screen reader texts',
      '<p class="price"><del>£49.99</del> <span class="screen-reader-text">Ursprünglicher Preis war: £49.99</span><ins>£39.99</ins><span class="screen-reader-text">Aktueller Preis ist: £39.99.</span></p>',
      39.99,
      'de',
    ],
    [
      'Shopify’s label of the only price',
      '<p class="price"><span>Prix habituel</span> <span>£39.99</span></p>',
      39.99,
      'fr',
    ],
    [
      'the same next to a lower one',
      '<p class="price"><span>Prix habituel</span> <s>£49.99</s> <span>Prix promotionnel</span> <span>£39.99</span></p>',
      39.99,
      'fr',
    ],
  ])('%s', (_, body, price, lang = 'en') => {
    expect(reads(testPage({ body, lang }))[1]).toBe(price);
  });

  it('a price shown only struck through counts if the shop’s software states it too', () => {
    const body = '<p class="was-price">Clearance £29.99</p>';
    const software =
      '<script>var BCData = {"product_attributes":{"price":{"without_tax":{"value":29.99,"currency":"GBP"}}}};</script>';
    const head = jsonLdScript(testProduct({}));
    expect(reads(testPage({ head, body }))[1]).toBe('-');
    expect(reads(testPage({ head: head + software, body }))[1]).toBe(29.99);
  });
});

it('a product’s name is not a label of its price', () => {
  expect(reads(testPage({ name: 'Wingspan E-Book', body: '<p class="price">£5</p>' }))[1]).toBe(5);
});

it('reads a currency whose property is in lowercase', () => {
  const offer = '<meta itemprop="price" content="10,83"><meta itemprop="pricecurrency" content="EUR">';
  const body = `<div itemprop="offers" itemscope itemtype="https://schema.org/Offer">${offer}</div>`;
  const html = testPage({ body }).replace('<main>', '<main itemscope itemtype="https://schema.org/Product">');
  expect(reads(html)).toEqual(['-', 10.83, 'EUR', 'product']);
});

it('a price element with too much text is not a price', () => {
  const nested = '<div class=price>'.repeat(500);
  expect(reads(`<title>G</title><h1>G</h1>${nested}£5 ${'<i></i>'.repeat(20_000)}`)[1]).toBe('-');
});
