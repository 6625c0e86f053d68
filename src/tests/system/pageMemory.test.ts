import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchWithPageMemory } from '../browser/chromium.ts';
import { serveSite, type TestSite } from '../browser/serveSite.ts';
import { loadSample } from '../sample/sample.ts';

const wingspan = '/guides/wingspan-expansion-order';
let browser: Browser;
let site: TestSite;

beforeAll(async () => {
  site = await serveSite(await loadSample());
  // Debian's Chromium: the npm one is a headless shell, which has no back/forward cache.
  browser = await launchWithPageMemory({ executablePath: '/usr/bin/chromium', env: {} });
}, 120_000);

afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Leaves a page, does something on the next one, and returns to the first from the browser's back/forward cache. */
async function leaveAndReturn(
  path: string,
  before: (page: Page) => Promise<void>,
  meanwhile: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await browser.newPage({ timezoneId: 'America/New_York', locale: 'en-US' });
  await page.goto(site.url + path);
  await before(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.classList.toggle('returned', persisted);
    });
  });
  await page.goto(`${site.url}/guides/catan-expansion-order`);
  await meanwhile(page);
  await page.evaluate(() => {
    history.back();
  });
  await page.locator('html.returned').waitFor();
  return page;
}

describe('a page restored from the back/forward cache', () => {
  it('updates to the region, colors and shelf chosen since', async () => {
    const page = await leaveAndReturn(
      wingspan,
      async () => {},
      async (next) => {
        await next.getByRole('button', { name: 'UK', exact: true }).first().click();
        await next.getByRole('button', { name: /^Colors/ }).click();
        await next.evaluate(() => {
          localStorage.setItem('shelf', 'wingspan=own:base,asia');
        });
      },
    );
    expect(await page.locator('html').getAttribute('data-region')).toBe('UK');
    await page.getByRole('button', { name: 'UK', exact: true, pressed: true }).first().waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    await page.locator('#asia .own').waitFor();
    await page.close();
  });

  it('keeps its answers, islands and scroll position', async () => {
    let place = 0;
    const page = await leaveAndReturn(
      wingspan,
      async (first) => {
        await first.locator('#next > summary').click();
        await first.locator('#next').getByRole('checkbox', { name: 'European Expansion' }).check();
        await first.locator('.finder__pick').filter({ hasText: 'Oceania' }).waitFor();
        place = await first.evaluate(() => scrollY);
      },
      async () => {},
    );
    expect(await page.locator('.finder__pick').textContent()).toContain('Oceania');
    expect(place).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await page.locator('#next').getByRole('combobox', { name: 'Players' }).selectOption('6');
    await page.locator('.finder__pick').filter({ hasText: 'Asia' }).waitFor();
    await page.close();
  });
});
