import { describe, expect, inject, it } from 'vitest';
import { colorsOnly, violations, withoutColors } from '../browser/axe.ts';
import { open } from '../browser/open.ts';

/** The 404 page is served at any of them, with status 404. */
const addressOf = (route: string) => (route === '/404' ? '/no-such-page' : route);

const live = inject('live');

describe.each(live.routes)('%s', (route) => {
  it('is accessible and fits at every width, light and dark, without console messages', async () => {
    const page = await open(addressOf(route), {
      url: live.url,
      viewport: { width: 390, height: 844 },
      ...(route === '/404' ? { mayComplain: /status of 404/ } : {}),
    });
    await page.waitForLoadState();
    expect(await violations(page)).toEqual([]);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // The page learns its new size after the browser.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    // Colors do not depend on the width.
    expect(await violations(page, 'html', withoutColors)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, 'html', colorsOnly)).toEqual([]);
  });
});
