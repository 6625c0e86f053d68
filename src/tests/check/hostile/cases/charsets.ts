import { ok, silent } from '../../../../check/read/cases/truth.ts';
import { casesOf, type ShopAnswer, type Row } from '../case.ts';
import { offerPage, plainPage } from '../../../../check/read/cases/pages.ts';

const typed = (type: string, body: string | Buffer = plainPage): ShopAnswer => ({
  headers: [`Content-Type: ${type}`],
  body,
});
const accents = offerPage(
  { price: undefined, availability: undefined, priceCurrency: undefined },
  '<p class="price">£29.99</p><p>In stock</p>',
).replace('<meta charset="utf-8">', '');

const charsets: Row[] = [
  ['UTF-8', typed('text/html; charset=utf-8', accents), ok(true, 29.99)],
  ['UTF-8 without a declaration', typed('text/html', accents), ok(true, 29.99)],
  [
    'UTF-8 with a byte order mark',
    typed('text/html; charset=iso-8859-1', `\ufeff${accents}`),
    ok(true, 29.99),
  ],
  [
    'Latin-1 in the header',
    typed('text/html; charset=iso-8859-1', Buffer.from(accents, 'latin1')),
    ok(true, 29.99),
  ],
  [
    'Latin-1 in a meta',
    typed('text/html', Buffer.from(accents.replace('<head>', '<head><meta charset="iso-8859-1">'), 'latin1')),
    ok(true, 29.99),
  ],
  ['Latin-1 without a declaration', typed('text/html', Buffer.from(accents, 'latin1')), ok(true, 29.99)],
  [
    'windows-1252 with a euro',
    typed(
      'text/html; charset=windows-1252',
      Buffer.from(accents.replace('£29.99', '\x8029.99').replaceAll('–', '-'), 'latin1'),
    ),
    ok(true, 29.99, 'EUR'),
    { currency: 'EUR' },
  ],
  [
    'UTF-16 with a byte order mark',
    typed('text/html', Buffer.from(`\ufeff${accents}`, 'utf16le')),
    ok(true, 29.99),
  ],
  [
    'UTF-16 in the header',
    typed('text/html; charset=utf-16le', Buffer.from(accents, 'utf16le')),
    ok(true, 29.99),
  ],
  ['UTF-16 without a declaration', typed('text/html', Buffer.from(accents, 'utf16le')), silent],
  [
    'UTF-8 declared as Latin-1',
    typed('text/html; charset=iso-8859-1', accents),
    ok(true, 29.99, 'GBP', { unclear: 'the pound sign is two characters' }),
  ],
  [
    'Latin-1 declared as UTF-8',
    typed('text/html; charset=utf-8', Buffer.from(accents, 'latin1')),
    ok(true, null),
  ],
  ['an unknown charset', typed('text/html; charset=klingon', accents), ok(true, 29.99)],
  ['two charsets', typed('text/html; charset=utf-8; charset=utf-16', accents), ok(true, 29.99)],
  [
    'UTF-7',
    typed('text/html; charset=utf-7', accents.replaceAll('£', '+AKM-')),
    ok(true, null, 'GBP', { unclear: 'no browser reads it' }),
  ],
];

export const charsetsCases = casesOf('charset', charsets);
