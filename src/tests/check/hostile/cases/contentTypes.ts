import { ok, only } from '../../../../check/read/cases/truth.ts';
import { casesOf, type ShopAnswer, type Row } from '../case.ts';
import { plainPage } from '../../../../check/read/cases/pages.ts';

const typed = (type: string, body: string | Buffer = plainPage): ShopAnswer => ({
  headers: [`Content-Type: ${type}`],
  body,
});

const types: Row[] = [
  ['text/html', typed('text/html'), ok(true, 29.99)],
  ['XHTML', typed('application/xhtml+xml; charset=utf-8'), ok(true, 29.99)],
  ['TEXT/HTML in uppercase', typed('TEXT/HTML;charset=UTF-8'), ok(true, 29.99)],
  [
    'none',
    (socket) =>
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${Buffer.byteLength(plainPage)}\r\n\r\n${plainPage}`),
    ok(true, 29.99),
  ],
  ...[
    'application/pdf',
    'image/png',
    'application/json',
    'text/plain',
    'application/octet-stream',
    'text/xml',
    'video/mp4',
    'nonsense',
  ].map((type): Row => [`${type} around a product`, typed(type), only('unknown')]),
  [
    'an image sent as HTML',
    typed('text/html', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
    only('unknown'),
  ],
  ['a PDF sent as HTML', typed('text/html', '%PDF-1.7 In stock £29.99'), only('unknown')],
  [
    'JSON sent as HTML',
    typed('text/html', '{"name":"Wingspan","price":29.99,"in_stock":true}'),
    only('unknown'),
  ],
];

export const contentTypesCases = casesOf('type', types);
