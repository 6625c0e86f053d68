import { brotliCompressSync, constants } from 'node:zlib';
import type { PictureView } from '../../../../templates/parts/Picture.tsx';
import type { Content } from '../../../content/content.ts';
import { markdownImages } from '../../../content/markdown.ts';
import type { PlannedFile } from '../../planned.ts';
import type { GuideEntry } from '../../guides/publishedGuides.ts';
import { drawingView, rasterFiles, rasterView, type RasterFile, type Slot } from './rasterFiles.ts';
import { heroImage, openImage, thumbnailImage, type ImageSource } from './source.ts';

export async function planImages(content: Content, guides: readonly GuideEntry[], cacheDir: string) {
  const files = new Map<string, PlannedFile>();
  const pictures = new Map<string, PictureView>();
  const thumbnails = new Map<string, readonly RasterFile[]>();
  const sources = new Map<string, ImageSource>();
  const open = async (image: string) => {
    const source = sources.get(image) ?? (await openImage(content, image));
    sources.set(image, source);
    return source;
  };
  const add = (file: PlannedFile) => files.set(file.path, file);
  const addRasters = (source: ImageSource, slot: Slot) => {
    const rasters = rasterFiles(source, slot, cacheDir);
    for (const { file } of rasters) add(file);
    return rasters;
  };

  for (const { image, slot } of imageUses(content, guides)) {
    const key = `${slot} ${image}`;
    if (pictures.has(key)) continue;
    const source = await open(image);
    if (await isServedAsIs(source)) {
      const path = `assets/art/${source.name}.${source.hash}.svg`;
      add({ path, produce: source.read });
      pictures.set(key, drawingView(`/${path}`));
    } else {
      pictures.set(key, rasterView(addRasters(source, slot)));
    }
  }
  for (const image of new Set(guides.map(thumbnailImage)))
    thumbnails.set(image, addRasters(await open(image), 'thumbnail'));
  return {
    picture: (image: string, slot: Slot) => find(pictures, `${slot} ${image}`),
    thumbnails: (image: string) => find(thumbnails, image),
    files: [...files.values()],
  };
}

/** Compressed bytes. A phone's AVIF of a picture is about as large. */
const maxDrawingBytes = 4000;

/** A small drawing is served as it is. Its safety was checked when it was read. */
async function isServedAsIs({ kind, read }: ImageSource): Promise<boolean> {
  if (kind === 'photo') return false;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(await read(), { params: quality }).length <= maxDrawingBytes;
}

function find<T>(known: ReadonlyMap<string, T>, key: string): T {
  const found = known.get(key);
  if (found === undefined) throw new Error(`No picture was planned for ${key}.`);
  return found;
}

export function* imageUses(
  { home, site, pages }: Content,
  guides: readonly GuideEntry[],
): Iterable<{ image: string; slot: Slot }> {
  const paths = new Set(guides.map(({ path }) => path));
  for (const entry of guides) {
    yield { image: heroImage(entry), slot: 'wide' };
    yield { image: heroImage(entry), slot: 'card' };
    yield { image: thumbnailImage(entry), slot: 'thumbnail' };
    if (entry.guide.related_guides.some(({ available, href }) => !available || !paths.has(href)))
      yield { image: site.coming_soon_image, slot: 'card' };
  }
  const shown = ({ href }: { href: string }) => paths.has(href);
  for (const [index, { image }] of home.top_guides.cards.filter(shown).entries())
    if (image !== undefined) yield { image, slot: index === 0 ? 'wide' : 'card' };
  for (const { image } of home.explore.cards.filter(shown))
    if (image !== undefined) yield { image, slot: 'thumbnail' };
  yield { image: site.not_found.image, slot: 'wide' };
  for (const { status, body = '' } of pages.values())
    if (status === 'published') for (const image of markdownImages(body)) yield { image, slot: 'wide' };
}
