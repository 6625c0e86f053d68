import { describe, expect, it } from 'vitest';
import { colorsOnly, violations, withoutColors } from '../browser/axe.ts';
import { open, site } from '../browser/open.ts';

/** The 404 page is served at any of them, with status 404. */
const addressOf = (route: string) => (route === '/404' ? '/no-such-page' : route);
const lost = { mayComplain: /status of 404/ };

/** Of all pages, the longest first, those with an element that the ones before don't have. */
async function differentRoutes(): Promise<string[]> {
  const pages = await Promise.all(
    site.routes.map(async (route) => ({
      route,
      html: await (await fetch(site.url + addressOf(route))).text(),
    })),
  );
  const seen = new Set<string>();
  return pages
    .sort((one, other) => other.html.length - one.html.length)
    .flatMap(({ route, html }) => {
      const fresh = (html.match(/<\w+(?: class="[^"]*")?/g) ?? []).filter((element) => !seen.has(element));
      for (const element of fresh) seen.add(element);
      return fresh.length > 0 ? [route] : [];
    });
}

describe.each(await differentRoutes())('%s', (route) => {
  it('is accessible on a phone and a computer, light and dark', async () => {
    const page = await open(addressOf(route), { viewport: { width: 390, height: 844 }, ...lost });
    await page.waitForLoadState();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    // Colors do not depend on the width.
    expect(await violations(page, 'html', withoutColors)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, 'html', colorsOnly)).toEqual([]);
  });
});

it('every page fits at every width, without console messages', { timeout: 300_000 }, async () => {
  const page = await open('/', lost);
  const tooWide: string[] = [];
  for (const route of site.routes) {
    await page.goto(site.url + addressOf(route), { waitUntil: 'domcontentloaded' });
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) tooWide.push(`${route} at ${width}: ${needed}`);
    }
  }
  expect(tooWide).toEqual([]);
});
