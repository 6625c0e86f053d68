import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get } from './rawRequest.ts';
import { servedText, serveSample, wingspan, type ServedSample } from './sampleSite.ts';

let site: ServedSample;
beforeAll(async () => {
  site = await serveSample();
});
afterAll(() => site.remove());

const picture = '/assets/robin.AB12.webp';

describe('an answer', () => {
  it('is the page, with its type, Cache-Control, ETag and page headers', async () => {
    const { status, headers, body } = await get(site.port, wingspan);
    expect(status).toBe(200);
    expect(body.toString()).toBe(servedText('Wingspan'));
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; report-uri /api/csp-report",
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^"[\w-]{22}"$/) as string,
    });
    for (const name of ['x-powered-by', 'server', 'last-modified', 'reporting-endpoints'])
      expect(headers).not.toHaveProperty(name);
  });

  it.each([
    ['/', 200, 'public, max-age=3600', 'text/html; charset=utf-8'],
    ['/api/search.json?v=1', 200, 'public, max-age=300', 'application/json; charset=utf-8'],
    ['/assets/page.AB12.js', 200, 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/assets/robin.AB12.webp', 200, 'public, max-age=31536000, immutable', 'image/webp'],
    ['/robots.txt', 200, 'public, max-age=7200', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 200, 'public, max-age=7200', 'text/plain; charset=utf-8'],
    ['/nothing', 404, 'no-store', 'text/html; charset=utf-8'],
    ['/ABOUT', 404, 'no-store', 'text/html; charset=utf-8'],
    ['/assets/', 404, 'no-store', 'text/html; charset=utf-8'],
    ['/404', 404, 'no-store', 'text/html; charset=utf-8'],
  ])('to %s is %i, %s', async (target, status, cache, type) => {
    const answer = await get(site.port, target);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ 'cache-control': cache, 'content-type': type });
  });

  it('to an unknown address is the 404 page, compressed and with no-store', async () => {
    const { status, headers, body } = await get(site.port, '/nothing', ['Accept-Encoding: br']);
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 404, cache: 'no-store' });
    expect(brotliDecompressSync(body).toString()).toBe(servedText('Nothing here'));
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).not.toHaveProperty('etag');
  });

  it.each([
    ['/wingspan-expansion-order', wingspan],
    ['/wingspan-expansion-order/?utm=mail&a=%20', `${wingspan}?utm=mail&a=%20`],
    [`${wingspan}.html`, wingspan],
    ['/about/', '/about'],
    ['/index.html', '/'],
  ])('to %s redirects to %s in one hop', async (target, location) => {
    const { status, headers, body } = await get(site.port, target);
    expect({ status, location: headers['location'], body: body.length }).toEqual({
      status: 301,
      location,
      body: 0,
    });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=1800',
      'x-content-type-options': 'nosniff',
    });
  });

  it('to HEAD equals GET without the body', async () => {
    for (const target of ['/', picture, '/nothing', '/about/', '/%zz']) {
      for (const coding of ['identity', 'br']) {
        const [full, head] = await Promise.all(
          ['GET', 'HEAD'].map((method) => get(site.port, target, [`Accept-Encoding: ${coding}`], method)),
        );
        expect(head?.status).toBe(full?.status);
        expect({ ...head?.headers, date: '' }).toEqual({ ...full?.headers, date: '' });
      }
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])(
    'to %s lists the allowed methods',
    async (method) => {
      const { status, headers } = await get(site.port, '/about', [], method);
      expect({ status, allow: headers['allow'] }).toEqual({ status: 405, allow: 'GET, HEAD, OPTIONS' });
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    },
  );

  it('to a range request is the whole file', async () => {
    const { status, body } = await get(site.port, picture, ['Range: bytes=0-9']);
    expect({ status, length: body.length }).toEqual({ status: 200, length: 100 });
  });

  it('to OPTIONS lists the allowed methods', async () => {
    for (const [target, allow] of [
      ['/about', 'GET, HEAD, OPTIONS'],
      ['*', 'GET, HEAD, OPTIONS'],
      ['/api/csp-report', 'POST, OPTIONS'],
    ] as const) {
      const { status, headers } = await get(site.port, target, [], 'OPTIONS');
      expect({ status, allow: headers['allow'] }).toEqual({ status: 204, allow });
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

describe('compression', () => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('for Accept-Encoding %s is %s', async (accepted, coding, decode) => {
    const { headers, body } = await get(site.port, wingspan, [`Accept-Encoding: ${accepted}`]);
    expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' });
    expect(decode(body).toString()).toBe(servedText('Wingspan'));
    expect(body.length).toBeLessThan(servedText('Wingspan').length / 5);
  });

  it('joins a header that is sent twice', async () => {
    const { headers } = await get(site.port, wingspan, ['Accept-Encoding: br;q=0', 'Accept-Encoding: gzip']);
    expect(headers['content-encoding']).toBe('gzip');
  });

  it('is skipped for images, and if it saves nothing', async () => {
    for (const [target, vary] of [
      [picture, undefined],
      ['/robots.txt', 'Accept-Encoding'],
    ] as const) {
      const { headers } = await get(site.port, target, ['Accept-Encoding: br, gzip']);
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers['vary']).toBe(vary);
    }
  });

  it('has a different ETag for each encoding', async () => {
    const forms = ['identity', 'br', 'gzip'].map((coding) =>
      get(site.port, wingspan, [`Accept-Encoding: ${coding}`]),
    );
    const tags = (await Promise.all(forms)).map(({ headers }) => headers['etag']);
    expect(new Set(tags).size).toBe(3);
  });
});

describe('a condition', () => {
  it.each(['identity', 'br', 'gzip'])('that matches %s is answered with 304 and no body', async (coding) => {
    const accept = `Accept-Encoding: ${coding}`;
    const { headers } = await get(site.port, wingspan, [accept]);
    for (const method of ['GET', 'HEAD']) {
      const again = await get(
        site.port,
        wingspan,
        [accept, `If-None-Match: "x", W/${headers['etag']}`],
        method,
      );
      expect(again.status).toBe(304);
      // A 304 repeats these headers: the policy may have changed while the page did not.
      for (const name of [
        'etag',
        'cache-control',
        'vary',
        'content-security-policy',
        'x-content-type-options',
      ]) {
        expect(again.headers[name]).toBe(headers[name]);
      }
      for (const name of ['content-length', 'content-encoding', 'content-type']) {
        expect(again.headers).not.toHaveProperty(name);
      }
    }
  });

  it('with another encoding’s ETag, or with a date, is answered in full', async () => {
    const { headers } = await get(site.port, wingspan);
    const other = await get(site.port, wingspan, [
      'Accept-Encoding: br',
      `If-None-Match: ${headers['etag']}`,
    ]);
    expect(other.status).toBe(200);
    const dated = await get(site.port, wingspan, ['If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT']);
    expect(dated.status).toBe(200);
  });
});
