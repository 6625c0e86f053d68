import { describe, expect, it } from 'vitest';
import { sampleDeployment as site } from '../../tests/hosts/sampleSite.ts';
import type { Deployment } from '../deployment.ts';
import { requestResolver } from './resolveRequest.ts';

const deployment: Deployment = {
  ...site,
  redirects: [
    { from: '/wingspan-expansion-order', to: '/guides/wingspan-expansion-order' },
    { from: '/old/About', to: '/about' },
  ],
  hostFiles: ['_headers', 'nginx/server.conf'],
};
const resolve = requestResolver(deployment);
const wingspan = '/guides/wingspan-expansion-order';

/** An answer in one word or two; by default, requests use https and the site's own host. */
function answer(target: string, host: string | null = 'guides.games', secure = true, by = resolve): string {
  const found = by({ host, secure, target });
  switch (found.kind) {
    case 'page':
    case 'file':
      return `${found.kind} ${found.file}`;
    case 'redirect':
      return found.location;
    case 'gone':
    case 'notFound':
    case 'bad':
      return found.kind;
  }
}

describe('a path', () => {
  it.each([
    ['/', 'page index.html'],
    ['/?ref=x', 'page index.html'],
    [wingspan, 'page guides/wingspan-expansion-order.html'],
    ['/guides/%77ingspan%2Dexpansion%2dorder', 'page guides/wingspan-expansion-order.html'],
    ['/api/search.json', 'file api/search.json'],
    ['/assets/js/page.AB12.js?x', 'file assets/js/page.AB12.js'],
    // The site has no such file; the server finds out.
    ['/About', 'file About'],
    ['/about.HTML', 'file about.HTML'],
    ['/index', 'file index'],
    ['/404', 'file 404'],
    ['/.well-known/security.txt', 'file .well-known/security.txt'],
  ])('%s is %s', (target, expected) => {
    expect(answer(target)).toBe(expected);
  });

  it.each([
    ['/index.html', '/'],
    ['/index.html?a=1&b=%20', '/?a=1&b=%20'],
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html?q', '/about?q'],
    ['/%61bout/', '/about'],
    ['/wingspan-expansion-order', wingspan],
    ['/wingspan-expansion-order/?utm=a', `${wingspan}?utm=a`],
    ['/wingspan-expansion-order.html', wingspan],
    ['/old/About', '/about'],
  ])('%s moves to %s', (target, expected) => {
    expect(answer(target)).toBe(expected);
  });

  it.each(['', '?a=1', '/', '.html'])('of a removed page with "%s" is gone', (end) => {
    expect(answer(`/guides/azul-expansion-order${end}`)).toBe('gone');
  });

  it('of a removed page is upgraded to https before it is gone', () => {
    expect(answer('/guides/azul-expansion-order', 'guides.games', false)).toBe(
      'https://guides.games/guides/azul-expansion-order',
    );
  });

  it('that is served or redirected is not gone', () => {
    const both = requestResolver({ ...deployment, gone: ['/about', '/wingspan-expansion-order'] });
    expect(answer('/about', undefined, true, both)).toBe('page about.html');
    expect(answer('/wingspan-expansion-order', undefined, true, both)).toBe(wingspan);
  });

  it.each([
    '/ABOUT/',
    '/about//',
    '//about',
    '//evil.example/about',
    '/about.html/',
    '/404.html',
    '/404.html/',
    '/_headers',
    '/nginx/server.conf',
    '/nginx/',
    '/assets/',
    '/.guides/deployment.json',
    '/.git/config',
    '/.well-known/.hidden',
    '/assets/.env',
    '/guides/../about',
    '/guides/%2e%2e/about',
    '/./about',
    '/..%2f..%2fetc/passwd',
    '/guides%2Fwingspan-expansion-order',
    '/%2e%2e%5cetc',
    '/\\etc',
    '/%252e%252e/etc/passwd/',
  ])('%s is not found', (target) => {
    expect(answer(target)).toBe('notFound');
  });

  it.each([
    '',
    'about',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/',
    '/%00',
    '/a%0d%0aX: y',
    '/a b',
    '/a\r\n',
    '/a#b',
    '/é',
    '*',
  ])('%j is bad', (target) => {
    expect(answer(target)).toBe('bad');
  });

  it('that a redirect and a page share is the page', () => {
    const both = requestResolver({
      ...deployment,
      redirects: [
        { from: '/about.html', to: '/' },
        { from: '/about', to: '/' },
        { from: '/team/', to: '/about' },
      ],
    });
    expect(answer('/about', undefined, true, both)).toBe('page about.html');
    expect(answer('/about.html', undefined, true, both)).toBe('/');
    expect(answer('/team', undefined, true, both)).toBe('/about');
  });
});

describe('a host', () => {
  it.each([
    ['www.guides.games', true],
    ['WWW.Guides.Games:443', true],
    ['www.guides.games.', true],
    ['www.guides.games', false],
    ['guides.games', false],
    ['guides.games:8080', false],
  ])('%s (secure: %s) redirects to the final address in one hop', (host, secure) => {
    expect(answer('/', host, secure)).toBe('https://guides.games/');
    expect(answer('/wingspan-expansion-order/?a=1', host, secure)).toBe(
      `https://guides.games${wingspan}?a=1`,
    );
    expect(answer('/%61bout', host, secure)).toBe('https://guides.games/about');
    expect(answer('/assets/a%20b.js?c', host, secure)).toBe('https://guides.games/assets/a%20b.js?c');
    expect(answer('/nothing/?a', host, secure)).toBe('https://guides.games/nothing/?a');
    expect(answer('//evil.example', host, secure)).toBe('notFound');
    expect(answer('/guides/%2e%2e/about', host, secure)).toBe('notFound');
    expect(answer('/./about', host, secure)).toBe('notFound');
  });

  it.each([null, '', 'localhost:8080', '127.0.0.1', '[::1]:80', 'preview.pages.example', 'notguides.games'])(
    '%j is served as it is',
    (host) => {
      expect(answer('/about', host, false)).toBe('page about.html');
      expect(answer('/about/', host, false)).toBe('/about');
    },
  );

  it('may be the one with www', () => {
    const www = requestResolver({ ...deployment, origin: 'https://www.guides.games' });
    expect(answer('/about/', 'guides.games', true, www)).toBe('https://www.guides.games/about');
    expect(answer('/about', 'www.guides.games', true, www)).toBe('page about.html');
    expect(answer('/about', 'www.www.guides.games', true, www)).toBe('page about.html');
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'of a site at %s is not redirected',
    (origin) => {
      const local = requestResolver({ ...deployment, origin });
      expect(answer('/about', 'www.guides.games', false, local)).toBe('page about.html');
      expect(answer('/about', 'www.localhost', false, local)).toBe('page about.html');
    },
  );

  it('of a site without https is not sent to https', () => {
    const plain = requestResolver({ ...deployment, origin: 'http://guides.games' });
    expect(answer('/about', 'guides.games', false, plain)).toBe('page about.html');
    expect(answer('/about/', 'www.guides.games', true, plain)).toBe('http://guides.games/about');
  });
});
