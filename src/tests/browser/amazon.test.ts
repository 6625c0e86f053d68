import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guidePath } from '../../domain/routes.ts';
import { loadSample } from '../sample/sample.ts';
import { withGuide } from '../site/dataFiles.ts';
import { violations } from './axe.ts';
import { shiftOf } from './measure.ts';
import { hold, open, settle } from './open.ts';
import { serveSite, type TestSite } from './serveSite.ts';

const wingspan = guidePath('wingspan');
const text = '$24.99 at Amazon, in stock, November 21, 2026, 3:23 AM UTC';
let site: TestSite;
let offer = '';
beforeAll(async () => {
  const content = withGuide(await loadSample(), 'wingspan', ({ offers }) => {
    for (const one of offers) {
      if (one.retailer !== 'AmazonUS' || one.expansion_id !== 'european') continue;
      offer = one.id;
      Object.assign(one, { url: 'https://www.amazon.com/dp/B000000001', link: 'product', priority: 1 });
    }
  });
  const at = '2026-11-21T03:23:11Z';
  const price = { offer, asin: 'B000000001', at, price: 24.99, in_stock: true, seller: null };
  site = await serveSite(content, undefined, [price]);
});
afterAll(() => site.close());

const at = (time: string, more = {}) => ({
  url: site.url,
  before: (page: Page) => page.clock.setFixedTime(time),
  ...more,
});
const rooms = (page: Page) => page.locator(`[data-of="${offer}"]`);

describe('Amazon’s price', () => {
  it('appears with its date and Amazon’s sentence, and moves nothing', async () => {
    for (const width of [320, 1280]) {
      let release = () => undefined as unknown;
      const viewport = { width, height: 900 };
      const page = await open(wingspan, {
        ...at('2026-11-21T12:00:00Z', { viewport, fontless: true }),
        before: async (page) => {
          await page.clock.setFixedTime('2026-11-21T12:00:00Z');
          release = await hold(page, '**/amazon/wingspan.json');
        },
      });
      const button = page.locator(`a[data-offer="${offer}"]`).first();
      const [place, height] = [await button.boundingBox(), await page.evaluate('document.body.scrollHeight')];
      expect(await rooms(page).first().innerText()).toBe('');
      release();
      await rooms(page).first().getByText('Details').waitFor();
      expect(await rooms(page).first().innerText()).toBe(`${text} Details`);
      expect(await button.boundingBox()).toEqual(place);
      expect(await page.evaluate('document.body.scrollHeight')).toBe(height);
      expect((await shiftOf(page)).shift).toBeLessThan(0.1);
      await rooms(page).first().getByText('Details').click();
      expect(await rooms(page).first().innerText()).toContain('are accurate as of the date/time indicated');
      expect(await violations(page, 'main')).toEqual([]);
    }
  });

  it('goes when it is 24 hours old by the reader’s clock', async () => {
    const page = await open(wingspan, at('2026-11-22T03:23:00Z'));
    await expect.poll(() => rooms(page).first().innerText()).toContain('$24.99');
    await page.clock.setFixedTime('2026-11-22T03:23:12Z');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await page.locator('main').innerText()).not.toContain('$24.99');
  });

  it.each(['2026-11-22T03:23:12Z', '2026-11-20T03:00:00Z'])('is not shown on %s', async (time) => {
    const page = await open(wingspan, at(time));
    const answer = page.waitForResponse('**/amazon/wingspan.json');
    await page.reload();
    expect((await (await answer).allHeaders())['cache-control']).toBe('no-store');
    await settle(page);
    expect(await page.locator('main').innerText()).not.toContain('$24.99');
  });

  it('is not in the page: without script or its file, the button reads as ever', async () => {
    const missing = { mayComplain: /404/ };
    for (const more of [{ javaScriptEnabled: false }, missing]) {
      const page = await open(wingspan, {
        ...at('2026-11-21T12:00:00Z', more),
        ...(more === missing && {
          before: (page) => page.route('**/amazon/*', (route) => route.fulfill({ status: 404 })),
        }),
      });
      expect(await page.content()).not.toContain('24.99 at Amazon');
      expect(await page.locator(`a[data-offer="${offer}"]`).first().innerText()).toContain('Amazon');
    }
  });
});
