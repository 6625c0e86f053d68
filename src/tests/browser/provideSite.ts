import type { TestProject } from 'vitest/node';
import type { Content } from '../../content/content.ts';
import { findChromium, launchServer } from './chromium.ts';
import { serveSite } from './serveSite.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The site that the project tests, and the address of its browser. */
    site: { url: string; routes: string[]; browser: string };
  }
}

/** One site and one browser for all files of a project. */
export async function provideSite(
  { provide }: TestProject,
  content: Content,
  today: string,
): Promise<() => Promise<void>> {
  const [site, browser] = await Promise.all([serveSite(content, today), findChromium().then(launchServer)]);
  provide('site', { url: site.url, routes: site.routes, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await site.close();
  };
}
