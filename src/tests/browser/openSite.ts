import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Content } from '../../content/content.ts';
import { planSite } from '../../site/plan.ts';
import { today } from '../site/renderSite.ts';
import { findChromium, launch } from './chromium.ts';
import { serveFiles } from './serveFiles.ts';

export interface OpenSite {
  url: string;
  browser: Browser;
  routes: readonly string[];
  close: () => Promise<void>;
}

/** The site of a content, served on loopback under its policy, and a browser to look at it. */
export async function openSite(content: Content): Promise<OpenSite> {
  const { files: planned } = await planSite(content, {
    today,
    baseUrl: content.site.base_url,
    commit: null,
    cacheDir: join(tmpdir(), 'guides-test-cache'),
  });
  const files = new Map<string, Uint8Array | string>();
  for (const file of planned) files.set(file.path, await file.produce());
  const server = await serveFiles(files, content.site.newsletter.endpoint);
  const browser = await launch(await findChromium());
  return {
    url: server.url,
    browser,
    routes: planned.flatMap((file) => file.route ?? []),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
