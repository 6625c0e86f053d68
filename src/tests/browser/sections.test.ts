import { describe, expect, it } from 'vitest';
import { open, site } from './open.ts';

const guide = '/guides/terraforming-mars-expansion-order';
const wingspan = '/guides/wingspan-expansion-order';

describe('a section', () => {
  it('has a link that is copied and confirmed', async () => {
    const page = await open(guide, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('link', { name: 'Link to Questions people ask' }).press('Enter');
    await page.locator('.toast').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${guide}#faq`);
    expect(page.url()).toBe(`${site.url}${guide}#faq`);
  });

  it('has a link that stays a link where copying is not allowed', async () => {
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
  it('prints, by keyboard too', async () => {
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

describe('the complete list of more than five boxes', () => {
  it.each(['Year', 'Complexity', 'Players', 'Rank'])(
    'sorts by %s by keyboard, and says so',
    async (field) => {
      const page = await open(guide);
      const select = page.getByLabel('Sort by');
      if (field === 'Rank') await select.selectOption('Year');
      await select.focus();
      await page.keyboard.press(field[0] ?? '');
      const name = { Year: 'year', Complexity: 'level', Players: 'players', Rank: 'rank' }[field] ?? '';
      const values = await page
        .locator('.boxes > li')
        .evaluateAll(
          (boxes, key) => boxes.map((box) => Number(box.getAttribute(`data-${key}`) ?? '99')),
          name,
        );
      expect(values).toEqual([...values].sort((a, b) => a - b));
      expect(await page.locator('.sort [role=status]').textContent()).toBe(
        `Sorted by ${field.toLowerCase()}.`,
      );
      expect(await select.evaluate((control) => control === document.activeElement)).toBe(true);
    },
  );

  it('is cards on a phone', async () => {
    const page = await open(guide, { viewport: { width: 320, height: 700 } });
    const boxes = await page
      .locator('.boxes > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right));
    expect(Math.max(...boxes)).toBeLessThanOrEqual(320);
  });

  it('has no control where five or fewer are ranked', async () => {
    const page = await open(wingspan);
    expect(await page.getByLabel('Sort by').count()).toBe(0);
  });
});
