import { describe, expect, it } from 'vitest';
import { open, site, unfoldFinder } from './open.ts';

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
  it.each([320, 390, 820, 1440])(
    'shows verdict, needs, players and one shop in every row at %i pixels',
    async (width) => {
      const page = await open(guide, { viewport: { width, height: 664 } });
      const rows = page.locator('.rank tbody tr, .group .slim');
      expect(await rows.count()).toBeGreaterThan(5);
      for (const row of await rows.all()) {
        const { x, width: own } = (await row.boundingBox()) ?? { x: NaN, width: NaN };
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + own).toBeLessThanOrEqual(width);
        for (const part of ['.nm', '.verdict', 'li:has-text("Needs")', 'li:has-text("players")'])
          expect(await row.locator(part).isVisible()).toBe(true);
        expect(await row.locator('[data-offer]').filter({ visible: true }).count()).toBe(1);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

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
  it.each(['azul', 'catan', 'terraforming-mars', 'wingspan'])(
    'of %s has its shop button in a phone’s first window',
    async (game) => {
      const page = await open(`/guides/${game}-expansion-order`, { viewport: { width: 390, height: 664 } });
      const button = page.locator('.picks li').first().locator('[data-offer]').filter({ visible: true });
      const { y, height } = (await button.boundingBox()) ?? { y: NaN, height: NaN };
      expect(y + height).toBeLessThanOrEqual(664);
    },
  );
});
