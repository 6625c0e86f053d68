import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { calm, shiftOf } from './measure.ts';
import { block, blocked, hold, open } from './open.ts';

const art = '**/assets/art/**';
const index = '/board-game-expansions';

describe('a picture', () => {
  it('that fails to load says so, in its reserved space', async () => {
    const page = await open('/', {
      before: (fresh) => block(fresh, art),
      mayComplain: blocked,
      fontless: true,
    });
    await page.locator('.lead .art__msg').waitFor();
    expect(await page.locator('.lead .art').innerText()).toContain('Image failed to load');
    expect(await shiftOf(page)).toEqual(calm);
  });

  it('that fails to load leaves no broken image on the shelf, and no text in small cards', async () => {
    const before = (fresh: Page) => block(fresh, art);
    const home = await open('/', { before, mayComplain: blocked });
    await home.locator('.lead .art__msg').waitFor();
    expect(await home.locator('.spine').count()).toBeGreaterThan(0);
    expect(await home.locator('.spine img').filter({ visible: true }).count()).toBe(0);
    const phone = { viewport: { width: 390, height: 664 } };
    const cards = await open(index, { before, mayComplain: blocked, ...phone });
    const message = cards.locator('.card .art__msg').first();
    await message.waitFor({ state: 'attached' });
    expect((await message.boundingBox())?.height).toBe(0);
  });

  it.each([
    ['a computer, after a second', { width: 1280, height: 200 }, 1000],
    ['a phone, after half of one', { width: 390, height: 400 }, 500],
  ])('that loads slowly shimmers on %s', async (_, viewport, patience) => {
    let release = () => {};
    const page = await open(index, {
      viewport,
      before: async (fresh) => {
        await fresh.clock.install();
        await fresh.clock.pauseAt(Date.now() + 60_000);
        release = await hold(fresh, art);
      },
    });
    // The last picture's time starts when it comes near the window, however long the page has been open.
    await page.clock.runFor(5000);
    const last = page.locator('.card .art').last();
    await last.scrollIntoViewIfNeeded();
    await last.evaluate(
      (field) =>
        new Promise((seen) => {
          new IntersectionObserver(seen, { rootMargin: '50px' }).observe(field);
        }),
    );
    await page.clock.runFor(patience - 1);
    expect(await last.getAttribute('class')).not.toContain('is-wait');
    await page.clock.runFor(1);
    expect(await last.getAttribute('class')).toContain('is-wait');
    release();
    await page.locator('.card .art:not(.is-wait) img.is-in').first().waitFor({ state: 'attached' });
  });

  it('is one of the first two, or loads only when it comes near the window', async () => {
    const page = await open(index);
    const images = await loadingOf(page, '.card img');
    for (const first of images.slice(0, 2)) expect(first).toMatch(/^(?:eager|auto) high$/);
    expect(new Set(images.slice(2))).toEqual(new Set(['lazy auto']));
  });

  it.each(['/', '/coop-games-2025'])('of %s is lazy, except the first two', async (path) => {
    const images = await loadingOf(await open(path), 'main .art img');
    for (const first of images.slice(0, 2)) expect(first).toMatch(/^(?:eager|auto) high$/);
    expect(new Set(images.slice(2))).toEqual(new Set(['lazy auto']));
  });
});

function loadingOf(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ loading, fetchPriority }) => `${loading} ${fetchPriority}`),
    );
}
