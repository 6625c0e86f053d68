import { resolveAddress } from '../addresses.ts';
import { copyText } from '../copyText.ts';
import { jsonTypes, rawText, wordsOf, type HtmlElement } from '../readPage.ts';
import { addressesIn, islandCode } from '../references.ts';
import type { PageContext } from '../rules.ts';
import { bestSizeOfText, roughSize } from './compress.ts';

/** What a page makes a browser load. Files are paths below the site's folder. */
export interface PageLoad {
  /** Bytes of the page itself, as it is read. */
  bytes: number;
  /** Bytes of it that travel, at most. */
  compressed: number;
  /** Bytes of the scripts that stand in it, compressed as one. */
  inlineScript: number;
  /** Script files that load with the page. */
  scripts: readonly string[];
  /** Script files that load when the reader touches something. */
  islands: readonly string[];
  /** What else loads with the page: style, type that is preloaded, pictures that are not lazy. Of each list, one. */
  others: readonly (readonly string[])[];
}

/** Icons, and what else a browser fetches on its own account, do not count. */
export function pageLoad(context: PageContext): PageLoad {
  const { html, tree, page, site, rules } = context;
  const files = (addresses: readonly (string | undefined)[]): string[] => {
    const found = addresses.flatMap((address) => {
      const target = address === undefined ? null : resolveAddress(address, page.route, site, rules);
      return target?.kind === 'file' ? copyText(target.path) : [];
    });
    return [...new Set(found)];
  };
  const links = tree
    .named('link')
    .filter(({ attributes }) => wordsOf(attributes.rel).some((word) => loadedAtOnce.has(word)));
  const choices = [
    ...links.map(({ attributes }) => [attributes.href]),
    ...tree.named('img').map(eagerCandidates),
  ];
  return {
    bytes: Buffer.byteLength(html),
    compressed: page.travelled ?? roughSize('.html', html),
    inlineScript: inlineSize(tree.named('script')),
    scripts: files(tree.named('script').map(({ attributes }) => attributes.src)),
    islands: files(tree.elements.flatMap(islandCode)),
    others: choices.map(files).filter((paths) => paths.length > 0),
  };
}

const loadedAtOnce = new Set(['stylesheet', 'preload', 'modulepreload']);

// Nearly every page has the same ones.
let known = { text: '', size: 0 };

function inlineSize(scripts: readonly HtmlElement[]): number {
  const text = scripts
    .filter(({ attributes }) => attributes.src === undefined && !jsonTypes.includes(attributes.type ?? ''))
    .map(rawText)
    .join('\n');
  if (text !== known.text) known = { text: copyText(text), size: bestSizeOfText(text) };
  return known.size;
}

/**
 * The files one of which a browser loads at once for a picture: of a picture element those of its first source, the
 * one that today's browsers take.
 */
function eagerCandidates({ attributes, parent }: HtmlElement): (string | undefined)[] {
  if (attributes.loading === 'lazy') return [];
  const siblings = parent?.name === 'picture' ? parent.children : [];
  const source = siblings.find(
    (child): child is HtmlElement => typeof child !== 'string' && child.name === 'source',
  );
  const srcset = source?.attributes.srcset ?? attributes.srcset;
  return srcset === undefined ? [attributes.src] : addressesIn(srcset);
}
