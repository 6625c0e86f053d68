import type { TestProject } from 'vitest/node';
import { loadData } from '../site/renderSite.ts';
import { findChromium, launchServer } from './chromium.ts';
import { serveSite } from './serveSite.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The project's own site, and the address of the browser to look at it with. */
    site: { url: string; routes: string[]; browser: string };
  }
}

/** One site and one browser for all files of browser tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [site, browser] = await Promise.all([loadData().then(serveSite), findChromium().then(launchServer)]);
  provide('site', { url: site.url, routes: site.routes, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await site.close();
  };
}
