import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open, site } from './open.ts';
import { blockStorage, fillStorage } from './storage.ts';

const wingspan = '/guides/wingspan-expansion-order';
const firstShop = (page: Page) =>
  page.locator('.offers').first().locator('.offer .badge').first().innerText();
const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the region', () => {
  it.each([
    ['US', { timezoneId: 'America/New_York', locale: 'en-US' }],
    ['UK', { timezoneId: 'Europe/London', locale: 'en-US' }],
    ['UK', { timezoneId: 'Europe/Berlin', locale: 'en-GB' }],
    ['US', { timezoneId: 'Asia/Tokyo', locale: 'ja-JP' }],
  ])('is guessed to be %s', async (region, reader) => {
    const page = await open(wingspan, reader);
    expect(await firstShop(page)).toBe(region);
    expect(await choice(page, region).getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  it('is the reader’s to choose, is remembered, and hides no offer of the lists', async () => {
    const page = await open(wingspan);
    const offers = await page.locator('.offers .offer').count();
    await choice(page, 'UK').press('Enter');
    expect(await firstShop(page)).toBe('UK');
    expect(await page.locator('.acts:visible').getAttribute('data-region')).toBe('UK');
    await page.reload();
    expect(await firstShop(page)).toBe('UK');
    expect(await choice(page, 'UK').getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('.offers .offer').count()).toBe(offers);
    expect(await page.locator('.offers').first().locator('.offer[data-region=US]').first().isVisible()).toBe(
      true,
    );
  });

  it('may be chosen on every page that has offers', async () => {
    const page = await open('/about');
    for (const route of site.routes) {
      const html = await (await page.request.get(site.url + route)).text();
      expect({ route, choice: html.includes('data-region-choice') }).toEqual({
        route,
        choice: html.includes('data-offer='),
      });
    }
  });

  it('stands before the first paint: the stylesheet orders as the script then does', async () => {
    const page = await open(wingspan, {
      timezoneId: 'Europe/London',
      settled: false,
      before: (fresh) => fresh.route('**/assets/js/page.*.js', (route) => route.abort()),
      mayComplain: /ERR_FAILED/,
    });
    const seen = await page
      .locator('.offers')
      .first()
      .evaluate((list) =>
        [...list.children]
          .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
          .map((item) => item.getAttribute('data-region')),
      );
    expect(seen).toEqual(
      [...seen]
        .sort((a, b) => `${b}`.localeCompare(`${a}`))
        .toSorted((a, b) => (a === b ? 0 : a === 'UK' ? -1 : 1)),
    );
    expect(seen[0]).toBe('UK');
  });

  it('chosen in one tab holds in the other', async () => {
    const page = await open(wingspan);
    const other = await page.context().newPage();
    await other.goto(site.url + wingspan);
    await choice(page, 'UK').click();
    await expect.poll(() => firstShop(other)).toBe('UK');
    expect(await choice(other, 'UK').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the colours', () => {
  const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

  it('follow the system, then the reader’s choice, which is remembered', async () => {
    const page = await open('/', { colorScheme: 'light' });
    const button = page.getByRole('button', { name: /^Colors/ });
    expect(await scheme(page)).toBe('light dark');
    await button.press('Enter');
    await button.press('Space');
    expect(await scheme(page)).toBe('dark');
    expect(await button.getAttribute('aria-label')).toBe('Colors: dark. Switch to system');
    await page.reload();
    expect(await scheme(page)).toBe('dark');
    await button.click();
    expect(await scheme(page)).toBe('light dark');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  it('stand before the first paint, so that nothing flashes', async () => {
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

describe('where storage is', () => {
  it.each([
    ['blocked', blockStorage],
    ['full', fillStorage],
  ])('%s, choices hold for the page', async (_, spoil) => {
    const page = await open(wingspan, { before: (fresh) => fresh.addInitScript(spoil) });
    await choice(page, 'UK').click();
    await page.getByRole('button', { name: /^Colors/ }).click();
    // As when the reader comes back to a page that the browser kept.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await firstShop(page)).toBe('UK');
    expect(await choice(page, 'UK').getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
  });
});
