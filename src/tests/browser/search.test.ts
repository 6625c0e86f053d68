import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { colorsOnly, violations } from './axe.ts';
import { alive as islandAlive, block, blocked, hold, open, settle, site } from './open.ts';

const index = '/board-game-expansions';
const box = (page: Page) => page.locator('.find input');
const options = (page: Page) => page.getByRole('option');
const alive = (page: Page) => islandAlive(page, 'search');
const fragment = (page: Page) => new URL(page.url()).hash;
const shownCards = (page: Page) => page.locator('.index .card h2').filter({ visible: true }).allInnerTexts();
/** The filters are collapsed. */
const unfold = (page: Page) => page.locator('.filters > summary').click();
const shown = (page: Page) => page.locator('[data-shown]');

async function type(page: Page, text: string): Promise<void> {
  await box(page).pressSequentially(text);
  await alive(page);
}

/** Types a query with results, and waits for them: the index may arrive after the box is ready. */
async function find(page: Page, text: string): Promise<void> {
  await type(page, text);
  await options(page).first().waitFor();
}

async function activeOption(page: Page): Promise<string | null> {
  const id = await box(page).getAttribute('aria-activedescendant');
  return id === null ? null : page.locator(`[id="${id}"] b`).innerText();
}

describe('the search box', () => {
  it('shows results as the reader types, with the matched words highlighted', async () => {
    const page = await open('/');
    await find(page, 'ocean');
    expect(await options(page).locator('b').allInnerTexts()).toEqual(['Oceania Expansion']);
    expect(await options(page).locator('mark').first().innerText()).toBe('Oceania');
    expect(await box(page).getAttribute('aria-expanded')).toBe('true');
    // During composition, Enter belongs to the input method.
    await page.keyboard.press('ArrowDown');
    await box(page).evaluate((input) => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
    });
    expect(await activeOption(page)).toBe('Oceania Expansion');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('is a combobox whose options the arrow keys cycle through', async () => {
    const page = await open('/');
    await find(page, 'wingspan');
    const titles = await options(page).locator('b').allInnerTexts();
    expect(titles.length).toBe(8);
    expect(titles[0]).toBe('Wingspan');
    expect(await activeOption(page)).toBeNull();
    await page.keyboard.press('ArrowDown');
    expect(await activeOption(page)).toBe(titles[0]);
    await page.keyboard.press('ArrowDown');
    expect(await activeOption(page)).toBe(titles[1]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await activeOption(page)).toBe(titles[7]);
    await page.keyboard.press('ArrowDown');
    expect(await activeOption(page)).toBe(titles[0]);
    expect(await page.locator('[aria-selected=true]').count()).toBe(1);
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true);
    // Back to the text.
    for (const key of ['Home', 'End', 'ArrowLeft', 'x']) {
      await box(page).fill('wing');
      await page.keyboard.press('ArrowDown');
      expect(await activeOption(page)).toBe('Wingspan');
      await page.keyboard.press(key);
      expect(await activeOption(page)).toBeNull();
    }
  });

  it('closes on Escape, then empties; the arrow reopens it', async () => {
    const page = await open('/');
    await find(page, 'wing');
    await page.keyboard.press('Escape');
    expect(await options(page).filter({ visible: true }).count()).toBe(0);
    expect(await box(page).inputValue()).toBe('wing');
    await page.keyboard.press('ArrowDown');
    expect(await activeOption(page)).toBe('Wingspan');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await box(page).inputValue()).toBe('');
    await expect.poll(() => fragment(page)).toBe('');
  });

  it('closes when the reader leaves it with Tab or the pointer', async () => {
    const page = await open('/');
    await find(page, 'wing');
    await page.keyboard.press('Tab');
    expect(await options(page).filter({ visible: true }).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Search');
    await box(page).press('ArrowDown');
    expect(await options(page).filter({ visible: true }).count()).toBeGreaterThan(0);
    await page.locator('h1').click();
    expect(await options(page).filter({ visible: true }).count()).toBe(0);
  });

  it('opens the chosen box on its page', async () => {
    const page = await open('/');
    await find(page, 'nectar');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/expansions/wingspan/oceania');
    await page.goBack();
    await expect.poll(() => fragment(page)).toBe('#q=nectar');
    await alive(page);
    await box(page).press('ArrowDown');
    await options(page).first().click();
    await page.waitForURL('**/expansions/wingspan/oceania');
  });

  it('goes to the index with the query if no option is chosen', async () => {
    const page = await open('/');
    await type(page, 'americas');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${index}#q=americas`);
    await shown(page).filter({ hasText: 'Showing 1 of' }).waitFor();
    expect(await shownCards(page)).toEqual(['Wingspan']);
  });

  it('announces the number of results once the reader pauses', async () => {
    const page = await open('/', { before: (fresh) => fresh.clock.install() });
    const said = page.locator('.find [role=status]');
    await box(page).focus();
    await alive(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await box(page).pressSequentially('necta');
    await page.clock.runFor(10);
    await options(page).first().waitFor();
    await page.clock.runFor(500);
    await box(page).press('r');
    await page.clock.runFor(500);
    expect(await said.textContent()).toBe('');
    // The pause begins when the result is shown, possibly after the key is released.
    await expect
      .poll(async () => {
        await page.clock.runFor(200);
        return said.textContent();
      })
      .toBe('1 result.');
  });

  it('suggests what to do without results, and shows hostile text as text', async () => {
    const page = await open('/');
    const hostile = '<img src=x onerror=alert(1)>';
    await type(page, hostile);
    await page
      .locator('.hits--none')
      .filter({ hasText: `No guide for “${hostile}”` })
      .waitFor();
    expect(await page.locator('.find img').count()).toBe(0);
    expect(await violations(page, '.find')).toEqual([]);
    await page.keyboard.insertText('x'.repeat(120));
    expect((await box(page).inputValue()).length).toBe(100);
  });

  it('keeps text typed before its code arrived', async () => {
    const page = await open('/');
    const release = await hold(page, '**/assets/js/search.*.js');
    await box(page).pressSequentially('wing');
    expect(await box(page).getAttribute('role')).toBeNull();
    release();
    await alive(page);
    expect(await box(page).inputValue()).toBe('wing');
    expect(await box(page).getAttribute('role')).toBe('combobox');
    expect(await options(page).first().locator('b').innerText()).toBe('Wingspan');
  });

  it('submits after an Enter that came before its code', async () => {
    const page = await open('/');
    const release = await hold(page, '**/assets/js/search.*.js');
    await box(page).pressSequentially('wing');
    await box(page).press('Enter');
    release();
    await page.waitForURL(`**${index}#q=wing`);
  });

  it('opens the index if its code is blocked', async () => {
    const page = await open('/', { mayComplain: blocked });
    await block(page, '**/assets/js/search.*.js');
    await box(page).pressSequentially('wing');
    await box(page).press('Enter');
    await page.waitForURL(`**${index}*`);
    expect(new URL(page.url()).search).toBe('');
  });

  it('says so if the list of guides cannot be loaded, and still opens the index', async () => {
    const page = await open('/', { mayComplain: /status of 404/ });
    await page.route('**/api/search.json', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await type(page, 'wing');
    await expect
      .poll(() => page.locator('.hits--none').innerText())
      .toBe('Search can’t be loaded right now. The button still opens the list of all guides.');
    expect(await violations(page, '.find')).toEqual([]);
    await page.locator('.find .btn').click();
    await page.waitForURL(`**${index}#q=wing`);
  });

  it('shows that it is loading', async () => {
    const page = await open('/');
    const release = await hold(page, '**/api/search.json');
    await type(page, 'wing');
    expect(await page.locator('.hits--none').innerText()).toBe('Loading the list of guides…');
    release();
    await options(page).first().waitFor();
  });

  it('loads its list once, on first use, and sends the query nowhere', async () => {
    const page = await open('/');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
    expect(
      await page.evaluate(() => performance.getEntriesByName(`${location.origin}/api/search.json`)),
    ).toEqual([]);
    await type(page, 'nectar');
    await box(page).fill('seafarers');
    await options(page).filter({ hasText: 'Seafarers' }).first().waitFor();
    expect(requests.filter((request) => request.includes('search.json'))).toHaveLength(1);
    expect(requests.filter((request) => /nectar|seafarers/i.test(request))).toEqual([]);
  });

  it('reloads its list after five minutes, and uses the old one until then', async () => {
    const page = await open('/', { mayComplain: blocked, before: (fresh) => fresh.clock.install() });
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('search.json')) requests += 1;
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await find(page, 'wing');
    await page.clock.fastForward(299_000);
    await box(page).press('s');
    expect(requests).toBe(1);
    await block(page, '**/api/search.json');
    await page.clock.fastForward(2000);
    await box(page).press('p');
    await expect.poll(() => requests).toBe(2);
    expect(await options(page).first().locator('b').innerText()).toBe('Wingspan');
  });

  it('puts the query in the address, without a history entry per letter', async () => {
    const page = await open('/about');
    await page.goto(`${site.url}/#q=wing`);
    await alive(page);
    expect(await box(page).inputValue()).toBe('wing');
    expect(await options(page).first().locator('b').innerText()).toBe('Wingspan');
    await box(page).fill('catan');
    await expect.poll(() => fragment(page)).toBe('#q=catan');
    await page.goBack();
    expect(page.url()).toBe(`${site.url}/about`);
  });

  it('works if the browser refuses to change the address', async () => {
    const page = await open('/', {
      before: (fresh) =>
        fresh.addInitScript(() => {
          history.replaceState = () => {
            throw new DOMException('too often', 'SecurityError');
          };
        }),
    });
    await find(page, 'nectar');
    expect(await options(page).count()).toBe(1);
  });

  it('is accessible and fits when open', async () => {
    const page = await open('/');
    await find(page, 'wingspan');
    await page.keyboard.press('ArrowDown');
    expect(await violations(page, '.find')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, '.find', colorsOnly)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    // The choice is marked without color.
    expect(
      await page.locator('[aria-selected=true]').evaluate((option) => getComputedStyle(option).outlineStyle),
    ).toBe('solid');
    for (const [width, fontSize] of [
      [320, '100%'],
      [640, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate((size) => {
        document.documentElement.style.setProperty('font-size', size);
      }, fontSize);
      await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
      for (const locator of [box(page), page.locator('.find .btn'), options(page).first()]) {
        const place = await locator.boundingBox();
        expect(place?.x).toBeGreaterThanOrEqual(0);
        expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(place?.height).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

describe('the index', () => {
  it('filters its cards as the reader types, keeps their order, and shows their number', async () => {
    const page = await open(index);
    const all = await shownCards(page);
    await type(page, 'engine');
    // The first text may have been announced meanwhile.
    await expect.poll(() => shownCards(page)).not.toContain('Catan');
    await shown(page)
      .filter({ hasText: /^Showing \d+ of 4 guides$/ })
      .waitFor();
    const some = await shownCards(page);
    expect(some).toContain('Wingspan');
    expect(some).toEqual(all.filter((title) => some.includes(title)));
    await box(page).fill('');
    await shown(page).filter({ hasText: 'All 4 guides' }).waitFor();
    expect(await shownCards(page)).toEqual(all);
  });

  it('combines search, choices, and chips, also in the address', async () => {
    const page = await open(index);
    await unfold(page);
    await page.getByLabel('Players', { exact: true }).selectOption('4');
    await page.getByLabel('Time', { exact: true }).selectOption('120');
    await page.getByLabel('Tag', { exact: true }).selectOption('Engine building');
    await page.locator('#filter-engine').check();
    await type(page, 'wingspan');
    await expect
      .poll(() => fragment(page))
      .toBe('#q=wingspan&players=4&time=120&tag=Engine+building&show=engine');
    await shown(page).filter({ hasText: 'Showing 1 of 4 guides' }).waitFor();
    expect(await shownCards(page)).toEqual(['Wingspan']);

    await page.reload();
    await shown(page).filter({ hasText: 'Showing 1 of 4 guides' }).waitFor();
    expect(await box(page).inputValue()).toBe('wingspan');
    expect(await page.getByLabel('Players', { exact: true }).inputValue()).toBe('4');
    expect(await page.locator('#filter-engine').isChecked()).toBe(true);
  });

  it('shows results, including boxes, directly under the box, and keeps them after Enter', async () => {
    const page = await open(index, { viewport: { width: 390, height: 664 } });
    await find(page, 'ocean');
    await page.keyboard.press('Enter');
    expect(await options(page).locator('b').allInnerTexts()).toEqual(['Oceania Expansion']);
    const below = async (part: Locator) => {
      const [place, own] = await Promise.all([part.boundingBox(), box(page).boundingBox()]);
      return (place?.y ?? Infinity) - (own?.y ?? 0) - (own?.height ?? 0);
    };
    const widths = [390, 1440];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      expect(await below(options(page).first())).toBeLessThan(30);
    }
    await box(page).fill('chess');
    const none = page.locator('[data-none]');
    await none.waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      expect(await below(none)).toBeLessThan(30);
    }
  });

  it('names the games whose guides are coming', async () => {
    const page = await open(`${index}#q=splendor`);
    await page.locator('[data-none]').filter({ hasText: 'No guide for Splendor yet.' }).waitFor();
  });

  it('says above the results and the cards that all are approximate', async () => {
    const page = await open(`${index}#q=catan+xyzzy`);
    await page.locator('.hits__near').filter({ hasText: 'No guide for “catan xyzzy”. Closest:' }).waitFor();
    await shown(page)
      .filter({ hasText: /^No guide for “catan xyzzy”\. Showing 1 of 4 guides$/ })
      .waitFor();
  });

  it('restores choices and committed searches on Back and Forward', async () => {
    const page = await open(index);
    await unfold(page);
    await page.getByLabel('Complexity', { exact: true }).selectOption('heavier');
    await expect.poll(() => fragment(page)).toBe('#complexity=heavier');
    const heavier = await shownCards(page);
    await type(page, 'mars');
    await page.keyboard.press('Enter');
    await expect.poll(() => shownCards(page)).toEqual(['Terraforming Mars']);
    // The page learns of a history step after the address has changed.
    await page.goBack();
    expect(fragment(page)).toBe('#complexity=heavier');
    await expect.poll(() => box(page).inputValue()).toBe('');
    await expect.poll(() => shownCards(page)).toEqual(heavier);
    await page.goBack();
    expect(fragment(page)).toBe('');
    await expect.poll(() => page.getByLabel('Complexity', { exact: true }).inputValue()).toBe('');
    await expect.poll(async () => (await shownCards(page)).length).toBe(4);
    await page.goForward();
    await page.goForward();
    await expect.poll(() => box(page).inputValue()).toBe('mars');
    await expect.poll(() => shownCards(page)).toEqual(['Terraforming Mars']);
  });

  it('treats quick choices as one history step', async () => {
    const page = await open(index, { before: (fresh) => fresh.clock.install() });
    await unfold(page);
    await page.locator('#filter-all').focus();
    await islandAlive(page, 'indexFilters');
    // However slow the machine is.
    await page.clock.pauseAt(Date.now() + 60_000);
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => fragment(page)).toBe('#show=two');
    await page.goBack();
    await expect.poll(() => fragment(page)).toBe('');
    expect(page.url()).toContain(index);
    await expect.poll(() => page.locator('#filter-all').isChecked()).toBe(true);
  });

  it('is unchanged when the reader returns from a guide', async () => {
    const page = await open(`${index}#q=engine&players=1`);
    await shown(page).filter({ hasText: 'Showing' }).waitFor();
    const before = await shownCards(page);
    await page.locator('.card h2 a').filter({ visible: true }).first().click();
    await page.waitForURL('**/guides/**');
    await page.goBack();
    await shown(page).filter({ hasText: 'Showing' }).waitFor();
    expect(await shownCards(page)).toEqual(before);
  });

  it('clears everything with one button that keeps the focus', async () => {
    const page = await open(`${index}#q=engine&players=4&show=two`);
    await shown(page).filter({ hasText: 'Showing' }).waitFor();
    const button = page.getByRole('button', { name: 'Clear' });
    expect(await button.getAttribute('aria-disabled')).toBe('false');
    await button.press('Enter');
    await expect.poll(() => fragment(page)).toBe('');
    expect(await box(page).inputValue()).toBe('');
    expect(await page.locator('#filter-all').isChecked()).toBe(true);
    expect((await shownCards(page)).length).toBe(4);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await button.getAttribute('aria-disabled')).toBe('true');
  });

  it('offers a way out if no guide is left, and keeps the focus', async () => {
    const page = await open(`${index}#q=chess`);
    const none = page.locator('[data-none]');
    await none.waitFor();
    expect(await none.innerText()).toContain('No guide for “chess”.');
    expect(await violations(page, '.index')).toEqual([]);
    await none.getByRole('button').press('Enter');
    expect((await shownCards(page)).length).toBe(4);
    expect(await none.isVisible()).toBe(false);
    expect(await shown(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('keeps the focus when the focused card disappears', async () => {
    const page = await open(`${index}#players=5`);
    await shown(page).filter({ hasText: 'Showing' }).waitFor();
    await page.locator('.card h2 a').filter({ visible: true }).first().focus();
    await page.evaluate(() => {
      location.hash = '#complexity=heavier';
    });
    await shown(page).filter({ hasText: 'Showing' }).waitFor();
    await expect.poll(() => shown(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('keeps a choice made before its code arrived', async () => {
    const page = await open(index);
    await unfold(page);
    const release = await hold(page, '**/assets/js/indexFilters.*.js');
    await page.locator('#filter-engine').focus();
    await page.getByLabel('Players', { exact: true }).selectOption('5');
    await page.locator('#filter-engine').check();
    release();
    await expect.poll(() => fragment(page)).toBe('#players=5&show=engine');
    await shown(page).filter({ hasText: 'Showing' }).waitFor();
    expect(await shownCards(page)).toEqual(['Wingspan', 'Terraforming Mars']);
  });

  it('keeps the choices when the reader follows a link within the page', async () => {
    const page = await open(`${index}#complexity=heavier`, { before: (fresh) => fresh.clock.install() });
    await shown(page).filter({ hasText: 'Showing' }).waitFor();
    const before = await shownCards(page);
    await page.locator('.skip').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => fragment(page)).toBe('#main');
    // Longer than an announcement takes.
    await page.clock.runFor(600);
    expect(await shown(page).textContent()).toMatch(/^Showing 1 of/);
    expect(await shownCards(page)).toEqual(before);
  });

  it('accepts any address without errors', async () => {
    const page = await open('/about');
    for (const nonsense of ['#players=99&time=x&tag=%E0%A4%A&show=nothing', '#q=%', '#=&&', '#q=']) {
      await page.goto(`${site.url}/about`, { waitUntil: 'commit' });
      await page.goto(site.url + index + nonsense);
      await page.locator('html.live:not(.held)').waitFor();
      // Nothing is called %.
      await expect.poll(() => shownCards(page)).toHaveLength(nonsense === '#q=%' ? 0 : 4);
    }
  });

  it('works with the keyboard alone, without React', async () => {
    const page = await open(index, { before: (fresh) => fresh.clock.install() });
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    await unfold(page);
    await page.getByLabel('Players', { exact: true }).focus();
    await page.locator('#island-indexFilters[data-state=ready]').waitFor({ state: 'attached' });
    await page.clock.runFor(600);
    // Nothing has changed, so there is no announcement.
    expect(await shown(page).textContent()).toBe('');
    await page.keyboard.press('5');
    await shown(page).filter({ hasText: 'Showing' }).waitFor();
    expect(await shownCards(page)).toEqual(['Wingspan', 'Terraforming Mars']);
    let bytes = 0;
    for (const url of scripts) bytes += (await (await page.request.get(url)).body()).length;
    expect(bytes).toBeLessThan(20_000);
  });

  it('lists all guides if the search cannot be loaded, and says so', async () => {
    const page = await open(index, { mayComplain: blocked });
    await block(page, '**/api/search.json');
    await type(page, 'wing');
    await expect
      .poll(() => page.locator('.hits--none').innerText())
      .toBe('Search can’t be loaded right now, so the list below isn’t searched.');
    expect((await shownCards(page)).length).toBe(4);
  });

  it('is accessible with choices made, and fits a phone', async () => {
    const page = await open(`${index}#q=engine&players=4`, { viewport: { width: 320, height: 700 } });
    await shown(page).filter({ hasText: 'Showing' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, 'html', colorsOnly)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const control of await page.locator('.sift select, .sift button').all()) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  it('shows only what works without JavaScript', async () => {
    const page = await open(index, { javaScriptEnabled: false });
    await unfold(page);
    expect(await page.locator('.find').isVisible()).toBe(false);
    expect(await page.locator('.sift').isVisible()).toBe(false);
    expect(await page.locator('.filter').isVisible()).toBe(true);
  });
});

describe('the search in the header', () => {
  it('works on every kind of page', async () => {
    const page = await open('/');
    for (const path of ['/', '/guides/wingspan-expansion-order', '/about', index]) {
      await page.goto(site.url + path);
      await settle(page);
      await page.locator('.seek input').fill('nectar');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${index}#q=nectar`);
      await options(page).filter({ hasText: 'Oceania' }).waitFor();
    }
  });

  it('is an icon on phones that links to the box', async () => {
    const page = await open('/about', { viewport: { width: 390, height: 664 } });
    expect(await page.locator('.seek input').isVisible()).toBe(false);
    await page.locator('.seek button').click();
    await page.waitForURL(`**${index}#search`);
    await expect.poll(() => box(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('opens the list of guides without JavaScript', async () => {
    const page = await open('/about', { javaScriptEnabled: false });
    await page.locator('.seek input').fill('wing');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${index}*`);
    expect(new URL(page.url()).search).toBe('');
  });
});
