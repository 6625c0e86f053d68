import { expect, it } from 'vitest';
import { isTakenPath } from './resolveRequest.ts';

it.each([
  '/robots.txt',
  '/robots.txt/',
  '/404',
  '/404.html',
  '/index.html',
  '/index',
  '/sitemap.xml',
  '/api/guides.json',
  '/assets/page.AB12.js',
  '/.guides/deployment.json',
  '/.nojekyll',
  '/.well-known/security.txt',
  '/_headers',
  '/_redirects',
  '/Caddyfile',
  '/CNAME',
  '/vercel.json',
  '/nginx/http.conf',
])('%s is taken', (path) => {
  expect(isTakenPath(path)).toBe(true);
});

it.each([
  '/catan-expansion-order',
  '/guides/catan-order.html',
  '/.well-known/change-password',
  '/robots',
  '/a_b',
])('%s is free', (path) => {
  expect(isTakenPath(path)).toBe(false);
});
