import { describe, expect, it } from 'vitest';
import { colorsOnly, violations, withoutColors } from '../browser/axe.ts';
import { open, site } from '../browser/open.ts';

/** The 404 page is served at any of them, with status 404. */
const addressOf = (route: string) => (route === '/404' ? '/no-such-page' : route);
const lost = { mayComplain: /status of 404/ };

const pages = await Promise.all(
  site.routes.map(async (route) => ({
    route,
    html: await (await fetch(site.url + addressOf(route))).text(),
  })),
);

const longest = (length: (html: string) => number) =>
  pages.map(({ route, html }) => ({ route, html, by: length(html) })).sort((one, other) => other.by - one.by);

/** Of all pages, the longest first, those with an element that the ones before don't have. */
function differentRoutes(): string[] {
  const seen = new Set<string>();
  return longest((html) => html.length).flatMap(({ route, html }) => {
    const fresh = (html.match(/<\w+(?: class="[^"]*")?/g) ?? []).filter((element) => !seen.has(element));
    for (const element of fresh) seen.add(element);
    return fresh.length > 0 ? [route] : [];
  });
}

const partLength = (part: RegExp) => (html: string) =>
  (part.exec(html)?.[0] ?? '').replace(/<[^>]*>/g, '').length;
const longestWord = (html: string) =>
  Math.max(
    ...html
      .replace(/<script.*?<\/script>|<[^>]*>/gs, ' ')
      .split(/[\s-]+/)
      .map((word) => word.length),
  );
const routes = differentRoutes();
/** What is most likely not to fit. */
const wide = [partLength(/<nav class="crumbs".*?<\/nav>/s), partLength(/<h1.*?<\/h1>/s), longestWord].flatMap(
  (length) =>
    longest(length)
      .slice(0, 5)
      .map(({ route }) => route),
);

describe.each(routes)('%s', (route) => {
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

it.each([...new Set([...routes, ...wide])])('%s fits at every width', async (route) => {
  const page = await open(addressOf(route), lost);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // The page learns its new size after the browser.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
