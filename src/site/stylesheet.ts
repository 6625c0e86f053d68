import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import type { Content } from '../content/content.ts';
import type { Game } from '../domain/data.ts';

const source = new URL('../../templates/styles/site.css', import.meta.url);

/** The one stylesheet, for a style element: the site's own rules, the games' colours, the index's filters. */
export async function buildStylesheet(content: Content, fonts: ReadonlyMap<string, string>): Promise<string> {
  let css = await readFile(source, 'utf8');
  for (const [name, path] of fonts) css = css.replaceAll(`url(fonts/${name})`, `url(${path})`);
  css += paletteRules([...content.games.values()].map((game) => game.palette));
  css += filterRules(content.site.index.filters.map((filter) => filter.id));
  return new TextDecoder().decode(
    transform({ filename: 'site.css', code: new TextEncoder().encode(css), minify: true }).code,
  );
}

/** Names a set of colours; equal sets share a name, so that the stylesheet grows with colours, not with games. */
export function paletteName(palette: Game['palette']): string {
  const { field, spine, text } = colors(palette);
  return [field, spine, text].map((color) => color.slice(1)).join('-');
}

function colors({ field, spine, spine_text }: Game['palette']) {
  return { field, spine: spine ?? field, text: spine_text ?? '#ffffff' };
}

function paletteRules(palettes: readonly Game['palette'][]): string {
  const rules = new Map(
    palettes.map((palette) => {
      const { field, spine, text } = colors(palette);
      const name = paletteName(palette);
      return [name, `[data-palette="${name}"]{--g:${field};--s:${spine};--st:${text}}`];
    }),
  );
  return `@layer tokens{${[...rules.values()].join('')}}`;
}

function filterRules(ids: readonly string[]): string {
  if (ids.length === 0) return '';
  const selectors = ids.map((id) => `.index:has(#filter-${id}:checked) .card:not([data-t~="${id}"])`);
  return `@layer components{${selectors.join(',')}{display:none}}`;
}
