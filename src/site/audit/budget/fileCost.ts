import { copyText } from '../copyText.ts';
import { roughSize } from './compress.ts';

/** The cost of a file of the site: its bytes, those that travel (at most), and the scripts that it imports at once. */
export interface FileCost {
  bytes: number;
  compressed: number;
  imports: readonly string[];
}

/** path is relative to the site's folder. */
export function fileCost(path: string, content: Uint8Array): FileCost {
  return {
    bytes: content.byteLength,
    compressed: roughSize(path, content),
    imports: /\.m?js$/.test(path) ? importsIn(path, Buffer.from(content).toString()) : [],
  };
}

const importStatement = /(?:\bfrom|\bimport)\s*["']([^"']+\.m?js)["']/g;

/** The scripts that a script imports at once, below the same folder; path is its own. */
export function importsIn(path: string, script: string): string[] {
  return [...script.matchAll(importStatement)].map(([, address = '']) =>
    copyText(new URL(address, `https://site.invalid/${path}`).pathname.slice(1)),
  );
}
