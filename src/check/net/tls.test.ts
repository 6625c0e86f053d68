import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:tls';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpAnswer, startRawServer, type RawServer } from './testing/rawServer.ts';
import { outcomeOf, pageOf, visitOne } from './testing/visiting.ts';

// Made only for these tests; the CA is not trusted anywhere else.
const pem = (name: string) =>
  readFileSync(new URL(`testing/test-only-tls/${name}.pem`, import.meta.url), 'utf8');
const ca = pem('ca');

let plain: RawServer;
const servers: Server[] = [];

async function startTls(certificate: string): Promise<{ port: number; allowed: string; url: string }> {
  const server = createServer({ key: pem('key'), cert: pem(certificate) }, (socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      const path = data.toString('latin1').split(' ', 2)[1] ?? '';
      if (path === '/robots.txt') socket.write(httpAnswer('404 Not Found', ''));
      else if (path === '/down') {
        socket.write(`HTTP/1.1 302 Found\r\nLocation: ${plain.origin}/\r\nContent-Length: 0\r\n\r\n`);
      } else socket.write(httpAnswer('200 OK', 'secure'));
    });
  });
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  return { port, allowed: `127.0.0.1:${port}`, url: `https://127.0.0.1:${port}/` };
}

beforeAll(async () => {
  plain = await startRawServer((socket) => socket.write(httpAnswer('200 OK', 'plain')));
});
afterAll(async () => {
  await plain.close();
  for (const server of servers) server.close();
});

it('a page with a valid certificate is read like any other', async () => {
  const server = await startTls('good');
  const page = pageOf(await visitOne([server], server.url, { ca }));
  expect(page).toMatchObject({ body: 'secure', downgraded: false });
});

it.each([
  ['good', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', undefined, 'tls chain'],
  ['expired', 'CERT_HAS_EXPIRED', ca, 'tls certificate'],
  ['wrong-host', 'ERR_TLS_CERT_ALTNAME_INVALID', ca, 'tls certificate'],
])('the certificate "%s" is refused (%s)', async (certificate, code, trusted, outcome) => {
  const server = await startTls(certificate);
  const visited = await visitOne([server], server.url, { ca: trusted });
  expect(outcomeOf(visited)).toBe(outcome);
  expect(visited).toMatchObject({ detail: expect.stringContaining(code) as string });
});

it('no environment variable makes a bad certificate valid', async () => {
  const server = await startTls('expired');
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  try {
    expect(outcomeOf(await visitOne([server], server.url))).toBe('tls certificate');
  } finally {
    Reflect.deleteProperty(process.env, 'NODE_TLS_REJECT_UNAUTHORIZED');
  }
});

it('a server that does not speak TLS fails the handshake', async () => {
  const server = await startRawServer(() => undefined, {
    onConnection: (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
  });
  expect(outcomeOf(await visitOne([server], `https://127.0.0.1:${server.port}/`))).toBe('tls handshake');
  await server.close();
});

it('a server that does not answer the handshake is a timeout', async () => {
  const server = await startRawServer(() => undefined);
  const url = `https://127.0.0.1:${server.port}/`;
  expect(outcomeOf(await visitOne([server], url, { limits: { connectMs: 80 } }))).toBe('timeout connect');
  await expect.poll(() => server.open).toBe(0);
  await server.close();
});

it('a redirect from https to http is recorded', async () => {
  const server = await startTls('good');
  const page = pageOf(await visitOne([server, plain], `${server.url}down`, { ca }));
  expect(page).toMatchObject({ body: 'plain', redirected: true, downgraded: true });
});
