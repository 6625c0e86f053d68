import type { Page } from 'playwright-core';

interface Measured {
  shift: number;
  shifted: string[];
}

/** Runs in every page before its own code: sums layout shifts that the reader did not cause. */
export function measureInPage(): void {
  const measured: Measured = { shift: 0, shifted: [] };
  Object.assign(window, { measured });
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: readonly { node: Node | null }[];
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      measured.shift += entry.value;
      for (const { node } of entry.sources)
        measured.shifted.push(
          node instanceof Element ? node.outerHTML.slice(0, 100) : `${node?.textContent}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The layout shift so far and the elements that moved. */
export async function shiftOf(page: Page): Promise<Measured> {
  // Entries arrive in later frames than the shifts.
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  );
  return page.evaluate<Measured>('window.measured');
}

/** Waits for the first paint. The site's fonts are optional: fonts that arrive later are never used. */
export async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

export const calm = { shift: 0, shifted: [] };
