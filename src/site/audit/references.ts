import { wordsOf, type HtmlElement } from './readPage.ts';

/** An address in a page: followed by the reader, or loaded with the page. */
export interface Reference {
  element: HtmlElement;
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

/** Every address that an element names, except the canonical one, which is the head's affair. */
export function referencesOf(element: HtmlElement): Reference[] {
  const { name, attributes } = element;
  const made = (use: Reference['use'], address: string | undefined): Reference[] =>
    address === undefined ? [] : [{ element, address, use }];
  if (name === 'a' || name === 'area') return made('link', attributes.href);
  if (name === 'form')
    return attributes.method?.toLowerCase() === 'post' ? [] : made('link', attributes.action);
  if (name === 'link') {
    const rel = wordsOf(attributes.rel);
    if (rel.includes('canonical')) return [];
    const use = rel.some((word) => ['alternate', 'next', 'prev', 'license', 'author'].includes(word))
      ? 'link'
      : 'resource';
    return [...made(use, attributes.href), ...fromSet(element, attributes.imagesrcset)];
  }
  return [
    ...(resourceAttributes[name] ?? []).flatMap((attribute) => made('resource', attributes[attribute])),
    ...fromSet(element, attributes.srcset),
    ...islandCode(element).flatMap((address) => made('resource', address)),
    ...made('resource', attributes['data-island-data']),
  ];
}

/** The addresses of the scripts that an island loads when the reader touches it. */
export function islandCode({ attributes }: HtmlElement): string[] {
  return (attributes['data-island'] ?? '').split(/\s+/).filter(Boolean);
}

function fromSet(element: HtmlElement, srcset: string | undefined): Reference[] {
  if (srcset === undefined) return [];
  return addressesIn(srcset).map((address) => ({ element, address, use: 'resource' }));
}

/** The addresses of a srcset. */
export function addressesIn(srcset: string): string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}
