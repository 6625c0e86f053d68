import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { loadSample } from '../sample/sample.ts';
import { open } from './open.ts';

const site = inject('site');
const about = '/about?from=mail#main';

/** Serves every address of the site's host, under any name or scheme, like a host that cannot redirect. */
async function serveAnywhere(page: Page): Promise<void> {
  await page.route(/^https?:\/\/(?:www\.)?[\w.]+\.example\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await fetch(site.url + pathname + search);
    // Such a host does not send the site's headers either.
    const contentType = response.headers.get('content-type') ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    // A page that the browser has left no longer waits for this.
    await route.fulfill({ status: response.status, contentType, body }).catch(() => undefined);
  });
}

/** The number of history entries after an address was opened and the page redirected. */
async function entriesTo(url: string, end: string): Promise<number> {
  const { origin, href } = new URL(url);
  const page = await open(href.slice(origin.length), { url: origin, before: serveAnywhere });
  await page.waitForURL(end);
  return page.evaluate(() => history.length);
}

describe('a host that cannot redirect', async () => {
  const own = (await loadSample()).site.base_url;
  const name = own.slice('https://'.length);

  it.each([`https://www.${name}`, `http://www.${name}`, `http://${name}`])(
    'redirects %s with path, query, and fragment, without adding to the history',
    async (origin) => {
      expect(await entriesTo(origin + about, own + about)).toBe(await entriesTo(own + about, own + about));
    },
  );

  it.each(['https://preview.example', site.url])('does not redirect %s', async (origin) => {
    const page = await open(about, { url: origin, before: serveAnywhere });
    await page.waitForLoadState();
    expect(page.url()).toBe(origin + about);
  });

  it('redirects only once per tab if the other host redirects back', async () => {
    const page = await open(about, { url: `https://www.${name}`, before: serveAnywhere });
    await page.waitForURL(own + about);
    await page.goto(`https://www.${name}/privacy`);
    expect(page.url()).toBe(`https://www.${name}/privacy`);
  });
});
