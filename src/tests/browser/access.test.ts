import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axTree } from './axTree.ts';
import { alive, open, site, unfoldFinder } from './open.ts';

const guide = '/guides/terraforming-mars-expansion-order';
const index = '/board-game-expansions';
const kinds = ['/', index, guide, '/contact', '/no-such-page'];
const lost = /status of 404/;

describe('accessibility', () => {
  it.each(kinds)('%s has touch targets of at least 44 px, and fits with large text', async (path) => {
    const page = await open(path, { viewport: { width: 390, height: 844 }, mayComplain: lost });
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, select, summary, .btn, .chip, .checkbox, .nav a, .toc a, .foot li a, .crumbs a, .anchor, .logo, .spine, .leaders a, input:not([type=radio], [type=checkbox])',
        ),
      ]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          return Math.min(width, height) < 43.9
            ? `${width} x ${height}: ${target.outerHTML.slice(0, 120)}`
            : [];
        }),
    );
    expect(small).toEqual([]);
    for (const [width, fontSize] of [
      [320, '100%'],
      [640, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate((size) => {
        document.documentElement.style.setProperty('font-size', size);
      }, fontSize);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  it('choices are visible in forced colors', async () => {
    const page = await open(guide, { forcedColors: 'active' });
    const chosen = page.locator('.strip [aria-pressed=true]');
    const other = page.locator('.strip [aria-pressed=false]');
    const look = (control: typeof chosen) =>
      control.evaluate((button) => {
        const { backgroundColor, outlineStyle, textDecorationLine, borderTopStyle } =
          getComputedStyle(button);
        return { backgroundColor, outlineStyle, textDecorationLine, borderTopStyle };
      });
    expect(await look(chosen)).not.toEqual(await look(other));
    await page.goto(site.url + index);
    const chip = (id: string) =>
      page.locator(`#filter-${id} + span`).evaluate((span) => {
        const { backgroundColor, outlineStyle, borderTopStyle } = getComputedStyle(span);
        return { backgroundColor, outlineStyle, borderTopStyle };
      });
    expect(await chip('all')).not.toEqual(await chip('engine'));
  });
});

describe('assistive technology announces', () => {
  const heard = async (page: Page) => axTree(page);

  it('which region is chosen, and when that changes', async () => {
    const page = await open(guide);
    expect(await heard(page)).toContainEqual({ role: 'button', name: 'US', state: 'pressed=true' });
    await page.getByRole('button', { name: 'UK', exact: true }).first().press('Enter');
    const after = await heard(page);
    expect(after).toContainEqual({ role: 'button', name: 'US', state: '' });
    expect(after).toContainEqual({ role: 'button', name: 'UK', state: 'focused pressed=true' });
    expect(after).toContainEqual({ role: 'group', name: 'Shops in', state: '' });
  });

  it('the search results and the chosen one', async () => {
    const page = await open('/');
    await page.locator('.find input').pressSequentially('nectar');
    await alive(page, 'search');
    await page.locator('.find [role=status]').filter({ hasText: '1 result.' }).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: 'Oceania Expansion', selected: true }).waitFor();
    const tree = await heard(page);
    expect(tree.find(({ role }) => role === 'combobox')).toEqual({
      role: 'combobox',
      name: 'Search guides and expansions',
      state: 'expanded focused',
    });
    expect(tree.find(({ role }) => role === 'option')).toEqual({
      role: 'option',
      name: expect.stringContaining('Oceania Expansion') as string,
      state: 'selected',
    });
  });

  it('what to buy next, once', async () => {
    const page = await open('/guides/wingspan-expansion-order');
    await unfoldFinder(page);
    await page.locator('#next').getByRole('checkbox', { name: 'European Expansion' }).check();
    await page.locator('.finder__pick').filter({ hasText: 'Oceania' }).waitFor();
    const tree = await heard(page);
    expect(tree).toContainEqual({
      role: 'checkbox',
      name: 'European Expansion',
      state: 'checked=true focused',
    });
    expect(tree.some(({ role, state }) => role === 'status' && state === 'live=polite')).toBe(true);
  });
});
