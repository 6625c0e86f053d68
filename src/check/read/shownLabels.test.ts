import { describe, expect, it } from 'vitest';
import { expected, reads, testPage } from './cases/testPage.ts';

const stock = '<p>In stock</p><button>Add to basket</button>';
const read = (body: string) => reads(testPage({ body: body + stock }));
const none = expected([true, '-']);

/** A label in each place where shops write it. */
function around(label: string): string[] {
  return [
    `<p>${label} <span class="price">£40.49</span></p>`,
    `<p><span>${label}</span> <span class="price">£40.49</span></p>`,
    `<p><span class="price">£40.49</span> ${label}</p>`,
    `<p><span class="price">£40.49</span> <span>${label}</span></p>`,
    `<p class="price">${label} £40.49</p>`,
    `<p class="price">£40.49 ${label}</p>`,
  ];
}

const net =
  'tax excl.|Tax excluded|(tax excl.)|ex-VAT|VAT not included|IVA esclusa|IVA no incluido|IVA excluido|uden moms|eks. mva|' +
  'zzgl. gesetzl. MwSt.|Nett|Prix pro|Händlerpreis|HT|zzgl. MwSt.|exkl. MwSt.|ex moms|bez VAT|plus VAT|+ GST|without VAT|' +
  'excluding taxes|exVAT|+ 20% VAT|excl. 21% btw';
const conditional =
  'Clubpreis|Mitgliederpreis|Nectar price|with Clubcard|with loyalty card|App-only price|teacher price|school price|' +
  'with subscription|im Abo|code: GAME10|using voucher|after cashback|when you buy 2|each when you buy 2|for 10+|Staffelpreis|' +
  'Cash price|Cash/check price|Bank transfer price|Vorkassepreis|In-store price|B-Ware|gebraucht|tweedehands|open box|ex-display|' +
  'ex-rental|used|pre-owned|per day|/mo|mtl.|par mois|rental|acompte|down payment|Current bid|starting bid|PDF|digital|UVP|' +
  'statt|shipping|postage|Was|RRP';

describe('a label that keeps the only price from being stated', () => {
  it.each(`${net}|${conditional}`.split('|'))('%s', (label) => {
    for (const body of around(label)) expect(read(body), body).toEqual(none);
  });

  it.each(['for Plus members', 'on your first order with code WELCOME10'])('%s', (label) => {
    expect(read(`<p><span class="price">£40.49</span> ${label}</p>`)).toEqual(none);
    expect(read(`<p class="price">£40.49 ${label}</p>`)).toEqual(none);
  });
});

describe('a label that does not affect the price', () => {
  it.each(
    (
      'Price:|Our price|Now|Now only|Sale price|Regular price|Preis|Unser Preis:|Prix|Only|In stock|-20%|SALE|Your price|Today|' +
      'inc. VAT:|Add to wishlist|By Stonemaier Games|4.8 (12 reviews)|SKU: 1234|New|Players: 2-4|Special Price|Precio|Prijs'
    ).split('|'),
  )('%s before', (label) => {
    expect(read(`<p>${label} <span class="price">£40.49</span></p>`)).toEqual(expected([true, 40.49]));
  });

  it.each(
    (
      'incl. VAT|inc VAT, excl. shipping|inkl. MwSt. zzgl. Versand|incl. VAT plus delivery|IVA incluido|TTC|Free delivery|each|' +
      'Tax included. Shipping calculated at checkout.|Add to wishlist|VAT included|+ Free Shipping|(12 reviews)|For 2-4 players'
    ).split('|'),
  )('%s after', (label) => {
    expect(read(`<p><span class="price">£40.49</span> ${label}</p>`)).toEqual(expected([true, 40.49]));
  });
});

describe('the start or end of a range', () => {
  it.each(
    (
      'starts at £10|min. £10|fr. £10|over £10|£10 upwards|Only £10 a game when you buy 3|starting from £10|£10 or more|' +
      'von 10 €|more than £10|prices start at £10|£10 rising to £20'
    ).split('|'),
  )('%s', (text) => {
    expect(read(`<p class="price">${text}</p>`)).toEqual(none);
  });

  it('in two elements', () => {
    const [from, to] = [
      '<span>From</span> <b class="price">£10</b>',
      '<span>To</span> <b class="price">£20</b>',
    ];
    expect(read(`<p class="price-from">${from}</p><p class="price-to">${to}</p>`)).toEqual(none);
    expect(read(`<p>${from}</p><p>${to}</p>`)).toEqual(none);
  });
});

describe('a lower price outside any price element', () => {
  it.each([
    '<p class="price">Price: £44.99</p><p>Sale Price: £39.99</p>',
    '<p class="price">£44.99</p><p>Our price: £39.99</p>',
    '<p class="price">£44.99</p><p>Clearance: £39.99</p>',
    '<p class="price">£44.99</p><p>Today only: £39.99</p>',
    '<p class="price">Usual price £44.99</p><p><b>£39.99</b></p>',
    '<p class="price">£44.99</p><p>Our price</p><p>£39.99</p>',
    '<p class="price">£44.99</p><p>Now <b>£39.99</b></p>',
    '<style>.a{text-decoration:line-through}</style><p class="price a">£44.99</p><p>£39.99</p>',
  ])('%s', (body) => {
    expect(read(body)).toEqual(none);
  });

  it.each([
    '<p class="price">£44.99</p><p>Delivery: £3.99</p>',
    '<p class="price">£44.99</p><p>Only £3.99 delivery</p>',
    '<p class="price">£44.99</p><p>Gift wrap</p><p>£2.50</p>',
    '<p class="price">£44.99</p><p>You save £5.00</p>',
    '<p class="price">£39.99</p><p>Our price: £39.99</p>',
  ])('%s is not one', (body) => {
    expect(read(body)[1]).not.toBe('-');
  });
});
