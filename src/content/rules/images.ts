import path from 'node:path';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { shownPath } from '../shownPath.ts';
import { markdownImages } from '../markdown.ts';
import type { SiteFiles } from '../siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../source.ts';
import { suggest } from './candidates.ts';

interface Used {
  image: string | undefined;
  source: Source;
  path: DataPath;
}

export function* checkImages(files: SiteFiles): Iterable<Diagnostic> {
  const all = [...imagesOf(files)];
  const used = new Set(all.flatMap(({ image }) => image ?? []));
  const art = [...files.art].map(([name, { path: file }]) => ({ name, place: () => startOf(file) }));
  // A picture of another game is never suggested.
  const heroes = new Set([...files.games.values()].map(({ data }) => data.hero_image));
  const free = art.filter(({ name }) => !heroes.has(name));
  for (const { image, source, path: at } of all) {
    if (image === undefined || files.art.has(image) || files.brokenArt.has(image)) continue;
    const { hint } = suggest(image, free, '');
    const near = /^Did you mean (".*") \(/.exec(hint)?.[1];
    const where = `Put the picture at data/${image}`;
    yield diagnostic('image/missing', locationOf(source, at), `There is no image ${image}.`, {
      hint: near === undefined ? `${where}.` : `${where}, or did you mean ${near}?`,
    });
  }
  if (files.broken.size > 0) return;
  for (const { name, place } of art) {
    if (used.has(name)) continue;
    const at = place();
    yield diagnostic('image/unused', at, `No page shows ${path.basename(name)}.`, 'Use it or remove it.');
  }
}

function startOf(file: string) {
  return { file: shownPath(file), line: 1, column: 1 };
}

function* imagesOf({ games, guides, pages, home, site }: SiteFiles): Iterable<Used> {
  for (const { data, source } of games.values()) {
    for (const field of ['hero_image', 'thumbnail_image', 'og_image'] as const) {
      yield { image: data[field], source, path: [field] };
    }
    for (const [index, box] of data.expansions.entries()) {
      const at = ['expansions', index];
      yield { image: box.thumbnail_image, source, path: [...at, 'thumbnail_image'] };
      for (const [number, image] of (box.images ?? []).entries())
        yield { image, source, path: [...at, 'images', number] };
    }
  }
  for (const { data, source } of guides.values())
    yield { image: data.hero_image, source, path: ['hero_image'] };
  for (const { data, source } of pages.values())
    for (const image of markdownImages(data.body ?? '')) yield { image, source, path: ['body'] };
  for (const list of ['top_guides', 'explore'] as const) {
    if (!home) continue;
    for (const [index, { image }] of home.data[list].cards.entries()) {
      yield { image, source: home.source, path: [list, 'cards', index, 'image'] };
    }
  }
  if (!site) return;
  yield { image: site.data.favicon, source: site.source, path: ['favicon'] };
  yield { image: site.data.logo.image, source: site.source, path: ['logo', 'image'] };
  yield { image: site.data.coming_soon_image, source: site.source, path: ['coming_soon_image'] };
  yield { image: site.data.not_found.image, source: site.source, path: ['not_found', 'image'] };
}
