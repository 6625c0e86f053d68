import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { promisify } from 'node:util';

const compressAsync = promisify(brotliCompress);

/** Levels of brotli that take 3, 80 and 150 milliseconds for a long page; the last one is the best. */
export const exactLevels = [5, 10, 11] as const;
export type Level = (typeof exactLevels)[number];
/** One millisecond, and an eighth more bytes than the next. */
const roughLevel = 2;
const bestLevel = 11;

/** Types that servers compress; the others are compressed already. */
const compressible = /\.(?:html|js|mjs|css|svg|xml|json|txt|webmanifest)$/;

/** The compressed size of a file by a fast compression: never less than the best one achieves. */
export function roughSize(path: string, content: Uint8Array): number {
  if (!compressible.test(path)) return content.byteLength;
  return brotliCompressSync(content, options(roughLevel, content.byteLength)).byteLength;
}

/** The compressed size of a file by a level of compression. */
export async function fileSizeAt(level: Level, path: string, content: Uint8Array): Promise<number> {
  return compressible.test(path) ? sizeAt(level, content) : content.byteLength;
}

export async function sizeAt(level: Level, content: Uint8Array): Promise<number> {
  return (await compressAsync(content, options(level, content.byteLength))).byteLength;
}

/** For short texts, by the best compression. */
export function bestSizeOfText(text: string): number {
  return text === '' ? 0 : brotliCompressSync(text, options(bestLevel, text.length)).byteLength;
}

function options(quality: number, size: number) {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  };
}
