import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { calm, painted, shiftOf } from './measure.ts';
import { linesFrom } from './linesFrom.ts';
import { hold, open, site } from './open.ts';

const guide = '/guides/terraforming-mars-expansion-order';
const phone = { viewport: { width: 390, height: 844 } };

/** The number of elements without layout that nothing hides. */
const putOff = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.sec :is(li, p, td)')].filter(
        (part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

const isLate = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('late'));

/** A phone that has painted the page and waits for its script; release lets it load. */
async function openWithoutScript(): Promise<{ page: Page; release: () => void }> {
  let release = () => {};
  const page = await open(guide, {
    ...phone,
    waitUntil: 'commit',
    fontless: true,
    before: async (fresh) => {
      release = await hold(fresh, '**/assets/js/guide.*.js');
    },
  });
  await painted(page);
  // The first paint may come before the page's end has arrived.
  await page.waitForFunction(() => document.querySelector('.foot'));
  return { page, release };
}

describe('the lower part of a guide', () => {
  it('is laid out after the first paint, without a visible shift', async () => {
    const { page, release } = await openWithoutScript();
    expect(await putOff(page)).toBeGreaterThan(0);
    release();
    await page.locator('html.live:not(.late)').waitFor();
    expect(await putOff(page)).toBe(0);
    expect(await shiftOf(page)).toEqual(calm);
  });

  it('is where the table of contents links to, with and without the script', async () => {
    const { page, release } = await openWithoutScript();
    const top = async () => (await page.locator('#faq h2').boundingBox())?.y ?? NaN;
    const strip = await page.locator('.toc').boundingBox();
    await page.locator('.toc a[href="#faq"]').click();
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(strip?.height ?? NaN);
    const before = await top();
    release();
    await page.locator('html.live:not(.late)').waitFor();
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  });

  it('is laid out at once on an early click', async () => {
    const page = await open(guide, {
      ...phone,
      settled: false,
      // A browser that is never idle.
      before: (fresh) =>
        fresh.addInitScript(() => {
          window.requestIdleCallback = () => 0;
        }),
    });
    await page.locator('html.live').waitFor();
    expect(await putOff(page)).toBeGreaterThan(0);
    await page.locator('.toc a[href="#faq"]').click();
    expect(await isLate(page)).toBe(false);
    expect(await putOff(page)).toBe(0);
  });

  it('is laid out at once after an anchor, a reload, or Back', async () => {
    const page = await open(`${guide}#faq`, { ...phone, waitUntil: 'commit', fontless: true });
    await page.waitForFunction(() => document.querySelector('.foot'));
    expect(await isLate(page)).toBe(false);
    await page.goto(`${site.url}/about`);
    await page.goto(site.url + guide);
    await page.locator('html:not(.late)').waitFor();
    await page.locator('#where-to-buy').scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('.foot'));
    expect(await isLate(page)).toBe(false);
    await expect.poll(() => linesFrom(page, place)).toBe(0);
    const left = await page.evaluate(() => scrollY);
    await page.goto(`${site.url}/about`);
    await page.goBack();
    expect(await isLate(page)).toBe(false);
    await expect.poll(() => linesFrom(page, left)).toBe(0);
  });
});
