import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { calm, shiftOf } from './measure.ts';
import { hold, open } from './open.ts';

const wingspan = '/guides/wingspan-expansion-order';
const at = (time: string) => ({
  before: (page: Page) => page.clock.setFixedTime(time),
});

describe('an offer', () => {
  it('says how long ago it was checked, with the day behind it', async () => {
    const page = await open(wingspan, at('2026-08-20T12:00:00Z'));
    const checked = page.locator('.offer time').first();
    expect(await checked.textContent()).toBe('3 days ago');
    expect(await checked.getAttribute('datetime')).toBe('2026-08-17');
    expect(await checked.getAttribute('title')).toBe('August 17, 2026');
  });

  it('says the day itself without JavaScript', async () => {
    const page = await open(wingspan, { javaScriptEnabled: false });
    expect(await page.locator('.offer time').first().textContent()).toBe('August 17, 2026');
  });

  it('hides a price that has become too old since the page was built', async () => {
    const page = await open(wingspan, at('2027-02-13T12:00:00Z'));
    expect(await page.locator('.rank').innerText()).toContain('£18.49');
    await page.clock.setFixedTime('2027-02-14T12:00:00Z');
    await page.reload();
    expect(await page.locator('main').innerText()).not.toContain('£18.49');
    expect(await shiftOf(page)).toEqual(calm);
  });

  it('is brought up to date when the reader comes back days later', async () => {
    const page = await open(wingspan, at('2026-08-20T12:00:00Z'));
    await page.clock.setFixedTime('2027-02-14T12:00:00Z');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await page.locator('.offer time').first().textContent()).not.toBe('3 days ago');
    expect(await page.locator('main').innerText()).not.toContain('£18.49');
  });

  it.each([320, 390, 768, 1440])('takes as much room as its date did, %i px wide', async (width) => {
    let release = () => {};
    const page = await open(wingspan, {
      viewport: { width, height: 900 },
      waitUntil: 'commit',
      before: async (fresh) => {
        await fresh.clock.setFixedTime('2026-08-20T12:00:00Z');
        release = await hold(fresh, '**/assets/js/page.*.js');
      },
    });
    await page.locator('.foot__end').waitFor({ state: 'attached' });
    const bottoms = () =>
      page.locator('.offer, .rank tr, .acts').evaluateAll((rows) =>
        rows.map((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return `${top + scrollY} to ${bottom + scrollY}`;
        }),
      );
    const before = await bottoms();
    expect(await page.locator('.offer time').first().textContent()).toBe('August 17, 2026');
    release();
    await page.locator('.offer time', { hasText: '3 days ago' }).first().waitFor({ state: 'attached' });
    expect((await bottoms()).toSorted()).toEqual(before.toSorted());
  });
});
