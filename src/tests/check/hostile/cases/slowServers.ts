import { drip, htmlHead, to } from '../answers.ts';
import { defaultPath, ok, only } from '../../../../check/read/cases/truth.ts';
import { casesOf, type Row } from '../case.ts';
import { plainPage } from '../../../../check/read/cases/pages.ts';

const late = only('timeout', {});
const once = { maxRequests: 1 };

const slow: Row[] = [
  ['never answers', () => undefined, late, once],
  ['stops within the header', (socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Ty'), late, once],
  [
    'drips its header',
    (socket) => {
      drip(socket, 'X-Slow: 1\r\n', 500);
      socket.write('HTTP/1.1 200 OK\r\n');
    },
    late,
    once,
  ],
  [
    'drips 103 answers',
    (socket) => {
      drip(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n', 3_000);
    },
    late,
    once,
  ],
  [
    'stops within the body',
    (socket) => socket.write(`${htmlHead}Content-Length: 9999\r\n\r\n${plainPage}`),
    late,
    once,
  ],
  [
    'stops within a chunk',
    (socket) => socket.write(`${htmlHead}Transfer-Encoding: chunked\r\n\r\nffff\r\n${plainPage}`),
    late,
    once,
  ],
  [
    'stops after a whole body of no length',
    (socket) => socket.write(`${htmlHead}\r\n${plainPage}`),
    late,
    once,
  ],
  [
    'drips its body',
    (socket) => {
      socket.write(`${htmlHead}Content-Length: 100000\r\n\r\n`);
      drip(socket, 'x', 500);
    },
    late,
    once,
  ],
  [
    'drips its chunks',
    (socket) => {
      socket.write(`${htmlHead}Transfer-Encoding: chunked\r\n\r\n`);
      drip(socket, '1\r\nx\r\n', 500);
    },
    late,
    once,
  ],
  [
    'redirects to what never answers',
    { by: () => ({ [defaultPath]: to('/shop/wingspan-oceania-expansion'), '*': () => undefined }) },
    late,
    once,
  ],
  [
    'answers after three seconds',
    (socket) => {
      setTimeout(
        () => socket.write(`${htmlHead}Content-Length: ${Buffer.byteLength(plainPage)}\r\n\r\n${plainPage}`),
        3_000,
      );
    },
    ok(true, 29.99),
    once,
  ],
  [
    'answers in pieces',
    (socket) => {
      socket.write(`${htmlHead}Content-Length: ${Buffer.byteLength(plainPage)}\r\n\r\n`);
      for (const [i, piece] of (plainPage.match(/[^]{1,400}/g) ?? []).entries())
        setTimeout(() => socket.write(piece), i * 50);
    },
    ok(true, 29.99),
    once,
  ],
];

export const slowServersCases = casesOf('a slow server that', slow);
