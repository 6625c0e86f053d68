import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../platform/project.ts';
import type { Content } from '../content/content.ts';
import { cachedFile } from '../platform/memo.ts';
import { contentHash } from '../platform/hash.ts';
import { paletteRules } from './palette.ts';
import type { GuideEntry } from './publishedGuides.ts';

const folder = new URL('templates/styles/', projectFolder);

/** Style sheets for a style element, by page. */
export interface Stylesheets {
  home: string;
  guide: string;
  page: string;
}

/** The site's own rules, the fonts', the index's filters. */
export async function buildStylesheets(
  content: Content,
  guides: readonly GuideEntry[],
  fontRules: string,
  cacheDir: string,
): Promise<Stylesheets> {
  const [site, guide, other, home] = await Promise.all(
    ['site.css', 'guide.css', 'other.css', 'home.css'].map((name) => readFile(new URL(name, folder), 'utf8')),
  );
  const all = [site, fontRules, paletteRules()];
  const page = [...all, other, filterRules(content.site.index.filters.map(({ id }) => id))];
  const minified = (parts: readonly (string | undefined)[]) => minify(parts.join(''), cacheDir);
  return {
    home: await minified([...page, home, shelfRules(content, guides)]),
    guide: await minified([...all, guide]),
    page: await minified(page),
  };
}

/** Changes whenever the way in which style sheets are minified does. */
const recipe = 'css-1';

async function minify(css: string, cacheDir: string): Promise<string> {
  const kept = join(cacheDir, 'styles', `${contentHash(recipe + css)}.css`);
  const code = await cachedFile(kept, () => minifyNow(css));
  return new TextDecoder().decode(code);
}

async function minifyNow(css: string): Promise<Uint8Array> {
  const { transform } = await import('lightningcss');
  const { code } = transform({ filename: 'site.css', code: new TextEncoder().encode(css), minify: true });
  return code;
}

/** So many spines stand on one plank, on a wide window and on one of middle width. */
const maxSpines = { wide: 20, middle: 10 };

/** As many spines on each plank of the home page's shelf, so that none stands alone. */
function shelfRules({ home }: Content, guides: readonly GuideEntry[]): string {
  const spines = guides.filter(({ id }) => home.shelf.includes(id)).length;
  const columns = (most: number) => Math.max(most / 2, Math.ceil(spines / Math.ceil(spines / most)));
  return `@layer tokens{.shelf{--wide:${columns(maxSpines.wide)};--middle:${columns(maxSpines.middle)}}}`;
}

function filterRules(ids: readonly string[]): string {
  if (ids.length === 0) return '';
  const selectors = ids.map((id) => `.index:has(#filter-${id}:checked) .card:not([data-t~="${id}"])`);
  return `@layer components{${selectors.join(',')}{display:none}}`;
}
