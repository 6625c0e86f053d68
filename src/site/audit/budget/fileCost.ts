import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

/** Types that servers compress; the others are compressed already. */
const compressible = /\.(?:html|js|mjs|css|svg|xml|json|txt|webmanifest)$/;

/** The size of a file after fast compression: never below that of the best compression. */
export function roughSize(path: string, content: Uint8Array): number {
  return compressible.test(path) ? brotliCompressSync(content, quality(2)).byteLength : content.byteLength;
}

/** Takes up to 150 ms for a long page. */
export async function exactSize(path: string, content: Uint8Array): Promise<number> {
  return compressible.test(path) ? bestSize(content) : content.byteLength;
}

export async function bestSize(content: Uint8Array): Promise<number> {
  return (await promisify(brotliCompress)(content, quality(11))).byteLength;
}

function quality(level: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: level } };
}

/** Scripts that a script imports statically, and dynamically. */
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
