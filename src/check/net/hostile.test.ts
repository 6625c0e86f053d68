import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../tests/seededRandom.ts';
import {
  httpAnswer,
  startRawServer,
  writeForEver,
  type RawAnswer,
  type RawServer,
} from './testing/rawServer.ts';
import { outcomeOf, pageOf, visitMany, visitOne } from './testing/visiting.ts';

const head = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n';
const mib = 1024 * 1024;

/** Writes the chunks one by one, ms apart, as long as the connection is open. */
function drip(socket: Socket, pieces: Iterable<string>, ms: number): void {
  const iterator = pieces[Symbol.iterator]();
  const timer = setInterval(() => {
    const next = iterator.next();
    if (next.done === true || socket.destroyed) clearInterval(timer);
    else socket.write(next.value);
  }, ms);
}

function* endlessly(piece: string): Generator<string> {
  for (;;) yield piece;
}

/** A server's behavior and the expected result of a visit. */
const cases: Readonly<Record<string, readonly [expected: string, answer: RawAnswer]>> = {
  'sends nothing': ['timeout headers', () => undefined],
  'hangs up at once': ['unreachable reset', (socket) => socket.destroy()],
  'resets at once': ['unreachable reset', (socket) => socket.resetAndDestroy()],
  'ends without an answer': ['unreachable reset', (socket) => socket.end()],
  'resets within the header': [
    'unreachable reset',
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Ty');
      setTimeout(() => socket.resetAndDestroy(), 20);
    },
  ],
  'ends within the header': ['unreachable reset', (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Ty')],
  'ends within the status line': ['unreachable reset', (socket) => socket.end('HTTP/1.1 2')],
  'resets within the body': [
    'unreachable cut-off',
    (socket) => {
      socket.write(`${head}Content-Length: 100\r\n\r\n<p>In sto`);
      setTimeout(() => socket.resetAndDestroy(), 20);
    },
  ],
  'ends before its Content-Length': [
    'unreachable cut-off',
    (socket) => socket.end(`${head}Content-Length: 100\r\n\r\n<p>In sto`),
  ],
  'ends a kept connection before its Content-Length': [
    'unreachable cut-off',
    (socket) => socket.end(`${head}Connection: close\r\nContent-Length: 100\r\n\r\n<p>In sto`),
  ],
  'ends between two chunks': [
    'unreachable cut-off',
    (socket) => socket.end(`${head}Transfer-Encoding: chunked\r\n\r\n5\r\n<p>In\r\n`),
  ],
  'ends within a chunk': [
    'unreachable cut-off',
    (socket) => socket.end(`${head}Transfer-Encoding: chunked\r\n\r\nff\r\n<p>In sto`),
  ],
  'stops within the header': ['timeout headers', (socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Ty')],
  'drips its header': [
    'timeout headers',
    (socket) => {
      drip(socket, endlessly('X-Slow: 1\r\n'), 40);
      socket.write('HTTP/1.1 200 OK\r\n');
    },
  ],
  'stops within the body': [
    'timeout body',
    (socket) => socket.write(`${head}Content-Length: 100\r\n\r\n<p>In sto`),
  ],
  'stops within a chunk': [
    'timeout body',
    (socket) => socket.write(`${head}Transfer-Encoding: chunked\r\n\r\nff\r\n<p>In sto`),
  ],
  'drips its body': [
    'timeout total',
    (socket) => {
      socket.write(`${head}Content-Length: 100000\r\n\r\n`);
      drip(socket, endlessly('x'), 40);
    },
  ],
  'drips the extension of a chunk': [
    'timeout body',
    (socket) => {
      socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n5;`);
      drip(socket, endlessly('x'), 40);
    },
  ],
  'answers 100': ['malformed http', (socket) => socket.write('HTTP/1.1 100 Continue\r\n\r\n')],
  'answers 103 forever': [
    'malformed http',
    (socket) => {
      writeForEver(socket, 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'.repeat(1_000));
    },
  ],
  'drips 103 answers': [
    'timeout total',
    (socket) => {
      drip(socket, endlessly('HTTP/1.1 103 Early Hints\r\n\r\n'), 300);
    },
  ],
  'switches protocols': [
    'malformed http',
    (socket) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n'),
  ],
  'sends headers forever': [
    'malformed http',
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      writeForEver(socket, `X-More: ${'x'.repeat(1_000)}\r\n`.repeat(60));
    },
  ],
  'sends a header of 1 MB': [
    'malformed http',
    (socket) => socket.write(`HTTP/1.1 200 OK\r\nX-Large: ${'x'.repeat(mib)}\r\n\r\n`),
  ],
  'sends a header name forever': [
    'malformed http',
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      writeForEver(socket, 'x'.repeat(65_536));
    },
  ],
  'sends a reason phrase forever': [
    'timeout headers',
    (socket) => {
      socket.write('HTTP/1.1 200 ');
      writeForEver(socket, 'OK '.repeat(20_000));
    },
  ],
  'speaks HTTP/0.9': ['malformed http', (socket) => socket.end('<html><p>In stock</p></html>')],
  'speaks SSH': ['malformed http', (socket) => socket.write('SSH-2.0-OpenSSH_9.2p1\r\n')],
  'speaks TLS': ['malformed http', (socket) => socket.write(Buffer.from([21, 3, 3, 0, 2, 2, 10]))],
  'sends bytes': [
    'malformed http',
    (socket) => socket.end(Buffer.from(Array.from({ length: 512 }, (_, i) => i % 256))),
  ],
  'sends NUL forever': [
    'malformed http',
    (socket) => {
      writeForEver(socket, Buffer.alloc(65_536));
    },
  ],
  'sends two lengths': [
    'malformed http',
    (socket) => socket.end(`${head}Content-Length: 5\r\nContent-Length: 7\r\n\r\n<p>In stock`),
  ],
  'sends a length and chunks': [
    'malformed http',
    (socket) => socket.end(`${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`),
  ],
  'sends a negative length': [
    'malformed http',
    (socket) => socket.end(`${head}Content-Length: -5\r\n\r\nhello`),
  ],
  'sends a length in words': [
    'malformed http',
    (socket) => socket.end(`${head}Content-Length: many\r\n\r\nhello`),
  ],
  'sends a chunk size in words': [
    'malformed http',
    (socket) => socket.end(`${head}Transfer-Encoding: chunked\r\n\r\nmany\r\nhello\r\n0\r\n\r\n`),
  ],
  'sends a huge chunk size': [
    'malformed http',
    (socket) => socket.end(`${head}Transfer-Encoding: chunked\r\n\r\n${'f'.repeat(40)}\r\nhello`),
  ],
  'sends more than a chunk has': [
    'malformed http',
    (socket) => socket.end(`${head}Transfer-Encoding: chunked\r\n\r\n2\r\nhello\r\n0\r\n\r\n`),
  ],
  'has a status of 999999': ['malformed http', (socket) => socket.end('HTTP/1.1 999999 OK\r\n\r\n')],
  'has a header without a name': ['malformed http', (socket) => socket.end('HTTP/1.1 200 OK\r\n: x\r\n\r\n')],
  'has NUL in a header': ['malformed http', (socket) => socket.end('HTTP/1.1 200 OK\r\nX-A: a\0b\r\n\r\n')],
  'answers twice': [
    'response 200',
    (socket) => socket.write(Buffer.concat([httpAnswer('200 OK', 'one'), httpAnswer('200 OK', 'two')])),
  ],
  'sends more than its Content-Length': [
    'response 200',
    (socket) => socket.write(Buffer.concat([httpAnswer('200 OK', 'one'), Buffer.alloc(100_000, 'x')])),
  ],
  'sends HTTP/1.0 until it hangs up': [
    'response 200',
    (socket) => socket.end('HTTP/1.0 200 OK\r\n\r\n<p>In stock</p>'),
  ],
  'sends an empty body': ['response 200', (socket) => socket.write(httpAnswer('200 OK', ''))],
  'sends no content': ['response 204', (socket) => socket.write('HTTP/1.1 204 No Content\r\n\r\n')],
  'sends a header named __proto__': [
    'response 200',
    (socket) => socket.write(httpAnswer('200 OK', 'fine', ['__proto__: x', 'constructor: y'])),
  ],
  'answers in halves of bytes': [
    'response 200',
    (socket) => {
      drip(socket, httpAnswer('200 OK', '<p>In stock').toString('latin1'), 5);
    },
  ],
};

describe('a server that', () => {
  const names = Object.keys(cases);
  let server: RawServer;
  let outcomes: string[] = [];
  beforeAll(async () => {
    server = await startRawServer((socket, request) => {
      cases[names[Number(request.path.slice(1))] ?? '']?.[1](socket, request);
    });
    const urls = names.map((_, index) => `${server.origin}/${index}`);
    const visits = await visitMany([server], urls, {
      limits: { perHost: 16, attempts: 1, headersMs: 2_000, idleMs: 2_000, totalMs: 4_000 },
    });
    outcomes = visits.map(outcomeOf);
  });
  afterAll(() => server.close());

  it.each(names.map((name, index) => [name, index] as const))('%s', (name, index) => {
    expect(outcomes[index]).toBe(cases[name]?.[0]);
  });

  it('got exactly the reported requests', () => {
    expect(server.paths).toHaveLength(names.length);
  });
});

describe('a body that never ends', () => {
  const bodies: Readonly<Record<string, RawAnswer>> = {
    'with no length': (socket) => {
      socket.write(`${head}\r\n`);
      writeForEver(socket, Buffer.alloc(65_536, 'x'));
    },
    'with a Content-Length of 10 GB': (socket) => {
      socket.write(`${head}Content-Length: 10000000000\r\n\r\n`);
      writeForEver(socket, Buffer.alloc(65_536, 'x'));
    },
    'in large chunks': (socket) => {
      socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
      writeForEver(socket, `10000\r\n${'x'.repeat(65_536)}\r\n`);
    },
    'in chunks of one byte': (socket) => {
      socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
      writeForEver(socket, '1\r\nx\r\n'.repeat(10_000));
    },
    'in a trailer': (socket) => {
      socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nX-Trailer: `);
      writeForEver(socket, 'x'.repeat(65_536));
    },
    'of a redirect': (socket) => {
      socket.write('HTTP/1.1 302 Found\r\nLocation: /end\r\n\r\n');
      writeForEver(socket, Buffer.alloc(65_536, 'x'));
    },
  };

  it.each(Object.entries(bodies))('is cut off: %s', async (name, answer) => {
    const server = await startRawServer((socket, request) => {
      if (request.path === '/end') socket.write(httpAnswer('200 OK', 'the end'));
      else answer(socket, request);
    });
    const visit = await visitOne([server], `${server.origin}/`, { limits: { attempts: 1, idleMs: 1_000 } });
    expect(visit.requests[0]?.bytes).toBeLessThanOrEqual((name.includes('redirect') ? 0.5 : 2) * mib);
    await server.close();
    // Each chunk of one byte takes six.
    expect(server.bytesWritten()).toBeLessThan(16 * mib);
    expect(['response 200', 'malformed http', 'timeout total']).toContain(outcomeOf(visit));
    if (visit.kind === 'response') expect(visit.body.length).toBeLessThanOrEqual(2 * mib);
  });

  it('is not read as a page', async () => {
    const server = await startRawServer((socket) => {
      socket.write(`${head}\r\n<title>Wingspan</title>`);
      writeForEver(socket, Buffer.alloc(65_536, 'x'));
    });
    const page = pageOf(await visitOne([server], `${server.origin}/`));
    expect(page).toMatchObject({ status: 200, truncated: true, body: '' });
    await server.close();
  });
});

it('answers with bytes changed, cut and doubled all end in a visit', async () => {
  const random = seededRandom(4);
  const below = (count: number) => Math.floor(random() * count);
  const answers = [
    httpAnswer('200 OK', '<p>In stock</p>', ['Set-Cookie: a=1', 'Content-Type: text/html; charset=utf-8']),
    Buffer.from(`${head}Transfer-Encoding: chunked\r\n\r\n5;a=b\r\nhello\r\n0\r\nX: y\r\n\r\n`),
    Buffer.from('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 302 Found\r\nLocation: /a\r\n\r\n'),
    httpAnswer('200 OK', gzipSync('<p>In stock</p>'), ['Content-Encoding: gzip']),
  ];
  const server = await startRawServer((socket) => {
    const bytes = Buffer.from(answers[below(answers.length)] ?? '');
    for (let count = below(4); count >= 0; count -= 1) bytes[below(bytes.length)] = below(256);
    const cut = bytes.subarray(0, below(3) === 0 ? below(bytes.length) : bytes.length);
    const sent = below(5) === 0 ? Buffer.concat([cut, bytes]) : cut;
    const half = below(sent.length + 1);
    socket.write(sent.subarray(0, half));
    setImmediate(() => {
      if (below(2) === 0) socket.end(sent.subarray(half));
      else socket.write(sent.subarray(half), () => below(2) === 0 && socket.resetAndDestroy());
    });
  });
  const urls = Array.from({ length: 1_500 }, (_, index) => `${server.origin}/${index}`);
  const limits = { perHost: 16, attempts: 2, backoffMs: 1, headersMs: 200, idleMs: 200 };
  const visits = await visitMany([server], urls, { limits });
  expect(visits).toHaveLength(urls.length);
  // The number of kinds depends on how many answers arrive in time.
  expect(new Set(visits.map((visited) => visited.kind)).size).toBeGreaterThan(1);
  await server.close();
});

it('a body over the limit is truncated, even if it ends', async () => {
  const server = await startRawServer((socket, { path }) => {
    socket.write(httpAnswer('200 OK', Buffer.alloc(2 * mib + (path === '/more' ? 1 : 0), 'x')));
  });
  expect(pageOf(await visitOne([server], `${server.origin}/just`)).truncated).toBe(false);
  const page = pageOf(await visitOne([server], `${server.origin}/more`));
  expect(page).toMatchObject({ truncated: true, body: '' });
  await server.close();
});

it('a busy process does not count as a timeout of the server', async () => {
  const server = await startRawServer((socket, { path }) => {
    if (path === '/late') socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\no');
    setTimeout(() => {
      // From here on, the timers run next, before anything is read.
      setImmediate(() => {
        socket.write(path === '/late' ? 'k' : httpAnswer('200 OK', 'ok'));
        const end = performance.now() + 400;
        while (performance.now() < end);
      });
    }, 50);
  });
  for (const path of ['/late', '/', '/late', '/']) {
    const visited = await visitOne([server], server.origin + path, {
      limits: { headersMs: 200, idleMs: 200 },
    });
    expect(outcomeOf(visited)).toBe('response 200');
  }
  await server.close();
});

it('a page after a hostile one on the same host is read over a new connection', async () => {
  const server = await startRawServer((socket, { path }) => {
    if (path === '/twice') {
      socket.write(
        Buffer.concat([httpAnswer('200 OK', 'one'), httpAnswer('200 OK', 'in stock, says the first')]),
      );
    } else {
      socket.write(httpAnswer('200 OK', `this is ${path}`));
    }
  });
  const urls = ['/twice', '/catan', '/twice', '/wingspan', '/azul'].map(
    (path, index) => `${server.origin}${path}?${index}`,
  );
  const visits = await visitMany(
    [server],
    urls.map((url) => url.replace(/\?.*/, '')),
    { limits: { perHost: 1 } },
  );
  expect(visits.map((visit) => pageOf(visit).body)).toEqual([
    'one',
    'this is /catan',
    'one',
    'this is /wingspan',
    'this is /azul',
  ]);
  await server.close();
});
