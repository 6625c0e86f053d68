import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import type { Content } from '../../content/content.ts';
import { planSite, type SitePlan } from '../../site/build/plan.ts';
import { today } from '../sample/sample.ts';

export interface RenderSiteOptions {
  baseUrl?: string;
  today?: string;
}

/** The plan of a content, by default as for the project's own site. */
export function planContent(content: Content, options: RenderSiteOptions = {}): Promise<SitePlan> {
  return planSite(content, {
    today: options.today ?? today,
    baseUrl: options.baseUrl ?? content.site.base_url,
    cacheDir: join(tmpdir(), 'guides-test-cache'),
  });
}

const rendered = new WeakMap<Content, Map<string, Promise<Map<string, string>>>>();

/** Pages by route, as the build would write them; made once per content and options. */
export function renderPages(content: Content, options: RenderSiteOptions = {}): Promise<Map<string, string>> {
  const ofContent = rendered.get(content) ?? new Map<string, Promise<Map<string, string>>>();
  rendered.set(content, ofContent);
  const key = JSON.stringify(options);
  const pages = ofContent.get(key) ?? renderNow(content, options);
  ofContent.set(key, pages);
  return pages;
}

async function renderNow(content: Content, options: RenderSiteOptions): Promise<Map<string, string>> {
  const { files } = await planContent(content, options);
  const pages = new Map<string, string>();
  for (const file of files) {
    if (file.route !== undefined) pages.set(file.route, String(await file.produce()));
  }
  return pages;
}

export function parse(pages: ReadonlyMap<string, string>, route: string): CheerioAPI {
  const html = pages.get(route);
  if (html === undefined) throw new Error(`No page at ${route}`);
  return load(html);
}

/** The objects of a page's JSON-LD by type. */
export function structuredData($: CheerioAPI): Record<string, Record<string, unknown>> {
  const { '@graph': graph } = JSON.parse($('script[type="application/ld+json"]').text()) as {
    '@graph': Record<string, unknown>[];
  };
  return Object.fromEntries(graph.map((thing) => [String(thing['@type']), thing]));
}
