import { describe, expect, it } from 'vitest';
import { ownAddress } from './canonical.ts';
import { canonicalHost } from '../../src/domain/deployment.ts';

const canonical = 'https://guides.games/guides/wingspan-expansion-order';

describe('a reader of a site at https://guides.games', () => {
  it.each([
    ['https://www.guides.games/about?a=1#faq', 'https://guides.games/about?a=1#faq'],
    ['http://www.guides.games/', 'https://guides.games/'],
    ['http://guides.games/about?a=%20b#next=own:_base', 'https://guides.games/about?a=%20b#next=own:_base'],
    ['http://www.guides.games:8080/about', 'https://guides.games/about'],
  ])('at %s goes to %s', (here, address) => {
    expect(ownAddress(canonical, new URL(here))).toBe(address);
  });

  it.each([
    'https://guides.games/about',
    'https://guides.games:8443/about',
    'http://localhost:8080/about',
    'http://127.0.0.1/about',
    'http://[::1]:8080/about',
    'https://deploy-preview-1--guides.netlify.app/about',
    'https://www.guides.games.evil.example/about',
    'https://notguides.games/about',
    'file:///home/me/dist/about.html',
  ])('at %s stays there', (here) => {
    expect(ownAddress(canonical, new URL(here))).toBeNull();
  });
});

it('goes to www if that is the site’s host', () => {
  const here = new URL('https://guides.games/about');
  expect(ownAddress('https://www.guides.games/about', here)).toBe('https://www.guides.games/about');
});

it.each(['http://localhost:8080/', 'https://127.0.0.1/', 'http://guides.games/'])(
  'is not redirected from %s, even over http',
  (here) => {
    expect(ownAddress(here, new URL(here.replace('https:', 'http:')))).toBeNull();
  },
);

it('redirects exactly the hosts that servers redirect', () => {
  const origins = [
    'guides.games',
    'www.guides.games',
    'a.guides.games',
    'localhost',
    'my.localhost',
    '127.0.0.1',
    '[::1]',
  ].flatMap((host) => [`https://${host}`, `http://${host}`, `https://${host}:8443`]);
  for (const canonical of origins)
    for (const here of origins) {
      const home = canonicalHost(canonical);
      const { hostname, protocol } = new URL(here);
      const moves =
        home !== null &&
        (hostname === home.other || (hostname === home.name && home.secure && protocol === 'http:'));
      expect(ownAddress(`${canonical}/about`, new URL(`${here}/about`)), `${here} of ${canonical}`).toBe(
        moves ? `${canonical}/about` : null,
      );
    }
});
