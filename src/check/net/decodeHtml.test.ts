import { expect, it } from 'vitest';
import { decodeHtml } from '../../web/body.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const meta = (charset: string) => `<html><head><meta charset="${charset}"></head>`;

it.each<[what: string, bytes: Buffer, contentType: string, expected: string]>([
  ['UTF-8 by the header', Buffer.from('£29.99 €'), 'text/html; charset=utf-8', '£29.99 €'],
  ['UTF-8 by its bytes', Buffer.from('£29.99 €'), 'text/html', '£29.99 €'],
  ['UTF-8 by its byte order mark', Buffer.from('\ufeff£29.99'), 'text/html; charset=iso-8859-1', '£29.99'],
  ['windows-1252 by its bytes', latin1('\x80 29.99 \xa319.99'), 'text/html', '€ 29.99 £19.99'],
  [
    'windows-1252 by the header',
    latin1('\x80 29.99 \xa319.99'),
    'text/html; charset=windows-1252',
    '€ 29.99 £19.99',
  ],
  ['Latin-1, which the Web reads as windows-1252', latin1('\x80\x99'), 'text/html; charset=ISO-8859-1', '€™'],
  ['ISO 8859-15 by the header', latin1('\xa4 29,99'), 'text/html; charset="iso-8859-15"', '€ 29,99'],
  ['Shift_JIS by the header', Buffer.from([0x83, 0x4a]), 'text/html;charset=shift_jis', 'カ'],
  ['UTF-16 by the header', Buffer.from('£29.99', 'utf16le'), 'text/html; charset=utf-16', '£29.99'],
  ['UTF-16 by its byte order mark', Buffer.from('\ufeff£29.99', 'utf16le'), 'text/html', '£29.99'],
  ['big-endian UTF-16 by its byte order mark', utf16be('\ufeff£29.99'), 'text/html', '£29.99'],
  [
    'the header before the page',
    latin1(`${meta('utf-8')}\xa3`),
    'text/html; charset=latin1',
    `${meta('utf-8')}£`,
  ],
  ['the page before the bytes', Buffer.from(`${meta('latin1')}£`), 'text/html', `${meta('latin1')}Â£`],
  ['no quotes', latin1('<meta charset=latin1>\xa3'), '', '<meta charset=latin1>£'],
  [
    'the older meta element',
    latin1('<META http-equiv="Content-Type" content="text/html; charset = windows-1252">\x80'),
    'text/html',
    '<META http-equiv="Content-Type" content="text/html; charset = windows-1252">€',
  ],
  [
    'XML',
    latin1('<?xml version="1.0" encoding="ISO-8859-1"?>\xa3'),
    '',
    '<?xml version="1.0" encoding="ISO-8859-1"?>£',
  ],
  ['a page falsely declared as UTF-16', Buffer.from(`${meta('utf-16')}£`), '', `${meta('utf-16')}£`],
  ['an unknown encoding', Buffer.from('£'), 'text/html; charset=klingon', '£'],
  ['broken bytes', Buffer.from([0x41, 0xff, 0x42]), 'text/html; charset=utf-8', 'A\ufffdB'],
  ['half a character at the end', Buffer.from('£29 €').subarray(0, -1), 'text/html', '£29 \ufffd'],
  ['nothing', Buffer.alloc(0), 'text/html', ''],
  ['half of UTF-16', Buffer.from([0x41, 0x00, 0x42]), 'text/html; charset=utf-16le', 'A\ufffd'],
])('%s is read', (_what, bytes, contentType, expected) => {
  expect(decodeHtml(bytes, contentType)).toBe(expected);
});

it('a page of two megabytes of "<meta" is read before the test times out', () => {
  const text = '<meta '.repeat(350_000);
  expect(decodeHtml(Buffer.from(text), 'text/html')).toBe(text);
});
