import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Entry, SiteFiles } from '../siteFiles.ts';
import { placeOf } from '../source.ts';

/** Pixels. A hero is shown this wide on a computer. */
const minHeroWidth = 1200;

/** A photograph at the head of a guide has as many pixels as it is shown with; a drawing has no size. */
export function* checkHeroSize({ games, guides, art }: SiteFiles): Iterable<Diagnostic> {
  const entries: Entry<{ hero_image?: string }>[] = [...games.values(), ...guides.values()];
  for (const { data, source } of entries) {
    const { hero_image: image } = data;
    if (image === undefined) continue;
    const { type, width, height } = art.get(image) ?? {};
    if (type === 'image/svg+xml' || width === undefined || width >= minHeroWidth) continue;
    const message = `${image} is ${width} by ${height} pixels, and a hero is shown ${minHeroWidth} wide.`;
    const hint = `Export it at least ${minHeroWidth} pixels wide; enlarged, it would be blurred.`;
    yield finding('image/too-small', placeOf(source, ['hero_image']), message, { hint });
  }
}
