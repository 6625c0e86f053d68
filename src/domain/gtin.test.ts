import { expect, it } from 'vitest';
import { readGtin } from './gtin.ts';

it.each([
  ['a UPC', '644216627721', '00644216627721'],
  ['the same number as an EAN', '0644216627721', '00644216627721'],
  ['with blanks and hyphens', '0 644216-627721', '00644216627721'],
  ['an EAN-8', '96385074', '00000096385074'],
  ['a case of several', '10644216627728', '10644216627728'],
])('%s becomes fourteen digits', (_, text, gtin) => {
  expect(readGtin(text)).toBe(gtin);
});

it.each([
  ['a wrong check digit', '644216627722'],
  ['two digits exchanged', '464216627721'],
  ['eleven digits', '64421662772'],
  ['words', 'N/A'],
  ['nothing', ''],
  ['zeros', '0000000000000'],
])('%s is not a product number', (_, text) => {
  expect(readGtin(text)).toBeNull();
});
