import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { promisify } from 'node:util';

const compressAsync = promisify(brotliCompress);

/** Types that servers compress; the others are compressed already. */
const compressible = /\.(?:html|js|mjs|css|svg|xml|json|txt|webmanifest)$/;

/**
 * Estimates the compressed size of a file with a compression that takes a millisecond or two: never less than
 * the best one achieves.
 */
export function roughSize(path: string, content: Uint8Array | string): number {
  return compressible.test(path) ? rough(content) : Buffer.byteLength(content);
}

/** The same by the best compression. */
export async function bestSize(path: string, content: Uint8Array): Promise<number> {
  return compressible.test(path) ? bestSizeOf(content) : content.byteLength;
}

/** Size with the best compression; takes a hundred milliseconds for a long page. */
export async function bestSizeOf(content: Uint8Array): Promise<number> {
  return (await compressAsync(content, options(11, content.byteLength))).byteLength;
}

/** For short texts. */
export function bestSizeOfText(text: string): number {
  return text === '' ? 0 : brotliCompressSync(text, options(11, text.length)).byteLength;
}

function rough(content: Uint8Array | string): number {
  return brotliCompressSync(content, options(5, Buffer.byteLength(content))).byteLength;
}

function options(quality: number, size: number) {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  };
}
