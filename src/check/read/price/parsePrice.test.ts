import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount, parsePrice, parsePrices } from './parsePrice.ts';

const exact: [string, number, string | null][] = [
  ['$29.99', 29.99, null],
  ['US$29.99', 29.99, 'USD'],
  ['CA$29.99', 29.99, 'CAD'],
  ['A$29.99', 29.99, 'AUD'],
  ['£29.99', 29.99, 'GBP'],
  ['£ 29.99', 29.99, 'GBP'],
  ['£29', 29, 'GBP'],
  ['€29,99', 29.99, 'EUR'],
  ['29,99 €', 29.99, 'EUR'],
  ['29.99 €', 29.99, 'EUR'],
  ['GBP 29.99', 29.99, 'GBP'],
  ['R399.00', 399, 'ZAR'],
  ['R 1 299,00', 1299, 'ZAR'],
  ['Was R499.00 Now R399.00', 399, 'ZAR'],
  ['gbp29.99', 29.99, 'GBP'],
  ['29.99 GBP', 29.99, 'GBP'],
  ['29,90 EUR', 29.9, 'EUR'],
  ['SFr. 45.00', 45, 'CHF'],
  ['749,00 euro', 749, 'EUR'],
  ['£29.99 GBP', 29.99, 'GBP'],
  ['$1,299.00', 1299, null],
  ['1.299,00 €', 1299, 'EUR'],
  ['€1.299', 1299, 'EUR'],
  ['$69,900', 69900, null],
  ["€1'049,95", 1049.95, 'EUR'],
  ['€1’049.50', 1049.5, 'EUR'],
  ['3 291,00 €', 3291, 'EUR'],
  ['1\u00a0139,00\u00a0€', 1139, 'EUR'],
  ['1\u202f139,00 €', 1139, 'EUR'],
  ['€ 610,', 610, 'EUR'],
  ['20,- €', 20, 'EUR'],
  ['$.750.30', 750.3, null],
  ['£.99', 0.99, 'GBP'],
  ['99p', 0.99, 'GBP'],
  ['29.99', 29.99, null],
  ['£29.99*', 29.99, 'GBP'],
  ['Price: £29.99', 29.99, 'GBP'],
  ['£29.99 inc. VAT', 29.99, 'GBP'],
  ['£29.99 inc VAT (£24.99 ex VAT)', 29.99, 'GBP'],
  ['Was £39.99 Now £29.99', 29.99, 'GBP'],
  ['Now £29.99, was £39.99', 29.99, 'GBP'],
  ['RRP £39.99 £29.99', 29.99, 'GBP'],
  ['£29.99 RRP £39.99', 29.99, 'GBP'],
  ['£29.99 (RRP £39.99)', 29.99, 'GBP'],
  ['£29.99 (-15%)', 29.99, 'GBP'],
  ['Pack of 4 £29.99', 29.99, 'GBP'],
  ['109€109€109€', 109, 'EUR'],
  ['£51.99 Save £13', 51.99, 'GBP'],
  ['£51.99 save £13.00 (20%)', 51.99, 'GBP'],
  ['£51.99 - Save £13.00!', 51.99, 'GBP'],
  ['£51.99 (Save £13)', 51.99, 'GBP'],
  ['£51.99 Save 20%', 51.99, 'GBP'],
  ['£51.99 Saving: £13.00', 51.99, 'GBP'],
  ['£13 off £51.99', 51.99, 'GBP'],
  ['Was £64.99 Now £51.99 Save £13.00', 51.99, 'GBP'],
  ['Price reduced from £64.99 to £51.99', 51.99, 'GBP'],
  ['£44.00 Lowest price in last 30 days: £39.00', 44, 'GBP'],
  ['£45.00 worth £60.00', 45, 'GBP'],
  ['Inc VAT £29.99 Ex VAT £24.99', 29.99, 'GBP'],
  ['£24.99 ex VAT £29.99', 29.99, 'GBP'],
  ['£29.99 ex VAT: £24.99', 29.99, 'GBP'],
  ['£29.99 delivery £3.95', 29.99, 'GBP'],
  ['429 Kč', 429, 'CZK'],
  ['27€90', 27.9, 'EUR'],
  ['1 299€90', 1299.9, 'EUR'],
  ['27€90 au lieu de 35€90', 27.9, 'EUR'],
  ['£51·99', 51.99, 'GBP'],
  ['£ 51 . 99', 51.99, 'GBP'],
  ['&pound;27.90', 27.9, 'GBP'],
  ['AUD $27.90', 27.9, 'AUD'],
  ['CAD: $27.90', 27.9, 'CAD'],
  ['$ CAD 27.90', 27.9, 'CAD'],
  ['$27.90 (CAD)', 27.9, 'CAD'],
  ['CDN$ 27.90', 27.9, 'CAD'],
  ['Can$27.90', 27.9, 'CAD'],
  ['U.S. $27.90', 27.9, 'USD'],
  ['R$ 27,90', 27.9, 'BRL'],
  ['RD$ 2,790.00', 2790, null],
  ['¥4,180', 4180, null],
  ['¥279.00 CNY', 279, 'CNY'],
  ['CN¥279.00', 279, 'CNY'],
  ['349 kr', 349, null],
  ['349,- kr', 349, null],
  ['1 349,-', 1349, null],
  ['349:-', 349, 'SEK'],
  ['KSh1,000', 1000, 'KES'],
  ['Rp 279,000', 279000, 'IDR'],
  ['₼ 27.90', 27.9, 'AZN'],
  ['27.90 ر.س', 27.9, 'SAR'],
  ['279 Dhs', 279, null],
  ['Rs.2,790', 2790, null],
  ['99¢', 0.99, null],
];

// Games, years, words and player counts that look like labels or prices.
const falseFriends: [string, number][] = [
  ['Save the Date £20', 20],
  ['Safe House £20', 20],
  ['Under Falling Skies £30', 30],
  ['7 Wonders £39.99', 39.99],
  ['1830 £60', 60],
  ['1830: £60.00', 60],
  ['1830 £ 59.99', 59.99],
  ['£45 60 min', 45],
  ['Now$29.99', 29.99],
  ['A can $5.00', 5],
  ['Try it £5', 5],
  ['Top 10 All £5', 5],
];

const labeled: [string, string][] = [
  ['From £29.99', 'from'],
  ['as low as $29.99', 'from'],
  ['à partir de 29,99 €', 'from'],
  ['£29.99+', 'from'],
  ['£19.99 - £39.99', 'range'],
  ['19.99 USD - 39.99 USD', 'range'],
  ['From 26 to 50 €', 'range'],
  ['$ 791.00 $ 479.00', 'several'],
  ['RRP £39.99', 'old'],
  ['Was £39.99', 'old'],
  ['Save £10.00', 'saving'],
  ['£5 off', 'saving'],
  ['Delivery £4.99', 'shipping'],
  ['Free delivery over £50', 'shipping'],
  ['Used from £12.00', 'conditional'],
  ['£24.99 ex VAT', 'net'],
  ['24,99 € + MwSt', 'net'],
  ['184,20 €HT', 'net'],
  ['$15.95/mo', 'instalment'],
  ['$30.56 per month', 'instalment'],
  ['4 payments of $7.50', 'instalment'],
  ['or 3 x £10.00', 'instalment'],
  ['£9.99/kg', 'unit'],
  ['£2.00 per book', 'unit'],
  ['£1.20 per 100g', 'unit'],
  ['3 for £20', 'unit'],
  ['£5.20 / 100 ml', 'unit'],
  ['£10.00 x 3', 'instalment'],
  ['£10 p/m', 'instalment'],
  ['Pay £17.33 today', 'instalment'],
  ['dès 10,00 €', 'from'],
  ['a partire da 10,00 €', 'from'],
  ['From price £10', 'from'],
  ['zzgl. 3,95 € Versand', 'shipping'],
  ['Versand ab 4,90 €', 'shipping'],
  ['Livraison à partir de 3,90 €', 'shipping'],
  ['Delivery from £2.95', 'shipping'],
  ['Delivery included, from £29.99', 'from'],
  ['InPost Paczkomaty & kurier od 9,99 zł', 'shipping'],
  ['Sie sparen 13,00 €', 'saving'],
  ['Save now £13', 'saving'],
  ['355 Kč bez DPH', 'net'],
  ['£10.00 deposit', 'conditional'],
  ['£10 deposit £45', 'conditional'],
  ['£45 deposit £10', 'conditional'],
  ['£2.50 delivery £3.95', 'shipping'],
  ['£12 used £29.99', 'conditional'],
  ['Total value: £60.00', 'conditional'],
  ['Earn £4.50', 'conditional'],
  ['£20 gift card', 'conditional'],
  ['Members: £45.00', 'conditional'],
  ['Trade price £30', 'conditional'],
  ['Price match: £39.00', 'conditional'],
  ['£39.60 with code SAVE10', 'conditional'],
  ['Lowest price in last 30 days: £39', 'conditional'],
  ['Niedrigster Preis der letzten 30 Tage: 39,00 €', 'conditional'],
];

describe('parsePrice', () => {
  it.each(exact)('%j is %d %s', (text, amount, currency) => {
    expect(parsePrice(text)).toMatchObject({ amount, currency, kind: 'exact' });
  });

  it.each(labeled)('%j is not a price to state: %s', (text, kind) => {
    expect(parsePrice(text)?.kind).toBe(kind);
  });

  it.each([
    '',
    'Type of Transfer *',
    'POA',
    '-£5.00',
    '$1.299',
    '1,23,456.00',
    '15%',
    '10.0.0.1',
    'B0TEST0001',
    'EOS R5',
    'CODER399.00',
    `£${'1'.repeat(400)}`,
    // Cents, or a separate number.
    '£51 99',
    '51 €99',
    '27 € 90',
    '1830 £ 60',
    '1.837, 32 €',
    '$ 8. 94',
  ])('%j is not a price', (text) => {
    expect(parsePrice(text)).toBeNull();
  });

  it.each(falseFriends)('%j is %d, despite its words', (text, amount) => {
    expect(parsePrice(text)).toMatchObject({ amount, kind: 'exact' });
  });

  it('considers labels in the texts around a price', () => {
    expect(parsePrice('£39.99', { before: 'RRP' })?.kind).toBe('old');
    expect(parsePrice('£29.99', { after: 'ex VAT' })?.kind).toBe('net');
    expect(parsePrice('£29.99', { before: 'RRP £39.99', after: 'Delivery £3.95' })?.kind).toBe('exact');
  });

  it('keeps zero, which is not a price to state', () => {
    expect(parsePrice('£0.00')?.amount).toBe(0);
    expect(parseAmount('£0.00')).toBeNull();
  });

  it('uses the given currency only if the text has none', () => {
    expect(parsePrice('29.99', { currency: 'GBP' })?.currency).toBe('GBP');
    expect(parsePrice('29.99', { currency: '£' })?.currency).toBe('GBP');
    expect(parsePrice('€29.99', { currency: 'GBP' })?.currency).toBe('EUR');
    expect(parsePrice('$29.99', { currency: 'CAD' })?.currency).toBe('CAD');
    expect(parsePrice('¥199', { currency: 'CNY' })?.currency).toBe('CNY');
    expect(parsePrice('349 kr', { currency: 'SEK' })?.currency).toBe('SEK');
    expect(parsePrice('279 DH', { currency: 'MAD' })?.currency).toBe('MAD');
    expect(parsePrice('29.99', { currency: 'GHS' })?.currency).toBe('GHS');
    expect(parsePrice('RD$ 2,790', { currency: 'USD' })?.currency).toBeNull();
  });

  it('reads prices as people write them', () => {
    const pence = fc.integer({ min: 1, max: 99_999_999 });
    fc.assert(
      fc.property(
        pence,
        fc.constantFrom('en-GB', 'de-DE', 'fr-FR', 'de-CH'),
        fc.constantFrom('GBP', 'EUR', 'USD'),
        (amount, locale, currency) => {
          const text = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100);
          // Locales with their own dollar write only the sign for it.
          expect(parsePrice(text, { currency })).toMatchObject({ amount: amount / 100, currency });
        },
      ),
    );
  });

  it.each([
    'save '.repeat(60),
    `save${' up to'.repeat(48)}`,
    '£'.repeat(300),
    '€1'.repeat(150),
    '1 €'.repeat(100),
    `${'us$ '.repeat(70)}1`,
    `from ${'a '.repeat(140)}£1`,
    `£1${' ('.repeat(140)}`,
    '1.'.repeat(150),
  ])('reads hostile text %# a hundred times before the test times out', (text) => {
    const first = parsePrices(text);
    for (let i = 0; i < 100; i += 1) expect(parsePrices(text)).toEqual(first);
  });

  it('never throws, and takes bounded time for 300 characters', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 400, unit: fc.constantFrom('1', ',', '.', ' ', '£', "'", '-', 'a', '€') }),
        (text) => Array.isArray(parsePrices(text)),
      ),
    );
  });
});

describe('parseAmount', () => {
  it.each<[string | number, number | null]>([
    ['67.8400', 67.84],
    ['10.748401', 10.75],
    [29.99, 29.99],
    ['29,99', 29.99],
    ['1.299', null],
    ['0.299', 0.3],
    ['0', null],
    [-5, null],
    [NaN, null],
    [Infinity, null],
    [1e21, null],
    ['£19.99 - £39.99', null],
    ['From £19.99', null],
  ])('%j is %j', (value, amount) => {
    expect(parseAmount(value)).toBe(amount);
  });
});
