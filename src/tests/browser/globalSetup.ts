import type { TestProject } from 'vitest/node';
import { loadLive } from '../live/liveData.ts';
import { loadSample, today } from '../sample/sample.ts';
import { findChromium, launchServer } from './chromium.ts';
import { serveSite } from './serveSite.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The sample's site, the live data's site, and the browser's address. */
    site: { url: string; routes: string[]; browser: string };
    live: { url: string; routes: string[] };
  }
}

/** Two sites and one browser for all browser test files. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [site, live, browser] = await Promise.all([
    loadSample().then((content) => serveSite(content, today)),
    loadLive().then((loaded) => serveSite(loaded.content, loaded.today)),
    findChromium().then(launchServer),
  ]);
  provide('site', { url: site.url, routes: site.routes, browser: browser.wsEndpoint() });
  provide('live', { url: live.url, routes: live.routes });
  return async () => {
    await browser.close();
    await Promise.all([site.close(), live.close()]);
  };
}
