import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open, site } from './open.ts';
import { blockStorage, fillStorage } from './storage.ts';

const wingspan = '/guides/wingspan-expansion-order';
const shops = (page: Page) =>
  page.locator('.shops:visible').evaluateAll((all) => all.map((one) => one.getAttribute('data-region')));
const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the region', () => {
  it.each([
    ['US', { timezoneId: 'America/New_York', locale: 'en-US' }],
    ['UK', { timezoneId: 'Europe/London', locale: 'en-US' }],
    ['UK', { timezoneId: 'Europe/Berlin', locale: 'en-GB' }],
    ['US', { timezoneId: 'Asia/Tokyo', locale: 'ja-JP' }],
  ])('is detected as %s', async (region, reader) => {
    const page = await open(wingspan, reader);
    expect(await shops(page)).toEqual([region]);
    expect(await choice(page, region).getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  it('shows its state in forced colors, clear of the header’s line', async () => {
    const page = await open(wingspan, { forcedColors: 'active', viewport: { width: 390, height: 664 } });
    await page.locator('html.live').waitFor();
    const color = (name: string) =>
      choice(page, name).evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await color('US')).not.toBe(await color('UK'));
    const header = await page.locator('.mast').boundingBox();
    const place = await choice(page, 'US').boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) + 4);
  });

  it('can be changed, and is remembered', async () => {
    const page = await open(wingspan);
    await choice(page, 'UK').press('Enter');
    expect(await shops(page)).toEqual(['UK']);
    expect(await page.locator('.picks [data-region]:visible').first().getAttribute('data-region')).toBe('UK');
    await page.reload();
    expect(await shops(page)).toEqual(['UK']);
    await choice(page, 'US').press('Enter');
    expect(await shops(page)).toEqual(['US']);
    expect(await choice(page, 'US').getAttribute('aria-pressed')).toBe('true');
  });

  it('shows both without JavaScript, US first', async () => {
    const page = await open(wingspan, { javaScriptEnabled: false });
    expect(await shops(page)).toEqual(['US', 'UK']);
  });

  it('can be changed on every page that may have offers', async () => {
    for (const route of site.routes) {
      const html = await (await fetch(site.url + route)).text();
      expect({ route, choice: html.includes('data-region-choice') }).toEqual({
        route,
        choice: html.includes('data-offer='),
      });
    }
  });

  it('is applied before the first paint', async () => {
    const page = await open(wingspan, {
      timezoneId: 'Europe/London',
      settled: false,
      before: (fresh) => fresh.route('**/assets/js/guide.*.js', (route) => route.abort()),
      mayComplain: /ERR_FAILED/,
    });
    expect(await shops(page)).toEqual(['UK']);
  });

  it('chosen in one tab applies in the other', async () => {
    const page = await open(wingspan);
    const other = await page.context().newPage();
    await other.goto(site.url + wingspan);
    await choice(page, 'UK').click();
    await expect.poll(() => shops(other)).toEqual(['UK']);
    expect(await choice(other, 'UK').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the colors', () => {
  const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

  const around = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ dataset }) => dataset['scheme']),
    );

  it('follow the system, then the reader’s choice, which is remembered', async () => {
    const page = await open('/', { colorScheme: 'light' });
    expect(await around(page)).toEqual(['light']);
    const button = page.getByRole('button', { name: /^Colors/ });
    expect(await scheme(page)).toBe('light dark');
    await button.press('Enter');
    await button.press('Space');
    expect(await scheme(page)).toBe('dark');
    expect(await around(page)).toEqual(['dark']);
    expect(await button.getAttribute('aria-label')).toBe('Colors: dark. Switch to system');
    await page.reload();
    expect(await scheme(page)).toBe('dark');
    await button.click();
    expect(await scheme(page)).toBe('light dark');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  it('are applied before the first paint, without a flash', async () => {
    const page = await open('/about', { colorScheme: 'light' });
    await page.evaluate(() => {
      localStorage.setItem('scheme', 'dark');
    });
    await page.route('**/assets/js/page.*.js', () => undefined);
    await page.goto(site.url, { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    expect(await scheme(page)).toBe('dark');
  });
});

describe('if storage is', () => {
  it.each([
    ['blocked', blockStorage],
    ['full', fillStorage],
  ])('%s, choices last until the page is left', async (_, spoil) => {
    const page = await open(wingspan, { before: (fresh) => fresh.addInitScript(spoil) });
    await choice(page, 'UK').click();
    await page.getByRole('button', { name: /^Colors/ }).click();
    // As when the browser restores a page from memory.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await shops(page)).toEqual(['UK']);
    expect(await choice(page, 'UK').getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
  });
});
