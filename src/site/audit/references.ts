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
  ];
}

function fromSet(element: HtmlElement, srcset: string | undefined): Reference[] {
  if (srcset === undefined) return [];
  return srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .map((address) => ({ element, address, use: 'resource' }));
}
