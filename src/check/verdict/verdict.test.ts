import { describe, expect, it } from 'vitest';
import type { PageReading } from '../read/reading.ts';
import { verdictOn, type Arrival } from './verdict.ts';

const reading: PageReading = {
  kind: 'product',
  name: 'Wingspan',
  in_stock: true,
  price: 29.99,
  currency: 'GBP',
  evidence: ['in stock: text'],
  statements: [],
};
const arrival: Arrival = {
  status: 200,
  final_url: 'https://zatu.com/products/wingspan-oceania',
  redirected: false,
  tag_lost: null,
};
const nothing = { in_stock: null, price: null, currency: null };

describe('verdictOn', () => {
  it('states the stock and price of a product page', () => {
    expect(verdictOn(reading, arrival)).toMatchObject({
      kind: 'ok',
      in_stock: true,
      price: 29.99,
      currency: 'GBP',
    });
  });

  it('names the final address of a redirect', () => {
    expect(verdictOn(reading, { ...arrival, redirected: true, tag_lost: true })).toMatchObject({
      kind: 'redirected',
      final_url: arrival.final_url,
      in_stock: true,
      tag_lost: true,
    });
  });

  it.each(['blocked', 'soft404', 'unknown'] as const)('states nothing for a page that is %s', (kind) => {
    expect(verdictOn({ ...reading, kind }, arrival)).toMatchObject({ kind, ...nothing });
  });

  it.each([403, 429, 503])('treats a refusal with %d as blocked, not broken', (status) => {
    expect(verdictOn(reading, { ...arrival, status })).toMatchObject({ kind: 'blocked', ...nothing });
  });

  it.each([404, 410, 500])('calls %d broken', (status) => {
    expect(verdictOn(reading, { ...arrival, status })).toMatchObject({ kind: 'broken', status, ...nothing });
  });
});
