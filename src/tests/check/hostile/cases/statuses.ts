import { only } from '../../../../check/read/cases/truth.ts';
import { casesOf, type Row } from '../case.ts';
import { plainPage } from '../../../../check/read/cases/pages.ts';

const broken = only('broken');

const statuses: Row[] = [
  ...[
    '400 Bad Request',
    '404 Not Found',
    '410 Gone',
    '414 URI Too Long',
    '422 Unprocessable',
    '499 Odd',
    '599 Odd',
  ].map((status): Row => [status, { status, body: '<h1>No</h1>' }, broken]),
  ...[
    '500 Internal Server Error',
    '501 Not Implemented',
    '502 Bad Gateway',
    '504 Gateway Timeout',
    '520 Unknown',
  ].map((status): Row => [status, { status, body: '<h1>No</h1>' }, broken]),
  ...['401 Unauthorized', '403 Forbidden', '407 Proxy', '418 Teapot', '451 Legal'].map((status): Row => [
    status,
    { status, body: '<h1>No</h1>' },
    only('blocked'),
  ]),
  ['404 with a whole product', { status: '404 Not Found', body: plainPage }, broken],
  ['410 with a whole product', { status: '410 Gone', body: plainPage }, broken],
  ['500 with a whole product', { status: '500 Oops', body: plainPage }, broken],
  ['200 and no body', { body: '' }, only('unknown')],
  ['200 and a space', { body: ' ' }, only('unknown')],
  ['204', (socket) => socket.write('HTTP/1.1 204 No Content\r\n\r\n'), only('unknown')],
  [
    '205',
    (socket) => socket.write('HTTP/1.1 205 Reset Content\r\nContent-Length: 0\r\n\r\n'),
    only('unknown'),
  ],
  ['201 with a product', { status: '201 Created', body: plainPage }, only('unknown')],
  ['202 with a product', { status: '202 Accepted', body: plainPage }, only('blocked')],
  ['203 with a product', { status: '203 Non-Authoritative', body: plainPage }, only('unknown')],
  [
    '206 with a product',
    { status: '206 Partial Content', headers: ['Content-Range: bytes 0-99/100'], body: plainPage },
    only('unknown'),
  ],
  ['226 with a product', { status: '226 IM Used', body: plainPage }, only('unknown')],
  ['304 although nothing was asked', (socket) => socket.write('HTTP/1.1 304 Not Modified\r\n\r\n'), broken],
  ['300 with choices', { status: '300 Multiple Choices', body: plainPage }, broken],
  ['a status of 700', { status: '700 Odd', body: plainPage }, only('blocked')],
];

export const statusesCases = casesOf('status', statuses);
