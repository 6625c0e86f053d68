import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { isElement } from '../../../web/parseHtml.ts';
import { jsonTypes, type SourceElement } from '../../../web/pageTree.ts';
import { attributeWords, rawText } from '../../../web/text.ts';
import { resolveAddress } from '../pageAddresses.ts';
import { addressesIn, islandCode } from '../references.ts';
import type { PageContext, PageLoad } from '../types.ts';

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

interface ScriptImports {
  imports: readonly string[];
  later: readonly string[];
}

/** compressed: upper bound on transferred bytes. */
export interface FileCost extends ScriptImports {
  compressed: number;
}

export function fileCost(path: string, content: Uint8Array): FileCost {
  const script = /\.m?js$/.test(path) ? Buffer.from(content).toString() : '';
  return {
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

const loadedAtOnce = new Set(['stylesheet', 'preload', 'modulepreload']);

/** Icons and other files that browsers fetch on their own do not count. */
export function pageLoad({ content, tree, page, map, rules }: PageContext): PageLoad {
  const files = (addresses: readonly (string | undefined)[]): string[] => {
    const found = addresses.flatMap((address) => {
      const target = address === undefined ? null : resolveAddress(address, page.route, map, rules);
      return target?.kind === 'file' ? target.path : [];
    });
    return [...new Set(found)];
  };
  const scripts = tree.named('script');
  const links = tree
    .named('link')
    .filter(({ attribs }) => attributeWords(attribs.rel).some((word) => loadedAtOnce.has(word)));
  const choices = [...links.map(({ attribs }) => [attribs.href]), ...tree.named('img').map(eagerCandidates)];
  return {
    compressed: page.transferred ?? roughSize('.html', content),
    inlineScript: inlineSize(scripts),
    scripts: files(scripts.map(({ attribs }) => attribs.src)),
    islands: files(tree.elements.flatMap(islandCode)),
    others: choices.map(files).filter((paths) => paths.length > 0),
  };
}

// Nearly every page has the same scripts.
let known = { text: '', size: 0 };

function inlineSize(scripts: readonly SourceElement[]): number {
  const text = scripts
    .filter(({ attribs }) => attribs.src === undefined && !jsonTypes.includes(attribs.type ?? ''))
    .map(rawText)
    .join('\n');
  if (text === '') return 0;
  if (text !== known.text) known = { text, size: brotliCompressSync(text).byteLength };
  return known.size;
}

/** For a picture element, the files of its first source, which today's browsers use. */
function eagerCandidates({ attribs, parent }: SourceElement): (string | undefined)[] {
  if (attribs.loading === 'lazy') return [];
  const siblings = parent !== null && 'name' in parent && parent.name === 'picture' ? parent.children : [];
  const source = siblings.filter(isElement).find(({ name }) => name === 'source');
  const srcset = source?.attribs.srcset ?? attribs.srcset;
  return srcset === undefined ? [attribs.src] : addressesIn(srcset);
}
