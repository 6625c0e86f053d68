import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

/** Levels of brotli that take 3, 80 and 150 milliseconds for a long page; the last one is the best. */
export const exactLevels = [5, 10, 11] as const;
export type Level = (typeof exactLevels)[number];
/** One millisecond, and an eighth more bytes than the next. */
const roughLevel = 2;
/** Types that servers compress; the others are compressed already. */
const compressible = /\.(?:html|js|mjs|css|svg|xml|json|txt|webmanifest)$/;

/** The compressed size of a file by a fast compression: never less than the best one achieves. */
export function roughSize(path: string, content: Uint8Array): number {
  if (!compressible.test(path)) return content.byteLength;
  return brotliCompressSync(content, options(roughLevel, content.byteLength)).byteLength;
}

export async function fileSizeAt(level: Level, path: string, content: Uint8Array): Promise<number> {
  return compressible.test(path) ? sizeAt(level, content) : content.byteLength;
}

export async function sizeAt(level: Level, content: Uint8Array): Promise<number> {
  return (await promisify(brotliCompress)(content, options(level, content.byteLength))).byteLength;
}

export function bestSizeOfText(text: string): number {
  return text === '' ? 0 : brotliCompressSync(text, options(11, text.length)).byteLength;
}

function options(quality: number, size: number) {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  };
}

/** Scripts that a script imports at once, and when it needs them. */
interface ScriptImports {
  imports: readonly string[];
  later: readonly string[];
}

/** compressed: upper bound on transferred bytes. */
export interface FileCost extends ScriptImports {
  bytes: number;
  compressed: number;
}

export function fileCost(path: string, content: Uint8Array): FileCost {
  const script = /\.m?js$/.test(path) ? Buffer.from(content).toString() : '';
  return {
    bytes: content.byteLength,
    compressed: roughSize(path, content),
    ...importsIn(path, script),
  };
}

const importStatement = /(?:\bfrom|\bimport)\s*["']([^"']+\.m?js)["']/g;
const importCall = /\bimport\(\s*["']([^"']+\.m?js)["']\s*\)/g;

export function importsIn(path: string, script: string): ScriptImports {
  const found = (pattern: RegExp) =>
    [...script.matchAll(pattern)].map(([, address = '']) =>
      new URL(address, `https://site.invalid/${path}`).pathname.slice(1),
    );
  return { imports: found(importStatement), later: found(importCall) };
}
