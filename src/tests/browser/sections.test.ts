import { describe, expect, it } from 'vitest';
import { open, settle, site, unfoldFinder } from './open.ts';

const guide = '/guides/terraforming-mars-expansion-order';
const wingspan = '/guides/wingspan-expansion-order';

describe('a section', () => {
  it('has a link that copies its address and confirms it', async () => {
    const page = await open(guide, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('link', { name: 'Link to Questions people ask' }).press('Enter');
    await page.locator('.toast').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${guide}#faq`);
    expect(page.url()).toBe(`${site.url}${guide}#faq`);
  });

  it('has a link that works normally if copying is not allowed', async () => {
    const page = await open(guide, {
      before: (fresh) =>
        fresh.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
        }),
    });
    await page.locator('#faq > .anchor').click();
    expect(page.url()).toBe(`${site.url}${guide}#faq`);
    expect(await page.locator('.toast').count()).toBe(0);
  });
});

describe('the print button', () => {
  it('prints, also with the keyboard', async () => {
    const page = await open(wingspan, {
      before: (fresh) =>
        fresh.addInitScript(() => {
          window.print = () => {
            document.title = 'printed';
          };
        }),
    });
    await page.getByRole('button', { name: 'Print' }).press('Enter');
    expect(await page.title()).toBe('printed');
  });
});

describe('the ranking', () => {
  it('shows verdict, needs, players and one shop in every row at every width', async () => {
    const page = await open(guide);
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 664 });
      // The page learns its new size after the browser.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const rows = await page.locator('.rank tbody tr, .group .slim').evaluateAll((all) =>
        all.map((row) => {
          const shown = (part: string, text = '') =>
            [...row.querySelectorAll(part)].filter(
              (element) =>
                element.textContent.includes(text) && element.checkVisibility({ visibilityProperty: true }),
            ).length;
          const { left, right } = row.getBoundingClientRect();
          return {
            fits: left >= 0 && right <= innerWidth,
            parts: [shown('.nm'), shown('.verdict'), shown('li', 'Needs'), shown('li', 'players')],
            shops: shown('[data-offer]'),
          };
        }),
      );
      expect(rows.length).toBeGreaterThan(5);
      expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
        new Set([JSON.stringify({ fits: true, parts: [1, 1, 1, 1], shops: 1 })]),
      );
    }
  });

  it('has a row for each link under the answer', async () => {
    const page = await open(wingspan, { viewport: { width: 390, height: 664 } });
    const link = page.locator('.jump li a').filter({ hasText: 'Asia' });
    await link.click();
    expect(new URL(page.url()).hash).toBe('#asia');
    const row = await page.locator('#asia').boundingBox();
    expect(row?.y).toBeGreaterThanOrEqual(0);
    expect(row?.y).toBeLessThan(664);
  });
});

describe('a low window', () => {
  it('has nothing that stays in place', async () => {
    const page = await open(wingspan, { viewport: { width: 844, height: 390 } });
    await unfoldFinder(page);
    const sticky = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter((element) => getComputedStyle(element).position === 'sticky')
          .map(({ className }) => className),
      );
    expect(await sticky()).toEqual([]);
    await page.setViewportSize({ width: 844, height: 600 });
    expect(await sticky()).not.toEqual([]);
  });
});

describe('the first pick', () => {
  it('has its shop button in a phone’s first window', async () => {
    const page = await open('/', { viewport: { width: 390, height: 664 } });
    for (const game of ['azul', 'catan', 'terraforming-mars', 'wingspan']) {
      await page.goto(`${site.url}/guides/${game}-expansion-order`);
      await settle(page);
      const button = page.locator('.picks li').first().locator('[data-offer]').filter({ visible: true });
      const { y, height } = (await button.boundingBox()) ?? { y: NaN, height: NaN };
      expect(y + height, game).toBeLessThanOrEqual(664);
    }
  });
});
