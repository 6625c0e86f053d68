import { writeForEver } from '../../../../check/net/testing/rawServer.ts';
import { htmlHead } from '../answers.ts';
import { ok, only } from '../../../../check/read/cases/truth.ts';
import { casesOf, type Row } from '../case.ts';
import { plainPage } from '../../../../check/read/cases/pages.ts';

const malformed = only('unknown');
const lost = only('unreachable');
const chunked = (...chunks: string[]) =>
  `${chunks.map((chunk) => `${Buffer.byteLength(chunk).toString(16)}\r\n${chunk}\r\n`).join('')}0\r\n`;
const length = Buffer.byteLength(plainPage);

const framing: Row[] = [
  [
    'chunks',
    (socket) =>
      socket.write(
        `${htmlHead}Transfer-Encoding: chunked\r\n\r\n${chunked(plainPage.slice(0, 700), plainPage.slice(700))}\r\n`,
      ),
    ok(true, 29.99),
  ],
  [
    'chunks with trailers',
    (socket) =>
      socket.write(
        `${htmlHead}Transfer-Encoding: chunked\r\nTrailer: X-Stock\r\n\r\n${chunked(plainPage)}X-Stock: none\r\nContent-Type: image/png\r\n\r\n`,
      ),
    ok(true, 29.99),
  ],
  [
    'chunks with extensions',
    (socket) =>
      socket.write(
        `${htmlHead}Transfer-Encoding: chunked\r\n\r\n${length.toString(16)};a="b"\r\n${plainPage}\r\n0\r\n\r\n`,
      ),
    ok(true, 29.99),
  ],
  [
    'a body until the end of the connection',
    (socket) => socket.end(`HTTP/1.0 200 OK\r\nContent-Type: text/html\r\n\r\n${plainPage}`),
    ok(true, 29.99),
  ],
  [
    'a body longer than its Content-Length',
    (socket) =>
      socket.write(`${htmlHead}Content-Length: ${length}\r\n\r\n${plainPage}HTTP/1.1 200 OK\r\n\r\nSold out`),
    ok(true, 29.99),
  ],
  [
    'a body shorter than its Content-Length',
    (socket) => socket.end(`${htmlHead}Content-Length: ${length + 1}\r\n\r\n${plainPage}`),
    lost,
  ],
  [
    'two lengths',
    (socket) => socket.end(`${htmlHead}Content-Length: ${length}\r\nContent-Length: 7\r\n\r\n${plainPage}`),
    malformed,
  ],
  [
    'a length and chunks',
    (socket) =>
      socket.end(
        `${htmlHead}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n${chunked(plainPage)}\r\n`,
      ),
    malformed,
  ],
  [
    'a length in words',
    (socket) => socket.end(`${htmlHead}Content-Length: many\r\n\r\n${plainPage}`),
    malformed,
  ],
  [
    'chunks without a size',
    (socket) => socket.end(`${htmlHead}Transfer-Encoding: chunked\r\n\r\nmany\r\n${plainPage}\r\n0\r\n\r\n`),
    malformed,
  ],
  [
    'chunks without a last chunk',
    (socket) =>
      socket.end(`${htmlHead}Transfer-Encoding: chunked\r\n\r\n${length.toString(16)}\r\n${plainPage}\r\n`),
    lost,
  ],
  [
    'an early hint',
    (socket) =>
      socket.write(
        `HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n${htmlHead}Content-Length: ${length}\r\n\r\n${plainPage}`,
      ),
    ok(true, 29.99),
  ],
  [
    'a body of 3 MB that begins with the product',
    { body: plainPage + '<p>x</p>'.repeat(400_000) },
    only('unknown'),
  ],
  ['a body of 1 MB', { body: plainPage + '<!-- -->'.repeat(125_000) }, ok(true, 29.99)],
  [
    'an endless body',
    (socket) => {
      socket.write(`${htmlHead}\r\n${plainPage}`);
      writeForEver(socket, Buffer.alloc(65_536, 'x'));
    },
    only('unknown'),
  ],
  [
    'endless chunks',
    (socket) => {
      socket.write(`${htmlHead}Transfer-Encoding: chunked\r\n\r\n`);
      writeForEver(socket, `10000\r\n${'x'.repeat(65_536)}\r\n`);
    },
    only('unknown'),
  ],
  [
    'endless chunks of one byte',
    (socket) => {
      socket.write(`${htmlHead}Transfer-Encoding: chunked\r\n\r\n`);
      writeForEver(socket, '1\r\nx\r\n'.repeat(10_000));
    },
    only(['unknown', 'unreachable']),
  ],
  [
    'a chunk extension without an end',
    (socket) => {
      socket.write(`${htmlHead}Transfer-Encoding: chunked\r\n\r\n5;`);
      socket.write('x'.repeat(65_536));
    },
    only('timeout'),
  ],
  [
    'an endless trailer',
    (socket) => {
      socket.write(`${htmlHead}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nX: `);
      writeForEver(socket, 'x'.repeat(65_536));
    },
    malformed,
  ],
  [
    'a Content-Length of 10 GB',
    (socket) => {
      socket.write(`${htmlHead}Content-Length: 10000000000\r\n\r\n`);
      writeForEver(socket, Buffer.alloc(65_536, 'x'));
    },
    only('unknown'),
  ],
  [
    'an endless 404',
    (socket) => {
      socket.write('HTTP/1.1 404 Not Found\r\n\r\n');
      writeForEver(socket, Buffer.alloc(65_536, 'x'));
    },
    only('broken'),
  ],
];

export const framingCases = casesOf('framing', framing);
