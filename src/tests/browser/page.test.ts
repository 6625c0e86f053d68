import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadData } from '../site/renderSite.ts';
import { openSite, type OpenSite } from './openSite.ts';

const guide = '/guides/terraforming-mars-expansion-order';
const wingspan = '/guides/wingspan-expansion-order';
let site: OpenSite;

beforeAll(async () => {
  site = await openSite(await loadData());
}, 120_000);

afterAll(() => site.close());

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await site.browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
    locale: 'en-US',
    ...options,
  });
  const page = await context.newPage();
  await page.goto(site.url + path);
  return page;
}

async function current(page: Page): Promise<string | null> {
  // The mark follows the scroll position in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.locator('.toc [aria-current]').first().getAttribute('href');
}

describe('the table of contents', () => {
  it('marks the section that reaches into the band, and the last one at the very end', async () => {
    const page = await open(guide);
    await page.locator('#release-order').evaluate((section) => {
      scrollTo(0, section.getBoundingClientRect().top + scrollY - innerHeight * 0.15);
    });
    expect(await current(page)).toBe('#release-order');
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    expect(await current(page)).toBe('#related-guides');
    await page.context().close();
  });

  it('marks nothing above the band, and one section at a time', async () => {
    const page = await open(guide);
    expect(await page.locator('.toc [aria-current]').count()).toBe(0);
    await page.locator('.toc a[href="#faq"]').click();
    expect(await current(page)).toBe('#faq');
    expect(await page.locator('.toc [aria-current]').count()).toBe(1);
    await page.context().close();
  });

  it('is right after going back', async () => {
    const page = await open(guide);
    await page.locator('.toc a[href="#faq"]').click();
    expect(await current(page)).toBe('#faq');
    await page.goto(`${site.url}/about`);
    await page.goBack();
    expect(await current(page)).toBe('#faq');
    await page.context().close();
  });

  it('on a phone is a strip that stays in view and scrolls to the current entry', async () => {
    const page = await open(guide, { viewport: { width: 390, height: 844 } });
    await page.locator('.toc a[href="#where-to-buy"]').evaluate((link: HTMLElement) => {
      link.click();
    });
    expect(await current(page)).toBe('#where-to-buy');
    const link = await page.locator('.toc [aria-current]').boundingBox();
    expect(link?.y).toBeGreaterThanOrEqual(0);
    expect(link?.x).toBeGreaterThanOrEqual(0);
    expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThanOrEqual(390);
    // The heading that was asked for is not hidden under the strip.
    const heading = await page.locator('#where-to-buy h2').boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual((link?.y ?? 0) + (link?.height ?? 0) - 1);
    await page.context().close();
  });
});

describe('the region', () => {
  const firstShop = (page: Page) =>
    page.locator('.offers').first().locator('.offer .badge').first().innerText();

  it('is guessed from the time zone', async () => {
    const us = await open(wingspan);
    expect(await firstShop(us)).toBe('US');
    const uk = await open(wingspan, { timezoneId: 'Europe/London' });
    expect(await firstShop(uk)).toBe('UK');
    await us.context().close();
    await uk.context().close();
  });

  it('is the reader’s to choose, is remembered, and hides no offer of the lists', async () => {
    const page = await open(wingspan);
    const offers = await page.locator('.offers .offer').count();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.getByRole('button', { name: 'UK', exact: true }).click();
    expect(await firstShop(page)).toBe('UK');
    expect(await page.locator('.acts:visible').getAttribute('data-region')).toBe('UK');
    await page.reload();
    expect(await firstShop(page)).toBe('UK');
    expect(await page.getByRole('button', { name: 'UK', exact: true }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(await page.locator('.offers .offer').count()).toBe(offers);
    await page.context().close();
  });

  it('orders by the stylesheet what the script then orders in the document', async () => {
    const page = await open(wingspan, { timezoneId: 'Europe/London' });
    const shown = await page
      .locator('.offers')
      .first()
      .evaluate((list) => [...list.children].map((item) => item.getBoundingClientRect().top));
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
    await page.context().close();
  });
});

describe('the colours', () => {
  const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

  it('follow the system, then the reader’s choice, which is remembered', async () => {
    const page = await open('/', { colorScheme: 'light' });
    const button = page.getByRole('button', { name: /^Colors/ });
    expect(await scheme(page)).toBe('light dark');
    await button.click();
    await button.click();
    expect(await scheme(page)).toBe('dark');
    expect(await button.getAttribute('aria-label')).toBe('Colors: dark. Switch to system');
    await page.reload();
    expect(await scheme(page)).toBe('dark');
    await button.click();
    expect(await scheme(page)).toBe('light dark');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.context().close();
  });
});

describe('blocked storage', () => {
  it('changes nothing but the memory', async () => {
    const page = await open(wingspan);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.reload();
    await page.getByRole('button', { name: 'UK', exact: true }).click();
    await page.getByRole('button', { name: /^Colors/ }).click();
    expect(await page.evaluate(() => document.documentElement.dataset['region'])).toBe('UK');
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('an offer', () => {
  it('says how long ago it was checked, with the day behind it', async () => {
    const page = await open(wingspan);
    await page.clock.setFixedTime('2026-08-20T12:00:00Z');
    await page.reload();
    const checked = page.locator('.offer time').first();
    expect(await checked.textContent()).toBe('3 days ago');
    expect(await checked.getAttribute('datetime')).toBe('2026-08-17');
    await page.context().close();
  });

  it('hides a price that has become too old since the page was built', async () => {
    const page = await open(wingspan);
    await page.clock.setFixedTime('2027-02-13T12:00:00Z');
    await page.reload();
    expect(await page.locator('.rank').innerText()).toContain('£18.49');
    await page.clock.setFixedTime('2027-02-14T12:00:00Z');
    await page.reload();
    expect(await page.locator('main').innerText()).not.toContain('£18.49');
    await page.context().close();
  });
});

describe('a picture', () => {
  it('that does not come says so', async () => {
    const page = await open('/about');
    await page.route('**/assets/art/**', (route) => route.abort());
    await page.goto(`${site.url}/`);
    await page.locator('.lead .art__msg').waitFor();
    expect(await page.locator('.lead .art').innerText()).toContain('Image failed to load');
    await page.context().close();
  });

  it('that is slow shows the sheen until it is there', async () => {
    const page = await open('/about');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/art/catan*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site.url}/`, { waitUntil: 'domcontentloaded' });
    await page.locator('.lead .art.is-wait').waitFor();
    release();
    await page.locator('.lead .art:not(.is-wait) img.is-in').waitFor();
    await page.context().close();
  });
});

describe('a section', () => {
  it('has a link that is copied and confirmed', async () => {
    const page = await open(guide, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('#faq > .anchor').click();
    await page.locator('.toast').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${guide}#faq`);
    await page.keyboard.press('Escape');
    expect(await page.locator('.toast').count()).toBe(0);
    await page.context().close();
  });
});

describe('the complete list of more than five boxes', () => {
  it('sorts by the chosen field and says so', async () => {
    const page = await open(guide);
    const years = () =>
      page
        .locator('.boxes > li')
        .evaluateAll((boxes) => boxes.map((box) => Number(box.getAttribute('data-year'))));
    await page.getByLabel('Sort by').selectOption('Year');
    expect(await years()).toEqual([...(await years())].sort((a, b) => a - b));
    expect(await page.locator('.sort [role=status]').textContent()).toBe('Sorted by year.');
    await page.getByLabel('Sort by').selectOption('Rank');
    expect(await page.locator('.boxes > li .tok').first().innerText()).toBe('1');
    await page.context().close();
  });

  it('has no control where five or fewer are ranked', async () => {
    const page = await open(wingspan);
    expect(await page.getByLabel('Sort by').count()).toBe(0);
    await page.context().close();
  });
});

describe('the first load of a guide', () => {
  it('fetches no framework and moves nothing', async () => {
    const page = await open('/about');
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const scripts: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/assets/js/')) scripts.push(1);
    });
    await page.goto(site.url + guide, { waitUntil: 'networkidle' });
    const { shift } = await page.evaluate<{ shift: number }>('window.seen');
    expect(shift).toBe(0);
    const names = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/js/') ? [name] : [])),
    );
    for (const name of names) expect(name).toMatch(/\/(?:page|shared)\.[A-Z0-9]+\.js$/);
    expect(scripts.length).toBeLessThanOrEqual(2);
    await page.context().close();
  });
});
