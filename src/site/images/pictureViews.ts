import type { PictureView } from '../../../templates/parts/Picture.tsx';
import type { RasterFile } from './rasterFiles.ts';

/** A drawing as it is. It has no pixels; this is the shape that all drawings of a site have. */
export function drawingView(src: string): PictureView {
  return { src, srcSet: null, width: 1200, height: 630, sources: [] };
}

/** A picture in several formats, from which a browser takes the first that it knows. */
export function rasterView(files: readonly RasterFile[]): PictureView {
  const types = [...new Set(files.map(({ type }) => type))];
  const setOf = (type: string | undefined) =>
    files.flatMap((file) => (file.type === type ? `${file.href} ${file.width}w` : [])).join(', ');
  const last = files.at(-1);
  if (last === undefined) throw new Error('A picture has one file at least.');
  return {
    src: last.href,
    srcSet: setOf(last.type),
    width: last.width,
    height: last.height,
    sources: types.slice(0, -1).map((type) => ({ type, srcSet: setOf(type) })),
  };
}
