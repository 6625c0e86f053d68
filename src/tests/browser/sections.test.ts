import { describe, expect, it } from 'vitest';
import { open, site } from './open.ts';

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
  it.each([guide, wingspan])('of %s shows cards on a phone, each with a price or a shop', async (path) => {
    const page = await open(path, { viewport: { width: 390, height: 664 } });
    const cards = page.locator('.rank tbody tr:not(.rank__group)');
    expect(await cards.count()).toBeGreaterThan(2);
    for (const card of await cards.all()) {
      const { x, width } = (await card.boundingBox()) ?? { x: NaN, width: NaN };
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(390);
      await card.locator('[data-offer]').filter({ visible: true }).first().waitFor();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

describe('the list of boxes', () => {
  it('shows cards on a phone', async () => {
    const page = await open(guide, { viewport: { width: 320, height: 700 } });
    const boxes = await page
      .locator('.boxes > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right));
    expect(Math.max(...boxes)).toBeLessThanOrEqual(320);
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
