import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load, type CheerioAPI } from 'cheerio';
import { loadContent, type Content } from '../../content/content.ts';
import { planSite, type SitePlan } from '../../site/plan.ts';

export const today = '2026-11-21';
const data = fileURLToPath(new URL('../../../data', import.meta.url));

/** The project's own data. */
export async function loadData(): Promise<Content> {
  const { content, diagnostics } = await loadContent(data, { today });
  if (content === null) throw new Error(JSON.stringify(diagnostics, null, 2));
  return content;
}

export interface RenderOptions {
  baseUrl?: string;
  today?: string;
}

/** The plan of a content, as for the project's own site unless told. */
export function planContent(content: Content, options: RenderOptions = {}): Promise<SitePlan> {
  return planSite(content, {
    today: options.today ?? today,
    baseUrl: options.baseUrl ?? content.site.base_url,
    commit: '0123456789ab',
    cacheDir: join(tmpdir(), 'guides-test-cache'),
  });
}

/** Pages by route, as the build would write them. */
export async function renderPages(content: Content, options?: RenderOptions): Promise<Map<string, string>> {
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

/** The things of a page's JSON-LD by type. */
export function structuredData($: CheerioAPI): Record<string, Record<string, unknown>> {
  const { '@graph': graph } = JSON.parse($('script[type="application/ld+json"]').text()) as {
    '@graph': Record<string, unknown>[];
  };
  return Object.fromEntries(graph.map((thing) => [String(thing['@type']), thing]));
}
