import { describe, expect, it } from 'vitest';
import { decide } from './verdict.ts';
import type { CheckItem } from '../offers/item.ts';
import type { FetchedPage, RedirectChain, Visit, VisitFault } from '../net/visit.ts';
import type { PageReading } from '../read/reading.ts';

const asked = 'https://zatu.com/products/wingspan-oceania';
const item: CheckItem = {
  id: 'wingspan-oceania-zatu',
  url: asked,
  link: 'product',
  price: null,
  in_stock: null,
  currency: 'GBP',
  shop: { id: 'Zatu', hosts: ['zatu.com', 'board-game.co.uk'], mode: 'page' },
};
const chain: RedirectChain = { url: asked, redirected: false, downgraded: false, requests: [] };
const page: FetchedPage = {
  ...chain,
  kind: 'response',
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '',
  truncated: false,
  seenAt: 0,
};
const sells: PageReading = {
  kind: 'product',
  name: 'Wingspan: Oceania Expansion (English)',
  in_stock: true,
  price: 29.99,
  currency: 'GBP',
  evidence: ['in stock: "3+ in stock"'],
  statements: [],
};
const noProduct: PageReading = { ...sells, kind: 'unknown', in_stock: null, price: null, currency: null };
const gone: PageReading = { ...noProduct, kind: 'soft404', evidence: ['not found: "404"'] };
const parked: PageReading = { ...gone, kind: 'parked', evidence: ['parked domain: "buy this domain"'] };
const wall: PageReading = { ...noProduct, kind: 'blocked' };

const to = (url: string, more: Partial<FetchedPage> = {}): Partial<FetchedPage> => ({
  url: new URL(url, asked).href,
  redirected: true,
  ...more,
});

interface Row {
  page?: Partial<FetchedPage>;
  reading?: PageReading;
  item?: Partial<CheckItem>;
  tracked?: readonly string[];
}

/** "ok true 29.99 GBP", followed by any other values of the verdict. */
function decided({ page: more = {}, reading = sells, item: other = {}, tracked = [] }: Row): string {
  const verdict = decide({ ...item, ...other }, { url: asked, tracked }, { ...page, ...more }, () => reading);
  const { kind, in_stock, price, currency, tag_lost } = verdict;
  const said = [kind, in_stock, price, currency].filter((part) => part !== null);
  if (tag_lost !== null) said.push(tag_lost ? 'tag lost' : 'tag kept');
  if (verdict.kind === 'ok' && verdict.reason !== undefined) said.push(`(${verdict.reason})`);
  if (verdict.kind === 'redirected') said.push(new URL(verdict.final_url).pathname);
  return said.join(' ');
}

const linkMode = { shop: { ...item.shop, mode: 'link' as const } };
const search = { link: 'search' as const };
const anyHost = { shop: { ...item.shop, hosts: [] } };

const rows: readonly (readonly [name: string, row: Row, expected: string])[] = [
  ['the item’s own page', {}, 'ok true 29.99 GBP'],
  ['a page without a content type', { page: { headers: {} } }, 'ok true 29.99 GBP'],
  ['XHTML', { page: { headers: { 'content-type': 'application/xhtml+xml' } } }, 'ok true 29.99 GBP'],
  ['a PDF', { page: { headers: { 'content-type': 'application/pdf' } } }, 'unknown'],
  ['status 202, a wall’s', { page: { status: 202 } }, 'blocked'],
  ['status 202 with a missing page’s words', { page: { status: 202 }, reading: gone }, 'blocked'],
  ['status 999', { page: { status: 999 }, reading: noProduct }, 'blocked'],
  ['status 206', { page: { status: 206 } }, 'unknown'],
  ['a page that is too long', { page: { truncated: true } }, 'unknown'],
  ['a page without a product', { reading: noProduct }, 'unknown'],
  ['a page that says the product is gone', { reading: gone }, 'soft404'],
  ['a wall', { reading: wall }, 'blocked'],
  ['status 403 with a product', { page: { status: 403 } }, 'blocked'],
  ['status 404 with a product', { page: { status: 404 } }, 'broken'],
  ['status 500', { page: { status: 500 }, reading: noProduct }, 'broken'],
  ['status 404 with a wall', { page: { status: 404 }, reading: wall }, 'blocked'],
  ['another currency', { reading: { ...sells, currency: 'USD' } }, 'ok (another currency)'],
  [
    'another currency if any is accepted',
    { reading: { ...sells, currency: 'USD' }, item: { currency: null } },
    'ok true 29.99 USD',
  ],
  ['a page of another box', { item: { findOtherBox: () => 'it is headed "Asia"' } }, 'ok (another box)'],
  [
    'a redirect to the same product, headed as another box',
    { page: to('/shop/wingspan-oceania'), item: { findOtherBox: () => 'it is headed "Asia"' } },
    'redirected /shop/wingspan-oceania',
  ],
  ['stock without a price', { reading: { ...sells, price: null, currency: null } }, 'ok true'],

  [
    'a redirect to the same product',
    { page: to('/shop/wingspan-oceania') },
    'redirected true 29.99 GBP /shop/wingspan-oceania',
  ],
  [
    'a redirect to another product',
    { page: to('/products/wingspan-asia') },
    'redirected /products/wingspan-asia',
  ],
  [
    'a redirect to a new address whose page names the box',
    { page: to('/shop/stm903'), item: { title: 'Wingspan Oceania Expansion' } },
    'redirected true 29.99 GBP /shop/stm903',
  ],
  [
    'a redirect to a page of another box or a bundle',
    {
      page: to('/shop/stm903'),
      item: { title: 'Wingspan Oceania' },
      reading: { ...sells, name: 'Wingspan Oceania Deluxe' },
    },
    'redirected /shop/stm903',
  ],
  ['a redirect to the home page', { page: to('/') }, 'soft404'],
  ['a redirect to a language’s home page', { page: to('/en-gb/') }, 'soft404'],
  ['a redirect to a home page without a product', { page: to('/en-gb/'), reading: noProduct }, 'soft404'],
  [
    'a redirect to a page without a product',
    { page: to('/shop/wingspan-oceania'), reading: noProduct },
    'redirected /shop/wingspan-oceania',
  ],
  [
    'a redirect to another of the shop’s hosts',
    { page: to('https://www.board-game.co.uk/products/wingspan-oceania') },
    'redirected true 29.99 GBP /products/wingspan-oceania',
  ],
  [
    'a redirect to another shop',
    { page: to('https://azul.example/products/wingspan-oceania') },
    'redirected /products/wingspan-oceania',
  ],
  [
    'a redirect to another host for a shop without hosts',
    { page: to('https://azul.example/products/wingspan-oceania'), item: anyHost },
    'redirected /products/wingspan-oceania',
  ],
  [
    'a redirect to www. for a shop without hosts',
    { page: to('https://www.zatu.com/products/wingspan-oceania'), item: anyHost },
    'redirected true 29.99 GBP /products/wingspan-oceania',
  ],
  [
    'a redirect from https to http',
    { page: to('http://zatu.com/products/wingspan-oceania', { downgraded: true }) },
    'redirected /products/wingspan-oceania',
  ],
  ['a redirect to its base game', { page: to('/products/wingspan') }, 'redirected /products/wingspan'],
  ['a redirect to the list above it', { page: to('/products/') }, 'soft404'],
  ['a redirect to a wall', { page: to('/wall'), reading: wall }, 'blocked'],
  ['a redirect to a 404', { page: to('/gone', { status: 404 }) }, 'broken'],

  [
    'a kept tag',
    { page: to('/shop/wingspan-oceania?ref=guides-link-check'), tracked: ['ref'] },
    'redirected true 29.99 GBP tag kept /shop/wingspan-oceania',
  ],
  [
    'a lost tag',
    { page: to('/shop/wingspan-oceania'), tracked: ['ref'] },
    'redirected true 29.99 GBP tag lost /shop/wingspan-oceania',
  ],
  [
    'a tag lost on the way to another product',
    { page: to('/products/wingspan-asia'), tracked: ['ref'] },
    'redirected tag lost /products/wingspan-asia',
  ],
  ['a tag and a wall', { page: to('/wall'), reading: wall, tracked: ['ref'] }, 'blocked'],
  [
    'a tag and another currency',
    { page: to(`${asked}?ref=guides-link-check`), reading: { ...sells, currency: 'USD' }, tracked: ['ref'] },
    'redirected tag kept /products/wingspan-oceania',
  ],

  ['mode link', { item: linkMode }, 'ok'],
  ['mode link and a page without a product', { item: linkMode, reading: noProduct }, 'ok'],
  ['mode link and a page that says the product is gone', { item: linkMode, reading: gone }, 'soft404'],
  [
    'mode link and a redirect',
    { item: linkMode, page: to('/shop/wingspan-oceania') },
    'redirected /shop/wingspan-oceania',
  ],
  ['mode link and the home page', { item: linkMode, page: to('/') }, 'soft404'],
  ['mode link and status 404', { item: linkMode, page: { status: 404 } }, 'broken'],
  ['a search', { item: search }, 'ok'],
  ['a search that finds nothing', { item: search, reading: gone }, 'ok'],
  ['a search on a parked domain', { item: search, reading: parked }, 'soft404'],
  ['a search that redirects to the home page', { item: search, page: to('/') }, 'redirected /'],
];

describe('decide judges', () => {
  it.each(rows)('%s', (_name, row, expected) => {
    expect(decided(row)).toBe(expected);
  });

  const detail = 'so it is';
  const faults: readonly (readonly [VisitFault, string])[] = [
    [{ kind: 'timeout', reason: 'body', detail }, 'timeout'],
    [{ kind: 'unreachable', reason: 'dns', detail }, 'unreachable'],
    [{ kind: 'tls', reason: 'certificate', detail }, 'unreachable'],
    [{ kind: 'tls', reason: 'chain', detail }, 'unknown'],
    [{ kind: 'malformed', reason: 'http', detail }, 'unknown'],
    [{ kind: 'too-many-redirects', reason: 'loop', detail }, 'broken'],
    [{ kind: 'refused-address', reason: 'private', detail }, 'skipped'],
    [{ kind: 'robots', reason: 'disallowed', detail }, 'skipped'],
    [{ kind: 'busy', reason: 'refusals', detail }, 'blocked'],
    [{ kind: 'aborted', reason: 'aborted', detail }, 'skipped'],
  ];
  it.each(faults)('%o', (fault, kind) => {
    const verdict = decide(item, { url: asked, tracked: ['ref'] }, { ...fault, ...chain }, () => {
      throw new Error('there is no page to read');
    });
    expect(verdict).toMatchObject({ kind, in_stock: null, price: null, currency: null, tag_lost: null });
    expect(verdict.evidence).toContain(detail);
  });

  it('a redirect to a forbidden address', () => {
    const request = {
      url: asked,
      status: 302,
      failure: null,
      ms: 1,
      bytes: 1,
      cached: false,
    };
    const visit: Visit = {
      kind: 'refused-address',
      reason: 'private',
      detail: 'it is',
      ...chain,
      requests: [request],
    };
    expect(decide(item, { url: asked, tracked: [] }, visit, () => sells).kind).toBe('broken');
  });
});
