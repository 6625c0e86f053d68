import { expect, it } from 'vitest';
import type { CheckItem } from '../offers/item.ts';
import { movedTo } from '../run/checkItems.ts';
import type { Visit } from '../net/visit.ts';
import type { Verdict } from './verdict.ts';

const from = 'https://zatu.com/products/wingspan-oceania';
const to = 'https://zatu.com/products/wingspan-oceania-expansion';
const item: CheckItem = {
  id: 'wingspan-oceania-zatu',
  url: from,
  link: 'product',
  price: 24.99,
  in_stock: true,
  currency: 'GBP',
  shop: { id: 'Zatu', hosts: ['zatu.com'], mode: 'page', product_path: '^/products/[^/]+$' },
};
const said = { in_stock: true, price: 24.99, currency: 'GBP', tag_lost: null, evidence: '' };
const same: Verdict = { kind: 'redirected', final_url: to, ...said };

function visit(end: string, ...statuses: (number | null)[]): Visit {
  const request = { failure: null, ms: 1, bytes: 1, cached: false };
  const requests = statuses.map((status, index) => ({
    ...request,
    url: `${from}${index === 0 ? '' : `-${index}`}`,
    status,
  }));
  return {
    kind: 'response',
    url: end,
    status: 200,
    headers: {},
    body: '',
    truncated: false,
    redirected: true,
    downgraded: false,
    seenAt: 0,
    requests: [...requests, { ...request, url: end, status: 200 }],
  };
}

const found = (verdict: Verdict, seen: Visit | null, tracked: string[] = []) =>
  movedTo(item, { url: from, tracked }, verdict, seen);

it('is the target of permanent redirects', () => {
  expect(found(same, visit(to, 301))).toBe(to);
  expect(found(same, visit(to, 308, 301))).toBe(to);
});

it('has only what the product needs', () => {
  expect(found(same, visit(`${to}?sca_ref=9.ab&sid=77f&variant=41&view=full`, 301))).toBe(`${to}?variant=41`);
});

it('has neither our affiliate parameter nor anybody else’s', () => {
  expect(found(same, visit(`${to}?ref=guides-link-check&utm_source=x&variant=2`, 301), ['ref'])).toBe(
    `${to}?variant=2`,
  );
});

it.each([
  ['a temporary redirect', same, visit(to, 302)],
  ['a chain with one temporary redirect', same, visit(to, 301, 302)],
  ['a page not proven to be of the same box', { ...same, in_stock: null, price: null }, visit(to, 301)],
  ['a page that is not a product page', same, visit('https://zatu.com/collections/wingspan', 301)],
  ['a page without encryption', same, visit(to.replace('https', 'http'), 301)],
  ['no redirect', { kind: 'ok', ...said } satisfies Verdict, visit(from)],
])('is null for %s', (_name, verdict, seen) => {
  expect(found(verdict, seen)).toBeNull();
});
