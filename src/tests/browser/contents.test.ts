import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { linesFrom } from './linesFrom.ts';
import { open, site } from './open.ts';

const guide = '/guides/terraforming-mars-expansion-order';
const phone = { viewport: { width: 390, height: 844 } };

/** The address of the marked entry; null if there is none. */
async function current(page: Page): Promise<string | null> {
  // The mark follows the scroll position in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const marked = page.locator('.toc [aria-current]');
  return (await marked.count()) === 0 ? null : marked.first().getAttribute('href');
}

/** Scrolls until the section begins at this fraction of the window's height. */
async function scrollSection(page: Page, section: string, share: number): Promise<void> {
  await page.locator(section).evaluate((element, at) => {
    scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight * at);
  }, share);
}

describe('the table of contents', () => {
  it('marks the first section between 20% below the top and 35% above the bottom', async () => {
    const page = await open(guide);
    await expect.poll(() => current(page)).toBeNull();
    // The first section enters the band from below; the next is marked once the first has left it at the top.
    await scrollSection(page, '#tldr-table', 0.66);
    await expect.poll(() => current(page)).toBeNull();
    await scrollSection(page, '#tldr-table', 0.64);
    await expect.poll(() => current(page)).toBe('#tldr-table');
    await scrollSection(page, '#faq', 0.21);
    await expect.poll(() => current(page)).toBe('#recommendations');
    await scrollSection(page, '#faq', 0.19);
    await expect.poll(() => current(page)).toBe('#faq');
    expect(await page.locator('.toc [aria-current]').count()).toBe(1);
  });

  it('marks the last section at the very end of the page', async () => {
    const page = await open(guide);
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    await expect.poll(() => current(page)).toBe('#related-guides');
  });

  it('works by keyboard, and stays right after Back and Forward', async () => {
    const page = await open(guide);
    await page.locator('.toc a[href="#faq"]').press('Enter');
    await expect.poll(() => current(page)).toBe('#faq');
    await page.locator('.toc a[href="#release-order"]').press('Enter');
    await expect.poll(() => current(page)).toBe('#release-order');
    await page.goBack();
    await expect.poll(() => current(page)).toBe('#faq');
    await page.goto(`${site.url}/about`);
    await page.goBack();
    await expect.poll(() => current(page)).toBe('#faq');
    await page.goForward();
    await page.goBack();
    await expect.poll(() => current(page)).toBe('#faq');
  });

  it('stays in view on phones and scrolls to the current entry', async () => {
    const page = await open(guide, phone);
    await page.locator('.toc a[href="#where-to-buy"]').press('Enter');
    await expect.poll(() => current(page)).toBe('#where-to-buy');
    const link = await page.locator('.toc [aria-current]').boundingBox();
    expect(link?.y).toBeGreaterThanOrEqual(0);
    expect(link?.x).toBeGreaterThanOrEqual(0);
    expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThanOrEqual(390);
    // The strip does not hide the target heading.
    const heading = await page.locator('#where-to-buy h2').boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual((link?.y ?? 0) + (link?.height ?? 0) - 1);
  });

  it('never covers the focused element on phones, scrolling down or up', async () => {
    const page = await open(guide, phone);
    const hidden = await page.evaluate(() => {
      const strip = document.querySelector('.toc');
      const targets = [
        ...document.querySelectorAll<HTMLElement>(
          ':is(.sec,.sources) :is(a[href],button,input,select,summary)',
        ),
      ].filter((target) => target.checkVisibility());
      return [...targets, ...targets.toReversed()].flatMap((target) => {
        target.focus();
        const { top, bottom } = target.getBoundingClientRect();
        const isSeen = top >= (strip?.getBoundingClientRect().bottom ?? 0) - 1 && bottom <= innerHeight + 1;
        return isSeen ? [] : target.outerHTML.slice(0, 120);
      });
    });
    expect(hidden).toEqual([]);
  });
});

describe('going from page to page', () => {
  it('starts at the top, at the anchor, or at the earlier scroll position', async () => {
    const page = await open(guide);
    await page.evaluate(() => {
      scrollTo(0, 1500);
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Catan' }).press('Enter');
    await page.waitForURL('**/guides/catan-expansion-order');
    await page.locator('html.live:not(.late)').waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => {
      scrollTo(0, 900);
    });
    await page.goto(`${site.url}${guide}#faq`);
    await expect
      .poll(() => page.locator('#faq').evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(200);
    await page.goBack();
    await expect.poll(() => linesFrom(page, 900)).toBe(0);
  });

  it('prefetches and cross-fades in browsers that can', async () => {
    const page = await open(guide, { reducedMotion: 'no-preference' });
    const rules = await page.locator('script[type=speculationrules]').textContent();
    expect(JSON.parse(rules ?? '')).toEqual({
      prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
    });
    const revealed = await open('/', {
      reducedMotion: 'no-preference',
      before: (fresh) =>
        fresh.addInitScript(() => {
          addEventListener('pagereveal', (event) => {
            Object.assign(window, { faded: event.viewTransition !== null });
          });
        }),
    });
    await revealed.locator('.spine').first().click();
    await revealed.waitForURL('**/guides/**');
    // A page may load before it is revealed.
    await revealed.waitForFunction(() => 'faded' in window);
    expect(await revealed.evaluate('window.faded')).toBe(true);
  });
});
