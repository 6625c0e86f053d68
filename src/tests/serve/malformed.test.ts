import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchangeRaw, get, sendRaw } from './rawRequest.ts';
import { deployment, secret, serveSample, type ServedSample } from './sampleSite.ts';
import { runs } from '../seed.ts';

let site: ServedSample;
beforeAll(async () => {
  site = await serveSample({
    limits: { headersMs: 300, requestMs: 400, checkMs: 50, keepAliveMs: 200 },
  });
});
afterAll(() => site.remove());

const end = '\r\n\r\n';
const host = 'Host: localhost\r\n';

describe('a malformed request', () => {
  it.each([
    ['something other than HTTP', `\u0016\u0003\u0001\u0002hello${end}`, 400],
    ['another version', `GET / HTTP/9.9\r\n${host}${end}`, 400],
    ['HTTP/2 without TLS', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['an unknown method', `GIVE / HTTP/1.1\r\n${host}${end}`, 400],
    ['no Host', `GET / HTTP/1.1${end}`, 400],
    ['two Hosts', `GET / HTTP/1.1\r\n${host}Host: guides.games${end}`, 400],
    ['a header without a colon', `GET / HTTP/1.1\r\n${host}nonsense${end}`, 400],
    ['a space before the colon', `GET / HTTP/1.1\r\n${host}A : b${end}`, 400],
    ['a folded header', `GET / HTTP/1.1\r\n${host}A: b\r\n c${end}`, 400],
    ['a NUL in a header', `GET / HTTP/1.1\r\n${host}A: b\u0000c${end}`, 400],
    ['a line feed alone', `GET / HTTP/1.1\nHost: localhost\n\n`, 400],
    ['an invalid length', `POST / HTTP/1.1\r\n${host}Content-Length: -1${end}`, 400],
    ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2${end}`, 400],
    [
      'length and chunks',
      `POST / HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked${end}0${end}`,
      400,
    ],
    [
      'chunks and length',
      `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nContent-Length: 4${end}0${end}`,
      400,
    ],
    ['an unknown Transfer-Encoding', `POST / HTTP/1.1\r\n${host}Transfer-Encoding: xchunked${end}`, 400],
    [
      'chunked before another',
      `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked, identity${end}0${end}`,
      400,
    ],
    ['headers over 16 KB', `GET / HTTP/1.1\r\n${host}A: ${'a'.repeat(17_000)}${end}`, 431],
    ['many headers over 16 KB', `GET / HTTP/1.1\r\n${host}${'Ab: cdef\r\n'.repeat(3_000)}${end}`, 431],
    ['an address over 16 KB', `GET /${'a'.repeat(17_000)} HTTP/1.1\r\n${host}${end}`, 431],
  ])('with %s is refused, and its connection is closed', async (_, bytes, status) => {
    // A second request behind it must never be answered.
    const answers = await sendRaw(site.port, `${bytes}GET /about HTTP/1.1\r\n${host}${end}`);
    expect(answers.map((answer) => answer.status)).toEqual([status]);
  });

  it('with another major version is refused with 505', async () => {
    const [answer] = await sendRaw(site.port, `GET / HTTP/2.0\r\n${host}\r\n`);
    expect(answer?.status).toBe(505);
    for (const { name, value } of deployment.headers) expect(answer?.headers[name.toLowerCase()]).toBe(value);
  });

  it('with an unexpected body does not have the body read as a request', async () => {
    const inner = `GET /robots.txt HTTP/1.1\r\n${host}${end}`;
    const bytes = `GET /about HTTP/1.1\r\n${host}Content-Length: ${inner.length}\r\nConnection: close${end}${inner}`;
    const answers = await sendRaw(site.port, bytes);
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual(['text/html; charset=utf-8']);
  });

  it('that asks to upgrade is answered over HTTP/1.1', async () => {
    const upgrade = [
      'Connection: Upgrade, HTTP2-Settings, close',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABk',
    ];
    const bytes = `GET /about HTTP/1.1\r\n${host}${upgrade.join('\r\n')}${end}`;
    expect((await sendRaw(site.port, bytes)).map(({ status }) => status)).toEqual([200]);
  });

  it('without a Host is fine in HTTP/1.0', async () => {
    expect((await sendRaw(site.port, `GET /about HTTP/1.0${end}`)).map(({ status }) => status)).toEqual([
      200,
    ]);
  });

  it('is answered or cut off, for hundreds with bytes changed, removed or inserted', async () => {
    const request = Buffer.from(
      `POST /api/csp-report HTTP/1.1\r\n${host}Content-Length: 4\r\nRange: bytes=0-1\r\n\r\n{"a"`,
    );
    const byte = fc.oneof(fc.constantFrom(...Buffer.from('\r\n\0 :;,/%"*')), fc.nat({ max: 255 }));
    const change = fc.record({
      at: fc.nat({ max: request.length }),
      cut: fc.nat({ max: 3 }),
      put: fc.array(byte, { maxLength: 3 }),
    });
    const changed = fc
      .array(change, { minLength: 1, maxLength: 4 })
      .map((changes) =>
        changes.reduce<Buffer>(
          (bytes, { at, cut, put }) =>
            Buffer.concat([bytes.subarray(0, at), Buffer.from(put), bytes.subarray(at + cut)]),
          request,
        ),
      );
    const batch = fc.array(changed, { minLength: 50, maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(batch, async (requests) => {
        for (const bytes of await Promise.all(requests.map((sent) => exchangeRaw(site.port, sent)))) {
          const text = bytes.toString('latin1');
          expect(text).toMatch(/^$|^HTTP\/1\.1 (?:[2-4]\d\d|505) /);
          expect(text).not.toContain(secret);
        }
      }),
      { numRuns: runs(8) },
    );
    expect((await get(site.port, '/about')).status).toBe(200);
  });
});

describe('a slow reader', () => {
  it.each([
    ['who sends nothing', ''],
    ['who never finishes the headers', `GET / HTTP/1.1\r\n${host}A: `],
  ])('%s gets 408', async (_, bytes) => {
    const patient = await serveSample({ limits: { headersMs: 300, checkMs: 50 } });
    expect((await sendRaw(patient.port, bytes)).map(({ status }) => status)).toEqual([408]);
    await patient.remove();
  });

  it('who never finishes a report gets 408', async () => {
    // The requests above may have used up the site's limit for reports.
    const patient = await serveSample({ limits: { headersMs: 300, requestMs: 400, checkMs: 50 } });
    const head = `POST /api/csp-report HTTP/1.1\r\n${host}Content-Type: application/csp-report\r\n`;
    const answers = await sendRaw(patient.port, `${head}Content-Length: 100${end}{"csp`);
    expect(answers.map(({ status }) => status)).toEqual([408]);
    await patient.remove();
  });

  it('who is idle between requests is disconnected', async () => {
    const socket = connect(site.port, '127.0.0.1');
    socket.write(`GET /about HTTP/1.1\r\n${host}\r\n`);
    socket.resume();
    await closing(socket);
  });
});

it('who closes their half of a connection still gets the answer', async () => {
  const socket = connect({ port: site.port, host: '127.0.0.1', allowHalfOpen: true });
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  socket.end(`GET /about HTTP/1.1\r\n${host}\r\n`);
  await closing(socket);
  expect(Buffer.concat(pieces).toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*<title>About/);
});

function closing(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve();
    });
  });
}
