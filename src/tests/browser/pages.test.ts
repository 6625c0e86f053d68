import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostilePieces, withText } from '../site/hostileText.ts';
import { loadData, renderPages } from '../site/renderSite.ts';
import { openSite, type OpenSite } from './openSite.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const content = await loadData();
const routes = [...(await renderPages(content)).keys()];
let site: OpenSite;
let browser: Browser;

beforeAll(async () => {
  site = await openSite(content);
  browser = site.browser;
}, 120_000);

afterAll(() => site.close());

/** Everything that the browser complained about. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** What axe-core finds wrong with the page as it stands. */
async function violations(page: Page): Promise<string[]> {
  const results = await page.evaluate<AxeResults>(`${axe};axe.run()`);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
  );
}

const widths = [390, 820, 1440];
const schemes = ['light', 'dark'] as const;

describe.each(routes)('%s', (route) => {
  it('is accessible and fits at every width, light and dark, and the browser has nothing to say', async () => {
    // Without motion a colour is measured as it stands, not on its way from light to dark.
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const complaints = listen(page);
    // The page for unknown addresses is served at any of them, with status 404.
    const path = route === '/404' ? '/no-such-page' : route;
    const response = await page.goto(site.url + path);
    expect(response?.status()).toBe(route === '/404' ? 404 : 200);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        expect({ width, colorScheme, violations: await violations(page) }).toEqual({
          width,
          colorScheme,
          violations: [],
        });
      }
    }
    expect(complaints.filter((complaint) => !(route === '/404' && complaint.includes('404')))).toEqual([]);
    await page.close();
  }, 60_000);
});

describe('without JavaScript', () => {
  async function open(route: string): Promise<Page> {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await page.goto(site.url + route);
    return page;
  }

  it('the index filters by the checked choice', async () => {
    const page = await open('/board-game-expansions');
    const cards = page.locator('.card');
    const all = await cards.count();
    await page.getByLabel('Plays solo').check();
    const shown = await cards.filter({ visible: true }).count();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(all);
    await page.getByLabel(`All ${all}`).check();
    expect(await cards.filter({ visible: true }).count()).toBe(all);
    await page.context().close();
  });

  it('a question opens and closes', async () => {
    const page = await open('/guides/wingspan-expansion-order');
    const second = page.locator('#faq details').nth(1);
    const answer = second.locator('p').first();
    expect(await answer.isVisible()).toBe(false);
    await second.locator('summary').click();
    expect(await answer.isVisible()).toBe(true);
    await page.context().close();
  });

  it('the search form opens the index and puts nothing in the address', async () => {
    const page = await open('/');
    await page.getByRole('searchbox').fill('wingspan');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/board-game-expansions*');
    expect(new URL(page.url()).search).toBe('');
    await page.context().close();
  });

  it('the newsletter form without an endpoint sends nothing', async () => {
    const page = await open('/');
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByLabel('Email address').press('Enter');
    expect(page.url()).toBe(`${site.url}/`);
    await page.context().close();
  });

  it('a link to a box of the closed list opens the list', async () => {
    const page = await open('/guides/wingspan-expansion-order');
    expect(await page.locator('#americas').isVisible()).toBe(false);
    await page.locator('.track a[href="#americas"]').click();
    await page.locator('#americas').waitFor({ state: 'visible' });
    await page.context().close();
  });
});

describe('printed', () => {
  it('a guide shows its answers, dates and disclosure, and neither navigation nor art', async () => {
    const page = await browser.newPage();
    await page.goto(`${site.url}/guides/wingspan-expansion-order`);
    await page.emulateMedia({ media: 'print' });
    const visible = async (selector: string) => page.locator(selector).first().isVisible();
    expect(await visible('.disc')).toBe(true);
    expect(await visible('.offer time')).toBe(true);
    expect(await visible('.nav')).toBe(false);
    expect(await visible('.hero .art img')).toBe(false);
    expect(await visible('.news')).toBe(false);
    const closed = page.locator('#faq details:not([open]) p').first();
    expect((await closed.boundingBox())?.height).toBeGreaterThan(0);
    await page.close();
  });
});

describe('hostile text in every field', () => {
  it('runs nothing, even without a content security policy', async () => {
    const pages = await renderPages(
      withText(content, () => hostilePieces.join(' ').replaceAll('**', '*').trim()),
    );
    const page = await browser.newPage();
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    for (const html of pages.values()) {
      await page.setContent(html, { waitUntil: 'load' });
      expect(await page.evaluate('window.broken')).toBeUndefined();
      expect(await page.locator('img[src="x"], svg[onload], base').count()).toBe(0);
    }
    expect(dialogs).toEqual([]);
    await page.close();
  });
});
