import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Entry, SiteFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';

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
