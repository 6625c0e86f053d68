import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { colorsOnly, violations } from './axe.ts';
import { open, type OpenOptions } from './open.ts';

const toasts = (page: Page) => page.locator('.toast');
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' });

/** A page with a paused clock and toasts with these texts. */
async function openWith(texts: readonly string[], options: OpenOptions = {}): Promise<Page> {
  const page = await open('/about', {
    ...options,
    before: async (fresh) => {
      await fresh.clock.install();
      await fresh.clock.pauseAt(Date.now() + 60_000);
    },
  });
  for (const text of texts) {
    await page.evaluate((detail) => dispatchEvent(new CustomEvent('toast', { detail, cancelable: true })), {
      text,
      kind: 'good',
    });
    await toasts(page).filter({ hasText: text }).waitFor();
  }
  return page;
}

describe('toasts', () => {
  it('are limited to three; the oldest goes first', async () => {
    const page = await openWith(['One', 'Two', 'Three', 'Four']);
    expect(await toasts(page).allInnerTexts()).toEqual(['Two\n×', 'Three\n×', 'Four\n×']);
  });

  it('disappear after five seconds', async () => {
    const page = await openWith(['One']);
    await page.clock.runFor(4999);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.runFor(1);
    expect(await toasts(page).count()).toBe(0);
  });

  it('pause while the pointer is over one, and then continue', async () => {
    const page = await openWith(['One']);
    await page.clock.runFor(2000);
    await toasts(page).hover();
    await page.clock.runFor(20_000);
    expect(await toasts(page).count()).toBe(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(2990);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.runFor(20);
    expect(await toasts(page).count()).toBe(0);
  });

  it('pause while one has the focus, even if the pointer leaves', async () => {
    const page = await openWith(['One']);
    await dismiss(page).focus();
    await page.clock.runFor(10);
    await toasts(page).hover();
    await page.clock.runFor(10);
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    expect(await toasts(page).count()).toBe(1);
  });

  it('can be dismissed with the keyboard, and the focus returns', async () => {
    const page = await openWith(['One', 'Two']);
    const link = page.locator('.foot a').last();
    await link.focus();
    await page.keyboard.press('Tab');
    expect(
      await dismiss(page)
        .first()
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Enter');
    expect(await toasts(page).allInnerTexts()).toEqual(['Two\n×']);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await toasts(page).count()).toBe(0);
  });

  it('do not lose the focus when they disappear', async () => {
    const page = await openWith(['One']);
    await dismiss(page).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it.each([60, -60])('disappear on a swipe of %i px by pointer, but not of 40', async (far) => {
    const page = await openWith(['One']);
    const place = await toasts(page).boundingBox();
    const [x, y] = [(place?.x ?? 0) + 30, (place?.y ?? 0) + 20];
    const swipe = async (by: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by, y, { steps: 5 });
      await page.mouse.up();
    };
    await swipe(Math.sign(far) * 40);
    expect(await toasts(page).count()).toBe(1);
    await swipe(far);
    expect(await toasts(page).count()).toBe(0);
  });

  it('disappear on a swipe by touch', async () => {
    const page = await openWith(['One'], { viewport: { width: 390, height: 844 }, hasTouch: true });
    const place = await toasts(page).boundingBox();
    const [x, y] = [(place?.x ?? 0) + 30, (place?.y ?? 0) + 20];
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
    await touch('touchStart', x);
    for (let at = x; at <= x + 70; at += 10) await touch('touchMove', at);
    await touch('touchEnd');
    await expect.poll(() => toasts(page).count()).toBe(0);
  });

  it('are announced politely and are accessible, light and dark', async () => {
    const page = await openWith(['One', 'Two', 'Three'], { viewport: { width: 320, height: 700 } });
    const region = page.locator('.toasts');
    expect(await region.getAttribute('aria-live')).toBe('polite');
    expect(await region.ariaSnapshot()).toMatch(/^- status:\n {2}- text: One\n {2}- button "Dismiss"/);
    const button = await dismiss(page).first().boundingBox();
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await toasts(page).first().hover();
    await page.clock.runFor(10);
    // axe waits by the page's clock; the hovered toast stays.
    await page.clock.resume();
    expect(await violations(page, '.toasts')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, '.toasts', colorsOnly)).toEqual([]);
  });

  it('keep a visible edge in forced colors', async () => {
    const page = await openWith(['One'], { forcedColors: 'active' });
    expect(
      await toasts(page).evaluate((toast) => {
        const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(toast);
        return borderTopStyle === 'solid' && borderTopColor !== backgroundColor;
      }),
    ).toBe(true);
  });

  it.each([
    ['move', 'no-preference', 'up'],
    ['stand still', 'reduce', 'none'],
  ] as const)('%s as the reader prefers', async (_, reducedMotion, animation) => {
    const page = await openWith(['One'], { reducedMotion });
    expect(await toasts(page).evaluate((toast) => getComputedStyle(toast).animationName)).toBe(animation);
  });
});
