import { writeForEver } from '../../../../check/net/testing/rawServer.ts';
import { htmlHead } from '../answers.ts';
import { defaultPath, ok, only } from '../../../../check/read/cases/truth.ts';
import { casesOf, type Row } from '../case.ts';
import { plainPage } from '../../../../check/read/cases/pages.ts';

const lost = only('unreachable');
const malformed = only('unknown');
const once = { maxRequests: 1 };

const broken: Row[] = [
  ['closes at once', (socket) => socket.destroy(), lost],
  ['resets at once', (socket) => socket.resetAndDestroy(), lost],
  ['ends without an answer', (socket) => socket.end(), lost],
  [
    'resets within the header',
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Ty', () => socket.resetAndDestroy());
    },
    lost,
  ],
  [
    'resets within the body',
    (socket) => {
      socket.write(`${htmlHead}Content-Length: 9999\r\n\r\n${plainPage}`, () => socket.resetAndDestroy());
    },
    lost,
  ],
  ['ends within the header', (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Ty'), lost],
  ['speaks HTTP/0.9', (socket) => socket.end(plainPage), malformed, once],
  ['speaks SSH', (socket) => socket.write('SSH-2.0-OpenSSH_9.2p1\r\n'), malformed, once],
  ['speaks SMTP', (socket) => socket.write('220 mail.example ESMTP\r\n'), malformed, once],
  ['speaks TLS', (socket) => socket.write(Buffer.from([21, 3, 3, 0, 2, 2, 10])), malformed, once],
  [
    'speaks HTTP/2',
    (socket) => socket.write(Buffer.from([0, 0, 6, 4, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 100])),
    malformed,
    once,
  ],
  ['speaks HTTP/3.0', (socket) => socket.end(`HTTP/3.0 200 OK\r\n\r\n${plainPage}`), malformed, once],
  [
    'sends NUL forever',
    (socket) => {
      writeForEver(socket, Buffer.alloc(65_536));
    },
    malformed,
    once,
  ],
  [
    'sends header after header',
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      writeForEver(socket, `X-More: ${'x'.repeat(1_000)}\r\n`.repeat(60));
    },
    malformed,
    once,
  ],
  [
    'sends a header of 1 MB',
    (socket) => socket.write(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(1_048_576)}\r\n\r\n`),
    malformed,
    once,
  ],
  [
    'sends 30 KB of cookies',
    {
      headers: Array.from({ length: 60 }, (_, i) => `Set-Cookie: c${i}=${'x'.repeat(480)}`),
      body: plainPage,
    },
    ok(true, 29.99),
  ],
  [
    'sends a header with NUL',
    (socket) => socket.end('HTTP/1.1 200 OK\r\nX-A: a\0b\r\n\r\n'),
    malformed,
    once,
  ],
  [
    'sends a folded header',
    (socket) => socket.end(`HTTP/1.1 200 OK\r\nX-A: a\r\n b\r\nContent-Type: text/html\r\n\r\n${plainPage}`),
    ok(true, 29.99, 'GBP', { verdict: ['ok', 'unknown'], unclear: 'obsolete' }),
  ],
  [
    'sends 100 forever',
    (socket) => {
      writeForEver(socket, 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(1_000));
    },
    malformed,
    once,
  ],
  [
    'sends 103 forever',
    (socket) => {
      writeForEver(socket, 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'.repeat(1_000));
    },
    malformed,
    once,
  ],
  [
    'switches protocols',
    (socket) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n'),
    malformed,
    once,
  ],
  [
    'answers twice',
    (socket) =>
      socket.write(`${htmlHead}Content-Length: 3\r\n\r\noneHTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\ntwo`),
    only('unknown'),
    once,
  ],
  [
    'sends a cookie that ends a header',
    { headers: ['Set-Cookie: a=b\x0bX-Evil: 1', 'Set-Cookie: c=d'], body: plainPage },
    ok(true, 29.99, 'GBP', { verdict: ['ok', 'unknown'], unclear: 'sends no header' }),
  ],
  [
    'sends a header named __proto__',
    { headers: ['__proto__: x', 'constructor: y', 'hasOwnProperty: z'], body: plainPage },
    ok(true, 29.99),
  ],
  [
    'listens on a port that is not allowed',
    plainPage,
    only('skipped'),
    { url: ({ shop }) => shop.replace(/\d+$/, '1') + defaultPath, maxRequests: 0 },
  ],
];

export const brokenServersCases = casesOf('a server that', broken);
