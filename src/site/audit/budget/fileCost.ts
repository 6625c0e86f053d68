import { detachString } from '../references.ts';
import { roughSize } from './compress.ts';

/** The scripts that a script imports, below the same folder: at once, and when it needs them. */
export interface ScriptImports {
  imports: readonly string[];
  later: readonly string[];
}

/** The cost of a file of the site: its bytes, those that travel (at most), and what it imports. */
export interface FileCost extends ScriptImports {
  bytes: number;
  compressed: number;
}

/** path is relative to the site's folder. */
export function fileCost(path: string, content: Uint8Array): FileCost {
  return {
    bytes: content.byteLength,
    compressed: roughSize(path, content),
    ...importsIn(path, /\.m?js$/.test(path) ? Buffer.from(content).toString() : ''),
  };
}

const importStatement = /(?:\bfrom|\bimport)\s*["']([^"']+\.m?js)["']/g;
const importCall = /\bimport\(\s*["']([^"']+\.m?js)["']\s*\)/g;

/** path is the script's own. */
export function importsIn(path: string, script: string): ScriptImports {
  const found = (pattern: RegExp) =>
    [...script.matchAll(pattern)].map(([, address = '']) =>
      detachString(new URL(address, `https://site.invalid/${path}`).pathname.slice(1)),
    );
  return { imports: found(importStatement), later: found(importCall) };
}
