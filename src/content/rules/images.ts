import path from 'node:path';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { markdownImages } from '../markdown.ts';
import type { SiteFiles, Entry } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { suggest } from './candidates.ts';
import { textsAt, type FoundText } from './fieldTexts.ts';
import { shownPath } from '../load/readFile.ts';

export function* checkImages(files: SiteFiles): Iterable<Diagnostic> {
  const all = imagesOf(files);
  const used = new Set(all.map(({ value }) => value));
  const art = [...files.art].map(([name, { path: file }]) => ({
    name,
    location: () => ({ file: shownPath(file), line: 1, column: 1 }),
  }));
  // A picture of another game is never suggested.
  const heroes = new Set([...files.games.values()].map(({ data }) => data.hero_image));
  const free = art.filter(({ name }) => !heroes.has(name));
  for (const { value: image, source, path: at } of all) {
    if (files.art.has(image) || files.brokenArt.has(image)) continue;
    const { hint } = suggest(image, free, '');
    const near = /^Did you mean (".*") \(/.exec(hint)?.[1];
    const where = `Put the picture at data/${image}`;
    yield diagnostic('image/missing', locationOf(source, at), `The image ${image} does not exist.`, {
      hint: near === undefined ? `${where}.` : `${where}, or did you mean ${near}?`,
    });
  }
  if (files.broken.size > 0) return;
  for (const { name, location } of art) {
    if (used.has(name)) continue;
    const at = location();
    yield diagnostic('image/unused', at, `No page shows ${path.basename(name)}.`, 'Use it or remove it.');
  }
}

function imagesOf({ games, guides, pages, home, site }: SiteFiles): FoundText[] {
  return [
    ...textsAt(
      games.values(),
      'hero_image',
      'thumbnail_image',
      'og_image',
      'expansions.*.thumbnail_image',
      'expansions.*.images.*',
    ),
    ...textsAt(guides.values(), 'hero_image'),
    ...[...pages.values()].flatMap(({ data, source }) =>
      markdownImages(data.body ?? '').map((value) => ({ value, source, path: ['body'] })),
    ),
    ...textsAt(home ? [home] : [], 'top_guides.cards.*.image', 'explore.cards.*.image'),
    ...textsAt(site ? [site] : [], 'favicon', 'logo.image', 'coming_soon_image', 'not_found.image'),
  ];
}

/** Pixels. The width of a hero on a computer. */
const minHeroWidth = 1200;

/** A drawing has no size. */
export function* checkHeroSize({ games, guides, art }: SiteFiles): Iterable<Diagnostic> {
  const entries: Entry<{ hero_image?: string }>[] = [...games.values(), ...guides.values()];
  for (const { data, source } of entries) {
    const { hero_image: image } = data;
    if (image === undefined) continue;
    const { type, width, height } = art.get(image) ?? {};
    if (type === 'image/svg+xml' || width === undefined || width >= minHeroWidth) continue;
    const message = `${image} is ${width} by ${height} pixels, but a hero is shown ${minHeroWidth} wide.`;
    const hint = `Export it at least ${minHeroWidth} pixels wide; enlarged, it looks blurred.`;
    yield diagnostic('image/too-small', locationOf(source, ['hero_image']), message, hint);
  }
}
