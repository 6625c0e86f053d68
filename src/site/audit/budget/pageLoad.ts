import { brotliCompressSync } from 'node:zlib';
import { isElement } from '../../../web/parseHtml.ts';
import { jsonTypes, type SourceElement } from '../../../web/pageTree.ts';
import { attributeWords, rawText } from '../../../web/text.ts';
import { resolveAddress } from '../pageAddresses.ts';
import { addressesIn, islandCode } from '../references.ts';
import type { PageContext, PageLoad } from '../types.ts';
import { roughSize } from './fileCost.ts';

const loadedAtOnce = new Set(['stylesheet', 'preload', 'modulepreload']);

/** Icons and other files that browsers fetch on their own do not count. */
export function pageLoad({ content, tree, page, site, rules }: PageContext): PageLoad {
  const files = (addresses: readonly (string | undefined)[]): string[] => {
    const found = addresses.flatMap((address) => {
      const target = address === undefined ? null : resolveAddress(address, page.route, site, rules);
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
    bytes: content.byteLength,
    compressed: page.travelled ?? roughSize('.html', content),
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
