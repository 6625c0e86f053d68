import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { shiftOf } from './measure.ts';
import { open } from './open.ts';

const wingspan = '/guides/wingspan-expansion-order';
const at = (time: string) => ({
  timezoneId: 'Europe/London',
  before: (page: Page) => page.clock.setFixedTime(time),
});
const text = (page: Page) => page.locator('main').innerText();

describe('an offer', () => {
  it('shows its price and date, with and without JavaScript', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open(wingspan, { javaScriptEnabled, timezoneId: 'Europe/London' });
      const offer = page.locator('.rank .offer-line[data-region=UK]').first();
      expect(await offer.innerText()).toContain('£18.49 at Zatu Games');
      expect(await offer.locator('time').innerText()).toBe('August 17, 2026');
    }
  });

  it('loses its price, date, stock, and every sum once they are too old', async () => {
    const page = await open(wingspan, at('2027-02-13T12:00:00Z'));
    expect(await text(page)).toContain('£18.49');
    expect(await page.locator('.cost').count()).toBeGreaterThan(0);
    await page.clock.setFixedTime('2027-02-14T12:00:00Z');
    await page.reload();
    expect(await text(page)).not.toMatch(/£|August 17, 2026/);
    expect(await page.locator('.rank').innerText()).toContain('Zatu Games');
    expect(await page.locator('.cost').count()).toBe(0);
    // On a busy machine, a script after the first paint may move a line or two.
    expect((await shiftOf(page)).shift).toBeLessThan(0.1);
  });

  it('is updated when the reader comes back months later', async () => {
    const page = await open(wingspan, at('2026-08-20T12:00:00Z'));
    await page.clock.setFixedTime('2027-02-14T12:00:00Z');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await text(page)).not.toContain('£');
  });
});
