import { readPageTree } from '../../../html/pageTree.ts';
import { referencesOf } from '../references.ts';

/** Every address in a page that the audit asks about: links, what is loaded, images for shared links. */
export function linkedAddresses(html: string): string[] {
  const { elements } = readPageTree(html);
  return elements.flatMap((element) => {
    const { name, attribs } = element;
    const shared = ['og:image', 'twitter:image'].includes(attribs.property ?? attribs.name ?? '');
    return [
      ...referencesOf(element).map(({ address }) => address),
      name === 'meta' && shared ? (attribs.content ?? []) : [],
    ].flat();
  });
}
