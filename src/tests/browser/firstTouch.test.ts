import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { calm, shiftOf } from './measure.ts';
import { open, site, unfoldFinder } from './open.ts';

const guide = '/guides/wingspan-expansion-order';
const index = '/board-game-expansions';
const isCode = (url: string) => /\/assets\/js\/|\/api\/(?:search\.json$|finder\/)/.test(url);

describe('before the first touch', () => {
  it.each([guide, index, '/'])('%s fetches no framework, and moves nothing', async (path) => {
    const page = await open(path, { waitUntil: 'networkidle', fontless: true });
    const code = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (/\.js$|\.json$/.test(name) ? name : [])),
    );
    expect(code.map((url) => url.replace(/^.*\//, ''))).toEqual([
      expect.stringMatching(/^(?:guide|page)\.\w+\.js$/),
    ]);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    );
    // Only a guide has its styles within the page.
    if (path === guide) expect(blocking).toEqual([]);
    expect(await shiftOf(page)).toEqual(calm);
  });
});

describe('at the first touch', () => {
  it.each([
    ['search', '/', '.find input'],
    ['finder', guide, '#next [name=players]'],
    ['newsletter', '/', '#news-email'],
    ['indexFilters', index, '#filter-by-players'],
  ])('all requests of %s start at once', async (name, path, control) => {
    const page = await open(path);
    const asked: string[] = [];
    // No response can cause another request.
    await page.route(
      (url) => isCode(url.pathname),
      (route) => {
        asked.push(new URL(route.request().url()).pathname);
      },
    );
    const island = page.locator(`#island-${name}`);
    const needed = await island.evaluate(({ dataset }) => [
      ...(dataset['island']?.split(' ') ?? []),
      ...(dataset['islandData']?.split(' ') ?? []),
    ]);
    if (name === 'finder') await unfoldFinder(page);
    if (name === 'indexFilters') await page.locator('.filters > summary').click();
    await page.locator(control).focus();
    await expect.poll(() => asked.toSorted()).toEqual(needed.toSorted());
  });

  it('nothing is requested twice or later', async () => {
    const page = await open('/');
    const needed = await page
      .locator('#island-search')
      .evaluate(({ dataset }) => [...(dataset['island']?.split(' ') ?? []), dataset['islandData'] ?? '']);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (isCode(request.url())) asked.push(new URL(request.url()).pathname);
    });
    await page.locator('.find input').pressSequentially('wing');
    await page.getByRole('option').first().waitFor();
    expect(asked.toSorted()).toEqual(needed.toSorted());
  });

  it('the search engine starts before React arrives', async () => {
    const page = await open('/');
    const framework = await frameworkOf(page);
    await page.route(`**${framework}`, () => undefined);
    await page.evaluate(() => {
      const parse = JSON.parse.bind(JSON);
      Response.prototype.json = async function text(this: Response) {
        document.title = 'the index is read';
        return parse(await this.text()) as unknown;
      };
    });
    await page.locator('.find input').focus();
    await expect.poll(() => page.title()).toBe('the index is read');
  });
});

describe('the transferred bytes', () => {
  it('of a guide’s first load are less than 60 kB on a phone, with fonts and pictures', async () => {
    const page = await open('/about', { viewport: { width: 390, height: 844 } });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    let received = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (received += encodedDataLength));
    await cdp.send('Network.clearBrowserCache');
    await page.goto(site.url + guide, { waitUntil: 'networkidle' });
    expect(received).toBeGreaterThan(40_000);
    expect(received).toBeLessThan(60_000);
  });

  it('of all code are less than 85 kB with every island in use', async () => {
    const page = await open(guide);
    const addresses = new Set<string>();
    for (const path of [guide, '/', index]) {
      await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
      const found = await page.evaluate(() => [
        ...[...document.querySelectorAll<HTMLElement>('[data-island]')].flatMap(
          ({ dataset }) => dataset['island']?.split(' ') ?? [],
        ),
        document.querySelector('script[src]')?.getAttribute('src') ?? '',
      ]);
      for (const address of found) addresses.add(address);
    }
    let bytes = 0;
    for (const address of addresses) {
      const code = await (await page.request.get(site.url + address)).body();
      bytes += brotliCompressSync(code).byteLength;
    }
    expect(bytes).toBeGreaterThan(60_000);
    expect(bytes).toBeLessThan(85_000);
  });

  it('of a guide’s own code are at most 1 kB inline and 4 kB in files', async () => {
    const page = await open(guide);
    const inline = await page.locator('script:not([src]):not([type])').allTextContents();
    expect(brotliCompressSync(inline.join('')).byteLength).toBeLessThanOrEqual(1024);
    const address = await page.locator('script[src]').getAttribute('src');
    const code = await (await page.request.get(site.url + (address ?? ''))).body();
    expect(brotliCompressSync(code).byteLength).toBeLessThanOrEqual(4096);
  });
});

/** The largest file that the search box needs. */
async function frameworkOf(page: Page): Promise<string> {
  const addresses = await page
    .locator('#island-search')
    .evaluate(({ dataset }) => dataset['island']?.split(' ') ?? []);
  const sizes = await Promise.all(
    addresses.map(async (address) => (await (await page.request.get(site.url + address)).body()).length),
  );
  return addresses[sizes.indexOf(Math.max(...sizes))] ?? '';
}
