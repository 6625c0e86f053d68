import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { httpAnswer, startRawServer, type RawServer } from './testing/rawServer.ts';
import { outcomeOf, pageOf, visitOne } from './testing/visiting.ts';

const redirect = (location: string | Buffer, ...headers: string[]) =>
  Buffer.concat([
    Buffer.from('HTTP/1.1 302 Found\r\nLocation: '),
    Buffer.from(location),
    Buffer.from(`\r\n${headers.map((header) => `${header}\r\n`).join('')}Content-Length: 4\r\n\r\nmove`),
  ]);

let shop: RawServer;
/** Listens on an address that must not be visited. */
let canary: RawServer;
/** Answers of the shop by path. */
let routes: Record<string, Buffer | string | ((head: string) => Buffer)> = {};

beforeAll(async () => {
  canary = await startRawServer((socket) => socket.write(httpAnswer('200 OK', 'private')));
  shop = await startRawServer((socket, { path, head }) => {
    const route = routes[path];
    const answer = typeof route === 'function' ? route(head) : route;
    socket.write(answer ?? httpAnswer('200 OK', `here is ${path}`));
  });
});
afterEach(() => {
  routes = {};
  shop.paths.length = 0;
  shop.heads.length = 0;
});
afterAll(() => Promise.all([shop.close(), canary.close()]));

const visit = (path = '/') => visitOne([shop], shop.origin + path);

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('with status %s is followed', async (status) => {
    routes['/'] = `HTTP/1.1 ${status} Moved\r\nLocation: /wingspan\r\nContent-Length: 0\r\n\r\n`;
    const page = pageOf(await visit());
    expect(page).toMatchObject({
      url: `${shop.origin}/wingspan`,
      redirected: true,
      body: 'here is /wingspan',
    });
    expect(page.requests.map((hop) => hop.status)).toEqual([status, 200]);
  });

  it.each([300, 304, 305, 399])('with status %s is not followed', async (status) => {
    routes['/'] =
      `HTTP/1.1 ${status} Other\r\nLocation: /wingspan\r\n${status === 304 ? '' : 'Content-Length: 0\r\n'}\r\n`;
    expect(pageOf(await visit())).toMatchObject({ status, redirected: false });
  });

  it.each([
    ['/a', '/a'],
    ['b', '/guides/b'],
    ['../c', '/c'],
    ['./d?x=1#part', '/guides/d?x=1'],
    ['?q=azul', '/guides/?q=azul'],
    [`//127.0.0.1:PORT/e`, '/e'],
    ['http://127.0.0.1:PORT/f', '/f'],
    ['HTTP://127.0.0.1:PORT/g', '/g'],
    ['http://2130706433:PORT/decimal', '/decimal'],
    ['http:h', '/guides/h'],
    ['  /padded  ', '/padded'],
    ['\\backslash', '/backslash'],
    ['/tab\tbed', '/tabbed'],
    ['/spa ce', '/spa%20ce'],
    ['/Pfad/Völuspá', '/Pfad/V%C3%B6lusp%C3%A1'],
    [Buffer.from('/Völuspá', 'latin1'), '/V%C3%B6lusp%C3%A1'],
    ['/100%', '/100%'],
  ])('to %j goes to %s', async (location, path) => {
    const text = typeof location === 'string' ? location.replace('PORT', String(shop.port)) : location;
    routes['/guides/'] = redirect(text);
    expect(pageOf(await visit('/guides/')).url).toBe(shop.origin + path);
    expect(shop.paths).toEqual(['/guides/', path]);
  });

  it.each([
    ['', 'response 302'],
    ['   ', 'response 302'],
    ['http://', 'refused-address unreadable'],
    ['http://[::1', 'refused-address unreadable'],
    ['http://exa mple.com/', 'refused-address unreadable'],
    ['http://127.0.0.1:99999/', 'refused-address unreadable'],
    [`/${'x'.repeat(9_000)}`, 'refused-address unreadable'],
    ['file:///etc/passwd', 'refused-address scheme'],
    ['javascript:alert(1)', 'refused-address scheme'],
    ['data:text/html,<p>In stock', 'refused-address scheme'],
    ['ftp://example.com/', 'refused-address scheme'],
    ['ws://example.com/', 'refused-address scheme'],
    ['mailto:a@example.com', 'refused-address scheme'],
    ['view-source:http://example.com/', 'refused-address scheme'],
    ['http://example.com:8080/', 'refused-address port'],
    ['https://example.com:22/', 'refused-address port'],
    ['http://127.0.0.1:CANARY/', 'refused-address private'],
    ['//127.0.0.1:CANARY/', 'refused-address private'],
    ['http://user:secret@127.0.0.1:CANARY/', 'refused-address private'],
    ['http://example.com@127.0.0.1:CANARY/', 'refused-address private'],
    ['http://localhost:CANARY/', 'refused-address private'],
    ['http://LOCALHOST.:CANARY/', 'refused-address private'],
    ['http://shop.localhost:CANARY/', 'refused-address private'],
    ['http://2130706433:CANARY/', 'refused-address private'],
    ['http://0x7f000001:CANARY/', 'refused-address private'],
    ['http://0177.1:CANARY/', 'refused-address private'],
    ['http://127.1:CANARY/', 'refused-address private'],
    ['http://127.0.0.1.:CANARY/', 'refused-address private'],
    ['http://１２７.0.0.1:CANARY/', 'refused-address private'],
    ['http://0:CANARY/', 'refused-address private'],
    ['http://[::1]:CANARY/', 'refused-address private'],
    ['http://[::]:CANARY/', 'refused-address private'],
    ['http://[::ffff:127.0.0.1]:CANARY/', 'refused-address private'],
    ['http://[::ffff:7f00:1]:CANARY/', 'refused-address private'],
    ['http://[::127.0.0.1]:CANARY/', 'refused-address private'],
    ['http://[64:ff9b::127.0.0.1]:CANARY/', 'refused-address private'],
    ['http://169.254.169.254/latest/meta-data/', 'refused-address private'],
    ['http://10.0.0.1/', 'refused-address private'],
    ['http://[fe80::1%25lo]/', 'refused-address unreadable'],
  ])('to %j is %s', async (location, outcome) => {
    routes['/'] = redirect(location.replace('CANARY', String(canary.port)));
    expect(outcomeOf(await visit())).toBe(outcome);
    expect(shop.paths).toEqual(['/']);
    expect(canary.connections).toBe(0);
  });

  it('never sends a name and password from a link or a redirect', async () => {
    routes['/'] = redirect(`http://user:secret@127.0.0.1:${shop.port}/in`);
    const start = `http://me:mine@127.0.0.1:${shop.port}/`;
    const page = pageOf(await visitOne([shop], start));
    expect(page.url).toBe(`${shop.origin}/in`);
    expect(shop.heads.join('\n')).not.toMatch(/authorization|secret|mine/i);
  });

  it('is followed ten times, not eleven', async () => {
    for (let index = 0; index < 12; index += 1) routes[`/${index}`] = redirect(`/${index + 1}`);
    routes['/12'] = httpAnswer('200 OK', 'the end');
    expect(outcomeOf(await visit('/2'))).toBe('response 200');
    shop.paths.length = 0;
    expect(outcomeOf(await visit('/1'))).toBe('too-many-redirects count');
    expect(shop.paths).toHaveLength(11);
  });

  it('in a loop is detected after one round', async () => {
    routes['/a'] = redirect('/b');
    routes['/b'] = redirect('/a#again');
    expect(outcomeOf(await visit('/a'))).toBe('too-many-redirects loop');
    expect(shop.paths).toEqual(['/a', '/b']);
  });

  it('to the same address with a fragment is a loop', async () => {
    routes['/a'] = redirect('/a#top');
    expect(outcomeOf(await visit('/a'))).toBe('too-many-redirects loop');
  });

  it('to the same address with ever-new cookies ends', async () => {
    let count = 0;
    routes['/a'] = () => redirect('/a', `Set-Cookie: visit=${(count += 1)}`);
    expect(outcomeOf(await visit('/a'))).toBe('too-many-redirects count');
  });

  it('is refused before any request if the start is not a public address', async () => {
    expect(outcomeOf(await visitOne([], `${canary.origin}/`))).toBe('refused-address private');
    expect(outcomeOf(await visitOne([], 'not an address'))).toBe('refused-address unreadable');
    expect(outcomeOf(await visitOne([], 'file:///etc/passwd'))).toBe('refused-address scheme');
    expect(canary.connections).toBe(0);
  });
});

describe('a fragment', () => {
  it('in the start address is not a redirect', async () => {
    expect(pageOf(await visit('/a#reviews'))).toMatchObject({ url: `${shop.origin}/a`, redirected: false });
  });
});

describe('cookies', () => {
  it('set by a redirect to the same address do not count as a redirect', async () => {
    routes['/a'] = (head) =>
      /^cookie: seen=yes$/im.test(head)
        ? httpAnswer('200 OK', 'in stock')
        : redirect('/a', 'Set-Cookie: seen=yes; Path=/');
    const page = pageOf(await visit('/a'));
    expect(page).toMatchObject({ body: 'in stock', redirected: false, url: `${shop.origin}/a` });
    expect(page.requests).toHaveLength(2);
  });

  it('are sent along a chain and back', async () => {
    routes['/a'] = (head) =>
      /^cookie: .*country=gb/im.test(head) ? httpAnswer('200 OK', 'pounds') : redirect('/choose?back=/a');
    routes['/choose?back=/a'] = redirect('/a', 'Set-Cookie: country=gb; Path=/; HttpOnly; SameSite=Lax');
    expect(pageOf(await visit('/a'))).toMatchObject({ body: 'pounds', redirected: false });
  });

  it('are dropped after the chain', async () => {
    routes['/a'] = httpAnswer('200 OK', 'a', ['Set-Cookie: seen=yes; Path=/']);
    await visit('/a');
    await visit('/b');
    expect(shop.heads.join('\n')).not.toMatch(/cookie/i);
  });
});

describe('a page with a meta refresh', () => {
  it('is followed like a redirect, with its cookies', async () => {
    routes['/old'] = httpAnswer('200 OK', 'moved', ['Refresh: 0; url=/new', 'Set-Cookie: from=old; Path=/']);
    const page = pageOf(
      await visitOne([shop], `${shop.origin}/old`, {
        refreshOf: ({ headers }) => headers['refresh']?.split('url=')[1],
      }),
    );
    expect(page).toMatchObject({ url: `${shop.origin}/new`, redirected: true });
    expect(shop.heads[1]).toMatch(/^cookie: from=old$/im);
  });

  it('is checked like a redirect', async () => {
    const visited = await visitOne([shop], `${shop.origin}/old`, { refreshOf: () => `${canary.origin}/` });
    expect(outcomeOf(visited)).toBe('refused-address private');
    expect(canary.connections).toBe(0);
  });

  it('to itself ends the chain', async () => {
    const page = pageOf(await visitOne([shop], `${shop.origin}/slow`, { refreshOf: () => '#part' }));
    expect(page).toMatchObject({ url: `${shop.origin}/slow`, redirected: false });
    expect(shop.paths).toEqual(['/slow']);
  });

  it('to itself with a new cookie is a bounce', async () => {
    routes['/wall'] = (head) =>
      /^cookie:/im.test(head)
        ? httpAnswer('200 OK', 'in stock')
        : httpAnswer('200 OK', 'wait', ['Set-Cookie: ok=1']);
    const page = pageOf(
      await visitOne([shop], `${shop.origin}/wall`, {
        refreshOf: ({ body }) => (body === 'wait' ? '' : undefined),
      }),
    );
    expect(page).toMatchObject({ body: 'in stock', redirected: false });
  });
});
