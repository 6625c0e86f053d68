import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from './clock.ts';
import { openPageCache, prunePageCache, type PageCache } from './pageCache.ts';
import { httpAnswer, startRawServer, type RawServer } from './testing/rawServer.ts';
import { optionsFor, outcomeOf, pageOf, visitOne } from './testing/visiting.ts';
import { realClock } from './clock.ts';
import { visit, visitAll } from './visitAll.ts';

const hour = 3_600_000;
const settings = { fresh_hours: 1, kept_days: 1 };
let folder: string;
let server: RawServer;
let answer: Buffer;
let later = 0;
const clock: Clock = { ...realClock, now: () => realClock.now() + later };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guides-cache-'));
  later = 0;
  server = await startRawServer((socket) => socket.write(answer));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const cacheOf = (options: Partial<PageCache> = {}): PageCache => ({
  ...openPageCache(join(folder, 'pages'), settings),
  ...options,
});
const visitShop = (cache = cacheOf(), path = '/azul') =>
  visitOne([server], server.origin + path, { cache, clock, limits: { attempts: 1 } });
const files = () => (existsSync(join(folder, 'pages')) ? readdirSync(join(folder, 'pages')) : []);
const stored = () => join(folder, 'pages', files()[0] ?? '');

describe('a stored page', () => {
  beforeEach(() => {
    answer = httpAnswer('200 OK', 'in stock', [
      'ETag: "1"',
      'Last-Modified: Sat, 21 Nov 2026 00:00:00 GMT',
      'X-Shop: a',
    ]);
  });

  it('is not requested again while it is fresh, and reports its age', async () => {
    const first = pageOf(await visitShop());
    later = hour - 1_000;
    const second = pageOf(await visitShop());
    expect(server.paths).toEqual(['/azul']);
    expect(second).toMatchObject({ status: 200, body: 'in stock', seenAt: first.seenAt });
    expect(second.headers['x-shop']).toBe('a');
    expect(second.requests).toEqual([expect.objectContaining({ cached: true, status: null })]);
  });

  it('is revalidated with its ETag when stale, and is fresh again after a 304', async () => {
    const first = pageOf(await visitShop());
    later = 2 * hour;
    answer = Buffer.from('HTTP/1.1 304 Not Modified\r\n\r\n');
    const second = pageOf(await visitShop());
    expect(server.heads[1]).toMatch(/^if-none-match: "1"$/m);
    expect(second).toMatchObject({ status: 200, body: 'in stock' });
    expect(second.seenAt).toBeGreaterThan(first.seenAt + hour);
    expect(second.requests).toEqual([expect.objectContaining({ cached: true, status: 304 })]);
    later = 2.5 * hour;
    await visitShop();
    expect(server.paths).toHaveLength(2);
  });

  it('is replaced when the page has changed', async () => {
    await visitShop();
    later = 2 * hour;
    answer = httpAnswer('200 OK', 'sold out');
    expect(pageOf(await visitShop()).body).toBe('sold out');
    expect(pageOf(await visitShop()).body).toBe('sold out');
    expect(server.paths).toHaveLength(2);
  });

  it('is revalidated by date without an ETag, and requested in full without either', async () => {
    answer = httpAnswer('200 OK', 'a', ['Last-Modified: Sat, 21 Nov 2026 00:00:00 GMT']);
    await visitShop();
    answer = httpAnswer('200 OK', 'b');
    await visitShop(cacheOf(), '/catan');
    later = 2 * hour;
    await visitShop();
    await visitShop(cacheOf(), '/catan');
    expect(server.heads[2]).toMatch(/^if-modified-since: Sat, 21 Nov 2026 00:00:00 GMT$/m);
    expect(server.heads[3]).not.toMatch(/^if-/m);
  });

  it('is discarded after its time', async () => {
    await visitShop();
    later = 25 * hour;
    await visitShop();
    expect(server.heads[1]).not.toMatch(/^if-/m);
  });

  it('with a date in the future is not used', async () => {
    later = 10 * hour;
    await visitShop();
    later = 0;
    await visitShop();
    expect(server.heads[1]).not.toMatch(/^if-/m);
  });

  it('of one region is not used for another', async () => {
    const options = optionsFor([server], { cache: cacheOf() });
    await visit({ url: `${server.origin}/azul`, region: 'US' }, options);
    await visit({ url: `${server.origin}/azul`, region: 'UK' }, options);
    expect(server.paths).toHaveLength(2);
  });

  it.each([
    '',
    '{',
    '[]',
    'null',
    '{"version":1}',
    '{"version":1,"key":"x","url":"x","body":"lies","seenAt":1,"headers":{}}',
  ])('with the contents %j is ignored', async (text) => {
    await visitShop();
    writeFileSync(stored(), text);
    expect(pageOf(await visitShop()).body).toBe('in stock');
    expect(server.paths).toHaveLength(2);
  });

  it.each([
    { version: 2 },
    { key: 'en http://other.example/' },
    { body: 7 },
    { seenAt: 'yesterday' },
    { url: null },
    { headers: null },
    { headers: 'x' },
  ])('with %j is ignored', async (change) => {
    await visitShop();
    writeFileSync(
      stored(),
      JSON.stringify({ ...(JSON.parse(readFileSync(stored(), 'utf8')) as object), ...change }),
    );
    await visitShop();
    expect(server.paths).toHaveLength(2);
  });

  it('can add only its validator to a request', async () => {
    await visitShop();
    const page = JSON.parse(readFileSync(stored(), 'utf8')) as { headers: Record<string, string> };
    page.headers['etag'] = '"1"\r\nX-Injected: 1';
    writeFileSync(stored(), JSON.stringify(page));
    later = 2 * hour;
    await visitShop();
    expect(server.heads[1]).not.toMatch(/injected|if-none-match/i);
  });
});

describe('never stored:', () => {
  it.each<[what: string, answer: Buffer]>([
    ['a missing page', httpAnswer('404 Not Found', 'x')],
    ['a failure', httpAnswer('500 Oops', 'x')],
    ['a wall', httpAnswer('403 Forbidden', 'x')],
    ['another success', httpAnswer('203 Changed', 'x')],
    ['a page of more than 1 MB', httpAnswer('200 OK', 'x'.repeat(1024 * 1024 + 1))],
    ['a truncated page', httpAnswer('200 OK', 'x'.repeat(3 * 1024 * 1024))],
    ['a page with no-store', httpAnswer('200 OK', 'x', ['Cache-Control: private, no-store'])],
    ['a page with Vary: *', httpAnswer('200 OK', 'x', ['Vary: *'])],
    ['a body with the wrong encoding', httpAnswer('200 OK', 'in stock', ['Content-Encoding: gzip'])],
    [
      'half of a compressed body',
      httpAnswer('200 OK', gzipSync('in stock').subarray(0, -9), ['Content-Encoding: gzip']),
    ],
    ['half a body', Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nx')],
  ])('%s', async (_what, bytes) => {
    answer = bytes;
    await visitShop();
    expect(files()).toEqual([]);
  });

  it('a page that the caller does not accept, such as a captcha with status 200', async () => {
    answer = httpAnswer('200 OK', 'are you a robot?');
    const job = { url: `${server.origin}/azul` };
    await visitAll([job], optionsFor([server], { cache: cacheOf(), clock }), () => false);
    expect(files()).toEqual([]);
  });

  it('a page requested with a cookie, nor is a stored one used instead', async () => {
    const shop = await startRawServer((socket, { head }) => {
      const known = /^cookie:/im.test(head);
      const bounce = 'HTTP/1.1 302 Found\r\nLocation: /azul\r\nSet-Cookie: a=1\r\nContent-Length: 0\r\n\r\n';
      socket.write(known ? httpAnswer('200 OK', 'yours') : bounce);
    });
    const visited = await visitOne([shop], `${shop.origin}/azul`, { cache: cacheOf() });
    expect(pageOf(visited).body).toBe('yours');
    expect(files()).toEqual([]);
    await shop.close();
  });

  it('a page’s cookies', async () => {
    answer = httpAnswer('200 OK', 'x', ['Set-Cookie: session=secret']);
    await visitShop();
    expect(readFileSync(stored(), 'utf8')).not.toContain('secret');
  });

  it('the headers of an unrequested 304', async () => {
    answer = Buffer.from('HTTP/1.1 304 Not Modified\r\n\r\n');
    expect(outcomeOf(await visitShop())).toBe('response 304');
    expect(files()).toEqual([]);
  });
});

describe('the folder', () => {
  it('has one complete file per page, and no temporary files', async () => {
    answer = httpAnswer('200 OK', 'x'.repeat(50_000));
    await Promise.all(Array.from({ length: 10 }, () => visitShop()));
    expect(files()).toHaveLength(1);
    expect(files()[0]).toMatch(/^[\w-]{43}\.json$/);
    expect(() => JSON.parse(readFileSync(stored(), 'utf8')) as unknown).not.toThrow();
  });

  it('may be read-only', async () => {
    answer = httpAnswer('200 OK', 'in stock');
    writeFileSync(join(folder, 'file'), '');
    const cache = openPageCache(join(folder, 'file', 'pages'), settings);
    expect(pageOf(await visitShop(cache)).body).toBe('in stock');
    const locked = join(folder, 'locked');
    mkdirSync(locked);
    chmodSync(locked, 0o500);
    expect(pageOf(await visitShop(openPageCache(locked, settings))).body).toBe('in stock');
    chmodSync(locked, 0o700);
  });

  it('is cleared of old pages, but not of other files', async () => {
    answer = httpAnswer('200 OK', 'x');
    await visitShop(cacheOf(), '/old');
    const [old = ''] = files();
    await visitShop(cacheOf(), '/new');
    const pages = join(folder, 'pages');
    writeFileSync(join(pages, `${'0'.repeat(64)}.json.1-1.tmp`), 'half');
    writeFileSync(join(pages, 'notes.json'), 'mine');
    for (const name of [old, `${'0'.repeat(64)}.json.1-1.tmp`, 'notes.json']) {
      utimesSync(join(pages, name), 1_000, 1_000);
    }
    await prunePageCache(pages, settings, Date.now());
    expect(files()).toHaveLength(2);
    expect(files()).toContain('notes.json');
    expect(files()).not.toContain(old);
    await expect(prunePageCache(join(folder, 'none'), settings, 0)).resolves.toBe(undefined);
  });
});
