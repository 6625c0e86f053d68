import { describe, expect, it } from 'vitest';
import { hostilePieces, withText } from '../site/hostileText.ts';
import { loadSample } from '../sample/sample.ts';
import { renderPages } from '../site/renderSite.ts';
import { open, sharedBrowser, site } from './open.ts';

describe('the fonts', () => {
  it.each(['/', '/how-to-choose', '/guides/wingspan-expansion-order'])(
    'of %s are the two main files, without the file of rarer letters',
    async (address) => {
      const page = await open(address);
      await page.evaluate(() => document.fonts.ready);
      const faces = await page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status !== 'unloaded')
          .map(({ family, status }) => `${family.replaceAll('"', '')}: ${status}`)
          // Their fallbacks are not checked.
          .filter((face) => /^(?:Besley|Libre Franklin):/.test(face)),
      );
      expect(faces.toSorted()).toEqual(['Besley: loaded', 'Libre Franklin: loaded']);
    },
  );
});

describe('without JavaScript', () => {
  const openBare = (route: string) => open(route, { javaScriptEnabled: false });

  it('the index filters by the checked choice', async () => {
    const page = await openBare('/board-game-expansions');
    const cards = page.locator('.card');
    const all = await cards.count();
    await page.locator('.filters > summary').click();
    await page.getByLabel('Plays solo').check();
    const shown = await cards.filter({ visible: true }).count();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(all);
    await page.getByLabel(`All ${all}`).check();
    expect(await cards.filter({ visible: true }).count()).toBe(all);
  });

  it('a question opens and closes', async () => {
    const page = await openBare('/guides/wingspan-expansion-order');
    const second = page.locator('#faq details').nth(1);
    const answer = second.locator('p').first();
    expect(await answer.isVisible()).toBe(false);
    await second.locator('summary').click();
    expect(await answer.isVisible()).toBe(true);
  });

  it('the search form opens the index without a query in the address', async () => {
    const page = await openBare('/');
    await page.locator('.find input').fill('wingspan');
    await page.locator('.find .btn').click();
    await page.waitForURL('**/board-game-expansions*');
    expect(new URL(page.url()).search).toBe('');
  });

  it('the newsletter form without an endpoint sends nothing', async () => {
    const page = await openBare('/');
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByLabel('Email address').press('Enter');
    expect(page.url()).toBe(`${site.url}/`);
  });

  it('a link to a box in the closed list opens the list', async () => {
    const page = await openBare('/guides/wingspan-expansion-order');
    expect(await page.locator('#americas').isVisible()).toBe(false);
    await page.locator('.track a[href$="#americas"]').click();
    await page.locator('#americas').waitFor({ state: 'visible' });
  });
});

describe('in print', () => {
  it('a guide shows its answers, dates and disclosure, and neither navigation nor art', async () => {
    const page = await open('/guides/wingspan-expansion-order');
    await page.emulateMedia({ media: 'print' });
    const visible = async (selector: string) => page.locator(selector).first().isVisible();
    expect(await visible('.disc')).toBe(true);
    expect(await visible('.plate__meta time')).toBe(true);
    expect(await visible('.nav')).toBe(false);
    expect(await visible('.hero .art img')).toBe(false);
    expect(await visible('.news')).toBe(false);
    const closed = page.locator('#faq details:not([open]) p').first();
    expect((await closed.boundingBox())?.height).toBeGreaterThan(0);
  });

  it('the checklist has two columns, and no list is a grid: WebKit prints no columns, and cuts rows of grids', async () => {
    const displays = (of: string) =>
      page.locator(of).evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).display))]);
    const page = await open('/board-night-checklist');
    await page.emulateMedia({ media: 'print' });
    const [first, second] = await page.locator('.book__main > .sec').all();
    expect((await first?.boundingBox())?.y).toBe((await second?.boundingBox())?.y);
    expect(await displays('.checks')).toEqual(['block']);
    await page.goto(`${site.url}/guides/wingspan-expansion-order`);
    expect(await displays('.group, .lines, .shops:not([hidden]), .offers')).toEqual(['block']);
  });

  it('the list of guides shows no filters', async () => {
    const page = await open('/board-game-expansions');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.filters').isVisible()).toBe(false);
  });
});

describe('in print in the UK', () => {
  it('a ranking shows its prices', async () => {
    const page = await open('/guides/wingspan-expansion-order', { timezoneId: 'Europe/London' });
    await page.emulateMedia({ media: 'print' });
    await page.locator('.rank').getByText('£18.49 at Zatu Games').waitFor();
  });
});

describe('hostile text in every field', () => {
  it('runs no code, even without a content security policy', async () => {
    const pages = await renderPages(
      withText(await loadSample(), () => hostilePieces.join(' ').replaceAll('**', '*').trim()),
    );
    const page = await (await sharedBrowser()).newPage();
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    for (const [route, html] of pages) {
      // The pages of one game's boxes show all fields that pages of boxes have.
      if (/^\/expansions\/(?!catan\/)/.test(route)) continue;
      await page.setContent(html, { waitUntil: 'load' });
      expect(await page.evaluate('window.broken')).toBeUndefined();
      expect(await page.locator('img[src="x"], svg[onload], base').count()).toBe(0);
    }
    expect(dialogs).toEqual([]);
    await page.close();
  });
});
