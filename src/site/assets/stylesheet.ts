import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../../platform/project.ts';
import type { Content } from '../../content/content.ts';
import { defaultColors } from '../../domain/siteLook.ts';
import { cachedFile } from '../../platform/memo.ts';
import { contentHash } from '../../platform/hash.ts';
import type { GuideEntry } from '../guides/publishedGuides.ts';

const folder = new URL('templates/styles/', projectFolder);

export type Stylesheets = Awaited<ReturnType<typeof buildStylesheets>>;

export async function buildStylesheets(
  content: Content,
  guides: readonly GuideEntry[],
  fontRules: string,
  cacheDir: string,
  amazon = false,
) {
  const read = (name: string) => readFile(new URL(`${name}.css`, folder), 'utf8');
  const all = [await read('site'), colorRules(content.site), fontRules];
  const [lists, advice] = [await read('lists'), await read('advice')];
  const page = [...all, lists, await read('other'), filterRules(content.site.index.filters)];
  const prices = amazon ? await read('amazon') : '';
  const minified = (parts: readonly string[]) => minify(parts.join(''), cacheDir);
  return {
    home: await minified([...page, await read('home'), shelfRules(content, guides)]),
    guide: await minified([...all, lists, advice, await read('guide'), prices]),
    box: await minified([...all, advice, await read('box'), prices]),
    page: await minified(page),
  };
}

function colorRules({ colors = {} }: Content['site']): string {
  const { band, ...schemes } = colors;
  const rules = (value: (color: { light: string; dark: string }) => string) =>
    Object.entries(schemes)
      .map(([name, color]) => `${defaultColors[name as keyof typeof schemes].token}:${value(color)};`)
      .join('');
  const own = rules(({ light, dark }) => `light-dark(${light},${dark})`);
  const fixed = band === undefined ? '' : `--felt:${band};`;
  if (own + fixed === '') return '';
  const plain = rules(({ light }) => light);
  return `@layer tokens{:root{${own}${fixed}}@supports not (color:light-dark(#000,#fff)){:root{${plain}}}}`;
}

/** Changes whenever style sheets are minified differently. */
const recipe = 'css-2';

const version = (major: number, minor = 0): number => (major << 16) | (minor << 8);

/** The browsers of bundle.ts. Without them, underlines become a shorthand that Safari before 26.4 drops. */
const targets = {
  chrome: version(111),
  firefox: version(115),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};

async function minify(css: string, cacheDir: string): Promise<string> {
  const kept = join(cacheDir, 'styles', `${contentHash(recipe + css)}.css`);
  const code = await cachedFile(kept, async () => {
    const { Features, transform } = await import('lightningcss');
    return transform({
      filename: 'site.css',
      code: new TextEncoder().encode(css),
      minify: true,
      targets,
      // The style sheet has its own rules for browsers without light-dark().
      exclude: Features.LightDark,
    }).code;
  });
  return new TextDecoder().decode(code);
}

const maxSpines = { wide: 20, middle: 10 };

function shelfRules({ home }: Content, guides: readonly GuideEntry[]): string {
  const games = guides.filter(({ id }) => home.shelf.includes(id)).map(({ game }) => game);
  const columns = (most: number) =>
    Math.max(most / 2, Math.ceil(games.length / Math.ceil(games.length / most)));
  const colors = games.map(({ id, palette: { field, spine = field, spine_text: text = '#ffffff' } }) => {
    return `[data-game="${id}"]{--g:${field};--s:${spine};--st:${text}}`;
  });
  const size = `.shelf{--wide:${columns(maxSpines.wide)};--middle:${columns(maxSpines.middle)}}`;
  return `@layer tokens{${size}${colors.join('')}}`;
}

function filterRules(filters: Content['site']['index']['filters']): string {
  if (filters.length === 0) return '';
  const selectors = filters.map(({ id }) => `.index:has(#filter-${id}:checked) .card:not([data-t~="${id}"])`);
  return `@layer components{${selectors.join(',')}{display:none}}`;
}
