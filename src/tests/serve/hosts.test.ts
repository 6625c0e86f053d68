import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get } from './rawRequest.ts';
import { serveSample, wingspan, type ServedSample } from './sampleSite.ts';

let site: ServedSample;
let proxied: ServedSample;
beforeAll(async () => {
  [site, proxied] = await Promise.all([serveSample(), serveSample({ trustProxy: true })]);
});
afterAll(() => Promise.all([site.remove(), proxied.remove()]));

/** Status and Location. */
async function hop(server: ServedSample, target: string, ...headers: string[]): Promise<string> {
  const answer = await get(server.port, target, headers);
  return `${answer.status} ${answer.headers['location'] ?? ''}`.trim();
}

const last = `301 https://guides.games${wingspan}?a=1`;

describe('a host', () => {
  it.each(['www.guides.games', 'WWW.guides.games:8080', 'guides.games'])(
    '%s over http leads to the last address in one hop',
    async (host) => {
      expect(await hop(site, '/wingspan-expansion-order/?a=1', `Host: ${host}`)).toBe(last);
    },
  );

  it.each(['localhost:8080', '127.0.0.1', '[::1]:8080', 'preview.example', '', '10.0.0.7'])(
    '%j is served as it is',
    async (host) => {
      expect(await hop(site, '/about', `Host: ${host}`)).toBe('200');
      expect(await hop(site, '/about/', `Host: ${host}`)).toBe('301 /about');
    },
  );

  it('in the target comes before the one in the header', async () => {
    expect(await hop(site, `http://www.guides.games${wingspan}?a=1`, 'Host: localhost')).toBe(last);
    expect(await hop(site, 'http://localhost/about', 'Host: www.guides.games')).toBe('200');
    expect(await hop(site, 'http://localhost?a', 'Host: localhost')).toBe('200');
  });

  it.each(['evil.example/..', 'a b', 'a@b', 'guides.games:port', 'a,b', '[::1', 'é'])(
    '%j is none',
    async (host) => {
      expect(await hop(site, '/about', `Host: ${host}`)).toBe('400');
    },
  );

  it.each([
    'http://user@localhost/about',
    'http:///about',
    'ftp://localhost/about',
    'about',
    '//evil.example/about',
  ])('is not read out of the target %s', async (target) => {
    expect(await hop(site, target, 'Host: localhost')).toMatch(/^40[04]$/);
  });
});

describe('behind a proxy', () => {
  it('that is trusted, the reader’s scheme and host count', async () => {
    const secure = 'X-Forwarded-Proto: https';
    expect(await hop(proxied, wingspan, 'Host: guides.games', secure)).toBe('200');
    expect(await hop(proxied, wingspan, 'Host: guides.games', 'X-Forwarded-Proto: http')).toMatch(/^301/);
    expect(await hop(proxied, wingspan, 'Host: 127.0.0.1', 'X-Forwarded-Host: guides.games', secure)).toBe(
      '200',
    );
    const www = 'X-Forwarded-Host: www.guides.games';
    expect(await hop(proxied, '/wingspan-expansion-order?a=1', 'Host: 127.0.0.1', www, secure)).toBe(last);
  });

  it('that is trusted, a reader over https is told of the newer way to report, too', async () => {
    const secure = await get(proxied.port, wingspan, ['Host: guides.games', 'X-Forwarded-Proto: https']);
    expect(secure.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; report-uri /api/csp-report; report-to csp",
      'reporting-endpoints': 'csp="/api/csp-report"',
    });
  });

  it('that is trusted, only its own words are: the last of a list', async () => {
    const here = 'Host: guides.games';
    expect(await hop(proxied, wingspan, here, 'X-Forwarded-Proto: https, http')).toMatch(/^301/);
    expect(await hop(proxied, wingspan, here, 'X-Forwarded-Proto: http', 'X-Forwarded-Proto: https')).toBe(
      '200',
    );
    expect(await hop(proxied, wingspan, 'X-Forwarded-Host: evil/, localhost')).toBe('200');
    expect(await hop(proxied, wingspan, 'X-Forwarded-Host: a b')).toBe('400');
  });

  it('that nobody declared, nothing of that is believed', async () => {
    const claims = ['X-Forwarded-Proto: https', 'X-Forwarded-Host: localhost'];
    expect(await hop(site, wingspan, 'Host: guides.games', ...claims)).toBe(
      `301 https://guides.games${wingspan}`,
    );
    expect(await hop(site, wingspan, 'Host: localhost', 'X-Forwarded-Host: www.guides.games')).toBe('200');
  });

  it('that nobody declared, the person at the terminal is told once how to', async () => {
    const told = await serveSample();
    for (let round = 0; round < 3; round++) await hop(told, '/', 'X-Forwarded-Proto: https');
    expect(told.lines.filter((line) => line.includes('--trust-proxy'))).toHaveLength(1);
    await told.remove();
  });
});
