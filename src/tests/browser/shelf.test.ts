import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { calm, painted, shiftOf } from './measure.ts';
import { open as openPage, settle, site, unfoldFinder, type OpenOptions } from './open.ts';

const wingspan = '/guides/wingspan-expansion-order';
/** A guide opened by a reader with this stored shelf; null for none. */
async function open(path: string, shelf: string | null, options: OpenOptions = {}): Promise<Page> {
  return openPage(path, {
    ...options,
    before: async (page) => {
      if (shelf === null) return;
      await page.goto(`${site.url}/about`);
      await page.evaluate((kept) => {
        localStorage.setItem('shelf', kept);
      }, shelf);
    },
  });
}

const marks = (page: Page) => page.locator('.own').count();

describe('the marks for owned boxes', () => {
  it('appear on ranked and unranked boxes, and move nothing', async () => {
    for (const width of [320, 1280]) {
      const page = await open(wingspan, 'wingspan=own:base,asia,wyrmspan&catan=own:seafarers', {
        viewport: { width, height: 900 },
        fontless: true,
      });
      await page.locator('#asia .own').waitFor();
      expect(await page.locator('#asia th').innerText()).toContain('You own this');
      expect(await page.locator('#wyrmspan').textContent()).toContain('You own this');
      expect(await marks(page)).toBe(2);
      await page.locator('#asia').scrollIntoViewIfNeeded();
      expect(await shiftOf(page)).toEqual(calm);
    }
  });

  it('use space that every box reserves', async () => {
    // One page for both: the site's fonts are optional, so another page may be drawn without them.
    const page = await open(wingspan, null);
    await painted(page);
    const height = async () => (await page.locator('#asia').boundingBox())?.height;
    const without = await height();
    await page.evaluate(() => {
      localStorage.setItem('shelf', 'wingspan=own:asia');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await page.locator('#asia .own').waitFor();
    expect(await height()).toBe(without);
    const mark = await page.locator('#asia .own').boundingBox();
    const title = await page.locator('#asia .tok').boundingBox();
    expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  });

  it('need no React until the finder comes into view, which then names no owned box', async () => {
    const page = await open(wingspan, 'wingspan=own:base,european', { fontless: true });
    await page.waitForLoadState();
    const loaded = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/finder\.[A-Z0-9]+\.js$/.test(name)),
      );
    expect(await loaded()).toBe(false);
    await unfoldFinder(page);
    await expect
      .poll(() => page.locator('.finder__out > [role=status]').innerText())
      .toMatch(/Buy next: Oceania Expansion/);
    expect(await shiftOf(page)).toEqual(calm);
  });

  it('follow the finder, on this page and in another tab', async () => {
    const page = await open(wingspan, 'wingspan=own:base');
    const other = await page.context().newPage();
    await other.goto(site.url + wingspan);
    await unfoldFinder(page);
    const checkbox = page.locator('#next').getByRole('checkbox', { name: 'Asia', exact: true });
    await checkbox.check();
    await page.locator('#asia .own').waitFor();
    await other.locator('#asia .own').waitFor({ state: 'attached' });
    await checkbox.uncheck();
    await expect.poll(() => marks(page)).toBe(0);
    await expect.poll(() => marks(other)).toBe(0);
  });

  it('are absent without a shelf or with an invalid one', async () => {
    const page = await open(wingspan, null);
    expect(await marks(page)).toBe(0);
    for (const shelf of ['', '{"wingspan":[]}', 'wingspan=%%%&own:asia', 'wingspan=own:oceana']) {
      await page.evaluate((kept) => {
        localStorage.setItem('shelf', kept);
      }, shelf);
      await page.reload();
      await settle(page);
      expect(await marks(page)).toBe(0);
    }
  });
});
