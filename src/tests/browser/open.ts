import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { measureInPage } from './measure.ts';

export const site = inject('site');

let connected: Promise<Browser> | undefined;

/** The browser that all files share. */
export function sharedBrowser(): Promise<Browser> {
  connected ??= chromium.connect(site.browser);
  return connected;
}

export interface OpenOptions extends BrowserContextOptions {
  /** Another site than the project's own. */
  url?: string;
  /** Prepares the page before it opens the address. */
  before?: (page: Page) => Promise<unknown>;
  /** How far the page must have loaded; by default, its script has run. */
  waitUntil?: 'commit' | 'domcontentloaded' | 'networkidle';
  /** Whether to wait until its script has run and all of it is laid out (templates/islands/late.ts); default true. */
  settled?: boolean;
  /**
   * Blocks the site's fonts: one that arrives within a tenth of a second of the first paint is still used and
   * shifts the layout. Whether it does depends on the machine.
   */
  fontless?: boolean;
  /** Console messages that do not fail the test; none by default. */
  mayComplain?: RegExp;
}

/** Chromium's message for a request that a test has blocked. */
export const blocked = /^Failed to load resource: net::ERR_FAILED/;

/**
 * A page for a reader on a computer in New York with empty storage. It closes after the test, which fails if
 * the browser logged anything, such as a policy violation.
 */
export async function open(path: string, options: OpenOptions = {}): Promise<Page> {
  const {
    url = site.url,
    before,
    waitUntil = 'domcontentloaded',
    settled = true,
    fontless = false,
    mayComplain,
    ...contextOptions
  } = options;
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    // Without motion, a color is not measured in its transition from light to dark.
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
    locale: 'en-US',
    ...contextOptions,
  });
  const complaints: string[] = [];
  context.on('console', (message) => complaints.push(message.text()));
  context.on('weberror', (error) => complaints.push(error.error().message));
  onTestFinished(async () => {
    await context.close();
    const isExpected = (complaint: string) =>
      mayComplain?.test(complaint) || (fontless && blocked.test(complaint));
    expect(complaints.filter((complaint) => !isExpected(complaint)).join('\n')).toBe('');
  });
  // As long as the polling timeout, because a busy machine is slow.
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  await page.addInitScript(measureInPage);
  if (fontless) await block(page, '**/*.woff2');
  await before?.(page);
  await page.goto(url + path, { waitUntil });
  if (settled && waitUntil !== 'commit' && options.javaScriptEnabled !== false) await settle(page);
  return page;
}

/** Waits until the page's script has run and all of the page is laid out. */
export async function settle(page: Page): Promise<void> {
  await page.locator('html.live:not(.late)').waitFor();
}

/** The finder of a guide is closed until its summary is tapped. */
export async function unfoldFinder(page: Page): Promise<void> {
  await page.locator('#next > summary').click();
}

/** Waits until the island of this name handles events. */
export async function alive(page: Page, island: string): Promise<void> {
  await page.locator(`#island-${island}[data-state=ready]`).waitFor({ state: 'attached' });
}

/** Holds requests back until released, or forever. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Blocks all of these requests. */
export async function block(page: Page, address: string): Promise<void> {
  await page.route(address, (route) => route.abort());
}
