import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { colorsOnly, violations } from './axe.ts';
import { painted } from './measure.ts';
import {
  alive,
  block,
  blocked,
  hold,
  open as openPage,
  site,
  unfoldFinder,
  type OpenOptions,
} from './open.ts';
import { blockStorage, fillStorage } from './storage.ts';

const wingspan = '/guides/wingspan-expansion-order';
const catan = '/guides/catan-expansion-order';
const shelfKey = 'shelf';
const finder = (page: Page) => page.locator('#next');
/** A guide with its finder open. */
async function open(path: string, options?: OpenOptions): Promise<Page> {
  const page = await openPage(path, options);
  // An answer in the address opens it.
  if (!path.includes('#next=')) await unfoldFinder(page);
  return page;
}
const phone = { viewport: { width: 390, height: 844 } };
const checkbox = (page: Page, name: string) => finder(page).getByRole('checkbox', { name, exact: true });
const ask = (page: Page, name: string) => finder(page).getByRole('combobox', { name });
const advice = (page: Page) => finder(page).locator('.finder__out > [role=status]');
const ready = (page: Page) => alive(page, 'finder');
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), shelfKey);

async function expectAdvice(page: Page, text: string | RegExp): Promise<void> {
  await expect.poll(() => advice(page).innerText()).toMatch(text);
}

describe('the finder', () => {
  it('names the first pick before any answer, without loading code', async () => {
    const page = await open(wingspan);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await finder(page).scrollIntoViewIfNeeded();
    expect(await advice(page).innerText()).toMatch(/Buy next: European Expansion/);
    expect(scripts.filter((url) => url.includes('/finder.'))).toEqual([]);
    // In print, the tables replace it.
    await page.emulateMedia({ media: 'print' });
    expect(await checkbox(page, 'Asia').isVisible()).toBe(false);
    expect(await page.locator('.owns').first().isVisible()).toBe(true);
  });

  it('answers with the box, the reason, and the situation', async () => {
    const page = await open(wingspan);
    const arrived = page.waitForResponse(/\/finder\.[A-Z0-9]+\.js$/);
    await ask(page, 'Players').selectOption('6');
    await expectAdvice(page, /Buy next: Asia\s+Asia seats that many\.\s+Because: You are six or more\./);
    await ask(page, 'Players').selectOption('');
    await ask(page, 'You want').selectOption('Every game ends in eggs');
    await expectAdvice(page, /Buy next: Oceania Expansion\s+The mats were redrawn/);
    await ask(page, 'You want').selectOption('');
    for (const name of ['European Expansion', 'Oceania Expansion', 'Asia'])
      await checkbox(page, name).check();
    await expectAdvice(page, /You’re set\s+You own every box that we rank/);
    // Without React.
    expect(brotliCompressSync(await (await arrived).body()).byteLength).toBeLessThanOrEqual(6 * 1024);
  });

  it('checks the base game after the reader chooses an edition, and lets them uncheck it', async () => {
    const page = await open(catan);
    const base = checkbox(page, 'Base game: CATAN');
    await base.uncheck();
    await ready(page);
    await ask(page, 'Which edition do you own?').selectOption('6th edition (2025)');
    await expect.poll(() => base.isChecked()).toBe(true);
    expect(new URL(page.url()).hash).toContain('own:base');
    await base.uncheck();
    expect(new URL(page.url()).hash).toContain('own:;');
    expect(await base.isChecked()).toBe(false);
  });

  it('works with the keyboard alone', async () => {
    const page = await open(wingspan);
    await checkbox(page, 'Base game: Wingspan').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await checkbox(page, 'European Expansion').isChecked()).toBe(true);
    await expectAdvice(page, /Buy next: Oceania Expansion/);
    await ask(page, 'Players').focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowDown');
    await expectAdvice(page, /Buy next: Asia/);
    expect(await ask(page, 'Players').evaluate((select) => select === document.activeElement)).toBe(true);
  });

  it('keeps boxes and choices made before its code arrived', async () => {
    const page = await open(wingspan);
    const release = await hold(page, '**/finder.*.js');
    await checkbox(page, 'European Expansion').check();
    await checkbox(page, 'Base game: Wingspan').uncheck();
    await ask(page, 'You want').selectOption('You want one long session');
    await checkbox(page, 'Remember on this device').check();
    release();
    await ready(page);
    expect(await checkbox(page, 'European Expansion').isChecked()).toBe(true);
    expect(await checkbox(page, 'Base game: Wingspan').isChecked()).toBe(false);
    expect(await ask(page, 'You want').inputValue()).toBe('you-want-one-long-session');
    await expectAdvice(page, /Buy next: Wingspan\s+Begin with the base game\./);
    const said = 'own:european;w:you-want-one-long-session';
    expect(new URL(page.url()).hash).toBe(`#next=${said}`);
    expect(new URLSearchParams((await kept(page)) ?? '').get('wingspan')).toBe(said);
  });

  it('announces one result for several quick choices', async () => {
    const page = await open(wingspan, { before: (fresh) => fresh.clock.install() });
    await checkbox(page, 'European Expansion').focus();
    await ready(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await advice(page).evaluate((status) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(status.textContent)).observe(status, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    for (const name of ['European Expansion', 'Oceania Expansion', 'Asia']) {
      await checkbox(page, name).check();
      await page.clock.runFor(150);
    }
    await page.clock.runFor(50);
    await expectAdvice(page, /You own every box/);
    const seen = await page.evaluate<string[]>('window.seen');
    expect(new Set(seen).size).toBe(1);
  });
});

describe('the address', () => {
  const hash = (page: Page) => new URL(page.url()).hash;

  it('contains the answers, and Back and Forward restore them', async () => {
    const page = await open(wingspan);
    await checkbox(page, 'European Expansion').check();
    await expectAdvice(page, /Oceania/);
    expect(hash(page)).toBe('#next=own:base,european');
    await ask(page, 'Players').selectOption('6');
    await expectAdvice(page, /Buy next: Asia/);
    expect(hash(page)).toBe('#next=own:base,european;p:6');
    await page.goBack();
    await expectAdvice(page, /Buy next: Oceania/);
    expect(await ask(page, 'Players').inputValue()).toBe('');
    await page.goBack();
    await expectAdvice(page, /Buy next: European/);
    expect(await checkbox(page, 'European Expansion').isChecked()).toBe(false);
    await page.goForward();
    await expectAdvice(page, /Buy next: Oceania/);
  });

  it('drops a pending answer when the reader goes back', async () => {
    const page = await open(wingspan, { before: (fresh) => fresh.clock.install() });
    await checkbox(page, 'European Expansion').focus();
    await ready(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await checkbox(page, 'European Expansion').check();
    await page.goBack();
    await expect.poll(() => checkbox(page, 'European Expansion').isChecked()).toBe(false);
    await page.clock.runFor(1000);
    await expectAdvice(page, /Buy next: European/);
  });

  it('does not change before the reader acts, and an earlier anchor stays in the history', async () => {
    const page = await open(`${wingspan}#faq`);
    await checkbox(page, 'Asia').focus();
    await ready(page);
    expect(hash(page)).toBe('#faq');
    await checkbox(page, 'Asia').check();
    await expect.poll(() => hash(page)).toBe('#next=own:base,asia');
    await page.goBack();
    expect(hash(page)).toBe('#faq');
    expect(await checkbox(page, 'Asia').isChecked()).toBe(true);
  });

  it('keeps the answers when the reader follows a link to another section', async () => {
    const page = await open(wingspan);
    await checkbox(page, 'European Expansion').check();
    await expectAdvice(page, /Oceania/);
    await page.locator('.toc a[href="#faq"]').click();
    expect(hash(page)).toBe('#faq');
    expect(await advice(page).innerText()).toMatch(/Oceania/);
    await page.goBack();
    expect(hash(page)).toBe('#next=own:base,european');
  });

  it('shows shared answers at once, in view', async () => {
    const page = await open(`${wingspan}#next=own:base,european;p:6`);
    await expectAdvice(page, /Buy next: Asia/);
    expect(await checkbox(page, 'European Expansion').isChecked()).toBe(true);
    expect(await ask(page, 'Players').inputValue()).toBe('6');
    const box = await page.locator('#next > summary').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(900);
    expect(await kept(page)).toBeNull();
  });

  it('may contain nonsense', async () => {
    const page = await open(`${wingspan}#next=own:base,%E0%A4%A,oceana;p:-1;t:1e9;w:<b>;;`);
    await expectAdvice(page, /Buy next: European Expansion/);
    await ready(page);
    expect(await ask(page, 'Players').inputValue()).toBe('');
  });
});

describe('the stored shelf', () => {
  it('is written only on request, and then applies to all guides', async () => {
    const page = await open(wingspan);
    // Once before its code arrives, once after.
    await checkbox(page, 'Asia').check();
    await ready(page);
    await checkbox(page, 'Asia').uncheck();
    await checkbox(page, 'European Expansion').check();
    await expectAdvice(page, /Oceania/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await checkbox(page, 'Remember on this device').check();
    expect(await kept(page)).not.toBeNull();
    await expect
      .poll(() => finder(page).locator('.finder__keep').innerText())
      .toContain('2 boxes on your shelf across 1 game');

    await page.goto(site.url + catan);
    await unfoldFinder(page);
    await checkbox(page, 'Seafarers').check();
    await ready(page);
    expect(await checkbox(page, 'Remember on this device').isChecked()).toBe(false);
    await checkbox(page, 'Remember on this device').check();
    await expect
      .poll(() => finder(page).locator('.finder__keep').innerText())
      .toContain('4 boxes on your shelf across 2 games');

    await page.goto(site.url + wingspan);
    await unfoldFinder(page);
    await checkbox(page, 'Asia').focus();
    await ready(page);
    expect(await checkbox(page, 'European Expansion').isChecked()).toBe(true);
    expect(await checkbox(page, 'Remember on this device').isChecked()).toBe(true);
    await expectAdvice(page, /Buy next: Oceania/);
  });

  it('forgets a game when it is unchecked, and everything when it is cleared', async () => {
    const page = await open(wingspan);
    await page.evaluate((key) => {
      localStorage.setItem(key, 'wingspan=own:base,asia&catan=own:base');
    }, shelfKey);
    await checkbox(page, 'Remember on this device').focus();
    await ready(page);
    await checkbox(page, 'Remember on this device').uncheck();
    expect(await kept(page)).toBe('catan=own%3Abase');
    await finder(page).getByRole('button', { name: 'Clear my shelf' }).click();
    expect(await kept(page)).toBeNull();
    expect(await finder(page).locator('.finder__keep').innerText()).not.toContain('shelf');
    // The button is gone, but not the focus.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('remember');
  });

  it('is not overwritten by shared answers', async () => {
    const page = await open(wingspan);
    await page.evaluate((key) => {
      localStorage.setItem(key, 'wingspan=own:base,asia');
    }, shelfKey);
    await page.goto(`${site.url}/about`);
    await page.goto(`${site.url}${wingspan}#next=own:base,european`);
    await ready(page);
    await ask(page, 'Players').selectOption('5');
    await expectAdvice(page, /Oceania/);
    expect(await checkbox(page, 'Remember on this device').isChecked()).toBe(false);
    expect(await kept(page)).toBe('wingspan=own:base,asia');
  });

  it.each([
    ['blocked', blockStorage],
    ['full', fillStorage],
  ])('may be %s; the finder still works', async (_, spoil) => {
    const page = await open(wingspan, { before: (fresh) => fresh.addInitScript(spoil) });
    // It may be unchecked again at once, since nothing can be stored.
    await checkbox(page, 'Remember on this device').click();
    await checkbox(page, 'European Expansion').check();
    await expectAdvice(page, /Buy next: Oceania/);
  });
});

describe('every state of the finder', () => {
  it('is accessible, light and dark, in forced colors, and at 320 px', async () => {
    const page = await open(catan);
    const expectAccessible = async () => {
      expect(await violations(page, '#next')).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, '#next', colorsOnly)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    };
    await expectAccessible();
    await checkbox(page, 'Seafarers').check();
    await checkbox(page, 'Remember on this device').check();
    await expectAdvice(page, /Buy next/);
    for (const summary of await finder(page).locator('fieldset summary').all()) await summary.click();
    await expectAccessible();
    await ask(page, 'Players').selectOption('1');
    await expectAdvice(page, /You’re set/);
    await expectAccessible();
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violations(page, '#next')).toEqual([]);
  });

  it('has touch targets of at least 44 px', async () => {
    const page = await open(catan, phone);
    await checkbox(page, 'Remember on this device').check();
    await finder(page).getByRole('button', { name: 'Clear my shelf' }).waitFor();
    for (const summary of await finder(page).locator('fieldset summary').all()) await summary.click();
    const heights = await finder(page)
      .locator('label.checkbox, select, summary, button')
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(15);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  it('moves nothing when it hydrates or when the shelf appears', async () => {
    const page = await open(wingspan, phone);
    await painted(page);
    const next = page.locator('#tldr-table');
    const before = await next.evaluate((section) => section.getBoundingClientRect().top + scrollY);
    await checkbox(page, 'Remember on this device').check();
    await finder(page).getByRole('button', { name: 'Clear my shelf' }).waitFor();
    await ask(page, 'Players').selectOption('6');
    await expectAdvice(page, /Buy next: Asia/);
    expect(await next.evaluate((section) => section.getBoundingClientRect().top + scrollY)).toBe(before);
  });

  it('is closed, and open if the address contains an answer', async () => {
    const page = await openPage(wingspan, phone);
    expect(await checkbox(page, 'Asia').isVisible()).toBe(false);
    await page.setViewportSize({ width: 1280, height: 844 });
    expect(await checkbox(page, 'Asia').isVisible()).toBe(false);
    await unfoldFinder(page);
    await checkbox(page, 'Asia').waitFor();
    await page.goto(`${site.url}/about`);
    await page.goto(`${site.url}${wingspan}#next=own:base,european`);
    await expectAdvice(page, /Oceania/);
    expect(await checkbox(page, 'Asia').isVisible()).toBe(true);
  });

  it('shows equivalent tables and no form without JavaScript', async () => {
    const page = await openPage(wingspan, { javaScriptEnabled: false });
    expect(await page.getByRole('checkbox').count()).toBe(0);
    const row = page.locator('.owns tr').filter({ hasText: 'You own European Expansion' });
    expect(await row.locator('td').textContent()).toMatch(/Oceania Expansion\s*The larger change/);
    expect(
      await page.locator('.owns tr').filter({ hasText: 'You are six or more' }).locator('td').textContent(),
    ).toMatch(/Asia\s*Asia seats that many\./);
  });

  it('shows the tables if its code is blocked', async () => {
    const page = await open(wingspan, { mayComplain: blocked });
    await block(page, '**/finder.*.js');
    await checkbox(page, 'European Expansion').check();
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(site.url + wingspan);
    expect(await page.locator('.owns').first().isVisible()).toBe(true);
  });

  it('answers below its form on a phone, without covering it', async () => {
    const page = await open(wingspan, { viewport: { width: 390, height: 664 } });
    await checkbox(page, 'European Expansion').click();
    await expectAdvice(page, /Buy next: Oceania Expansion/);
    await finder(page).locator('.finder__out [data-offer]').filter({ visible: true }).first().waitFor();
    const keep = await finder(page).locator('.finder__keep').boundingBox();
    const out = await finder(page).locator('.finder__out').boundingBox();
    expect(out?.y).toBeGreaterThanOrEqual((keep?.y ?? 0) + (keep?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
