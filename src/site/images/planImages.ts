import { join } from 'node:path';
import type { PictureView } from '../../../templates/parts/Picture.tsx';
import type { Content } from '../../content/content.ts';
import type { PlannedFile } from '../planned.ts';
import { cachedFile } from '../../platform/memo.ts';
import { contentHash } from '../../platform/hash.ts';
import { thumbnailImage } from './choose.ts';
import { drawingView, rasterView } from './pictureViews.ts';
import { makeRaster, rasterFiles, type RasterFile } from './rasterFiles.ts';
import { isDrawingServed, servedRecipe } from './serveDrawing.ts';
import { renditionRecipe } from './rendition.ts';
import { heightOf, type Slot } from './slots.ts';
import { openImage, type ImageSource } from './source.ts';
import { imageUses } from './uses.ts';
import type { GuideEntry } from '../publishedGuides.ts';

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
