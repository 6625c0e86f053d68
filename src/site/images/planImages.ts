import { join } from 'node:path';
import type { PictureView } from '../../../templates/parts/Picture.tsx';
import type { Content } from '../../content/content.ts';
import type { PlannedFile } from '../planned.ts';
import { cachedFile } from '../../platform/memo.ts';
import { contentHash } from '../../platform/hash.ts';
import { boxImages, heroImage, thumbnailImage } from './choose.ts';
import { drawingView, rasterView } from './pictureViews.ts';
import { type RasterFile, makeRaster, rasterFiles } from './rasterFiles.ts';
import { isDrawingServed, servedRecipe } from './serveDrawing.ts';
import { renditionRecipe } from './rendition.ts';
import { type Slot, heightOf } from './slots.ts';
import { type ImageSource, openImage } from './source.ts';
import type { GuideEntry } from '../publishedGuides.ts';
import { rankedExpansions } from '../../domain/ranking.ts';

/** The pictures of a site. Images are named by their path below data/. */
export interface Images {
  picture: (image: string, slot: Slot) => PictureView;
  /** A guide's small square picture in every format and size, for other programs. */
  thumbnails: (image: string) => readonly Thumbnail[];
  planned: PlannedImages;
  files: readonly PlannedFile[];
}

export type Thumbnail = Omit<RasterFile, 'file'>;

/** What is known of the pictures, as plain data: by slot and image, and by image. */
export interface PlannedImages {
  pictures: ReadonlyMap<string, PictureView>;
  thumbnails: ReadonlyMap<string, readonly Thumbnail[]>;
}

/** Decides how each picture that pages show is served, and plans its files; what was made before lies in cacheDir. */
export async function planImages(
  content: Content,
  guides: readonly GuideEntry[],
  cacheDir: string,
): Promise<Images> {
  const files = new Map<string, PlannedFile>();
  const pictures = new Map<string, PictureView>();
  const thumbnails = new Map<string, readonly Thumbnail[]>();
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
    if (await isServedAsIs(source, slot, cacheDir)) {
      const path = `assets/art/${source.name}.${source.hash}.svg`;
      add({ path, produce: source.read });
      pictures.set(key, drawingView(`/${path}`));
    } else {
      pictures.set(key, rasterView(addRasters(source, slot)));
    }
  }
  for (const image of new Set(guides.map(thumbnailImage)))
    thumbnails.set(
      image,
      addRasters(await open(image), 'thumbnail').map(({ width, height, format, type, href }) => ({
        width,
        height,
        format,
        type,
        href,
      })),
    );

  return imagesOf({ pictures, thumbnails }, [...files.values()]);
}

export function imagesOf(planned: PlannedImages, files: readonly PlannedFile[]): Images {
  return {
    picture: (image, slot) => find(planned.pictures, `${slot} ${image}`),
    thumbnails: (image) => find(planned.thumbnails, image),
    planned,
    files,
  };
}

async function isServedAsIs(source: ImageSource, slot: Slot, cacheDir: string): Promise<boolean> {
  if (source.kind === 'photo') return false;
  const file = join(
    cacheDir,
    'images',
    `${contentHash([servedRecipe, renditionRecipe, source.hash, slot].join(' '))}.served`,
  );
  const answer = await cachedFile(file, async () =>
    Buffer.from(String(await isSmallEnough(source, slot, cacheDir))),
  );
  return Buffer.from(answer).toString() === 'true';
}

function isSmallEnough(source: ImageSource, slot: Slot, cacheDir: string): Promise<boolean> {
  return source.read().then((drawing) =>
    isDrawingServed(drawing, slot, async (other, width) => {
      const raster = await makeRaster(
        source,
        { width, height: heightOf(other, width), format: 'avif' },
        cacheDir,
      );
      return raster.length;
    }),
  );
}

function find<T>(known: ReadonlyMap<string, T>, key: string): T {
  const found = known.get(key);
  if (found === undefined) throw new Error(`No picture was planned for ${key}.`);
  return found;
}

/** An image, as its path below data/, in a place on a page. */
export interface ImageUse {
  image: string;
  slot: Slot;
}

/** Every picture that the pages of a site show, some of them more than once. */
export function* imageUses({ home, site }: Content, guides: readonly GuideEntry[]): Iterable<ImageUse> {
  const paths = new Set(guides.map(({ path }) => path));
  for (const entry of guides) {
    yield { image: heroImage(entry), slot: 'wide' };
    yield { image: heroImage(entry), slot: 'card' };
    yield { image: thumbnailImage(entry), slot: 'thumbnail' };
    for (const { expansion } of rankedExpansions(entry.game, entry.guide))
      for (const image of boxImages(expansion)) yield { image, slot: 'card' };
    if (entry.guide.related_guides.some(({ available, href }) => !available || !paths.has(href)))
      yield { image: site.coming_soon_image, slot: 'card' };
  }
  const shown = ({ href }: { href: string }) => paths.has(href);
  for (const [index, { image }] of home.top_guides.cards.filter(shown).entries())
    if (image !== undefined) yield { image, slot: index === 0 ? 'wide' : 'card' };
  for (const { image } of home.explore.cards.filter(shown))
    if (image !== undefined) yield { image, slot: 'thumbnail' };
  yield { image: site.not_found.image, slot: 'wide' };
}
