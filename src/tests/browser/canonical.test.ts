import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { loadSample } from '../sample/sample.ts';
import { open } from './open.ts';

const site = inject('site');
const about = '/about?from=mail#main';

/** Serves every address of the site's host, by whatever name or scheme, as a host does that cannot redirect. */
async function serveAnywhere(page: Page): Promise<void> {
  await page.route(/^https?:\/\/(?:www\.)?[\w.]+\.example\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await fetch(site.url + pathname + search);
    // Such a host has none of the site's headers either.
    const contentType = response.headers.get('content-type') ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    // A page that is left behind by then no longer waits for it.
    await route.fulfill({ status: response.status, contentType, body }).catch(() => undefined);
  });
}

/** How many entries of history it takes to open an address and end up at another. */
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
    'sends readers at %s on, with path, query and fragment, and not by a step of its own',
    async (origin) => {
      expect(await entriesTo(origin + about, own + about)).toBe(await entriesTo(own + about, own + about));
    },
  );

  it.each(['https://preview.example', site.url])('keeps readers at %s', async (origin) => {
    const page = await open(about, { url: origin, before: serveAnywhere });
    await page.waitForLoadState();
    expect(page.url()).toBe(origin + about);
  });

  it('sends them on once in a tab, should the other host send them back', async () => {
    const page = await open(about, { url: `https://www.${name}`, before: serveAnywhere });
    await page.waitForURL(own + about);
    await page.goto(`https://www.${name}/privacy`);
    expect(page.url()).toBe(`https://www.${name}/privacy`);
  });
});
