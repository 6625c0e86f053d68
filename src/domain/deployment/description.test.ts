import { describe, expect, it } from 'vitest';
import { sampleDeployment } from '../../tests/hosts/sampleSite.ts';
import { answerHeaders } from './answerHeaders.ts';
import { parseDeployment } from './parseDeployment.ts';
import type { SiteAnswer } from './resolveRequest.ts';
import { withReports } from '../deployment.ts';

function headersOf(answer: SiteAnswer): Record<string, string> {
  return Object.fromEntries(answerHeaders(sampleDeployment, answer).map(({ name, value }) => [name, value]));
}

describe('the headers of an answer', () => {
  const { caching } = sampleDeployment;
  const policy = sampleDeployment.pageHeaders[0]?.value;
  const file = (name: string): SiteAnswer => ({ kind: 'file', file: name });

  it.each<[string, SiteAnswer, string, string | undefined, string | undefined]>([
    [
      'a page',
      { kind: 'page', path: '/', file: 'index.html' },
      caching.pages,
      'text/html; charset=utf-8',
      policy,
    ],
    ['an asset', file('assets/js/page.AB12.js'), caching.assets, 'text/javascript; charset=utf-8', undefined],
    ['data', file('api/search.json'), caching.data, 'application/json; charset=utf-8', undefined],
    [
      'a price that nobody may keep',
      file('amazon/wingspan.json'),
      'no-store',
      'application/json; charset=utf-8',
      undefined,
    ],
    ['another file', file('robots.txt'), caching.other, 'text/plain; charset=utf-8', undefined],
    ['a file of unknown kind', file('assets/x.bin'), caching.assets, 'application/octet-stream', undefined],
    ['HTML that is not a page', file('google1234.html'), caching.other, 'text/html; charset=utf-8', policy],
    ['a missing file', { kind: 'notFound' }, 'no-store', 'text/html; charset=utf-8', policy],
    ['a removed page', { kind: 'gone' }, 'no-store', 'text/html; charset=utf-8', policy],
    ['a redirect', { kind: 'redirect', location: '/' }, caching.redirects, undefined, undefined],
    ['a bad request', { kind: 'bad' }, 'no-store', undefined, undefined],
  ])('for %s', (_, answer, cache, type, csp) => {
    const headers = headersOf(answer);
    expect(headers['Cache-Control']).toBe(cache);
    expect(headers['Content-Type']).toBe(type);
    expect(headers['Content-Security-Policy']).toBe(csp);
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
  });
});

describe('a description', () => {
  it('is read back unchanged', () => {
    expect(parseDeployment(JSON.stringify(sampleDeployment))).toEqual(sampleDeployment);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ...[
      { version: 2 },
      { origin: 'https://guides.games/' },
      { origin: 'ftp://guides.games' },
      { pages: [{ path: '/a', file: '../a.html' }] },
      { pages: [{ path: '/a b', file: 'a.html' }] },
      { pages: null },
      { redirects: [{ from: '/a', to: 'https://evil.example/' }] },
      { redirects: [{ from: '/a;}', to: '/' }] },
      { gone: ['about'] },
      { gone: undefined },
      { notFound: '/etc/passwd' },
      { hostFiles: ['a/../../b'] },
      { headers: [{ name: 'X', value: 'a\r\nSet-Cookie: b' }] },
      { headers: [{ name: 'X Y', value: 'a' }] },
      { pageHeaders: [{ name: 'X', value: 'é' }] },
      { caching: { ...sampleDeployment.caching, pages: 3600 } },
      { assetPrefixes: ['assets'] },
      { reportTo: 5 },
    ].map((change) => [JSON.stringify(change), JSON.stringify({ ...sampleDeployment, ...change })]),
  ])('with %s is rejected', (_, text = '') => {
    expect(parseDeployment(text)).toBeNull();
  });
});

describe('reports', () => {
  it('are requested once in both headers', () => {
    const once = withReports(sampleDeployment, '/api/csp-report');
    const twice = withReports(once, 'https://reports.example/a');
    const policy = sampleDeployment.pageHeaders[0]?.value ?? '';
    expect(once.pageHeaders).toEqual([
      { name: 'Content-Security-Policy', value: `${policy}; report-uri /api/csp-report; report-to csp` },
      { name: 'Reporting-Endpoints', value: 'csp="/api/csp-report"' },
    ]);
    expect(twice.pageHeaders).toEqual([
      {
        name: 'Content-Security-Policy',
        value: `${policy}; report-uri https://reports.example/a; report-to csp`,
      },
      { name: 'Reporting-Endpoints', value: 'csp="https://reports.example/a"' },
    ]);
    expect(twice.reportTo).toBe('https://reports.example/a');
  });
});
