import { describe, expect, it } from 'vitest';
import { parsePrice } from '../../../check/read/price/parsePrice.ts';
import { decodeHtml } from '../../../web/body.ts';
import { readFeed, type Feed } from './readFeed.ts';

const page = 'https://zatu.com/products/wingspan-oceania';

function read(text: string, date: string | null = '2026-11-27'): Feed {
  const feed = readFeed(text, { date, today: '2026-11-28', readPrice: parsePrice });
  if ('refused' in feed) throw new Error(feed.refused);
  return feed;
}

/** Of one product with these further columns: price, currency, stock, and why they are left out. */
function valuesOf(columns: Record<string, string>, date?: string | null) {
  const header = ['title', 'link', ...Object.keys(columns)].join('\t');
  const [row] = read(`${header}\nOceania\t${page}\t${Object.values(columns).join('\t')}`, date).rows;
  if (row === undefined) throw new Error('No row');
  return [row.price, row.in_stock, row.leftOut ?? row.doubts[0] ?? null];
}

describe('a condition in a feed belongs to its value', () => {
  const sale = { price: '34.99 USD', sale_price: '19.99 USD', availability: 'in_stock' };
  const price = { price: '34.99 USD', availability: 'in_stock' };
  const awin = { search_price: '34.99', currency: 'USD', in_stock: '1' };
  const unclearSale = 'the days of its sale price are not clear';
  const otherDays = 'the offer is for other days';
  const noStock = 'it is neither in stock nor out of stock';
  it.each([
    ['a sale without days', sale, 19.99, null],
    [
      'a sale of today',
      { ...sale, sale_price_effective_date: '2026-11-20T00:00Z/2026-12-05T23:59Z' },
      19.99,
      null,
    ],
    [
      'a sale that ended',
      { ...sale, sale_price_effective_date: '2025-11-20T00:00Z/2025-11-30T23:59Z' },
      34.99,
      null,
    ],
    [
      'a sale to come',
      { ...sale, sale_price_effective_date: '2027-01-02T08:00-0800/2027-01-30T08:00-0800' },
      34.99,
      null,
    ],
    [
      'a sale that ended between the two days',
      { ...sale, sale_price_effective_date: '2026-11-20/2026-11-27' },
      null,
      unclearSale,
    ],
    ['half an interval', { ...sale, sale_price_effective_date: '2026-11-20' }, null, unclearSale],
    [
      'WooCommerce’s sale that ended',
      { regular_price: '34.99 USD', 'Sale price': '19.99 USD', 'Date sale price ends': '2026-11-01' },
      34.99,
      null,
    ],
    [
      'Magento’s sale that ended',
      { price: '34.99 USD', special_price: '19.99 USD', special_price_to_date: '2026-11-01 00:00:00' },
      34.99,
      null,
    ],
    [
      'Magento’s sale to come',
      { price: '34.99 USD', special_price: '19.99 USD', special_from_date: '2026-12-01' },
      34.99,
      null,
    ],
    ['a sale with an unclear end', { ...sale, sale_end_date: '03/12/2026' }, null, unclearSale],
    ['a sale of nothing', { ...sale, sale_price: '0.00 USD' }, 34.99, null],
    [
      'a sale price in words',
      { ...sale, sale_price: 'in cart' },
      null,
      'the price cannot be read, or is not one price',
    ],
    [
      'a sale above the price',
      { ...sale, sale_price: '39.99 USD' },
      null,
      'the sale price is above the price',
    ],
    ['an offer that ended', { ...price, valid_to: '2026-11-01' }, null, otherDays],
    ['a product that expired', { ...price, expiration_date: '2026-01-01T00:00:00Z' }, null, otherDays],
    ['an offer to come', { ...price, 'Begin Date': '2027-01-01' }, null, otherDays],
    ['an offer of today', { ...price, valid_from: '2026-11-01', valid_to: '2026-12-31' }, 34.99, null],
    [
      'a day in the future that it is available',
      { ...price, availability_date: '2027-02-01' },
      null,
      noStock,
    ],
    ['a release in the future', { ...price, release_date: '2027-02-01' }, null, noStock],
    ['a day in the past that it was available', { ...price, availability_date: '2024-02-01' }, 34.99, null],
    ['a preorder', { ...price, availability: 'preorder' }, null, noStock],
    ['Awin’s preorder', { ...awin, pre_order: '1' }, null, noStock],
    ['Awin’s stock of none', { ...awin, stock_quantity: '0' }, null, noStock],
    ['Awin’s product that is not for sale', { ...awin, is_for_sale: '0' }, null, noStock],
    [
      'Awin’s product that is for sale',
      { ...awin, is_for_sale: '1', pre_order: '0', stock_quantity: '4' },
      34.99,
      null,
    ],
    [
      'CJ’s lowest of several prices',
      { ...price, FROMPRICE: 'yes' },
      null,
      'the price cannot be read, or is not one price',
    ],
    [
      'a range',
      { ...price, price: '19.99 - 34.99 USD' },
      null,
      'the price cannot be read, or is not one price',
    ],
    ['two currencies', { ...price, currency: 'EUR' }, null, 'the currency is not clear'],
    ['no currency', { ...price, price: '34.99' }, null, 'the price names no currency'],
    ['a bundle', { ...price, is_bundle: 'yes' }, 34.99, 'it is a bundle'],
    ['a case', { ...price, multipack: '6' }, 34.99, 'it is a pack of 6'],
    ['one copy', { ...price, is_bundle: 'no', multipack: '1' }, 34.99, null],
    ['a used copy', { ...price, condition: 'used' }, 34.99, 'it is not new'],
    ['another language', { ...price, language: 'de' }, 34.99, 'its language is de'],
  ])('%s', (_, columns, amount, why) => {
    const [found, , said] = valuesOf(columns);
    expect([found, said]).toEqual([amount, why]);
  });

  it.each(['sold out', 'out_of_stock', 'https://schema.org/OutOfStock', '0', 'no'])(
    '%s is no stock',
    (text) => {
      expect(valuesOf({ ...price, availability: text })).toEqual([34.99, false, null]);
    },
  );

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T23:30:00-08:00', '2026-11-21'],
    ['2026/11/20 04:12', '2026-11-20'],
  ])('its date %s is %s', (text, day) => {
    const [row] = read(`title,link,price,date\nOceania,${page},34.99 USD,${text}`).rows;
    expect(row).toMatchObject({ date: day, price: 34.99 });
  });

  it.each([
    ['03/11/2025 10:22', 'the date cannot be read'],
    ['20/11/2024', 'the date cannot be read'],
    ['2026-11-29', 'the date is in the future'],
  ])('a price of %s is left out', (text, why) => {
    const columns = { price: '34.99 USD', availability: 'in_stock', last_updated: text };
    expect(valuesOf(columns)).toEqual([null, null, why]);
  });
});

it.each(['24.9900 USD', 'US$24.99', '24.99 usd', 'USD24.99', '$24.99', '24,99 USD'])(
  'the price “%s” is read as `guides check price` reads it',
  (text) => {
    expect(valuesOf({ price: text })[0]).toBe(24.99);
  },
);

it('groups of thousands are read', () => {
  expect(valuesOf({ price: '1,299.00 USD' })[0]).toBe(1299);
});

describe('rows of a table', () => {
  it('with more or fewer cells than columns are not read', () => {
    const feed = read(
      `title,link,description,msrp,price\nOceania,${page},Birds, and nectar,39.99,24.99\nAsia,${page},Birds,39.99\nEuropean,${page},"Birds, too",39.99,24.99 USD`,
    );
    expect(feed.rows.map(({ title, price }) => [title, price])).toEqual([['European', 24.99]]);
    expect(feed.unreadable.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('may have descriptions of any length', () => {
    const text = Array.from({ length: 400 }, (_, number) => `card ${number}, ""new""`).join('\n');
    const feed = read(
      `title,link,description,price\nOceania,${page},"${text}",24.99 USD\nAsia,${page},,9.99 USD`,
    );
    expect(feed.rows.map(({ line, price }) => [line, price])).toEqual([
      [2, 24.99],
      [402, 9.99],
    ]);
  });

  it('never get the price of the next row from a quote that is not closed', () => {
    const feed = read(
      `title,link,description,price\nOceania,${page},"Birds,24.99 USD\nAsia,${page},"Birds",9.99 USD\n`,
    );
    expect(feed.rows.map(({ title, price }) => [title, price])).toEqual([['Asia', 9.99]]);
    expect(feed.unreadable).toEqual([{ line: 2, why: 'missing a closing quote' }]);
    const loose = read(
      `title,link,note,price\nOceania,${page},"Birds,24.99 USD\nAsia,${page},5" tiles",9.99 USD\n`,
    );
    expect(loose.rows.map(({ title, price }) => [title, price])).toEqual([['Asia', 9.99]]);
  });

  it.each([
    ['a line for Excel', `sep=;\ntitle;link;price\nOceania;${page};24.99 USD`],
    ['a blank first line', `\n\ntitle,link,price\nOceania,${page},24.99 USD`],
    ['old line ends', `title,link,price\rOceania,${page},24.99 USD\r`],
  ])('may have %s', (_, text) => {
    expect(read(text).rows).toMatchObject([{ title: 'Oceania', price: 24.99 }]);
  });

  it.each([
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ])('may be in %s', (_, encode) => {
    const text = decodeHtml(encode(`title,link,price\nMärz,${page},24.99 USD`), '');
    expect(read(text).rows).toMatchObject([{ title: 'März', price: 24.99 }]);
  });

  it.each([
    ['JSON', '{"title":"Oceania"}\n{"title":"Asia"}', 'It is JSON; tables and XML are read.'],
    ['a ZIP archive', 'PK\u0003\u0004', 'It is a ZIP archive or a workbook, not a table as text.'],
    ['UTF-16 without a mark', 't\0i\0t\0l\0e\0', 'It is not text, or UTF-16 without a byte order mark.'],
    ['a web page', '<!doctype html><p>Log in</p>', 'It is XML without an item, entry, or product.'],
  ])('are not expected in %s', (_, text, refused) => {
    const options = { date: null, today: '2026-11-28', readPrice: parsePrice };
    expect(readFeed(text, options)).toEqual({ refused });
  });
});

describe('XML', () => {
  const google = 'xmlns:g="http://base.google.com/ns/1.0"';
  const rss = (items: string) =>
    `<?xml version="1.0"?>\n<rss version="2.0" ${google}><channel><title>Shop</title><link>https://zatu.com</link>\n${items}\n</channel></rss>`;
  const product = { title: 'Inns & Cathedrals', url: page, price: 24.99, currency: 'GBP', in_stock: true };

  it('of RSS with Google’s names is read', () => {
    const feed = read(
      rss(`<item><title>Inns &amp; Cathedrals - Shop</title><g:title><![CDATA[Inns & Cathedrals]]></g:title><link>${page}</link>
        <g:shipping><g:country>GB</g:country><g:price>4.99 GBP</g:price></g:shipping>
        <g:price>34.99 GBP</g:price><g:sale_price>24.99 GBP</g:sale_price><g:availability>in_stock</g:availability></item>`),
    );
    expect(feed).toMatchObject({ rows: [{ ...product, line: 3 }], unreadable: [] });
  });

  it('of Atom is read, with the address in an attribute', () => {
    const text = `<feed xmlns="http://www.w3.org/2005/Atom" ${google}><title>Shop</title><link rel="self" href="https://zatu.com/feed"/>
      <entry><link rel="self" href="https://zatu.com/feed/1"/><link href="${page}"/><title>Inns &amp; Cathedrals</title><g:price>24.99 GBP</g:price><g:availability>in stock</g:availability></entry></feed>`;
    expect(read(text).rows).toMatchObject([product]);
  });

  it('that ends within a product leaves this product out', () => {
    const feed = read(
      rss(`<item><title>Oceania</title><link>${page}</link></item><item><title>Asia</title><link>${page}`),
    );
    expect(feed.rows.map(({ title }) => title)).toEqual(['Oceania']);
    expect(feed.unreadable).toEqual([{ line: 3, why: 'an element that is not closed' }]);
  });
});
