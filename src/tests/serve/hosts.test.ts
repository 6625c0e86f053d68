import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get } from './rawRequest.ts';
import { serveSample, wingspan, type ServedSample } from './sampleSite.ts';

let site: ServedSample;
beforeAll(async () => {
  site = await serveSample();
});
afterAll(() => site.remove());

async function hop(server: ServedSample, target: string, ...headers: string[]): Promise<string> {
  const answer = await get(server.port, target, headers);
  return `${answer.status} ${answer.headers['location'] ?? ''}`.trim();
}

const last = `301 https://guides.games${wingspan}?a=1`;

describe('a host', () => {
  it.each(['www.guides.games', 'WWW.guides.games:8080', 'guides.games'])(
    '%s over http redirects to the final address in one hop',
    async (host) => {
      expect(await hop(site, '/wingspan-expansion-order/?a=1', `Host: ${host}`)).toBe(last);
    },
  );

  it.each(['localhost:8080', '127.0.0.1', '[::1]:8080', 'preview.example', '', '10.0.0.7'])(
    '%j is served without a redirect',
    async (host) => {
      expect(await hop(site, '/about', `Host: ${host}`)).toBe('200');
      expect(await hop(site, '/about/', `Host: ${host}`)).toBe('301 /about');
    },
  );

  it('in the target overrides the one in the header', async () => {
    expect(await hop(site, `http://www.guides.games${wingspan}?a=1`, 'Host: localhost')).toBe(last);
    expect(await hop(site, 'http://localhost/about', 'Host: www.guides.games')).toBe('200');
    expect(await hop(site, 'http://localhost?a', 'Host: localhost')).toBe('200');
  });

  it.each(['evil.example/..', 'a b', 'a@b', 'guides.games:port', 'a,b', '[::1', 'é'])(
    '%j is invalid',
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
  ])('is not taken from the target %s', async (target) => {
    expect(await hop(site, target, 'Host: localhost')).toMatch(/^40[04]$/);
  });
});

it('ignores X-Forwarded headers of a proxy', async () => {
  const claims = ['X-Forwarded-Proto: https', 'X-Forwarded-Host: localhost'];
  expect(await hop(site, wingspan, 'Host: guides.games', ...claims)).toBe(
    `301 https://guides.games${wingspan}`,
  );
  expect(await hop(site, wingspan, 'Host: localhost', 'X-Forwarded-Host: www.guides.games')).toBe('200');
});
