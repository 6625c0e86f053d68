import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from './open.ts';
import { blockStorage } from './storage.ts';

const checklist = '/board-night-checklist';
const line = (page: Page) => page.locator('[data-check]').first();
const remember = (page: Page) => page.getByRole('checkbox', { name: 'Remember on this device' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('checklist'));

describe('the checklist', () => {
  it('stores nothing unless the reader asks', async () => {
    const page = await open(checklist);
    await line(page).check();
    expect(await kept(page)).toBeNull();
    await page.reload();
    expect(await line(page).isChecked()).toBe(false);
  });

  it('stores the check marks on request, including earlier ones, and can clear them', async () => {
    const page = await open(checklist);
    await page.locator('html.live').waitFor();
    await line(page).check();
    await remember(page).check();
    await page.reload();
    await expect.poll(() => line(page).isChecked()).toBe(true);
    expect(await remember(page).isChecked()).toBe(true);
    await remember(page).uncheck();
    expect(await kept(page)).toBeNull();
  });

  it('can be checked off if the browser blocks storage', async () => {
    const page = await open(checklist, { before: (fresh) => fresh.addInitScript(blockStorage) });
    await line(page).check();
    await remember(page).click();
    await page.locator('.toast').filter({ hasText: 'nothing can be remembered' }).waitFor();
    expect(await remember(page).isChecked()).toBe(false);
    expect(await line(page).isChecked()).toBe(true);
  });
});
