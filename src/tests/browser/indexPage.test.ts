import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexPath, indexUpdatedPath } from '../../domain/routes.ts';
import { loadSample } from '../sample/sample.ts';
import { withPrices } from '../site/withPrices.ts';
import { colorsOnly, violations } from './axe.ts';
import { open } from './open.ts';
import { serveSite, type TestSite } from './serveSite.ts';

const data = await loadSample();
const index = indexPath(data.site.vertical);
const updated = indexUpdatedPath(data.site.vertical);

/** Only Catan is known to be in stock, and only in the UK. */
let site: TestSite;
beforeAll(async () => {
  const offers = new Map([['catan', data.offers.get('catan') ?? []]]);
  site = await serveSite(withPrices({ ...data, offers }));
}, 120_000);
afterAll(() => site.close());

const openOn = (day: string, path = index, options = {}): Promise<Page> =>
  open(path, {
    url: site.url,
    before: (page) => page.clock.setFixedTime(`${day}T12:00:00Z`),
    ...options,
  });
const titles = (page: Page) => page.locator('.card:visible h2').allInnerTexts();

describe('the index', () => {
  it('shows what is in stock in a region, and keeps that filter in the other order', async () => {
    const page = await openOn('2026-11-21');
    await page.locator('.filters > summary').click();
    await page.getByLabel('In stock').selectOption('United Kingdom');
    await expect.poll(() => titles(page)).toEqual(['Catan']);
    await page.getByRole('link', { name: 'Last changed first' }).click();
    await page.waitForURL(`**${updated}#stock=UK`);
    await expect.poll(() => titles(page)).toEqual(['Catan']);
    expect(await page.getByLabel('In stock').inputValue()).toBe('UK');
  });

  it('hides the stock filter once the last price has expired', async () => {
    const page = await openOn('2028-01-01');
    expect(await page.getByLabel('Players').count()).toBe(1);
    expect(await page.getByLabel('In stock').count()).toBe(0);
    expect((await titles(page)).length).toBeGreaterThan(1);
  });

  it('shows the tags of each game, also on a phone', async () => {
    const page = await openOn('2026-11-21', index, { viewport: { width: 390, height: 844 } });
    expect(await page.locator('.card .tags:visible').count()).toBe(4);
  });

  it('has two sort orders without JavaScript', async () => {
    const page = await openOn('2026-11-21', index, { javaScriptEnabled: false });
    await page.locator('.filters > summary').click();
    expect(await page.getByLabel('In stock').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Last changed first' }).click();
    expect(new URL(page.url()).pathname).toBe(updated);
    expect(await page.locator('main time').count()).toBeGreaterThan(0);
  });

  it('has no axe violations, light and dark', async () => {
    const page = await openOn('2026-11-21', updated);
    expect(await violations(page, '.index')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, '.index', colorsOnly)).toEqual([]);
  });
});
