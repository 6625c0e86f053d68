import { beforeEach, expect, it, vi } from 'vitest';
import { load as loadQueries } from 'cheerio/slim';
import { parseHtml } from '../../web/parseHtml.ts';
import type { CheckItem } from '../offers/item.ts';
import { readLife, readPage } from '../read/readPage.ts';
import type { StoredPage } from '../net/pageCache.ts';
import { checkItems } from './checkItems.ts';
import type { CheckedItem } from '../outcome.ts';

vi.mock('../../web/parseHtml.ts', async (load: () => Promise<Record<string, unknown>>) => {
  const module = await load();
  return { ...module, parseHtml: vi.fn(module['parseHtml'] as typeof parseHtml) };
});
vi.mock('cheerio/slim', async (load: () => Promise<Record<string, unknown>>) => {
  const module = await load();
  return { ...module, load: vi.fn(module['load'] as typeof loadQueries) };
});
vi.mock('../read/readPage.ts', async (load: () => Promise<Record<string, unknown>>) => {
  const module = await load();
  return {
    ...module,
    readPage: vi.fn(module['readPage'] as typeof readPage),
    readLife: vi.fn(module['readLife'] as typeof readLife),
  };
});

beforeEach(() => {
  vi.clearAllMocks();
});

const shop = 'https://zatu.example';
const oceania = `${shop}/products/wingspan-oceania`;
const product = `<h1>Wingspan: Oceania</h1><script type="application/ld+json">
{"@type": "Product", "name": "Wingspan: Oceania", "offers": {"@type": "Offer", "price": "26.99",
"priceCurrency": "GBP", "availability": "https://schema.org/InStock"}}</script>`;

function itemOf(url: string, more: Partial<CheckItem> = {}): CheckItem {
  return {
    id: 'wingspan-oceania-zatu',
    url,
    link: 'product',
    currency: 'GBP',
    price: null,
    in_stock: null,
    shop: { id: 'Zatu', hosts: ['zatu.example'], mode: 'page' },
    ...more,
  };
}

/** Checks items whose pages are all stored and fresh, so that nothing is requested. */
async function check(
  pages: Readonly<Record<string, string>>,
  items: readonly CheckItem[],
): Promise<CheckedItem[]> {
  const seenAt = Date.UTC(2026, 10, 22);
  const cache = {
    freshMs: 1_000,
    maxAgeMs: 1_000,
    read: (key: string): Promise<StoredPage | null> => {
      const url = key.slice(key.indexOf('http'));
      const body = pages[url];
      const headers = { 'content-type': 'text/html' };
      return Promise.resolve(body === undefined ? null : { url, headers, body, seenAt });
    },
    write: () => Promise.resolve(),
  };
  const clock = { now: () => seenAt, after: () => () => undefined };
  const told: CheckedItem[] = [];
  await checkItems(items, { userAgent: 'GuidesTest/1.0', allowed: new Set(), clock, cache }, (checked) =>
    told.push(checked),
  );
  return told;
}

it('reads a product page once', async () => {
  const [checked] = await check({ [oceania]: product }, [itemOf(oceania)]);
  expect(checked?.verdict).toMatchObject({ kind: 'ok', in_stock: true, price: 26.99 });
  expect(vi.mocked(parseHtml)).toHaveBeenCalledTimes(1);
});

it('reads a page that refreshes itself every five minutes only once', async () => {
  const page = `<meta http-equiv="refresh" content="300">${product}`;
  const [checked] = await check({ [oceania]: page }, [itemOf(oceania)]);
  expect(checked?.verdict).toMatchObject({ kind: 'ok', price: 26.99 });
  expect(vi.mocked(parseHtml)).toHaveBeenCalledTimes(1);
});

it('reads a page that redirects by a meta refresh once, and its target once', async () => {
  const old = `${shop}/en/products/wingspan-oceania`;
  const pages = { [old]: `<meta http-equiv="refresh" content="0; url=${oceania}">`, [oceania]: product };
  const [checked] = await check(pages, [itemOf(old)]);
  expect(checked?.verdict).toMatchObject({ kind: 'redirected', final_url: oceania, price: 26.99 });
  expect(vi.mocked(parseHtml)).toHaveBeenCalledTimes(2);
});

it('reads the page of two offers with the same address once', async () => {
  const told = await check({ [oceania]: product }, [itemOf(oceania), itemOf(oceania, { id: 'bundle' })]);
  expect(told.map(({ verdict }) => verdict.price)).toEqual([26.99, 26.99]);
  expect(vi.mocked(parseHtml)).toHaveBeenCalledTimes(1);
});

it.each<[string, Partial<CheckItem>]>([
  ['a search', { link: 'search' }],
  ['a shop whose links are only followed', { shop: { id: 'Zatu', hosts: ['zatu.example'], mode: 'link' } }],
])('reads no price or stock for %s', async (_, more) => {
  const page = `<meta http-equiv="refresh" content="300">${product}`;
  const [checked] = await check({ [oceania]: page }, [itemOf(oceania, more)]);
  expect(checked?.verdict).toMatchObject({ kind: 'ok', in_stock: null, price: null });
  expect(vi.mocked(readPage)).not.toHaveBeenCalled();
  expect(vi.mocked(readLife)).toHaveBeenCalledTimes(1);
  expect(vi.mocked(parseHtml)).toHaveBeenCalledTimes(1);
});

it('builds queries, which outlive their page, only for a shop with its own reader', async () => {
  const { shop } = itemOf(oceania);
  await check({ [oceania]: product }, [itemOf(oceania, { shop: { ...shop, id: 'GameNerdz' } })]);
  expect(vi.mocked(loadQueries)).not.toHaveBeenCalled();
  await check({ [oceania]: product }, [itemOf(oceania)]);
  expect(vi.mocked(loadQueries)).toHaveBeenCalledTimes(1);
});
