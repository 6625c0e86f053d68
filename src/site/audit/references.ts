import type { SourceElement } from '../../web/pageTree.ts';
import { attributeWords } from '../../web/text.ts';

export interface Reference {
  element: SourceElement;
  address: string;
  use: 'link' | 'resource';
}

const resourceAttributes: Record<string, readonly string[]> = {
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  image: ['href', 'xlink:href'],
  img: ['src'],
  object: ['data'],
  script: ['src'],
  source: ['src'],
  track: ['src'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
};

const linking = new Set(['a', 'area', 'form', 'link']);

const resourceOfAny = new Set(['srcset', 'data-island', 'data-island-data']);

export function referencesOf(element: SourceElement): Reference[] {
  const { name, attribs } = element;
  const own = resourceAttributes[name];
  // Most elements contain none, and a page has thousands. Looking up a missing attribute takes longer.
  const isOther = own === undefined && !linking.has(name);
  if (isOther && !Object.keys(attribs).some((attribute) => resourceOfAny.has(attribute))) return [];
  const made = (use: Reference['use'], address: string | undefined): Reference[] =>
    address === undefined ? [] : [{ element, address, use }];
  if (name === 'a' || name === 'area') return made('link', attribs.href);
  if (name === 'form') return attribs.method?.toLowerCase() === 'post' ? [] : made('link', attribs.action);
  if (name === 'link') {
    const rel = attributeWords(attribs.rel);
    if (rel.includes('canonical')) return [];
    const use = rel.some((word) => ['alternate', 'next', 'prev', 'license', 'author'].includes(word))
      ? 'link'
      : 'resource';
    return [...made(use, attribs.href), ...fromSet(element, attribs.imagesrcset)];
  }
  return [
    ...(own ?? []).flatMap((attribute) => made('resource', attribs[attribute])),
    ...fromSet(element, attribs.srcset),
    ...islandCode(element).flatMap((address) => made('resource', address)),
    ...made('resource', attribs['data-island-data']),
  ];
}

export function islandCode({ attribs }: SourceElement): string[] {
  return (attribs['data-island'] ?? '').split(/\s+/).filter(Boolean);
}

function fromSet(element: SourceElement, srcset: string | undefined): Reference[] {
  if (srcset === undefined) return [];
  return addressesIn(srcset).map((address) => ({ element, address, use: 'resource' }));
}

export function addressesIn(srcset: string): string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}
