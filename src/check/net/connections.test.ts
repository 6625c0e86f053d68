import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { guardedConnector, guardLookup, type Lookup } from './connections.ts';
import { httpAnswer, startRawServer, type RawServer } from './testing/rawServer.ts';
import { outcomeOf, pageOf, visitMany, visitOne } from './testing/visiting.ts';

let canary: RawServer;
beforeAll(async () => {
  canary = await startRawServer((socket) => socket.write(httpAnswer('200 OK', 'private')));
});
afterEach(() => {
  canary.connections = 0;
});
afterAll(() => canary.close());

/** Names outside public DNS, and the addresses they resolve to here. */
const lookupFrom =
  (names: Record<string, readonly string[]>, asked: string[] = []): Lookup =>
  (host, _options, callback) => {
    asked.push(host);
    const addresses = names[host];
    const missing = Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' });
    if (addresses === undefined) callback(missing, []);
    else
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
  };

describe('a name', () => {
  it.each([
    ['this machine', ['127.0.0.1']],
    ['this machine, twice', ['127.0.0.1', '::1']],
    ['a mapped address', ['::ffff:127.0.0.1']],
    ['the metadata service', ['169.254.169.254']],
    ['an address with a zone', ['fe80::1%lo']],
    ['no address', []],
  ])('that resolves to %s is refused when connecting', async (_what, addresses) => {
    const options = { lookup: lookupFrom({ 'shop.example': addresses }) };
    expect(outcomeOf(await visitOne([], 'http://shop.example/', options))).toBe('refused-address private');
    expect(outcomeOf(await visitOne([], 'https://shop.example/', options))).toBe('refused-address private');
    expect(canary.connections).toBe(0);
  });

  it('is looked up only once per connection, so that its address cannot change', async () => {
    const asked: string[] = [];
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const lookup: Lookup = (host, _options, callback) => {
      asked.push(host);
      const [address = ''] = answers.shift() ?? [];
      callback(null, [{ address, family: 4 }]);
    };
    const servers = [{ allowed: `shop.example:${canary.port}` }];
    const options = { lookup, limits: { perHost: 1 } };
    const base = `http://shop.example:${canary.port}`;
    const visits = await visitMany(servers, [`${base}/a`, `${base}/b`], options);
    expect(visits.map((visited) => pageOf(visited).body)).toEqual(['private', 'private']);
    expect(asked).toEqual(['shop.example']);
  });

  it('with public and private addresses resolves only to the public ones', () => {
    const lookup = lookupFrom({
      'shop.example': ['127.0.0.1', '8.8.8.8', '::1', '2606:4700::1111', 'fe80::1%lo'],
    });
    const found: unknown[] = [];
    guardLookup(lookup, false)('shop.example', { all: true }, (_error, addresses) => found.push(addresses));
    guardLookup(lookup, false)('shop.example', {}, (_error, address, family) => found.push(address, family));
    expect(found).toEqual([
      [
        { address: '8.8.8.8', family: 4 },
        { address: '2606:4700::1111', family: 6 },
      ],
      '8.8.8.8',
      4,
    ]);
  });

  it('that does not exist is unreachable', async () => {
    const visited = await visitOne([], 'http://gone.example/', { lookup: lookupFrom({}) });
    expect(outcomeOf(visited)).toBe('unreachable dns');
    expect(visited).toMatchObject({ detail: expect.stringContaining('check its spelling') as unknown });
  });

  it('without an answer from DNS is a timeout', async () => {
    const visited = await visitOne([], 'http://slow.example/', {
      lookup: () => undefined,
      limits: { connectMs: 60 },
    });
    expect(outcomeOf(visited)).toBe('timeout connect');
  });
});

describe('an address', () => {
  it('is checked on every connection, for every caller', () => {
    const told: (string | undefined)[] = [];
    const sockets = new Set<Socket>();
    const connect = guardedConnector({ allowed: new Set() }, 1_000, sockets);
    const port = String(canary.port);
    for (const [protocol, hostname, host] of [
      ['http:', '127.0.0.1', `127.0.0.1:${port}`],
      ['http:', '::1', `[::1]:${port}`],
      ['https:', '127.0.0.1', `127.0.0.1:${port}`],
    ] as const)
      connect({ protocol, hostname, host, port }, (...[error]) => {
        told.push(error?.message);
      });
    expect(sockets.size).toBe(0);
    expect(told).toEqual(['127.0.0.1', '::1', '127.0.0.1'].map((host) => `${host} is not a public address`));
    expect(canary.connections).toBe(0);
  });

  it('without a listener is unreachable', async () => {
    const server = await startRawServer(() => undefined);
    await server.close();
    expect(outcomeOf(await visitOne([server], `${server.origin}/`))).toBe('unreachable refused');
  });

  it('in IPv6 is visited like any other', async () => {
    const server = await startRawServer((socket) => socket.write(httpAnswer('200 OK', 'six')), {
      host: '::1',
    });
    const page = pageOf(await visitOne([server], `${server.origin}/`));
    expect(page.body).toBe('six');
    await server.close();
  });
});

it('ignores proxies from the environment', async () => {
  const names = ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy'];
  for (const name of names) process.env[name] = canary.origin;
  const server = await startRawServer((socket) => socket.write(httpAnswer('200 OK', 'direct')));
  try {
    expect(pageOf(await visitOne([server], `${server.origin}/`)).body).toBe('direct');
    expect(canary.connections).toBe(0);
  } finally {
    for (const name of names) Reflect.deleteProperty(process.env, name);
    await server.close();
  }
});
