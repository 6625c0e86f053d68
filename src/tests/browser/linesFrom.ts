import type { Page } from 'playwright-core';

const lineHeight = 24;

/** How many whole lines the page is scrolled away from a position: a font that arrives late may move less. */
export async function linesFrom(page: Page, place: number): Promise<number> {
  return Math.floor(Math.abs((await page.evaluate(() => scrollY)) - place) / lineHeight);
}
