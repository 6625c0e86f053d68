import { resolveAddress } from '../addresses.ts';
import { jsonTypes, type SourceElement } from '../../../html/pageTree.ts';
import { isElement } from '../../../html/parseHtml.ts';
import { rawText, attributeWords } from '../../../html/text.ts';
import { addressesIn, detachString, islandCode } from '../references.ts';
import type { PageContext } from '../rules.ts';
import { bestSizeOfText, roughSize } from './compress.ts';

/** The files that a page makes a browser load. Files are paths below the site's folder. */
export interface PageLoad {
  /** Bytes of the page itself, as it is read. */
  bytes: number;
  /** Upper bound on transferred bytes. */
  compressed: number;
  /** Bytes of its inline scripts, compressed as one. */
  inlineScript: number;
  /** LoadedFiles as JSON: thousands of pages have few different ones, each of which is read once. */
  files: string;
}

/** The files that load with a page. */
export interface LoadedFiles {
  /** Script files that load with the page. */
  scripts: readonly string[];
  /** Script files that load when the reader touches something. */
  islands: readonly string[];
  /** Styles, preloaded fonts, pictures that are not lazy. The browser loads one file of each list. */
  others: readonly (readonly string[])[];
}

/** The text was written by pageLoad. */
export function readFiles({ files }: Pick<PageLoad, 'files'>): LoadedFiles {
  return JSON.parse(files) as LoadedFiles;
}

/** Icons, and what else a browser fetches on its own account, do not count. */
export function pageLoad(context: PageContext): PageLoad {
  const { content, tree, page, site, rules } = context;
  const files = (addresses: readonly (string | undefined)[]): string[] => {
    const found = addresses.flatMap((address) => {
      const target = address === undefined ? null : resolveAddress(address, page.route, site, rules);
      return target?.kind === 'file' ? detachString(target.path) : [];
    });
    return [...new Set(found)];
  };
  const links = tree
    .named('link')
    .filter(({ attribs }) => attributeWords(attribs.rel).some((word) => loadedAtOnce.has(word)));
  const choices = [...links.map(({ attribs }) => [attribs.href]), ...tree.named('img').map(eagerCandidates)];
  return {
    bytes: content.byteLength,
    compressed: page.travelled ?? roughSize('.html', content),
    inlineScript: inlineSize(tree.named('script')),
    files: JSON.stringify({
      scripts: files(tree.named('script').map(({ attribs }) => attribs.src)),
      islands: files(tree.elements.filter(({ attribs }) => 'data-island' in attribs).flatMap(islandCode)),
      others: choices.map(files).filter((paths) => paths.length > 0),
    } satisfies LoadedFiles),
  };
}

const loadedAtOnce = new Set(['stylesheet', 'preload', 'modulepreload']);

// Nearly every page has the same ones.
let known = { text: '', size: 0 };

function inlineSize(scripts: readonly SourceElement[]): number {
  const text = scripts
    .filter(({ attribs }) => attribs.src === undefined && !jsonTypes.includes(attribs.type ?? ''))
    .map(rawText)
    .join('\n');
  if (text !== known.text) known = { text: detachString(text), size: bestSizeOfText(text) };
  return known.size;
}

/**
 * The files one of which a browser loads at once for a picture: of a picture element those of its first source, the
 * one that today's browsers take.
 */
function eagerCandidates({ attribs, parent }: SourceElement): (string | undefined)[] {
  if (attribs.loading === 'lazy') return [];
  const siblings = parent !== null && 'name' in parent && parent.name === 'picture' ? parent.children : [];
  const source = siblings.filter(isElement).find(({ name }) => name === 'source');
  const srcset = source?.attribs.srcset ?? attribs.srcset;
  return srcset === undefined ? [attribs.src] : addressesIn(srcset);
}
